import { existsSync, readFileSync } from 'node:fs';
import {
  type Counts,
  countOfStatus,
  countsOfBrowser,
  countsOfTotals,
  countsOfUnits,
} from './counts.ts';

export interface Stage {
  name: string;
  /** Arguments of node. */
  args: string[];
  /** Keeps results of earlier runs; `--no-cache` runs everything. */
  cached?: true;
  /** Can fail where nothing but pages changed; the others read code, not what pages say. */
  readsPages?: true;
  /** Undefined when the runner printed no counts, which is a failure. */
  count(output: string, status: number): Counts | undefined;
}

export const BROWSER_REPORT = 'test-results/e2e.json';

const script = (name: string, ...args: string[]): string[] => ['--import', 'tsx', name, ...args];

function browserCounts(): Counts | undefined {
  return existsSync(BROWSER_REPORT)
    ? countsOfBrowser(readFileSync(BROWSER_REPORT, 'utf8'))
    : undefined;
}

/** Everything `npm test` runs, quick ones first. */
export const STAGES: readonly Stage[] = [
  // Types, lint, dead code and all checks of the pages.
  {
    name: 'check',
    args: script('scripts/check.ts', '--release'),
    readsPages: true,
    count: countsOfTotals,
  },
  {
    name: 'unit',
    args: [
      'node_modules/@rstest/core/bin/rstest.js',
      'run',
      '--config',
      'rstest.config.ts',
      '--reporter=default',
    ],
    count: countsOfUnits,
  },
  { name: 'facts', args: script('scripts/facts.ts', '--check'), count: countsOfTotals },
  {
    name: 'samples',
    args: script('scripts/samples.ts'),
    cached: true,
    readsPages: true,
    count: countsOfTotals,
  },
  {
    name: 'answers',
    args: script('scripts/answers.ts'),
    cached: true,
    readsPages: true,
    count: countsOfTotals,
  },
  // The pages were checked above.
  {
    name: 'build',
    args: script('scripts/build.ts', '--no-check'),
    readsPages: true,
    count: countOfStatus,
  },
  // The build above once more, in another folder, time zone and locale.
  { name: 'same bytes', args: script('scripts/twice.ts'), count: countsOfTotals },
  {
    name: 'byte budgets',
    args: script('bench/run.ts', 'bytes', '--check'),
    readsPages: true,
    count: countsOfTotals,
  },
  { name: 'security grade', args: script('scripts/observatory.ts'), count: countsOfTotals },
  { name: 'browser', args: script('scripts/e2e.ts'), readsPages: true, count: browserCounts },
];

export interface Choice {
  /** Runs again what is known from earlier runs. */
  fresh: boolean;
  /** Part of the browser tests, such as `1/3`; all unless given. */
  shard: string | undefined;
  /** Addresses of the pages that changed, when nothing else did; everything unless given. */
  pages?: readonly string[] | undefined;
}

/** The named stages, or all. */
export const chosenStages = (names: readonly string[], { fresh, shard, pages }: Choice): Stage[] =>
  STAGES.filter(({ name }) => names.length === 0 || names.includes(name))
    .filter(({ name, readsPages }) => !pages || (readsPages && (name !== 'browser' || pages[0])))
    .map((stage) => ({
      ...stage,
      args: [
        ...stage.args,
        ...(fresh && stage.cached ? ['--no-cache'] : []),
        ...(shard && stage.name === 'browser' ? [`--shard=${shard}`] : []),
        ...(pages && stage.name === 'browser' ? [`--pages=${pages.join(',')}`] : []),
      ],
    }));
