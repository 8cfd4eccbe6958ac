import { stripVTControlCharacters } from 'node:util';
import { MOST_TRIES } from '@rstest-docs/samples';
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

function sum(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);
}

/** Counts in the last line `N passed, N failed` of our own scripts. */
export function countsOfTotals(output: string): Counts | undefined {
  const match = [
    ...stripVTControlCharacters(output).matchAll(
      /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm,
    ),
  ].at(-1);
  if (!match) return undefined;
  return { passed: Number(match[1]), failed: Number(match[2]), skipped: Number(match[3] ?? 0) };
}

/** Counts in the summary line `Tests 1 failed | 3 passed (4)` of the unit test runner. */
export function countsOfUnits(output: string): Counts | undefined {
  const line = [...stripVTControlCharacters(output).matchAll(/^\s*Tests\s+(.*)$/gm)].at(-1)?.[1];
  if (line === undefined) return undefined;
  return {
    passed: sum(line, /(\d+) passed/g),
    failed: sum(line, /(\d+) failed/g),
    skipped: sum(line, /(\d+) (?:skipped|todo)/g),
  };
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/**
 * Counts in Playwright's JSON report. What a second try passes has passed, but when more than
 * `MOST_TRIES` tests need one, each of them counts as failed.
 */
export function countsOfBrowser(report: string): Counts | undefined {
  try {
    const { stats, errors } = JSON.parse(report) as BrowserReport;
    const flaky = stats.flaky > MOST_TRIES ? { failed: stats.flaky } : { passed: stats.flaky };
    return {
      passed: stats.expected + (flaky.passed ?? 0),
      failed: stats.unexpected + errors.length + (flaky.failed ?? 0),
      skipped: stats.skipped,
    };
  } catch {
    return undefined;
  }
}

/** Counts of a command that prints none: its status says whether it passed. */
export const countOfStatus = (_output: string, status: number): Counts => ({
  passed: status === 0 ? 1 : 0,
  failed: status === 0 ? 0 : 1,
  skipped: 0,
});

/**
 * What a stage adds to the total. A stage that ends badly, prints no counts or ran nothing counts
 * as one failure at least, so that nothing that went wrong can hide behind counts.
 */
export function settle(counts: Counts | undefined, status: number): Counts {
  if (!counts) return { passed: 0, failed: 1, skipped: 0 };
  const ranNothing = counts.passed + counts.failed === 0;
  return (status !== 0 || ranNothing) && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
