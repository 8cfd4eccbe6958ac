import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { environmentOf, openCache } from '../cache.ts';
import { subjectOf } from '../prove.ts';
import type { Answer } from '../types.ts';

const SOURCES = ['scripts/answers', 'packages/samples'];
let root = '';
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rstest-docs-cache-'));
  write('package-lock.json', '{}');
  write('package.json', '{}');
  write('node_modules/@rstest/core/package.json', '{ "version": "0.12.0" }');
  write('scripts/answers/prove.ts', '1;');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a result is known in a later run, for the same subject only', () => {
  openCache(root, true, SOURCES).set(['a'], 2);
  const later = openCache(root, true, SOURCES);
  expect(later.get(['a'])).toBe(2);
  expect(later.get(['b'])).toBe(undefined);
  expect(later.hits).toBe(1);
});

test('without the cache nothing is known', () => {
  openCache(root, true, SOURCES).set(['a'], 2);
  expect(openCache(root, false, SOURCES).get(['a'])).toBe(undefined);
});

test.each([
  ['package-lock.json', '{ "name": "x" }'],
  ['node_modules/@rstest/core/package.json', '{ "version": "0.13.0" }'],
  ['scripts/answers/prove.ts', '2;'],
  ['packages/samples/new.ts', ''],
  ['package.json', '{ "type": "module" }'],
])('another %s makes every result unknown, and removes it', (path, text) => {
  openCache(root, true, SOURCES).set(['a'], 2);
  const before = environmentOf(root, SOURCES);
  write(path, text);
  expect(environmentOf(root, SOURCES)).not.toBe(before);
  expect(openCache(root, true, SOURCES).get(['a'])).toBe(undefined);
  expect(readdirSync(join(root, '.cache/results'))).toEqual([]);
});

test('a result that was written by half is unknown', () => {
  openCache(root, true, SOURCES).set(['a'], 2);
  const folder = join(root, '.cache/results', environmentOf(root, SOURCES));
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{');
  expect(openCache(root, true, SOURCES).get(['a'])).toBe(undefined);
});

const answer: Answer = {
  question: 'Why?',
  heading: 'why',
  says: '1',
  files: { 'a.ts': '1;' },
  output: ['1'],
};
const same = (other: Partial<Answer>) =>
  JSON.stringify(subjectOf({ ...answer, ...other })) === JSON.stringify(subjectOf(answer));

test('a proof depends on its files, command and expectations, and not on its words', () => {
  expect(same({ question: 'Why not?', heading: '' })).toBe(true);
  expect(same({ files: { 'a.ts': '2;' } })).toBe(false);
  expect(same({ command: 'npx rstest -u' })).toBe(false);
  expect(same({ exitCode: 1 })).toBe(false);
  expect(same({ output: [/1/] })).toBe(false);
  expect(same({ absent: ['2'] })).toBe(false);
});
