import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { inputHash, lastCommit } from '../../../../scripts/build/inputs.ts';
import { gitIn, tempFolder, writeFiles } from '../../../support/folder.ts';

const dir = tempFolder();

test('the hash changes with a name, a text or a new file, and with nothing else', () => {
  const folder = join(dir, 'docs');
  writeFiles(folder, { 'a.md': 'a' });
  const first = inputHash([folder, join(dir, 'absent')]);
  writeFiles(folder, { 'a.md': 'a' });
  expect(inputHash([folder])).toBe(first);
  writeFiles(folder, { 'a.md': 'b' });
  const changed = inputHash([folder]);
  expect(changed).not.toBe(first);
  writeFiles(folder, { 'b.md': '' });
  expect(inputHash([folder])).not.toBe(changed);
});

test('a commit of a page is a change, for its date; one of other files is not', () => {
  const repository = join(dir, 'repository');
  const git = gitIn(repository);
  mkdirSync(repository);
  const last = () => lastCommit(['docs'], repository);
  expect(last()).toBe('');
  git('init', '--quiet');
  const commit = (file: string) => {
    writeFiles(repository, { [file]: String(Math.random()) });
    git('add', '.');
    git('commit', '--quiet', '--no-verify', '--message', file);
    return last();
  };
  const first = commit('docs/a.mdx');
  expect(first).toMatch(/^[0-9a-f]{40}$/);
  expect(commit('other.txt')).toBe(first);
  expect(commit('docs/a.mdx')).not.toBe(first);
});
