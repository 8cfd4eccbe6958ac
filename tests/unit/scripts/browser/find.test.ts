import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { findBrowser, isWorking } from '../../../../scripts/browser/find.ts';
import { tempFolder } from '../../../support/folder.ts';

const dir = tempFolder();

function program(name: string, code: string): string {
  const file = join(dir, name);
  writeFileSync(file, `#!/bin/sh\n${code}\n`);
  chmodSync(file, 0o755);
  return file;
}

describe('browser', () => {
  const installed = program('chromium', 'echo Chromium 1');

  test('BROWSER_PATH comes first, CHROME_PATH second, the PATH third', () => {
    const named = program('mine', 'echo 1');
    const env = { PATH: dir, BROWSER_PATH: named, CHROME_PATH: installed };
    expect(findBrowser(env)).toEqual({ path: named, source: 'BROWSER_PATH' });
    expect(findBrowser({ ...env, BROWSER_PATH: '' })?.source).toBe('CHROME_PATH');
    expect(findBrowser({ PATH: dir })).toEqual({ path: installed, source: 'installed' });
  });

  test('a variable that names no program is an error, not a silent fallback', () => {
    expect(() => findBrowser({ BROWSER_PATH: join(dir, 'gone') })).toThrow('no such program');
  });

  test('a program that does not start is not taken for working', () => {
    expect(isWorking({ path: installed, source: '' })).toBe(true);
    expect(isWorking({ path: program('broken', 'exit 127'), source: '' })).toBe(false);
  });
});
