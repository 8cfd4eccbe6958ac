import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsedPages } from '../../content/parsed.ts';
import { loadSite, type Site } from '../../content/site.ts';
import type { Tree } from '../../content/tree.ts';
import { UserError } from '../cli/errors.ts';

/** A change of the project, which a run of checks is limited to. */
export interface Change {
  /** Files that were edited, added or deleted. */
  files: ReadonlySet<string>;
  /** The documentation before the change; undefined when nobody asks for it (dev server). */
  before?: () => Site;
}

/** Option of commands that look at a change. */
export const SINCE = {
  type: 'string',
  value: '<branch>',
  about: 'the same, from where this branch left the given one',
} as const;

/**
 * What differs from the last commit, untracked files included; with `base`, what differs from the
 * point where the branch left `base`. Throws one line when git cannot tell.
 */
export function changeSince(root: string, base?: string): Change {
  const from = base ? git(root, 'merge-base', base, 'HEAD').trim() : 'HEAD';
  const list = (...args: string[]) =>
    git(root, ...args)
      .split('\0')
      .filter(Boolean);
  const files = new Set([
    ...list('ls-files', '-z', '--others', '--exclude-standard'),
    // A renamed file counts twice: what its old name leaves behind is part of the change.
    ...list('diff', '-z', '--name-only', '--no-renames', from),
    // Other line ends are no difference to git.
    ...list('ls-files', '-z', '--eol', 'docs')
      .filter((entry) => /^i\/lf +w\/(crlf|mixed)/.test(entry))
      .map((entry) => entry.slice(entry.indexOf('\t') + 1)),
  ]);
  let site: Site | undefined;
  return {
    files,
    before() {
      site ??= loadSite(commitTree(root, from, files), undefined, parsedPages(root));
      return site;
    },
  };
}

/** The files of a commit; git has only to show those that differ from the ones on disk. */
function commitTree(root: string, commit: string, changed: ReadonlySet<string>): Tree {
  const known = committedFiles(root, commit);
  const bytes = (path: string) =>
    changed.has(path)
      ? execFileSync('git', ['show', `${commit}:${path}`], { cwd: root, maxBuffer: 2 ** 28 })
      : readFileSync(join(root, path));
  return {
    root,
    files: [...known].toSorted(),
    has: (path) => known.has(path),
    bytes,
    read: (path) => bytes(path).toString('utf8'),
  };
}

export function committedFiles(root: string, commit: string): ReadonlySet<string> {
  return new Set(git(root, 'ls-tree', '-rz', '--name-only', commit).split('\0').filter(Boolean));
}

/** What git prints; throws one line when it fails. */
export function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 2 ** 28,
    });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    const reason = stderr?.trim().split('\n')[0] || (error as Error).message;
    throw new UserError(`git cannot tell what changed: ${reason}`);
  }
}
