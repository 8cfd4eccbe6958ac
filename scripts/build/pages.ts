import { UserError } from '../cli/errors.ts';

const NAMES = ['mdx', 'frontmatter', 'parity', 'links', 'sidebar', 'samples', 'facts', 'versions'];

/**
 * Checks the pages while the bundler, a process of its own, builds them. The checks name file, line
 * and cause of what would stop the bundler in words of its own.
 */
export async function checkPages(root = process.cwd()): Promise<void> {
  console.log('Checking the pages …');
  const { CHECKS } = await import('../check/registry.ts');
  const { faultsOf, runChecks } = await import('../check/run.ts');
  const checks = CHECKS.filter(({ name }) => NAMES.includes(name));
  if (checks.length !== NAMES.length) throw new Error(`unknown check among ${NAMES.join(', ')}`);
  const faults = faultsOf(await runChecks(root, checks));
  if (faults.length > 0) throw new UserError(['the pages have faults', ...faults].join('\n'));
}
