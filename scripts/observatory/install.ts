import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const PACKAGE = '@mdn/mdn-http-observatory';
export const VERSION = '1.4.8';

/**
 * Folder of Mozilla's scorer, installed on demand outside the project's own packages (it brings
 * a whole web service along); undefined when it cannot be had.
 */
export function installScorer(dir = '.cache/observatory'): string | undefined {
  const folder = resolve(dir, 'node_modules', PACKAGE);
  if (!existsSync(join(folder, 'package.json'))) {
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'package.json'), '{"private":true}');
    // Its own postinstall would fetch lists of domains, which say nothing about our headers.
    const args = ['install', `${PACKAGE}@${VERSION}`, '--ignore-scripts', '--no-audit'];
    const result = spawnSync('npm', args, { cwd: dir, stdio: 'ignore' });
    if (result.status !== 0) return undefined;
  }
  writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}');
  return folder;
}
