import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, normalizeOutput, stripColors, subjectOf } from '@rstest-docs/samples';
import { facts } from '../../shared/facts/index.ts';
import type { Finding } from '../finding.ts';
import type { PageProofs } from './proofs.ts';

/** What a proof printed, for readers to see. */
export interface RecordedRun {
  /** Of what was run and what had to be printed. */
  key: string;
  /** Version of `@rstest/core`. */
  version: string;
  /** Day of the run, in UTC. */
  date: string;
  output: string;
}

/** The runs of a page's proofs, by question. */
export type Runs = Record<string, RecordedRun>;

const MAX_LINES = 40;
const MAX_LINE = 200;
/** A frame of the process that runs proofs, which no reader has. */
const HARNESS = /^\s+at .*\bwarmChild\.mjs:\d+/;

/** Beside the proofs, one file for each page. */
const pathOf = (root: string, file: string): string => join(root, file.replace(/\.ts$/, '.json'));

export function readRuns(root: string, file: string): Runs {
  const path = pathOf(root, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Runs) : {};
}

const keyOf = (answer: Answer): string =>
  createHash('sha256')
    .update(JSON.stringify(subjectOf(answer)))
    .digest('hex')
    .slice(0, 8);

const DAY_MS = 86_400_000;
const TURNS = 5;

/** Whether the recorded run is of this proof as it is. */
const isOf = (run: RecordedRun | undefined, answer: Answer): boolean => run?.key === keyOf(answer);

/** Keeps what proofs print where the record has no run of theirs; a run that is there stays. */
export class RunRecords {
  private readonly root: string;
  private readonly version: string;

  constructor(root: string, version = facts.version) {
    this.root = root;
    this.version = version;
  }

  has(file: string, answer: Answer): boolean {
    const run = readRuns(this.root, file)[answer.question];
    return isOf(run, answer) && run?.version === this.version;
  }

  /** Of these proofs those without a run of what they are now, and a fifth of the rest: in five days all. */
  fifth<Proof extends { file: string; answer: Answer }>(
    proofs: readonly Proof[],
    day = Math.floor(Date.now() / DAY_MS),
  ): Proof[] {
    return proofs.filter(
      ({ file, answer }) =>
        Number.parseInt(keyOf(answer), 16) % TURNS === day % TURNS || !this.has(file, answer),
    );
  }

  keep(file: string, answer: Answer, printed: string, project: string): void {
    if (this.has(file, answer)) return;
    const runs = readRuns(this.root, file);
    const date = new Date().toISOString().slice(0, 10);
    const output = shown(printed, project, this.root);
    runs[answer.question] = { key: keyOf(answer), version: this.version, date, output };
    writeRuns(this.root, file, runs);
  }

  /** Puts runs into the order of their proofs; those of proofs that are gone go. */
  tidy(proofs: readonly PageProofs[]): void {
    for (const { file, answers } of proofs) {
      const all = readRuns(this.root, file);
      const runs = Object.fromEntries(
        answers.flatMap(({ question }) => (all[question] ? [[question, all[question]]] : [])),
      );
      if (JSON.stringify(runs) !== JSON.stringify(all)) writeRuns(this.root, file, runs);
    }
  }

  /** After an upgrade the runs of most proofs are of another version, which is one finding. */
  ofOtherVersion(proofs: readonly PageProofs[]): Finding[] {
    const count = proofs.reduce((sum, { file, answers }) => {
      const runs = readRuns(this.root, file);
      const old = answers.filter((answer) => isOf(runs[answer.question], answer));
      return sum + old.filter(({ question }) => runs[question]?.version !== this.version).length;
    }, 0);
    if (count === 0) return [];
    const message = `recorded runs of another version than ${this.version}: ${count}`;
    return [{ file: 'package.json', line: 1, message, fix: 'npm run docs -- answers --libraries' }];
  }

  /** Proofs without a run, or with one of what they were before; and runs without a proof. */
  findings({ file, answers }: PageProofs, lineOf: (answer: Answer) => number): Finding[] {
    const runs = readRuns(this.root, file);
    const fix = `npm run docs -- answers --only ${file}`;
    const old = answers
      .filter((answer) => !isOf(runs[answer.question], answer))
      .map((answer) => {
        const message = `what it prints now is not recorded: ${answer.question}`;
        const how = answer.libraries ? `${fix} --libraries` : fix;
        return { file, line: lineOf(answer), message, fix: how };
      });
    const gone = Object.keys(runs)
      .filter((question) => !answers.some((answer) => answer.question === question))
      .map((question) => ({ file, line: 1, message: `a run without a proof: ${question}`, fix }));
    return [...old, ...gone];
  }
}

function writeRuns(root: string, file: string, runs: Runs): void {
  const path = pathOf(root, file);
  if (Object.keys(runs).length === 0) rmSync(path, { force: true });
  else writeFileSync(path, `${JSON.stringify(runs, undefined, 2)}\n`);
}

/** Without colors and paths of the machine, cut to what a reader looks at. */
function shown(printed: string, project: string, root: string): string {
  const text = stripColors(normalizeOutput(printed, { project, root }));
  const lines = text
    .split('\n')
    .filter((line) => !HARNESS.test(line))
    .map((line) => (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line));
  const more = lines.length - MAX_LINES;
  return [...lines.slice(0, MAX_LINES), ...(more > 0 ? [`… ${more} more lines`] : [])].join('\n');
}
