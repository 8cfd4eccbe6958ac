import { formatFinding } from '../check/finding.ts';
import { CHECKS } from '../check/registry.ts';
import { type CheckResult, runChecks } from '../check/run.ts';
import { UserError } from '../cli/errors.ts';

/** What would stop the bundler in words of its own; our checks name file, line and cause. */
const NAMES = ['mdx', 'frontmatter', 'parity', 'links', 'sidebar', 'samples', 'facts', 'versions'];

/** Checks the pages before the site is built. Throws all findings, a line each. */
export async function checkPages(): Promise<void> {
  const checks = CHECKS.filter(({ name }) => NAMES.includes(name));
  if (checks.length !== NAMES.length) throw new Error(`unknown check among ${NAMES.join(', ')}`);
  console.log('Checking the pages …');
  const results = await runChecks(process.cwd(), checks);
  const faults = faultsOf(results);
  if (faults.length > 0) throw new UserError(['the pages have faults', ...faults].join('\n'));
}

/** What stops a build: findings, and checks that could not be run to their end. */
export function faultsOf(results: readonly CheckResult[]): string[] {
  return results.flatMap(({ check, findings, crash }) => [
    ...findings.map(formatFinding),
    ...(crash ? [`${check.name} broke off: ${crash}`] : []),
  ]);
}
