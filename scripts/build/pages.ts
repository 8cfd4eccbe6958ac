import { spawnSync } from 'node:child_process';

/** What would stop the bundler with a stack of its own, told by our checks in a line each. */
const CHECKS = 'mdx,frontmatter,twins,links,sidebar,samples,facts';

/**
 * Looks over the pages before the site is built: a dead link, a missing translation or broken
 * frontmatter is told with file and line. Throws when there is any.
 */
export function checkPages(): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/check.ts', '--only', CHECKS],
    { encoding: 'utf8' },
  );
  if (status === 0) return;
  const findings = stdout
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim());
  throw new Error(findings.length > 0 ? findings.join('\n') : stderr.trim() || stdout.trim());
}
