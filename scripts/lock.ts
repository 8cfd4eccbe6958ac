import { readFileSync, writeFileSync } from 'node:fs';
import { fillGaps, findGaps, type LockPackages } from './lock/complete.ts';

/**
 * Completes `package-lock.json` after a change of dependencies (`npm run lock`), so that `npm ci`
 * accepts it on every platform. `--check` only reports.
 */
function main(options: string[]): number {
  const unknown = options.find((option) => option !== '--check');
  if (unknown) {
    console.error(`lock: unknown option ${unknown}; allowed: --check`);
    return 1;
  }
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockPackages };
  const gaps = findGaps(lock.packages);
  if (gaps.length === 0) return 0;
  if (options.includes('--check')) {
    for (const gap of gaps) {
      console.error(`package-lock.json: no entry for ${gap.name} ${gap.version}; run npm run lock`);
    }
    return 1;
  }
  lock.packages = fillGaps(lock.packages);
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${gaps.length} entries for other platforms added`);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
