import { describe, expect, test } from '@rstest/core';
import { licensesCheck } from '../../../../scripts/check/project/licenses.ts';
import { isAllowedLicense } from '../../../../shared/site/licenses.ts';
import { linesOf } from '../../../support/fixtureSite.ts';

const lock = (packages: Record<string, object>) => ({
  'package-lock.json': JSON.stringify({ packages: { '': {}, ...packages } }, null, 2),
});

describe('licenses check', () => {
  test('reports a production dependency whose license is not allowed, or that has none', async () => {
    const packages = {
      'node_modules/good': { version: '1.0.0', license: 'MIT' },
      'node_modules/strict': { version: '2.0.0', license: 'GPL-3.0-only' },
      'node_modules/good/node_modules/bare': { version: '3.0.0' },
    };
    const lines = await linesOf(licensesCheck, lock(packages));
    expect(lines.map((line) => line.split(' — ')[0])).toEqual([
      'package-lock.json:8  strict 2.0.0 is under GPL-3.0-only',
      'package-lock.json:12  bare 3.0.0 is under no license',
    ]);
  });

  test('does not judge tools, and takes a platform’s part for what it is a part of', async () => {
    const packages = {
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
      'node_modules/fast': { license: 'MIT', optionalDependencies: { 'fast-arm': '1.0.0' } },
      'node_modules/fast-arm': { version: '1.0.0', optional: true },
    };
    expect(await linesOf(licensesCheck, lock(packages))).toEqual([]);
  });
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
