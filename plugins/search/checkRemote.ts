import type { RemoteSettings } from '@rstest-docs/search';

/**
 * `origins` are those beside the site's own to which its security policy allows requests.
 * @throws {Error} with one line that says which setting of remote search is wrong, and how
 */
export function checkRemote(
  { apiUrl, searchIndexes, timeoutMs = 1 }: RemoteSettings,
  origins: readonly string[],
): void {
  const complain = (what: string, allowed: string): never => {
    const error = new Error(`search remote: ${what}; allowed is ${allowed}`);
    // Commands print its message alone.
    error.name = 'SettingError';
    throw error;
  };
  if (!/^(?:https?:\/\/[^\s]+|\/[^\s]*)$/.test(apiUrl)) {
    complain(`apiUrl '${apiUrl}' is no address`, "an http(s) URL or a path from the site's root");
  }
  if (!apiUrl.startsWith('/') && !origins.includes(new URL(apiUrl).origin)) {
    complain(
      `apiUrl '${apiUrl}' is on an origin that the site's security policy refuses`,
      "a path from the site's root, or an origin named in connectOrigins of deploy/table.ts",
    );
  }
  if (!Array.isArray(searchIndexes) || searchIndexes.length === 0) {
    complain('searchIndexes is empty', 'a list of one or more names');
  }
  const odd = searchIndexes.find((name) => !/^[\w.-]+$/.test(name));
  if (odd !== undefined) {
    complain(
      `searchIndexes has '${odd}'`,
      'names of letters, digits, dots, hyphens and underscores',
    );
  }
  if (!(timeoutMs > 0)) complain(`timeoutMs is ${timeoutMs}`, 'a number above 0');
}
