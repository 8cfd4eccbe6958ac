import type { Tree } from '../../../content/tree.ts';
import type { Finding } from '../../finding.ts';
import type { Job, Step, Workflow } from './workflow.ts';

const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const VERSION_COMMENT = /^v\d+\.\d+\.\d+$/;
const MAX_TIMEOUT_MINUTES = 60;
const NPM =
  /\bnpm (?:--prefix[ =](\S+) )?(run (?:-[\w-]+ )*[\w:]\S*|test|start|ci)\b(?: --prefix[ =](\S+))?/g;
const OWN_FILE = /(?:^|[\s"'])(?:\.\/)?((?:\.ci|scripts|deploy|bench)\/[\w./-]+)/gm;

/** Rules for every workflow beyond what GitHub itself refuses. */
export function workflowFindings(workflow: Workflow, tree: Tree): Finding[] {
  const { file, events, permissions, jobs } = workflow;
  const findings: Finding[] = [];
  if (!isEmpty(permissions)) {
    const right = 'permissions: {} at the top, and what a job needs at the job';
    findings.push({ file, line: 1, message: 'all jobs share permissions', right });
  }
  if (events.includes('pull_request_target')) {
    const message = 'pull_request_target runs a stranger’s code beside our secrets';
    const right = 'pull_request to build, workflow_run to publish what was built';
    findings.push({ file, line: 1, message, right });
  }
  return [...findings, ...jobs.flatMap((job) => jobFindings(file, job, tree))];
}

const isEmpty = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && Object.keys(value).length === 0;

function jobFindings(file: string, job: Job, tree: Tree): Finding[] {
  const { name, line, permissions, timeoutMinutes } = job;
  const findings: Finding[] = [];
  if (permissions === null || typeof permissions !== 'object') {
    const right = 'permissions: with each scope that it needs, or {}';
    findings.push({ file, line, message: `job ${name} names no permissions`, right });
  }
  const limit = Number(timeoutMinutes);
  if (!(limit > 0 && limit <= MAX_TIMEOUT_MINUTES)) {
    const right = `timeout-minutes: up to ${MAX_TIMEOUT_MINUTES}`;
    findings.push({ file, line, message: `job ${name} may run for hours`, right });
  }
  return [...findings, ...job.steps.flatMap((step) => stepFindings(file, step, tree))];
}

function stepFindings(file: string, step: Step, tree: Tree): Finding[] {
  return [
    ...(step.uses === undefined ? [] : actionFindings(file, step, step.uses)),
    ...(step.run === undefined ? [] : commandFindings(file, step, step.run, tree)),
  ];
}

function actionFindings(file: string, step: Step, uses: string): Finding[] {
  if (uses.startsWith('./')) return [];
  const line = step.actionLine;
  const [action = ''] = uses.split('@');
  if (!PINNED.test(uses)) {
    const right = `${action}@<40 hex digits of the commit> # v1.2.3`;
    return [{ file, line, message: `${uses} can change under us`, right }];
  }
  const findings: Finding[] = [];
  if (!VERSION_COMMENT.test(step.comment)) {
    const message = `nobody can tell which version of ${action} this is`;
    findings.push({ file, line, message, right: 'a comment such as # v1.2.3 behind it' });
  }
  if (action === 'actions/checkout' && step.with['persist-credentials'] !== false) {
    const message = 'the token stays in the checkout, for every later step to read';
    findings.push({ file, line, message, right: 'persist-credentials: false' });
  }
  if (action === 'actions/upload-artifact' && !(Number(step.with['retention-days']) > 0)) {
    findings.push({ file, line, message: 'artefact without retention-days' });
  }
  return findings;
}

function commandFindings(file: string, step: Step, run: string, tree: Tree): Finding[] {
  const findings: Finding[] = [];
  const line = step.actionLine;
  for (const [, before, command = '', after] of run.matchAll(NPM)) {
    const folder = before ?? after;
    const manifest = folder ? `${folder}/package.json` : 'package.json';
    if (!tree.has(manifest)) {
      findings.push({ file, line, message: `${manifest} does not exist` });
      continue;
    }
    const { scripts = {} } = JSON.parse(tree.read(manifest)) as {
      scripts?: Record<string, unknown>;
    };
    const script = command.replace(/^run (?:-[\w-]+ )*/, '');
    if (script !== 'ci' && !Object.hasOwn(scripts, script)) {
      const right = `one of ${Object.keys(scripts).join(', ')}`;
      findings.push({ file, line, message: `no script ${script} in ${manifest}`, right });
    }
  }
  for (const [, path = ''] of run.matchAll(OWN_FILE)) {
    const known = tree.has(path) || tree.files.some((own) => own.startsWith(`${path}/`));
    if (!known) findings.push({ file, line, message: `${path} does not exist` });
  }
  return findings;
}
