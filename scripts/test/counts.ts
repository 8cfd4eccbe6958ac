export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

function sum(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);
}

/** Text without colour codes. */
export function plain(text: string): string {
  return text.replace(ESCAPES, '');
}

/** Counts in the last line `N passed, N failed` of our own scripts. */
export function countsOfTotals(output: string): Counts | undefined {
  const match = [
    ...plain(output).matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm),
  ].at(-1);
  if (!match) return undefined;
  return { passed: Number(match[1]), failed: Number(match[2]), skipped: Number(match[3] ?? 0) };
}

/** Counts in the summary line `Tests 1 failed | 3 passed (4)` of the unit test runner. */
export function countsOfUnits(output: string): Counts | undefined {
  const line = [...plain(output).matchAll(/^\s*Tests\s+(.*)$/gm)].at(-1)?.[1];
  if (line === undefined) return undefined;
  return {
    passed: sum(line, /(\d+) passed/g),
    failed: sum(line, /(\d+) failed/g),
    skipped: sum(line, /(\d+) (?:skipped|todo)/g),
  };
}

/** Counts in Playwright's JSON report; a test that a retry passes (allowed in CI) has passed. */
export function countsOfBrowser(report: string): Counts | undefined {
  try {
    const { stats, errors } = JSON.parse(report) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
      errors: unknown[];
    };
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    };
  } catch {
    return undefined;
  }
}

/**
 * What a stage adds to the total. A stage that ended badly counts as one failure at least, so
 * that nothing that went wrong can hide behind counts.
 */
export function settle(counts: Counts | undefined, status: number): Counts {
  if (!counts) {
    return status === 0
      ? { passed: 1, failed: 0, skipped: 0 }
      : { passed: 0, failed: 1, skipped: 0 };
  }
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
