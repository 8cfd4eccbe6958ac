import path from 'node:path';
import { expect, test } from '@rstest/core';
import { isAllowedLicense, licenseText, packageFolder } from '../../../plugins/licenses.ts';
import { tempFolder, writeFiles } from '../../support/folder.ts';

const root = tempFolder();

function packageWith(
  name: string,
  license: string | undefined,
  text?: string,
  repository?: string,
): string {
  const folder = path.join(root, name);
  const manifest = JSON.stringify({ name, version: '1.0.0', license, repository });
  writeFiles(folder, { 'package.json': manifest, ...(text && { 'LICENSE.md': text }) });
  return folder;
}

test('a file belongs to the package nearest to it', () => {
  expect(packageFolder('/a/node_modules/b/node_modules/@c/d/dist/e.js')).toBe(
    '/a/node_modules/b/node_modules/@c/d',
  );
  expect(packageFolder('/a/theme/index.tsx')).toBe(undefined);
});

test('each package once, with the text of its license, in the order of names', () => {
  const [b, a] = [packageWith('b', 'ISC', 'Text of b'), packageWith('a', 'MIT', 'Text of a')];
  const text = licenseText([b, a, b]);
  expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (ISC)\n');
  expect(text.match(/Text of a[\s\S]*Text of b/g)).toHaveLength(1);
  expect(text.split('Text of b')).toHaveLength(2);
});

test('no allowed license, or no text of it, stops the build', () => {
  expect(() => licenseText([packageWith('c', 'GPL-3.0', 'Text')])).toThrow('c reaches readers');
  expect(() => licenseText([packageWith('d', undefined, 'Text')])).toThrow('no license');
  expect(() => licenseText([packageWith('e', 'MIT')])).toThrow('without the text');
});

test('a package without a text takes that of its repository', () => {
  const whole = packageWith('whole', 'MIT', 'Text of all', 'forge/one');
  const part = packageWith('part', 'MIT', undefined, 'forge/one');
  expect(licenseText([part, whole]).split('Text of all')).toHaveLength(3);
  const other = packageWith('other', 'MIT', undefined, 'forge/two');
  expect(() => licenseText([other, whole])).toThrow('other 1.0.0');
});

test('of several licenses one must be allowed, of joint ones all', () => {
  expect(isAllowedLicense('(GPL-2.0 OR MIT)')).toBe(true);
  expect(isAllowedLicense('MIT AND GPL-2.0')).toBe(false);
  expect(isAllowedLicense('MIT AND ISC')).toBe(true);
  expect(isAllowedLicense('(MIT OR GPL-3.0-only) AND GPL-3.0-only')).toBe(false);
  expect(isAllowedLicense('MIT OR GPL-3.0-only AND GPL-3.0-only')).toBe(true);
  expect(isAllowedLicense('SEE LICENSE IN file')).toBe(false);
  expect(isAllowedLicense('')).toBe(false);
});
