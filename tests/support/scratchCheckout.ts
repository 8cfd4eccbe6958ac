import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

export interface Checkout {
  root: string;
  /** Path of a file in it. */
  path: (file: string) => string;
  /** Runs a script of it, without colors. */
  run: (...args: string[]) => SpawnSyncReturns<string>;
  /** Deletes it. */
  remove: () => void;
}

/**
 * The project's files as they are now, in a repository of their own with one commit, and the
 * installed packages by links. For commands that change files.
 */
export function scratchCheckout(): Checkout {
  const root = mkdtempSync(join(tmpdir(), 'my 文档 '));
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  git(root, 'init', '--quiet');
  // To the new repository every file is unknown, whether or not the project is in one itself.
  const seen = [`--git-dir=${join(root, '.git')}`, `--work-tree=${ROOT}`];
  const files = git(ROOT, ...seen, 'ls-files', '-z', '--others', '--exclude-standard');
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(root, file));
  }
  linkPackages(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  git(root, 'add', '--all');
  const author = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org'];
  git(root, ...author, 'commit', '--quiet', '--no-verify', '--message', 'Start');
  const env = { ...process.env, FORCE_COLOR: '0', NODE_OPTIONS: '', RSTEST: undefined };
  return {
    root,
    path: (file) => join(root, file),
    run: (...args) =>
      spawnSync(process.execPath, ['--import', 'tsx', ...args], {
        cwd: root,
        encoding: 'utf8',
        env,
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Links each installed package; the project's own ones are those of the checkout. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@rstest-docs')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
}

/** The same with the pages that the project has parsed, for tests of what comes after that. */
export function withParsedPages(checkout: Checkout): Checkout {
  const pages = join('.cache', 'pages');
  const kept = join(ROOT, pages);
  if (existsSync(kept)) cpSync(kept, join(checkout.root, pages), { recursive: true });
  return checkout;
}
