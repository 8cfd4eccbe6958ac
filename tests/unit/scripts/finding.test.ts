import { expect, test } from '@rstest/core';
import { formatFinding } from '../../../scripts/finding.ts';

test('a finding names its place, what is wrong, what is expected and what to do, with labels', () => {
  const finding = {
    file: 'docs/en/a.mdx',
    line: 3,
    message: 'picture ./a.png\n  does not exist',
    right: 'docs/en/a.png',
    fix: 'add the file',
  };
  expect(formatFinding(finding).split('\n')).toEqual([
    'docs/en/a.mdx:3  error: picture ./a.png',
    '      does not exist',
    '    expected: docs/en/a.png',
    '    fix: add the file',
  ]);
  expect(formatFinding({ file: 'a', line: 1, message: 'empty' })).toBe('a:1  error: empty');
});
