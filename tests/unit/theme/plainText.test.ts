import { expect, test } from '@rstest/core';
import { plainText } from '../../../theme/outline/plainText.ts';

test.each([
  ['`rs.fn` and **bold**', 'rs.fn and bold'],
  ['snake_case stays', 'snake_case stays'],
  ['*soft* ~~gone~~', 'soft gone'],
  ['`a * b`', 'a * b'],
  ['a \\* b', 'a * b'],
])('%s reads %s in the outline', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
