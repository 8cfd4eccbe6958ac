import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from '@rstest/core';

type Files = Record<string, string>;

/** A new folder with these files. Called outside of tests; it goes when they have run. */
export function tempFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Runs git in a folder, as somebody; what it prints. */
export const gitIn =
  (cwd: string) =>
  (...args: string[]): string => {
    const somebody = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
    return execFileSync('git', [...somebody, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });
  };

/** A folder with a repository, whose branch `main` has these files. */
export function tempRepository(files: Files) {
  const root = tempFolder(files);
  const git = gitIn(root);
  git('init', '-b', 'main');
  git('add', '.');
  git('commit', '-m', 'start');
  return { root, git, write: (file: string, text: string) => writeFiles(root, { [file]: text }) };
}
