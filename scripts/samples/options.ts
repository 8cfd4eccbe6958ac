import { resolve } from 'node:path';
import { readArguments } from '../cli/arguments.ts';
import { selectionOf } from './pages.ts';

/** The checked-in list of samples that are not run. */
export const NORUN_FILE = 'scripts/samples/norun.txt';

/** Locks the packages that proofs need and the site doesn't. */
export const LIBRARIES = 'tests/libraries';
/** Where `npm run docs -- libraries` installs them. */
export const INSTALLED_LIBRARIES = '.cache/libraries';

/** What runs and judges samples and proofs; a change here makes every result unknown. */
export const RUNNER_SOURCES = [
  'packages/samples',
  'scripts/answers.ts',
  'scripts/answers',
  'scripts/samples',
  'scripts/samples.ts',
  'scripts/facts/help.ts',
  `${LIBRARIES}/package-lock.json`,
];

/** Options of every command that runs something of the pages. */
export const RUN_OPTIONS = {
  only: {
    type: 'string',
    multiple: true,
    default: [] as string[],
    value: '<route>[,<route>…]',
    about: 'pages whose route contains this, or the file of a page',
  },
  of: {
    type: 'string',
    value: '<route>,…',
    about: 'these pages alone, which `npm test -- --changed` names; the others are counted',
  },
  'no-cache': {
    type: 'boolean',
    default: false,
    about: 'also runs what passed before and has not changed',
  },
  keep: {
    type: 'boolean',
    default: false,
    about: 'keeps the projects that are run, and names them',
  },
} as const;

const OPTIONS = {
  ...RUN_OPTIONS,
  update: { type: 'boolean', default: false, about: 'writes outputs that changed into the pages' },
  times: {
    type: 'boolean',
    default: false,
    about: 'with --update, also where only durations changed',
  },
  root: { type: 'string', value: '<folder>', about: 'folder that holds docs/ and node_modules/' },
} as const;

export type SampleOptions = ReturnType<typeof readOptions>;

/** Options of the samples command; throws one line on anything unknown. */
export function readOptions(args: string[], root = '.') {
  const { values } = readArguments(args, OPTIONS, 0);
  return {
    chosen: selectionOf(values),
    update: values.update,
    times: values.times,
    keep: values.keep,
    // An update wants to know what the commands print now.
    cache: !values['no-cache'] && !values.update,
    root: resolve(values.root ?? root),
  };
}
