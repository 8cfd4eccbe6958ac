import { expect, test } from '@rstest/core';
import { readOptions } from '../../../../scripts/samples/options.ts';

test('several pages are chosen one by one or with commas, by Chinese addresses too', () => {
  const args = ['--only', '/zh/config/test/bail', '--only', '/guide,docs/zh/api/index.mdx'];
  expect(readOptions(args).chosen.only).toEqual(['/config/test/bail', '/guide', '/api/']);
});

test.each([
  [['--onyl', 'x'], 'unknown option --onyl; allowed: --only, --of, --no-cache'],
  [['--only', ''], '--only needs a value'],
  [['config'], 'unexpected "config"'],
])('%j is refused in one plain line', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
