import { langFolder } from '../../content/languages.ts';
import { parsedPages } from '../../content/parsed.ts';
import { loadSite, type Site } from '../../content/site.ts';
import { diskTree } from '../../content/tree.ts';
import { LANGS } from '../../shared/site/locales.ts';
import { describeError } from '../cli/errors.ts';
import { type Finding, formatFinding, sortFindings } from '../finding.ts';
import type { Change } from './changed.ts';
import type { Check } from './check.ts';
import { isUnreadable, mdxCheck } from './pages/mdx.ts';

export interface CheckResult {
  check: Check;
  findings: Finding[];
  /** Why it could not be run to its end, with stack. It counts as failed then. */
  crash?: string;
  /** Milliseconds from the start of the check to its end. */
  duration: number;
}

interface RunOptions {
  /** Limits what is reported to what this change is the cause of. */
  change?: Change;
  /** Called with each result as soon as there is one. */
  onResult?: (result: CheckResult) => void;
}

/** Code and data that every check is made of or depends on. */
const CHECKS_THEMSELVES =
  /^(scripts|content|shared|plugins|schemas)\/|^(cspell|package(-lock)?)\.json$/;

/**
 * Runs checks side by side: the ones that wait for another program overlap with the rest. A check
 * that throws counts as failed and says so; it does not stop the others.
 */
export async function runChecks(
  root: string,
  checks: readonly Check[],
  options: RunOptions = {},
): Promise<CheckResult[]> {
  return checkSite(root, checks, loadSite(diskTree(root), undefined, parsedPages(root)), options);
}

/** The same for a site that is loaded already. */
export function checkSite(
  root: string,
  checks: readonly Check[],
  site: Site,
  { change, onResult }: RunOptions = {},
): Promise<CheckResult[]> {
  const runs = new Map<Check, Promise<CheckResult>>();
  for (const check of checks) runs.set(check, runCheck(check, root, site, change));
  const reported = async (check: Check, run: Promise<CheckResult>): Promise<CheckResult> => {
    const result = await run;
    const causes = await Promise.all(
      [...runs].filter(([other]) => isCauseOf(other, check)).map(([, other]) => other),
    );
    const wrong = new Set(
      causes.flatMap(({ findings }) => findings.map(({ file }) => pairOf(file))),
    );
    const findings = result.findings.filter(({ file }) => {
      if (check !== mdxCheck && isUnreadable(site.byFile.get(file))) return false;
      return !wrong.has(pairOf(file));
    });
    const done = { ...result, findings };
    onResult?.(done);
    return done;
  };
  return Promise.all([...runs].map(([check, run]) => reported(check, run)));
}

const isCauseOf = (other: Check, check: Check) =>
  !other.external && (other.follows ?? 0) < (check.follows ?? 0);

/** One name for a page and its translations. */
const pairOf = (file: string) => file.replace(/^docs\/[^/]+\/(?=.*\.mdx?$)/, '');

async function runCheck(
  check: Check,
  root: string,
  site: Site,
  change: Change | undefined,
): Promise<CheckResult> {
  const changed = change?.files;
  // Without a state before (dev server) the run is about the changed pages alone.
  const limited = changed && !change.before;
  const pages = limited ? site.pages.filter(({ file }) => concerns(file, changed)) : site.pages;
  const start = performance.now();
  let end: number | undefined;
  try {
    const outcome = check.run({ root, site, pages, changed });
    // The others start before an await comes back, so the end of a plain check is noted here.
    if (Array.isArray(outcome)) end = performance.now();
    const findings = await causedBy(change, check, root, await outcome);
    return {
      check,
      findings: sortFindings(findings),
      duration: (end ?? performance.now()) - start,
    };
  } catch (error) {
    const duration = performance.now() - start;
    return { check, findings: [], crash: describeError(error), duration };
  }
}

/**
 * Of all findings those that a change is the cause of: the ones in its files and in the
 * translations of its pages, and elsewhere the ones that were not there before.
 */
async function causedBy(
  change: Change | undefined,
  check: Check,
  root: string,
  findings: Finding[],
): Promise<Finding[]> {
  if (!change) return findings;
  const near = findings.filter(({ file }) => concerns(file, change.files));
  if (!change.before) return near;
  if (near.length === findings.length || check.external) return findings;
  // The state before can only be judged by the checks and the facts of now.
  if ([...change.files].some((file) => CHECKS_THEMSELVES.test(file))) return findings;
  const site = change.before();
  const before = await check.run({ root, site, pages: site.pages });
  const known = new Set(before.map(keyOf));
  return findings.filter((finding) => near.includes(finding) || !known.has(keyOf(finding)));
}

/** Lines move with every edit above them. */
const keyOf = ({ file, message }: Finding) => `${file}\n${message}`;

/** A changed page concerns its translations: what is wrong between them is often found there. */
function concerns(file: string, changed: ReadonlySet<string>): boolean {
  const [, path] = /^docs\/[^/]+\/(.*)$/.exec(file) ?? [];
  if (path === undefined) return changed.has(file);
  return changed.has(file) || LANGS.some((lang) => changed.has(`${langFolder(lang)}/${path}`));
}

/** What stops a build: findings, and checks that could not be run to their end. */
export function faultsOf(results: readonly CheckResult[]): string[] {
  return results.flatMap(({ check, findings, crash }) => [
    ...findings.map(formatFinding),
    ...(crash ? [`${check.name} broke off: ${crash}`] : []),
  ]);
}
