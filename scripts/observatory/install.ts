import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';

/** A slow line takes its time. */
const INSTALL_TIMEOUT_MS = 300_000;
const VIEW_TIMEOUT_MS = 60_000;

/**
 * Folder of Mozilla's scorer, installed on demand outside the project's own packages (it brings
 * a whole web service along). Throws when it cannot be had.
 */
export function installScorer(dir = '.cache/observatory'): string {
  const folder = resolve(dir, 'node_modules', PACKAGE);
  if (!existsSync(join(folder, 'package.json'))) {
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'package.json'), '{"private":true}');
    // Its own postinstall would fetch lists of domains, which say nothing about our headers.
    const args = ['install', `${PACKAGE}@${VERSION}`, '--ignore-scripts', '--no-audit'];
    console.log(`installing ${PACKAGE}@${VERSION} …`);
    // Without a network an installation would be tried for minutes.
    const view = ['view', `${PACKAGE}@${VERSION}`, 'version', '--fetch-retries=0'];
    runNpm(view, dir, VIEW_TIMEOUT_MS);
    runNpm(args, dir, INSTALL_TIMEOUT_MS);
  }
  writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}');
  return folder;
}

function runNpm(args: readonly string[], cwd: string, timeout: number): void {
  const npm = spawnSync('npm', args, { cwd, encoding: 'utf8', timeout });
  if (npm.status === 0) return;
  const why = npm.error?.message ?? npm.stderr.trim().split('\n')[0];
  throw new Error(`${PACKAGE}@${VERSION} cannot be installed, so nothing was graded: ${why}`);
}
