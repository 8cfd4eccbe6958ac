import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser/install.ts';
import { buildIfStale } from './build/run.ts';
import { BROWSER_REPORT } from './test/stages.ts';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** Browser tests on the built site (`npm run test:e2e`); arguments go to Playwright. */
async function main(args: string[]): Promise<number> {
  const browser = ensureBrowser();
  const built = await buildIfStale({ config: 'rspress.config.ts', out: 'doc_build' });
  console.log(
    built ? 'Built doc_build/, which was missing or stale.' : 'doc_build/ is up to date.',
  );
  const result = spawnSync(process.execPath, [PLAYWRIGHT, 'test', ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      BROWSER_PATH: browser.path,
      PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
    },
  });
  return result.status ?? 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`e2e: ${(error as Error).message}`);
  process.exitCode = 1;
}
