const KEPT = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'ComSpec',
  'APPDATA',
  'LOCALAPPDATA',
  'USERPROFILE',
];

/**
 * An environment in which a run of Rstest depends on nothing but the project: CI, editor and
 * terminal variables switch reporters, colours and how missing snapshots are treated.
 */
export function plainEnv(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {};
  for (const key of KEPT) if (process.env[key] !== undefined) env[key] = process.env[key];
  return { ...env, LANG: 'C.UTF-8', TZ: 'UTC', ...extra };
}
