import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type FoundBrowser, findBrowser, isWorking } from './find.ts';

const INSTALL_TIMEOUT_MS = 10 * 60_000;

export const HOW_TO_INSTALL =
  'No Chromium or Chrome was found and none could be installed: install one, or name it in BROWSER_PATH.';

function runs(command: string, args: string[], log: (line: string) => void): boolean {
  log(`browser: ${command} ${args.join(' ')}`);
  const result = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: INSTALL_TIMEOUT_MS,
    env: {
      ...process.env,
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
    },
  });
  return result.status === 0;
}

function byPlaywright(log: (line: string) => void): boolean {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  return runs(process.execPath, [cli, 'install', 'chromium'], log);
}

/**
 * A browser that starts; downloads Playwright's own when there is none. Packages of the system are
 * left to `.ci/run`. Throws one sentence when that fails.
 */
export function ensureBrowser(log: (line: string) => void = console.log): FoundBrowser {
  const found = findBrowser();
  if (found && isWorking(found)) return found;
  const installed = byPlaywright(log) ? findBrowser() : undefined;
  if (installed && isWorking(installed)) return installed;
  throw new Error(HOW_TO_INSTALL);
}
