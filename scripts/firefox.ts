import { existsSync, readFileSync, rmSync } from 'node:fs';
import { FIREFOX_SKIPS } from '../tests/firefox.ts';
import { runPlaywright } from './browser/playwright.ts';
import { buildIfStale } from './build/run.ts';
import { runCommand } from './cli/arguments.ts';
import { FIREFOX_REPORT } from './test/stages.ts';

/** Browser tests that also run in Firefox; says which of them it leaves out, and why. */
async function main(args: string[]): Promise<number> {
  // What an earlier run reported must not stand for this one when it stops early.
  rmSync(FIREFOX_REPORT, { force: true });
  await buildIfStale({ config: 'rspress.config.ts', out: 'doc_build' });
  const status = runPlaywright(['--config', 'playwright.firefox.config.ts', ...args]);
  const report = existsSync(FIREFOX_REPORT) ? readFileSync(FIREFOX_REPORT, 'utf8') : '';
  for (const [title, reason] of FIREFOX_SKIPS) {
    console.log(`skipped in Firefox: ${title}: ${reason}`);
    if (args.length > 0 || report.includes(JSON.stringify(title))) continue;
    console.error(`tests/firefox.ts: no test is called '${title}'`);
    return 1;
  }
  return status ?? 1;
}

await runCommand('firefox', main);
