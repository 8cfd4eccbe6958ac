import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { LISTS, sortedList } from '../../scripts/fix/lists.ts';

test.each(LISTS)('%s is sorted and has no word twice', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(sortedList(text)).toBe(text);
});
