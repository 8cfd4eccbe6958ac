import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
} from 'yaml';

export interface Step {
  /** 1-based line of the step. */
  line: number;
  uses?: string;
  /** Line of `uses:` or `run:`. */
  actionLine: number;
  /** What stands behind `uses:` as a comment, without the `#`. */
  comment: string;
  run?: string;
  with: Record<string, unknown>;
}

export interface Job {
  name: string;
  line: number;
  permissions: unknown;
  timeoutMinutes: unknown;
  steps: Step[];
}

/** The parts of a workflow file that our rules look at. */
export interface Workflow {
  file: string;
  events: string[];
  permissions: unknown;
  jobs: Job[];
}

type Plain = Record<string, unknown>;

const plain = (value: unknown): Plain =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Plain) : {};

/** Reads a workflow; of broken YAML only what could be read (the linter tells the rest). */
export function readWorkflow(file: string, text: string): Workflow {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const root = plain(document.toJS());
  const on = root.on;
  const lineOf = (...path: (string | number)[]) => lineAt(document, counter, path);
  return {
    file,
    events:
      typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(plain(on)),
    permissions: root.permissions,
    jobs: Object.entries(plain(root.jobs)).map(([name, value]) => {
      const job = plain(value);
      const steps = Array.isArray(job.steps) ? job.steps.map(plain) : [];
      return {
        name,
        line: lineOf('jobs', name),
        permissions: job.permissions,
        timeoutMinutes: job['timeout-minutes'],
        steps: steps.map((step, index): Step => {
          const key = step.uses === undefined ? 'run' : 'uses';
          const path = ['jobs', name, 'steps', index];
          const node = document.getIn([...path, 'uses'], true);
          return {
            line: lineOf(...path),
            actionLine: lineOf(...path, key),
            uses: step.uses === undefined ? undefined : String(step.uses),
            comment: isScalar(node) ? (node.comment ?? '').trim() : '',
            run: step.run === undefined ? undefined : String(step.run),
            with: plain(step.with),
          };
        }),
      };
    }),
  };
}

function lineAt(document: Document, counter: LineCounter, path: (string | number)[]): number {
  const parent = document.getIn(path.slice(0, -1), true);
  const key = path.at(-1);
  const item: unknown = isMap(parent)
    ? parent.items.find((pair) => isScalar(pair.key) && pair.key.value === key)
    : document.getIn(path, true);
  const node = isPair(item) ? item.key : item;
  const offset = isScalar(node) || isCollection(node) ? (node.range?.[0] ?? 0) : 0;
  return counter.linePos(offset).line;
}
