import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { inputHash } from '../../../../scripts/build/inputs.ts';
import { parseBuildOptions } from '../../../../scripts/build/options.ts';

const dir = mkdtempSync(join(tmpdir(), 'inputs-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('the hash changes with a name, a text or a new file, and with nothing else', () => {
  const folder = join(dir, 'docs');
  mkdirSync(folder);
  writeFileSync(join(folder, 'a.md'), 'a');
  const first = inputHash([folder, join(dir, 'absent')]);
  writeFileSync(join(folder, 'a.md'), 'a');
  expect(inputHash([folder])).toBe(first);
  writeFileSync(join(folder, 'a.md'), 'b');
  const changed = inputHash([folder]);
  expect(changed).not.toBe(first);
  writeFileSync(join(folder, 'b.md'), '');
  expect(inputHash([folder])).not.toBe(changed);
});

test('build options are read, wrong ones refused in one plain line', () => {
  expect(parseBuildOptions([])).toEqual({ out: 'doc_build', base: '/' });
  expect(parseBuildOptions(['--out=x', '--base', '/docs/'])).toEqual({ out: 'x', base: '/docs/' });
  expect(() => parseBuildOptions(['--watch'])).toThrow('unknown option --watch; allowed: --out');
  expect(() => parseBuildOptions(['--base', 'x'])).toThrow('--base x: not a base');
  expect(() => parseBuildOptions(['--out'])).toThrow('--out needs a value');
});
