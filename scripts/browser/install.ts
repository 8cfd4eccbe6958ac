import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type FoundBrowser, findBrowser, isWorking } from './find.ts';

const INSTALL_TIMEOUT_MS = 10 * 60_000;

export const HOW_TO_INSTALL =
  'No Chromium or Chrome was found and none could be installed: install one, or name it in BROWSER_PATH.';

function byPlaywright(): boolean {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  console.log('browser: playwright install chromium');
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
  return status === 0;
}

/**
 * A browser that starts; downloads Playwright's own when there is none. Packages of the system are
 * left to `.ci/run`. Throws one sentence when that fails.
 */
export function ensureBrowser(): FoundBrowser {
  const found = findBrowser();
  if (found && isWorking(found)) return found;
  const installed = byPlaywright() ? findBrowser() : undefined;
  if (installed && isWorking(installed)) return installed;
  throw new Error(HOW_TO_INSTALL);
}
