import { expect, test } from '@rstest/core';
import { defaultCode, toCode } from '../../../../scripts/facts/defaults.ts';
import { inlineSmall } from '../../../../scripts/facts/options.ts';
import { tidyType } from '../../../../scripts/facts/typeText.ts';

test.each([
  [
    '(a?: string | undefined, b?: (() => void) | undefined): void',
    '(a?: string, b?: () => void): void',
  ],
  [
    '(name: string, value: string | undefined): void',
    '(name: string, value: string | undefined): void',
  ],
  ['{ a?: number | undefined; b: string; }', '{ a?: number; b: string }'],
  ['(fn?: TestFn<object> | undefined): Config_2', '(fn?: TestFn): Config'],
  ['(context: Context & object) => void', '(context: Context) => void'],
])('%s reads %s', (raw, tidy) => {
  expect(tidyType(raw)).toBe(tidy);
});

test('JSON data becomes the code that a person writes', () => {
  expect(toCode({ list: ["it's", 1], on: true })).toBe("{ list: ['it\\'s', 1], on: true }");
  expect(toCode({})).toBe('{}');
});

test('defaults are found by path; objects show through their keys or their short form', () => {
  const config = { pool: { type: 'forks' }, expect: { poll: { timeout: 1 } }, root: '' };
  expect(defaultCode(config, 'pool', true)).toBe("'forks'");
  expect(defaultCode(config, 'expect.poll.timeout', false)).toBe('1');
  expect(defaultCode(config, 'expect', true)).toBe(undefined);
  expect(defaultCode(config, 'root', false)).toBe(undefined);
  expect(defaultCode(config, 'a.b', false)).toBe(undefined);
});

test('short definitions replace their names where no brackets are needed', () => {
  const types = [{ name: 'Kind', definition: "'a' | 'b'" }];
  expect(inlineSmall('{ kind?: Kind }', types)).toEqual({
    type: "{ kind?: 'a' | 'b' }",
    types: [],
  });
  expect(inlineSmall('Kind[]', types)).toEqual({ type: 'Kind[]', types });
});
