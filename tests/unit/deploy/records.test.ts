import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { sourceHash } from '../../../deploy/inline.ts';
import { readPrevious, readReleases } from '../../../deploy/records.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'records-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function written(value: unknown): string {
  const file = join(dir, 'releases.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
}
const release = (text: string) => ({ scripts: [sourceHash(text)], styles: [] });

test('hashes of the last three releases are allowed, older ones no more', () => {
  const file = written(['d', 'c', 'b', 'a'].map(release));
  expect(readPrevious(file).scripts).toEqual(['b', 'c', 'd'].map(sourceHash).sort());
  expect(readPrevious(join(dir, 'none.json'))).toEqual({ scripts: [], styles: [] });
});

test.each([
  [{ scripts: ["'unsafe-inline'"], styles: [] }],
  [{ scripts: [], styles: [`${sourceHash('a')}; script-src *`] }],
  [{ scripts: [] }],
  [null],
])('%j never becomes part of a header', (entry) => {
  const file = written([release('a'), entry]);
  expect(() => readReleases(file)).toThrow(`${file}: entry 2: not inline hashes`);
});
