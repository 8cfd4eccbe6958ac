import { readArguments } from '../cli/arguments.ts';
import type { Check } from './check.ts';
import { nearest } from './nearest.ts';

export interface CheckOptions {
  checks: readonly Check[];
  /** undefined: everything; '' : against the last commit; else a branch or commit. */
  changed?: string;
  help: boolean;
}

const OPTIONS = {
  only: { type: 'string', multiple: true },
  changed: { type: 'boolean' },
  since: { type: 'string' },
  docs: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Checks that `npm test` runs as stages of their own. */
const RUN_APART = new Set(['types', 'biome']);

/** Options of `npm run check`; throws one line on anything unknown. */
export function readCheckOptions(args: readonly string[], all: readonly Check[]): CheckOptions {
  const { values } = readArguments(args, OPTIONS, 0);
  const only = (values.only ?? []).flatMap((list) => list.split(',')).filter(Boolean);
  for (const name of only) {
    if (all.some((check) => check.name === name)) continue;
    const names = all.map((check) => check.name);
    const meant = nearest(name, names);
    const hint = meant ? `did you mean ${meant}? ` : '';
    throw new Error(`unknown check ${name}; ${hint}allowed: ${names.join(', ')}`);
  }
  return {
    checks: all.filter(({ name }) => {
      if (only.length > 0) return only.includes(name);
      return !values.docs || !RUN_APART.has(name);
    }),
    changed: values.since ?? (values.changed ? '' : undefined),
    help: values.help ?? false,
  };
}

/** Text of `--help`. */
export function checkHelp(all: readonly Check[]): string {
  const width = Math.max(...all.map(({ name }) => name.length));
  return [
    'npm run check -- [--only <check>[,<check>…]] [--changed] [--since <branch>] [--docs]',
    '',
    '  --only     runs the named checks',
    '  --changed  tells only about files that differ from the last commit, and their twins;',
    '             types and dead code are judged as a whole',
    '  --since    the same, from where this branch left the given one',
    '  --docs     leaves out types and biome, which npm test runs by themselves',
    '',
    ...all.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`),
  ].join('\n');
}
