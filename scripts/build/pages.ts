import { formatFinding } from '../check/finding.ts';
import { CHECKS } from '../check/registry.ts';
import { runChecks } from '../check/run.ts';
import { UserError } from '../cli/errors.ts';

/** What would stop the bundler in words of its own; our checks name file, line and cause. */
const NAMES = ['mdx', 'frontmatter', 'parity', 'links', 'sidebar', 'samples', 'facts', 'versions'];

/** Checks the pages before the site is built. Throws all findings, a line each. */
export async function checkPages(): Promise<void> {
  const checks = CHECKS.filter(({ name }) => NAMES.includes(name));
  if (checks.length !== NAMES.length) throw new Error(`unknown check among ${NAMES.join(', ')}`);
  console.log('Checking the pages …');
  const results = await runChecks(process.cwd(), checks);
  const findings = results.flatMap(({ findings }) => findings.map(formatFinding));
  if (findings.length > 0) throw new UserError(['the pages have faults', ...findings].join('\n'));
}
