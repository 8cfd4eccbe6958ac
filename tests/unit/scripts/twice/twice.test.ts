import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { differences, firstDifference } from '../../../../scripts/twice/compare.ts';
import { copyCheckout } from '../../../../scripts/twice/copy.ts';
import { leaks, sourceMaps } from '../../../../scripts/twice/leaks.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'twice-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

describe('two builds', () => {
  test('that are equal differ in nothing', () => {
    const files = { 'index.html': 'a', 'static/a.12345678.js': 'b' };
    expect(differences(folderWith(files), folderWith(files))).toEqual([]);
  });

  test('the cause comes first: a file whose name holds its content', () => {
    const first = folderWith({
      'a.html': 'a.11111111',
      'x.11111111.js': 'x.11111111.js one',
      'only.txt': '',
    });
    const second = folderWith({
      'a.html': 'a.22222222',
      'x.22222222.js': 'x.22222222.js two',
      'new.txt': '',
    });
    expect(differences(first, second)).toEqual([
      'x.11111111.js: byte 14 differs: "x.11111111.js one" and "x.11111111.js two"',
      'a.html: byte 2 differs: "a.11111111" and "a.22222222"',
      'only.txt: only in the first',
      'new.txt: only in the second',
    ]);
  });

  test('a compressed copy is reported only where its original is the same', () => {
    const first = folderWith({ 'a.js': '1', 'a.js.gz': '1', 'b.js': '', 'b.js.gz': '1' });
    const second = folderWith({ 'a.js': '2', 'a.js.gz': '2', 'b.js': '', 'b.js.gz': '2' });
    expect(differences(first, second)).toEqual([
      'a.js: byte 0 differs: "1" and "2"',
      'b.js.gz: byte 0 differs: "1" and "2"',
    ]);
  });

  test('the first byte that differs, also where one ends earlier', () => {
    expect(firstDifference(Buffer.from('abc'), Buffer.from('abd'))).toContain('byte 2');
    expect(firstDifference(Buffer.from('ab'), Buffer.from('abc'))).toContain('byte 2');
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

  test('source maps and their names', () => {
    const folder = folderWith({
      'a.js': 'x\n//# sourceMappingURL=a.js.map',
      'a.js.map': '{}',
      'a.md': 'sourceMappingURL=',
    });
    expect(sourceMaps(folder)).toEqual([
      'a.js: byte 6 names a source map',
      'a.js.map: a source map',
    ]);
  });
});

test('a second checkout has the history, the files as they are, and packages of its own', () => {
  const from = folderWith({ 'kept.txt': 'old', 'gone.txt': '', '.gitignore': 'node_modules\n' });
  const git = (cwd: string, ...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd,
      encoding: 'utf8',
    });
  git(from, 'init', '-q');
  git(from, 'add', '-A');
  git(from, 'commit', '-qm', 'First');
  writeFileSync(path.join(from, 'kept.txt'), 'changed');
  writeFileSync(path.join(from, 'new.txt'), 'new');
  rmSync(path.join(from, 'gone.txt'));
  mkdirSync(path.join(from, 'node_modules/one'), { recursive: true });
  writeFileSync(path.join(from, 'node_modules/one/index.js'), 'one');

  const to = path.join(folderWith({}), 'another place');
  copyCheckout(from, to);
  const text = (name: string): string => readFileSync(path.join(to, name), 'utf8');
  expect([text('kept.txt'), text('new.txt')]).toEqual(['changed', 'new']);
  expect(existsSync(path.join(to, 'gone.txt'))).toBe(false);
  expect(git(to, 'log', '--format=%s').trim()).toBe('First');
  expect(text('node_modules/one/index.js')).toBe('one');
  expect(statSync(path.join(to, 'node_modules')).ino).not.toBe(
    statSync(path.join(from, 'node_modules')).ino,
  );
});
