import { describe, expect, test } from '@rstest/core';
import {
  coverageProblems,
  listedTests,
  parseCoverageMap,
} from '../../../../scripts/test/coverageMap.ts';

const rows = parseCoverageMap(
  '# Coverage map\n\n- One.\n  - 01-a: first\n- Two.\n  - unit: tests/unit/x\n',
);
const listed = [{ file: '01-a', title: 'group › first of all' }];
const exists = (path: string): boolean => path === 'tests/unit/x';

describe('coverage map', () => {
  test('a complete one has no problem', () => {
    expect(coverageProblems(rows, listed, exists)).toEqual([]);
  });

  test('a row without a test, and one whose test is gone, are named with their line', () => {
    const bad = parseCoverageMap(
      '- One.\n- Two.\n  - 01-a: gone\n- Three.\n  - unit: tests/unit/y\n',
    );
    expect(coverageProblems(bad, [], exists)).toEqual([
      'tests/spec.md:1: no test proves this',
      'tests/spec.md:3: no such test: 01-a: gone',
      'tests/spec.md:5: no such unit tests: tests/unit/y',
    ]);
    expect(coverageProblems([], [], exists)).toEqual(['tests/spec.md:1: no rows']);
  });

  test('tests are read from the list of the runner', () => {
    const report = {
      suites: [
        {
          title: '01-a.spec.ts',
          file: '01-a.spec.ts',
          specs: [{ title: 'alone', file: '01-a.spec.ts' }],
          suites: [
            {
              title: 'group',
              file: '01-a.spec.ts',
              specs: [{ title: 'in', file: '01-a.spec.ts' }],
            },
          ],
        },
      ],
    };
    expect(listedTests(JSON.stringify(report))).toEqual([
      { file: '01-a', title: 'alone' },
      { file: '01-a', title: 'group › in' },
    ]);
  });
});
