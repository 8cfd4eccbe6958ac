import { expect, test } from '@rstest/core';
import type { Check } from '../../../../scripts/check/check.ts';
import { faultsOf } from '../../../../scripts/check/run.ts';

const check = { name: 'links', about: '', reads: /./, run: () => [] } satisfies Check;
const finding = { file: 'docs/en/a.mdx', line: 3, message: 'dead link /b' };

test('findings and checks that break off stop a build, a check that passes does not', () => {
  const passed = { check, findings: [], duration: 1 };
  expect(faultsOf([passed])).toEqual([]);
  expect(faultsOf([passed, { ...passed, findings: [finding] }])).toEqual([
    'docs/en/a.mdx:3  error: dead link /b',
  ]);
  expect(faultsOf([{ ...passed, crash: 'TypeError: x\n    at y' }])).toEqual([
    'links broke off: TypeError: x\n    at y',
  ]);
});
