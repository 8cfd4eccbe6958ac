import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the manual is made of, relative to the project. */
export const MANUAL_INPUTS = ['docs', 'versions', 'tests/answers'] as const;

/** What every site depends on besides its own pages, those of the tests as well. */
export const SITE_INPUTS = [
  'theme',
  'content',
  'packages',
  'shared',
  'plugins',
  'deploy',
  'scripts/build',
  'i18n.json',
  'rspress.config.ts',
  'package.json',
  'package-lock.json',
] as const;

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** Hash over names and contents of the given files and folders. */
export function inputHash(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Last commit that touched these paths, or '' outside a repository: dates in pages, sitemap and
 * feeds come from the history, not from the files.
 */
export function lastCommit(paths: readonly string[], cwd = '.'): string {
  const args = ['log', '-1', '--format=%H', '--', ...paths];
  const log = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return log.status === 0 ? log.stdout.trim() : '';
}

const stampOf = (out: string): string => join('.cache', `${out.replace(/[\\/]/g, '+')}.hash`);

/** Remembers from which inputs a folder was built. */
export function stampBuild(out: string, hash: string): void {
  const file = stampOf(out);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

/** Whether a folder was built from exactly these inputs and is still there. */
export function isFresh(out: string, hash: string): boolean {
  const file = stampOf(out);
  return (
    existsSync(join(out, 'index.html')) && existsSync(file) && readFileSync(file, 'utf8') === hash
  );
}
