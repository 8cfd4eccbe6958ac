import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser/install.ts';
import { buildIfStale } from './build/run.ts';
import { ledgerProblems, listedTests, parseLedger } from './test/ledger.ts';
import { BROWSER_REPORT } from './test/stages.ts';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** Whether every sentence of the specification has its tests; says which has not. */
function checkLedger(env: NodeJS.ProcessEnv): boolean {
  const args = [PLAYWRIGHT, 'test', '--list', '--reporter=json'];
  const list = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: '' },
    maxBuffer: 64 * 2 ** 20,
  });
  if (list.status !== 0)
    throw new Error(`the tests cannot be listed\n${list.stdout}${list.stderr}`);
  const rows = parseLedger(readFileSync('tests/spec.md', 'utf8'));
  const problems = ledgerProblems(rows, listedTests(list.stdout), existsSync);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0)
    console.log(`tests/spec.md: ${rows.length} sentences, all with tests.`);
  return problems.length === 0;
}

/** Browser tests on the built site (`npm run test:e2e`); arguments go to Playwright. */
async function main(args: string[]): Promise<number> {
  // What an earlier run reported must not stand for this one when it stops early.
  rmSync(BROWSER_REPORT, { force: true });
  const browser = ensureBrowser();
  const built = await buildIfStale({ config: 'rspress.config.ts', out: 'doc_build' });
  console.log(
    built ? 'Built doc_build/, which was missing or stale.' : 'doc_build/ is up to date.',
  );
  const env = {
    ...process.env,
    BROWSER_PATH: browser.path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
  };
  const complete = checkLedger(env);
  const result = spawnSync(process.execPath, [PLAYWRIGHT, 'test', ...args], {
    stdio: 'inherit',
    env,
  });
  return complete ? (result.status ?? 1) : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`e2e: ${(error as Error).message}`);
  process.exitCode = 1;
}
