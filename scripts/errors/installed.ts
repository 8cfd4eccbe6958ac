import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explain } from '../../shared/errors/explain.ts';

export const INSTALLED_FILE = 'scripts/errors/installed.json';

/** What the installed packages print, by what is to be said of it. */
export interface Installed {
  /** The versions that were read, without their scope. */
  versions: Record<string, string>;
  /** Messages that the index of errors explains. */
  explained: string[];
  /** Messages that readers need not look up: news, and those of code inside the packages. */
  internal: string[];
  /** New messages. */
  unjudged: string[];
}

export const readInstalled = (root: string): Installed =>
  JSON.parse(readFileSync(join(root, INSTALLED_FILE), 'utf8')) as Installed;

export const writeInstalled = (root: string, installed: Installed): void =>
  writeFileSync(join(root, INSTALLED_FILE), `${JSON.stringify(installed, null, 2)}\n`);

/** Versions of the packages in a scope's folder. */
export function installedVersion(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => {
      const text = readFileSync(join(folder, name, 'package.json'), 'utf8');
      return [name, (JSON.parse(text) as { version: string }).version];
    }),
  );
}

/** Sorts messages by what is known of them; `gone` are those that were explained and are printed no more. */
export function judge(
  messages: readonly string[],
  before: Installed,
): Omit<Installed, 'versions'> & { gone: string[] } {
  const explained = messages.filter((message) => explain(message).length > 0);
  const rest = messages.filter((message) => !explained.includes(message));
  return {
    explained,
    internal: rest.filter((message) => before.internal.includes(message)),
    unjudged: rest.filter((message) => !before.internal.includes(message)),
    gone: before.explained.filter((message) => !messages.includes(message)),
  };
}
