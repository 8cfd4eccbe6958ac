import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installInto, runNpm } from '../cli/npm.ts';

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
    console.log(`installing ${PACKAGE}@${VERSION} …`);
    try {
      mkdirSync(dir, { recursive: true });
      // Without a network an installation would be tried for minutes.
      const view = ['view', `${PACKAGE}@${VERSION}`, 'version', '--fetch-retries=0'];
      runNpm(view, dir, VIEW_TIMEOUT_MS);
      // Its own postinstall would fetch lists of domains, which say nothing about our headers.
      const options = { flags: ['--ignore-scripts'], timeout: INSTALL_TIMEOUT_MS };
      installInto(dir, [`${PACKAGE}@${VERSION}`], options);
    } catch (error) {
      const why = (error as Error).message;
      throw new Error(`${PACKAGE}@${VERSION} cannot be installed, so nothing was graded: ${why}`);
    }
  }
  writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}');
  return folder;
}
