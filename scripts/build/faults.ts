import type { CheckResult } from '../check/run.ts';
import { formatFinding } from '../finding.ts';

/** What stops a build: findings, and checks that could not be run to their end. */
export function faultsOf(results: readonly CheckResult[]): string[] {
  return results.flatMap(({ check, findings, crash }) => [
    ...findings.map(formatFinding),
    ...(crash ? [`${check.name} broke off: ${crash}`] : []),
  ]);
}
