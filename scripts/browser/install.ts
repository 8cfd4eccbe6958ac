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
      DEBIAN_FRONTEND: 'noninteractive',
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

function byDebian(log: (line: string) => void): boolean {
  if (process.getuid?.() !== 0) return false;
  const packages = ['chromium', 'fonts-noto-cjk'];
  return (
    runs('apt-get', ['update', '-q'], log) &&
    runs('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], log)
  );
}

/** A browser that starts; installs one when there is none. Throws one sentence when that fails. */
export function ensureBrowser(log: (line: string) => void = console.log): FoundBrowser {
  const found = findBrowser();
  if (found && isWorking(found)) return found;
  for (const install of [byPlaywright, byDebian]) {
    if (!install(log)) continue;
    const installed = findBrowser();
    if (installed && isWorking(installed)) return installed;
  }
  throw new Error(HOW_TO_INSTALL);
}
