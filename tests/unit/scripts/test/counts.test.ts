import { describe, expect, test } from '@rstest/core';
import { MOST_TRIES } from '@rstest-docs/samples';
import { countsOfBrowser, countsOfTotals, countsOfUnits } from '../../../../scripts/test/counts.ts';

describe('counts', () => {
  test('of our own scripts come from the last totals line', () => {
    const output = 'a\n1 passed, 9 failed\n\u001b[32m120 passed, 3 failed\u001b[0m\n';
    expect(countsOfTotals(output)).toEqual({ passed: 120, failed: 3, skipped: 0 });
    expect(countsOfTotals('all fine')).toBeUndefined();
  });

  test('of the unit runner come from its summary', () => {
    expect(countsOfUnits(' Test Files 7 passed\n      Tests 129 passed\n')).toEqual({
      passed: 129,
      failed: 0,
      skipped: 0,
    });
    expect(
      countsOfUnits(
        ' Test Files 1 failed | 6 passed (7)\n Tests 1 failed | 2 skipped | 128 passed (131)\n',
      ),
    ).toEqual({ passed: 128, failed: 1, skipped: 2 });
    expect(countsOfUnits('No test files found')).toBeUndefined();
  });

  test('of the browser tests come from the JSON report; what a retry passes has passed', () => {
    const stats = { expected: 10, unexpected: 1, flaky: 2, skipped: 3 };
    expect(countsOfBrowser(JSON.stringify({ stats, errors: [{}] }))).toEqual({
      passed: 12,
      failed: 2,
      skipped: 3,
    });
    expect(countsOfBrowser('{')).toBeUndefined();
  });

  test('when too many browser tests need a second try, all of them failed', () => {
    const report = (flaky: number) =>
      JSON.stringify({ stats: { expected: 10, unexpected: 0, flaky, skipped: 0 }, errors: [] });
    expect(countsOfBrowser(report(MOST_TRIES))).toMatchObject({
      passed: 10 + MOST_TRIES,
      failed: 0,
    });
    expect(countsOfBrowser(report(MOST_TRIES + 1))).toMatchObject({
      passed: 10,
      failed: MOST_TRIES + 1,
    });
  });
});
