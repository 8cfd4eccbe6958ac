import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browser/install.ts';
import { buildIfStale } from './build/run.ts';
import { runCommand } from './cli/arguments.ts';
import { UserError } from './cli/errors.ts';
import { testsOfPages } from './test/changed-pages.ts';
import { flakyTests, MAX_FLAKY } from './test/counts.ts';
import { coverageProblems, listedTests, parseCoverageMap } from './test/coverageMap.ts';
import { BROWSER_REPORT } from './test/stages.ts';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
/** Tests of the last run that needed a second try. */
const FLAKY_LIST = 'test-results/flaky.txt';

/** Tests that a change of pages can break. */
const CHANGED_LIST = 'test-results/changed.txt';
const PAGES_OPTION = '--pages=';

const USAGE = `npm run test:e2e -- [file…] [Playwright's options]
npm run test:e2e -- --pages=/guide/start/,/zh/guide/start/

Builds the site where it is stale and runs the browser tests, the files that are named, or what a change of these pages can break.
Without arguments, or with --shard=1/3 alone, it also checks that each sentence of tests/spec.md has its tests.`;

/** Tests that these arguments choose, as JSON. Throws on options that Playwright does not know. */
function listTests(args: readonly string[], env: NodeJS.ProcessEnv): string {
  const list = spawnSync(
    process.execPath,
    [PLAYWRIGHT, 'test', ...args, '--list', '--reporter=json'],
    {
      encoding: 'utf8',
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: '' },
      maxBuffer: 64 * 2 ** 20,
    },
  );
  if (list.status !== 0) {
    console.error(list.stderr.trim() || list.stdout.trim());
    throw new UserError(
      args.length > 0 ? `no tests for ${args.join(' ')}` : 'no tests can be listed',
    );
  }
  return list.stdout;
}

/** Whether every sentence of the specification has its tests; says which has not. */
function checkCoverageMap(list: string): boolean {
  const rows = parseCoverageMap(readFileSync('tests/spec.md', 'utf8'));
  const problems = coverageProblems(rows, listedTests(list), existsSync);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0)
    console.log(`tests/spec.md: ${rows.length} sentences, all with tests.`);
  return problems.length === 0;
}

/** Browser tests on the built site (`npm run test:e2e`); arguments go to Playwright. */
async function main(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const pages = args
    .find((arg) => arg.startsWith(PAGES_OPTION))
    ?.slice(PAGES_OPTION.length)
    .split(',');
  if (pages && args.length > 1) throw new UserError('--pages goes without other arguments');
  // A shard is a part of the whole run, whose tests are listed and compared with the specification.
  const chosen = args.filter((arg) => !/^--(?:shard|pages)=/.test(arg));
  // What an earlier run reported must not stand for this one when it stops early.
  rmSync(BROWSER_REPORT, { force: true });
  const env = {
    ...process.env,
    BROWSER_PATH: ensureBrowser().path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
    ...(pages && { CHANGED_PAGES: pages.join(',') }),
  };
  // Before a build that takes a minute.
  const list = listTests(chosen, env);
  const built = await buildIfStale({ config: 'rspress.config.ts', out: 'doc_build' });
  console.log(
    built ? 'Built doc_build/, which was missing or stale.' : 'doc_build/ is up to date.',
  );
  const complete = chosen.length > 0 || checkCoverageMap(list);
  const options = pages ? [`--test-list=${listForPages(list, pages)}`] : args;
  const { status } = spawnSync(process.execPath, [PLAYWRIGHT, 'test', ...options], {
    stdio: 'inherit',
    env,
  });
  return complete && provesFlaky(env) ? (status ?? 1) : 1;
}

/** Writes the tests that a change of these pages can break; answers with the file. */
function listForPages(list: string, pages: readonly string[]): string {
  const tests = testsOfPages(list, pages, (file) => readFileSync(join('tests/e2e', file), 'utf8'));
  mkdirSync(dirname(CHANGED_LIST), { recursive: true });
  writeFileSync(CHANGED_LIST, `${tests.join('\n')}\n`);
  return CHANGED_LIST;
}

/**
 * Runs each test that needed a second try three times more, one at a time, where each must pass at
 * once: a test that fails by chance does so again, one that a busy machine stopped does not.
 */
function provesFlaky(env: NodeJS.ProcessEnv): boolean {
  if (!existsSync(BROWSER_REPORT)) throw new Error(`${BROWSER_REPORT}: the run left no report`);
  const flaky = flakyTests(readFileSync(BROWSER_REPORT, 'utf8'));
  if (flaky.length === 0) return true;
  for (const test of flaky) console.log(`needed a second try: ${test}`);
  if (flaky.length > MAX_FLAKY) {
    console.log(`${flaky.length} tests needed a second try; allowed: ${MAX_FLAKY}`);
    return false;
  }
  writeFileSync(FLAKY_LIST, `${flaky.join('\n')}\n`);
  const { status } = spawnSync(
    process.execPath,
    [
      PLAYWRIGHT,
      'test',
      ...['--test-list', FLAKY_LIST, '--repeat-each=3', '--retries=0', '--workers=1'],
      ...['--reporter=list', '--output=test-results/again'],
    ],
    { stdio: 'inherit', env },
  );
  console.log(
    status === 0
      ? 'Each passed three times more.'
      : 'Not all passed three times more: the test fails by chance, or what it tests does.',
  );
  return status === 0;
}

await runCommand('test:e2e', main);
