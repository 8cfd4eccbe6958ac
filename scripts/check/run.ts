import { loadSite, type Site } from '../docs/site.ts';
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
  return checkSite(root, checks, loadSite(diskTree(root)), changed);
}

/** The same for a site that is loaded already. */
export function checkSite(
  root: string,
  checks: readonly Check[],
  site: Site,
  changed?: ReadonlySet<string>,
): Promise<CheckResult[]> {
  const pages = site.pages.filter(({ file }) => !changed || concerns(file, changed));
  const context = { root, site, pages, changed };
  return Promise.all(checks.map((check) => runCheck(check, context)));
}

async function runCheck(check: Check, context: CheckContext): Promise<CheckResult> {
  const start = performance.now();
  let findings: Finding[];
  let end: number | undefined;
  try {
    const outcome = check.run(context);
    // The others start before an await comes back, so the end of a plain check is noted here.
    if (Array.isArray(outcome)) end = performance.now();
    findings = await outcome;
  } catch (error) {
    findings = [crashed(check, error)];
  }
  const { changed } = context;
  const wanted =
    changed && !check.whole ? findings.filter(({ file }) => concerns(file, changed)) : findings;
  const duration = (end ?? performance.now()) - start;
  return { check, findings: sortFindings(wanted), duration };
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
