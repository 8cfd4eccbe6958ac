import { rowOf } from './compatibility.ts';
import { isConfigName, readConfig } from './configFile.ts';
import { configObjects } from './configObjects.ts';
import { emptyVerdict } from './edits.ts';
import { readPackage } from './packageFile.ts';
import { keyOf, type Node, parseCode, propertiesOf } from './parse.ts';
import { readTest } from './testFile.ts';
import type { Peer, ProjectFacts, Verdict } from './types.ts';

export { commandOf } from './commands.ts';
export { KINDS, type Kind, type KindName } from './kinds.ts';
export { findName } from './lookup.ts';
export { formatVerdict, type Group, groupFindings, OUTCOMES } from './report.ts';
export { renameSnapshots } from './snapshots.ts';
export type * from './types.ts';

export interface Options {
  /** What a text is read as that names neither. */
  fallback?: Peer;
  /** Its name, which tells the language and whether it is a config; empty for a pasted text. */
  file?: string;
  /** What the project around it says; a text alone has none. */
  facts?: ProjectFacts;
}

/**
 * Reads one test, setup file, manual mock, config or `package.json` of Jest or Vitest: what works as
 * it is, what was changed, what has to be changed by hand, and the changed text. Never throws: a text
 * that is empty, that cannot be read or that is none of these has a `role` that says so.
 */
export function checkFile(
  text: string,
  { fallback = 'jest', file = '', facts = {} }: Options = {},
): Verdict {
  const nothing = emptyVerdict(fallback, 'empty', text);
  if (!text.trim()) return nothing;
  if (/(?:^|[\\/])package\.json$/.test(file) || isPackage(text))
    return readPackage(text, { fallback, file, facts });
  const source = /^\s*\{/.test(text) && isJson(text) ? `(${text}\n)` : text;
  const parsed = parseCode(source, source === text ? file : '');
  if ('problem' in parsed)
    return {
      ...nothing,
      role: 'unread',
      problem: `${parsed.line}:${parsed.column} ${parsed.problem}`,
    };
  const isConfig =
    isConfigName(file) ??
    (!/\b(?:jest|vi)\s*\.\s*(?:fn|mock|spyOn)\b/.test(text) && looksLikeConfig(parsed.tree));
  if (isConfig && configObjects(parsed.tree).length > 0) {
    const peer = peerOfConfig(source, file, fallback);
    return readConfig(source, parsed, { peer, file, facts });
  }
  if (isConfig)
    return {
      ...nothing,
      role: 'unread',
      problem: '1:1 no object of options was found in this config',
    };
  return readTest(text, parsed, { fallback, file });
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

const isPackage = (text: string): boolean =>
  /^\s*\{/.test(text) &&
  /"(?:scripts|devDependencies|dependencies)"\s*:/.test(text) &&
  isJson(text);

function peerOfConfig(text: string, file: string, fallback: Peer): Peer {
  if (
    /(?:^|[\\/])vit(?:e|est)\b/.test(file) ||
    /['"]vitest\/|['"]vite['"]|\btest\s*:\s*\{/.test(text)
  )
    return 'vitest';
  if (
    /(?:^|[\\/])jest\b/.test(file) ||
    /ts-jest|jest-environment|setupFilesAfterEnv|moduleNameMapper|testMatch|['"]jest['"]/.test(text)
  )
    return 'jest';
  return fallback;
}

/** Whether a pasted text exports options rather than values: it has a key that only a config has. */
function looksLikeConfig(tree: Node): boolean {
  const options = configObjects(tree).flatMap(propertiesOf);
  const keys = options.map((item) => keyOf(item) ?? '');
  if (keys.length === 0) return false;
  if (
    keys.includes('test') &&
    options.some((item) => keyOf(item) === 'test' && item.value?.type === 'ObjectExpression')
  )
    return true;
  const known = keys.filter(
    (key) => rowOf('jest', 'config', key) ?? rowOf('vitest', 'config', key),
  );
  // A manual mock may export `name`, `watch` or `env`: most of its keys are no options.
  return known.length > 0 && known.length * 2 >= keys.length && known.some((key) => key.length > 5);
}
