import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { differences, leaks } from '../../../../scripts/twice/compare.ts';
import { copyCheckout } from '../../../../scripts/twice/copy.ts';
import { gitIn, tempFolder, writeFiles } from '../../../support/folder.ts';

const root = tempFolder();
let count = 0;

function folderWith(files: Record<string, string>): string {
  const folder = path.join(root, `${count++}`);
  mkdirSync(folder);
  writeFiles(folder, files);
  return folder;
}

describe('two builds', () => {
  test('that are equal differ in nothing', () => {
    const files = { 'index.html': 'a', 'static/a.12345678.js': 'b' };
    expect(differences(folderWith(files), folderWith(files))).toEqual([]);
  });

  test('differ by files and by the first byte, also where one ends earlier', () => {
    const first = folderWith({ 'a.html': 'abc', 'b.js': 'ab', 'only.txt': '' });
    const second = folderWith({ 'a.html': 'abd', 'b.js': 'abc', 'new.txt': '' });
    expect(differences(first, second)).toEqual([
      'only.txt: only in the first',
      'new.txt: only in the second',
      'a.html: byte 2 differs: "abc" and "abd"',
      'b.js: byte 2 differs: "ab" and "abc"',
    ]);
  });
});

describe('what the machine leaves', () => {
  test('is found in any file, as a word of its own', () => {
    const folder = folderWith({
      'a.html': '<a href="/config/test/owner">',
      'b.js': 'from "/owner/site/a.ts"',
      'b.js.gz': '/owner',
    });
    expect(leaks(folder, [{ what: 'the home folder', text: '/owner' }])).toEqual([
      'b.js: byte 6 holds the home folder: /owner',
    ]);
    expect(leaks(folder, [{ what: 'the user', text: 'site' }])).toEqual([]);
  });
});

test('a second checkout has the history, the files as they are, and packages of its own', () => {
  const from = folderWith({ 'kept.txt': 'old', 'gone.txt': '', '.gitignore': 'node_modules\n' });
  const git = gitIn(from);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'First');
  const later = { 'kept.txt': 'changed', 'new.txt': 'new', 'node_modules/one/index.js': 'one' };
  writeFiles(from, later);
  rmSync(path.join(from, 'gone.txt'));

  const to = path.join(folderWith({}), 'another place');
  copyCheckout(from, to);
  const text = (name: string): string => readFileSync(path.join(to, name), 'utf8');
  expect([text('kept.txt'), text('new.txt')]).toEqual(['changed', 'new']);
  expect(existsSync(path.join(to, 'gone.txt'))).toBe(false);
  expect(gitIn(to)('log', '--format=%s').trim()).toBe('First');
  expect(text('node_modules/one/index.js')).toBe('one');
  expect(statSync(path.join(to, 'node_modules')).ino).not.toBe(
    statSync(path.join(from, 'node_modules')).ino,
  );
});
