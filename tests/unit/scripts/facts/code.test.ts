import { expect, test } from '@rstest/core';
import { toCode } from '../../../../scripts/facts/defaults.ts';
import { inlineSmall } from '../../../../scripts/facts/options.ts';

test('JSON data becomes the code that a person writes', () => {
  expect(toCode({ list: ["it's", 1], on: true })).toBe("{ list: ['it\\'s', 1], on: true }");
  expect(toCode({})).toBe('{}');
});

test('short definitions replace their names where no brackets are needed', () => {
  const types = [{ name: 'Kind', definition: "'a' | 'b'" }];
  expect(inlineSmall('{ kind?: Kind }', types)).toEqual({
    type: "{ kind?: 'a' | 'b' }",
    types: [],
  });
  expect(inlineSmall('Kind[]', types)).toEqual({ type: 'Kind[]', types });
});
