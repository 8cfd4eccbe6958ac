import { loadSite } from '../docs/site.ts';
import { diskTree } from '../docs/tree.ts';
import type { Check, CheckContext } from './check.ts';
import { type Finding, sortFindings } from './finding.ts';

export interface CheckResult {
  check: Check;
  findings: Finding[];
  /** Milliseconds from the start of the check to its end. */
  duration: number;
}

/**
 * Runs checks side by side: the ones that wait for another program overlap with the rest. A check
 * that throws counts as failed and says so; it does not stop the others.
 */
export async function runChecks(
  root: string,
  checks: readonly Check[],
  changed?: ReadonlySet<string>,
): Promise<CheckResult[]> {
  let context: CheckContext | undefined;
  return Promise.all(
    checks.map(async (check) => {
      const start = performance.now();
      let findings: Finding[];
      try {
        context ??= { root, changed, site: loadSite(diskTree(root)) };
        findings = await check.run(context);
      } catch (error) {
        findings = [crashed(check, error)];
      }
      const wanted = changed ? findings.filter(({ file }) => concerns(file, changed)) : findings;
      return { check, findings: sortFindings(wanted), duration: performance.now() - start };
    }),
  );
}

function crashed(check: Check, error: unknown): Finding {
  const message = error instanceof Error ? error.message : String(error);
  return { file: 'scripts/check.ts', line: 1, message: `check ${check.name} failed: ${message}` };
}

/** A changed page concerns its twin: what is wrong between the two is often told there. */
function concerns(file: string, changed: ReadonlySet<string>): boolean {
  if (changed.has(file)) return true;
  const twin = file.startsWith('docs/en/')
    ? file.replace('docs/en/', 'docs/zh/')
    : file.replace('docs/zh/', 'docs/en/');
  return changed.has(twin);
}
