import { execFileSync } from 'node:child_process';
import path from 'node:path';

let days: Map<string, string> | undefined;

/**
 * Day (`YYYY-MM-DD`, UTC) of the last commit that touched a file; undefined outside a repository,
 * for a file never committed, and in a shallow clone, whose oldest commit would claim every file.
 * One `git log` serves all pages.
 */
export function lastChangeOf(file: string): string | undefined {
  days ??= readDays(path.dirname(file));
  return days.get(path.resolve(file));
}

function readDays(dir: string): Map<string, string> {
  const found = new Map<string, string>();
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 2 ** 20,
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return found;
    const top = git('rev-parse', '--show-toplevel').trim();
    const log = git('-c', 'core.quotePath=off', 'log', '--format=%x00%ct', '--name-only');
    for (const commit of log.split('\0').slice(1)) {
      const [time = '', ...files] = commit.split('\n').filter(Boolean);
      const day = new Date(Number(time) * 1000).toISOString().slice(0, 10);
      for (const name of files) {
        const file = path.join(top, name);
        if (!found.has(file)) found.set(file, day);
      }
    }
  } catch {
    // No repository, no git: the line is left out rather than guessed.
  }
  return found;
}
