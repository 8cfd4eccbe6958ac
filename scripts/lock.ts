import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './cli/arguments.ts';
import { fillGaps, findGaps, type LockPackages } from './lock/complete.ts';

/** Folders with packages of their own. */
const FOLDERS = ['.', '.ci/deploy', 'bench/scale/peers'];

/**
 * Completes every `package-lock.json` after a change of dependencies (`npm run lock`), so that
 * `npm ci` accepts it on every platform. `--check` only reports.
 */
function main(options: string[]): number {
  const unknown = options.find((option) => option !== '--check');
  if (unknown) {
    console.error(`lock: unknown option ${unknown}; allowed: --check`);
    return 1;
  }
  const check = options.includes('--check');
  const complete = FOLDERS.map((folder) => completeLock(join(folder, 'package-lock.json'), check));
  return complete.every(Boolean) ? 0 : 1;
}

/** Whether the lock file is complete, now or, when only checking, already. */
function completeLock(file: string, check: boolean): boolean {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockPackages };
  const gaps = findGaps(lock.packages);
  if (gaps.length === 0) return true;
  if (check) {
    for (const gap of gaps) {
      console.error(`${file}: no entry for ${gap.name} ${gap.version}; run npm run lock`);
    }
    return false;
  }
  lock.packages = fillGaps(lock.packages);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${file}: ${gaps.length} entries for other platforms added`);
  return true;
}

await runCommand('lock', async () => main(process.argv.slice(2)));
