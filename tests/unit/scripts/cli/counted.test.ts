import { expect, test } from '@rstest/core';
import { counted } from '../../../../scripts/cli/counted.ts';

test('one thing is named in the singular', () => {
  expect(counted(1, 'page')).toBe('1 page');
  expect(counted(0, 'page')).toBe('0 pages');
  expect(counted(1, 'sample is not run', 'samples are not run')).toBe('1 sample is not run');
  expect(counted(2, 'sample is not run', 'samples are not run')).toBe('2 samples are not run');
});
