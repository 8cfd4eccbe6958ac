import { writeFileSync } from 'node:fs';
import { mergeHashes } from '../deploy/inline.ts';
import { RELEASES_FILE, RELEASES_KEPT, readReleases } from '../deploy/records.ts';
import { runCommand } from './cli/arguments.ts';
import { folderHashes } from './server/site.ts';

/**
 * Remembers the inline hashes of the built site as a release (`npm run release`, right after a
 * deployment): the next builds keep allowing them, so that pages still in a cache go on working.
 */
function main(options: string[]): number {
  if (options.length > 0) {
    console.error(`release: unknown option ${options[0]}; it takes no options`);
    return 1;
  }
  const hashes = mergeHashes([folderHashes('doc_build')]);
  const kept = readReleases();
  if (JSON.stringify(kept[0]) === JSON.stringify(hashes)) {
    console.log('deploy/releases.json: this build is remembered already');
    return 0;
  }
  const releases = [hashes, ...kept].slice(0, RELEASES_KEPT);
  writeFileSync(RELEASES_FILE, `${JSON.stringify(releases, null, 2)}\n`);
  console.log(`deploy/releases.json: ${releases.length} of ${RELEASES_KEPT} releases remembered`);
  return 0;
}

await runCommand('release', async () => main(process.argv.slice(2)));
