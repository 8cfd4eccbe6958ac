/** Attributes of a fence's info string after its language; bare words have the value ''. */
export type FenceMeta = Record<string, string>;

/** The command of an output block that names none. */
export const DEFAULT_COMMAND = 'npx rstest';

const ATTRIBUTE = /([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+)))?|\{[^}]*\}/g;

/** `title="a.ts" wrapCode` becomes `{ title: 'a.ts', wrapCode: '' }`; line ranges `{1,3}` are skipped. */
export function parseMeta(info: string): FenceMeta {
  const meta: FenceMeta = {};
  for (const match of info.matchAll(ATTRIBUTE)) {
    const [, key, double, single, braced, bare] = match;
    if (key) meta[key] = double ?? single ?? braced ?? bare ?? '';
  }
  return meta;
}

/** The command that printed a block, if the block is an output. */
export function commandOf({ output }: FenceMeta): string | undefined {
  return output === undefined ? undefined : output || DEFAULT_COMMAND;
}

export const isConfigFile = (path: string): boolean =>
  /(^|\/)rstest\.config\.[cm]?[jt]s$/.test(path);

/** What a sample that is not meant to work does instead, as a key of `i18n.json` and its detail. */
export interface Failure {
  key: 'samples.testFails' | 'samples.runFails' | 'samples.noCompile';
  detail: string;
}

/** How the sample fails on purpose, or nothing. */
export function failuresOf({ fails, errors, title = '' }: FenceMeta): Failure[] {
  const failures: Failure[] = [];
  if (errors) failures.push({ key: 'samples.noCompile', detail: errors });
  if (fails) {
    const key = isConfigFile(title) ? 'samples.runFails' : 'samples.testFails';
    failures.push({ key, detail: fails });
  }
  return failures;
}
