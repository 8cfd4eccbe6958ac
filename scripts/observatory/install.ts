import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';

/** Without a network npm tries for minutes. */
const INSTALL_TIMEOUT_MS = 300_000;

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
    const npm = spawnSync('npm', args, { cwd: dir, encoding: 'utf8', timeout: INSTALL_TIMEOUT_MS });
    if (npm.status !== 0) {
      const why = npm.error?.message ?? npm.stderr.trim().split('\n')[0];
      throw new Error(`${PACKAGE}@${VERSION} cannot be installed, so nothing was graded: ${why}`);
    }
  }
  writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}');
  return folder;
}
