import { describe, expect, test } from '@rstest/core';
import { ledgerProblems, listedTests, parseLedger } from '../../../../scripts/test/ledger.ts';

const rows = parseLedger('# Ledger\n\n- One.\n  - 01-a: first\n- Two.\n  - unit: tests/unit/x\n');
const listed = [{ file: '01-a', title: 'group › first of all' }];
const exists = (path: string): boolean => path === 'tests/unit/x';

describe('ledger', () => {
  test('a complete one has no problem', () => {
    expect(ledgerProblems(rows, listed, exists)).toEqual([]);
  });

  test('a row without a test, and one whose test is gone, are named with their line', () => {
    const bad = parseLedger('- One.\n- Two.\n  - 01-a: gone\n- Three.\n  - unit: tests/unit/y\n');
    expect(ledgerProblems(bad, [], exists)).toEqual([
      'tests/spec.md:1: no test proves this',
      'tests/spec.md:3: no such test: 01-a: gone',
      'tests/spec.md:5: no such unit tests: tests/unit/y',
    ]);
    expect(ledgerProblems([], [], exists)).toEqual(['tests/spec.md:1: no rows']);
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
