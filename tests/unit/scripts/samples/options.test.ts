import { expect, test } from '@rstest/core';
import { readOptions } from '../../../../scripts/samples/options.ts';

test('a Chinese address means the page in both languages', () => {
  expect(readOptions(['--only', '/zh/config/test/bail']).only).toBe('/config/test/bail');
});

test.each([
  [['--onyl', 'x'], 'unknown option --onyl; allowed: --only, --of, --no-cache'],
  [['--only', ''], '--only needs a value'],
  [['config'], 'unexpected "config"'],
])('%j is refused in one plain line', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
