import { readArguments } from '../cli/arguments.ts';
import { refuseUnknown } from '../cli/select.ts';
import { described } from '../cli/values.ts';
import { SINCE } from './changed.ts';
import type { Check } from './check.ts';

const OPTIONS = {
  only: {
    type: 'string',
    multiple: true,
    value: '<check>[,<check>…]',
    about: 'runs the named checks',
  },
  changed: {
    type: 'boolean',
    about: 'reports what the files that differ from the last commit break, there or elsewhere',
  },
  since: SINCE,
} as const;

/** Options of `npm run check`; throws one line on anything unknown. */
export function readCheckOptions(args: readonly string[], all: readonly Check[]) {
  const { values } = readArguments(args, OPTIONS, 0);
  const only = (values.only ?? []).flatMap((list) => list.split(',')).filter(Boolean);
  refuseUnknown(
    'check',
    only,
    all.map((check) => check.name),
  );
  return {
    checks: all.filter(({ name }) => only.length === 0 || only.includes(name)),
    // undefined: everything; '' : against the last commit; else a branch or commit
    changed: values.since ?? (values.changed ? '' : undefined),
  };
}

/** The checks, for `--help`. */
export function checkHelp(all: readonly Check[]): string {
  return ['Checks:', ...described(all.map(({ name, about }) => [name, about]))].join('\n');
}
