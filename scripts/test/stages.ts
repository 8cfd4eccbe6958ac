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
  /** Needs what the ones before leave, or all cores for tests with time limits: no other runs beside it. */
  alone?: true;
  /** Keeps results of earlier runs; `--no-cache` runs everything. */
  cached?: true;
  /**
   * Can fail where nothing but pages changed; the others read code, not what pages say. Some are
   * about the pages, or the proofs, that changed and have nothing to do without them.
   */
  readsPages?: true | 'pages' | 'proofs';
  /** Further arguments of a run by day of everything. */
  day?: readonly string[];
  /** What the night runs of it beyond the day, or that only the night runs it. */
  night?: { more: string; args?: readonly string[]; only?: true };
  /** Undefined when the runner printed no counts, which is a failure. */
  count(output: string, status: number): Counts | undefined;
}

export const BROWSER_REPORT = 'test-results/e2e.json';
export const FIREFOX_REPORT = 'test-results/firefox.json';

const script = (name: string, ...args: string[]): string[] => ['--import', 'tsx', name, ...args];

const countsIn = (report: string): Counts | undefined =>
  existsSync(report) ? countsOfBrowser(readFileSync(report, 'utf8')) : undefined;

const rstest = (...projects: string[]): string[] => [
  'node_modules/@rstest/core/bin/rstest.js',
  'run',
  '--config',
  'rstest.config.ts',
  '--reporter=default',
  ...projects.flatMap((name) => ['--project', name]),
];

/** Everything `npm test` runs, quick ones first. */
export const STAGES: readonly Stage[] = [
  // Types, lint, dead code and all checks of the pages.
  {
    name: 'check',
    args: script('scripts/check.ts'),
    readsPages: true,
    count: countsOfTotals,
  },
  {
    name: 'unit',
    args: rstest('commands', 'modules'),
    night: { more: 'a process for each file' },
    count: countsOfUnits,
  },
  // The pages are checked above. Early, because budgets and browser tests wait for it.
  {
    name: 'build',
    args: script('scripts/build.ts', '--no-check'),
    readsPages: true,
    count: countOfStatus,
  },
  // Whatever reads the manual, and so can fail where a page changed.
  {
    name: 'manual',
    args: rstest('manual'),
    readsPages: true,
    night: { more: '30 projects that readers take away instead of 8' },
    count: countsOfUnits,
  },
  {
    name: 'guides',
    alone: true,
    args: rstest('guides'),
    night: {
      more: 'every command of the guides, in a checkout of its own; an upgrade; a third language',
      only: true,
    },
    count: countsOfUnits,
  },
  { name: 'facts', args: script('scripts/facts.ts', '--check'), count: countsOfTotals },
  {
    name: 'samples',
    args: script('scripts/samples.ts'),
    cached: true,
    readsPages: 'pages',
    count: countsOfTotals,
  },
  {
    name: 'answers',
    args: script('scripts/answers.ts'),
    cached: true,
    readsPages: 'proofs',
    day: ['--fifth'],
    night: {
      more: 'four fifths of the proofs whose recorded run is of what they are now, other ones each day; each proof in a process of its own',
      args: ['--cold'],
    },
    count: countsOfTotals,
  },
  // The build above once more, in another folder, time zone and locale.
  {
    name: 'same bytes',
    alone: true,
    args: script('scripts/twice.ts'),
    night: { more: 'the build once more, elsewhere, compared byte by byte', only: true },
    count: countsOfTotals,
  },
  {
    name: 'byte budgets',
    alone: true,
    args: script('bench/run.ts', 'bytes', '--check'),
    readsPages: true,
    count: countsOfTotals,
  },
  {
    name: 'browser',
    alone: true,
    args: script('scripts/e2e.ts'),
    readsPages: 'pages',
    night: {
      more: 'accessibility and Markdown copy of every page; all deep links; 200 random walks; each hostile text in every place of an address; both languages of open states, of the dev server and of what is the same in each',
    },
    count: () => countsIn(BROWSER_REPORT),
  },
  {
    name: 'firefox',
    alone: true,
    args: script('scripts/firefox.ts'),
    night: { more: 'theme, menus, search, navigation and print in Firefox', only: true },
    count: () => countsIn(FIREFOX_REPORT),
  },
  {
    name: 'webkit',
    alone: true,
    args: rstest('webkit'),
    night: { more: "a link, search and themes in WebKitGTK, Safari's engine", only: true },
    count: countsOfUnits,
  },
];

export interface Choice {
  /** Runs again what is known from earlier runs. */
  fresh: boolean;
  /** Runs what the day leaves out as well. */
  night: boolean;
  /** Part of the browser tests, such as `1/3`; all unless given. */
  shard: string | undefined;
  /** What differs, when nothing but pages does; everything unless given. */
  change?: ChosenChange | undefined;
}

interface ChosenChange {
  /** What it was compared with; '' is the last commit. */
  since: string;
  /** Addresses without language of the pages, and of those whose proofs have to run. */
  pages: readonly string[];
  proofs: readonly string[];
}

/** The named stages as they are, or all that the time of day and a change of pages ask for. */
export function chosenStages(
  names: readonly string[],
  { fresh, night, shard, change }: Choice,
): Stage[] {
  const routesOf = ({ readsPages }: Stage): readonly string[] | undefined =>
    readsPages && readsPages !== true ? change?.[readsPages] : undefined;
  const asked = (stage: Stage): boolean => {
    if (names.length > 0) return names.includes(stage.name);
    if (stage.night?.only && !night) return false;
    return !change || (stage.readsPages !== undefined && routesOf(stage)?.length !== 0);
  };
  return STAGES.filter(asked).map((stage) => ({
    ...stage,
    args: [
      ...stage.args,
      ...(fresh && stage.cached ? ['--no-cache'] : []),
      ...((night ? stage.night?.args : change ? undefined : stage.day) ?? []),
      ...(shard && stage.name === 'browser' ? [`--shard=${shard}`] : []),
      ...(change && stage.name === 'browser' ? [`--since=${change.since}`] : []),
      ...(stage.cached && routesOf(stage) ? [`--of=${routesOf(stage)?.join(',')}`] : []),
    ],
  }));
}

/** What a run by day leaves out of these stages, a line for each. */
export const leftToNight = (names: readonly string[]): string[] =>
  STAGES.filter(({ name, night }) => night && (names.length === 0 || names.includes(name)))
    .filter(({ name, night }) => !(night?.only && names.includes(name)))
    .map(({ name, night }) => `${name}: ${night?.more}`);
