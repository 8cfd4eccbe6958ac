import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MOST_TRIES } from '@rstest-docs/samples';
import { SPEC_ROWS } from '../tests/specRows.ts';
import { VISITED } from '../tests/support/visited.ts';
import { ensureBrowser } from './browser/install.ts';
import { PLAYWRIGHT, runPlaywright } from './browser/playwright.ts';
import { buildIfStale } from './build/run.ts';
import { runCommand } from './cli/arguments.ts';
import { UserError } from './cli/errors.ts';
import { changedPages } from './test/change.ts';
import {
  formatVisits,
  type PageEdit,
  specsOf,
  testsOfPages,
  type Visits,
  visitsOf,
} from './test/changedPages.ts';
import { BROWSER_REPORT } from './test/stages.ts';

/** Tests of the last run that needed a second try. */
const FLAKY_LIST = 'test-results/flaky.txt';

/** Tests that a change of pages can break. */
const CHANGED_LIST = 'test-results/changed.txt';
const SINCE_OPTION = '--since=';
/** Which pages each test opened when it ran last. */
const VISITS_FILE = 'tests/e2e/visits.json';

const USAGE = `npm run test:e2e -- [file…] [Playwright's options]
npm run test:e2e -- --since=main

Builds the site where it is stale and runs the browser tests, the files that are named, or what the pages that differ from a commit can break.
Without arguments, or with --shard=1/3 alone, it also checks that each row of tests/specRows.ts has a test. Tests that pass outside of CI have the pages that they open recorded in ${VISITS_FILE}.`;

/** Tests that these arguments choose, as JSON. Throws on options that Playwright does not know. */
function listTests(args: readonly string[], env: NodeJS.ProcessEnv): string {
  const command = [PLAYWRIGHT, 'test', ...args, '--list', '--reporter=json'];
  const list = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: '' },
    maxBuffer: 64 * 2 ** 20,
  });
  if (list.status !== 0) {
    console.error(list.stderr.trim() || list.stdout.trim());
    throw new UserError(
      args.length > 0 ? `no tests for ${args.join(' ')}` : 'no tests can be listed',
    );
  }
  return list.stdout;
}

/** Whether each row of the specification has a test and each tag a row; says which has not. */
function checkSpecification(list: string): boolean {
  const tagged = new Set(
    specsOf(list)
      .flatMap(({ spec }) => spec.tags)
      .flatMap((tag) => (tag.startsWith('spec-') ? [tag.slice(5)] : [])),
  );
  const rows = Object.entries(SPEC_ROWS);
  const problems = [
    ...rows.flatMap(([id, says]) =>
      tagged.has(id) ? [] : [`no test proves @spec-${id}: ${says}`],
    ),
    ...[...tagged].flatMap((id) => (id in SPEC_ROWS ? [] : [`no row for the tag @spec-${id}`])),
  ];
  for (const problem of problems) console.error(`tests/specRows.ts: ${problem}`);
  if (problems.length === 0) console.log(`${rows.length} rows of the specification have tests.`);
  return problems.length === 0;
}

/** Where the random sequences of today begin; those of two days never overlap. */
const seedOfDay = (): string => String(Math.floor(Date.now() / 86_400_000) * 1000);

/** Browser tests on the built site (`npm run test:e2e`); arguments go to Playwright. */
async function main(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const since = args.find((arg) => arg.startsWith(SINCE_OPTION))?.slice(SINCE_OPTION.length);
  if (since !== undefined && args.length > 1) throw new UserError('--since goes without others');
  const edits = since === undefined ? undefined : changedPages(since).pages;
  // A shard is a part of the whole run, whose tests are listed and compared with the specification.
  const chosen = args.filter((arg) => !/^--(?:shard|since)=/.test(arg));
  // What an earlier run reported must not stand for this one when it stops early.
  rmSync(BROWSER_REPORT, { force: true });
  const env = {
    ...process.env,
    BROWSER_PATH: ensureBrowser().path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
    ...(edits && { CHANGED_PAGES: edits.map(({ route }) => route).join(',') }),
    NAVIGATION_SEED: process.env.NAVIGATION_SEED ?? seedOfDay(),
  };
  // Before a build that takes a minute.
  const list = listTests(chosen, env);
  const built = await buildIfStale({ config: 'rspress.config.ts', out: 'doc_build' });
  console.log(
    built ? 'Built doc_build/, which was missing or stale.' : 'doc_build/ is up to date.',
  );
  console.log(`Random walks begin at NAVIGATION_SEED=${env.NAVIGATION_SEED}.`);
  const complete = chosen.length > 0 || checkSpecification(list);
  const options = edits ? [`--test-list=${listForPages(list, edits)}`] : args;
  const status = runPlaywright(options, env);
  if (!edits && status === 0 && !process.env.CI)
    keepVisits(args.length === 0 && Boolean(process.env.NIGHT));
  return complete && provesFlaky(env) ? (status ?? 1) : 1;
}

/** Writes the tests that a change of these pages can break; answers with the file. */
function listForPages(list: string, edits: readonly PageEdit[]): string {
  const visits = readVisits();
  const tests = testsOfPages(list, edits, visits, (file) =>
    readFileSync(join('tests/e2e', file), 'utf8'),
  );
  mkdirSync(dirname(CHANGED_LIST), { recursive: true });
  writeFileSync(CHANGED_LIST, `${tests.join('\n')}\n`);
  return CHANGED_LIST;
}

/** Keeps which pages each test opened, for later runs that are about some pages; a whole run at night forgets other tests. */
function keepVisits(isWhole: boolean): void {
  const visits = visitsOf(readFileSync(BROWSER_REPORT, 'utf8'), VISITED);
  writeFileSync(VISITS_FILE, formatVisits({ ...(isWhole ? {} : readVisits()), ...visits }));
}

const readVisits = () => JSON.parse(readFileSync(VISITS_FILE, 'utf8')) as Visits;

/**
 * Runs each test that needed a second try three times more, one at a time, where each must pass at
 * once: a test that fails by chance does so again, one that a busy machine stopped does not.
 */
function provesFlaky(env: NodeJS.ProcessEnv): boolean {
  if (!existsSync(BROWSER_REPORT)) throw new Error(`${BROWSER_REPORT}: the run left no report`);
  const flaky = specsOf(readFileSync(BROWSER_REPORT, 'utf8'))
    .filter(({ spec }) => spec.tests?.some(({ status }) => status === 'flaky'))
    .map(({ line }) => line);
  if (flaky.length === 0) return true;
  for (const test of flaky) console.log(`needed a second try: ${test}`);
  if (flaky.length > MOST_TRIES) {
    console.log(`${flaky.length} tests needed a second try; allowed: ${MOST_TRIES}`);
    return false;
  }
  writeFileSync(FLAKY_LIST, `${flaky.join('\n')}\n`);
  const options = ['--test-list', FLAKY_LIST, '--repeat-each=3', '--retries=0', '--workers=1'];
  const status = runPlaywright([...options, '--reporter=list', '--output=test-results/again'], env);
  console.log(
    status === 0
      ? 'Each passed three times more.'
      : 'Not all passed three times more: the test fails by chance, or what it tests does.',
  );
  return status === 0;
}

await runCommand('test:e2e', main);
