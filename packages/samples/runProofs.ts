import { join } from 'node:path';
import type { ResultCache } from './cache.ts';
import type { Finding } from './finding.ts';
import { inParallel, WIDTH, widthOfRetries } from './process.ts';
import { canRunWarm, type Packages, prove, type Run, subjectOf } from './prove.ts';
import { SecondTries } from './secondTries.ts';
import type { Answer } from './types.ts';
import { WarmPool } from './warm.ts';

/** One proof and its place. */
export interface Job {
  file: string;
  line: number;
  answer: Answer;
}

/** Keeps what proofs print. */
export interface Records {
  has(file: string, answer: Answer): boolean;
  keep(file: string, answer: Answer, printed: string, project: string): void;
}

interface Settings extends Packages {
  /** Scratch space below `root`, so that proofs find its packages. */
  folder: string;
  cache: ResultCache;
  /** Where what they print is kept; undefined where nothing is. */
  records?: Records | undefined;
  /** Every proof gets a process of its own, as readers' commands do. */
  cold: boolean;
  /** Proofs at a time. */
  width?: number;
  /** Called with how many of the proofs that have to run have ended. */
  onDone?: (done: number, total: number) => void;
  write?: (line: string) => void;
}

/**
 * Runs every proof whose result is not known. What fails gets a second run when the others are done,
 * in a process of its own, which alone counts and has to be confirmed (`SecondTries`).
 */
export async function runProofs(
  jobs: readonly Job[],
  { root, libraries, folder, cache, records, cold, width = WIDTH, onDone, write }: Settings,
): Promise<{ passed: number; problems: Finding[] }> {
  const problems: Finding[] = [];
  const tries = new SecondTries();
  const later: (() => Promise<void>)[] = [];
  const warm = new WarmPool(root, folder);
  const packages = { root, libraries };
  let passed = 0;
  const pass = ({ file, answer }: Job, { printed, project }: Run) => {
    passed++;
    cache.set(subjectOf(answer), true);
    records?.keep(file, answer, printed, project);
  };
  const runJob = async (job: Job, index: number): Promise<void> => {
    const { file, line, answer } = job;
    const place = (name: string) => join(folder, String(index), name);
    const mayShare = !cold && canRunWarm(answer);
    const first = mayShare
      ? await warm.use(async (child) => {
          const run = await prove(answer, place('1'), packages, child);
          // What does not end as expected may leave more behind.
          if (run.wrong !== undefined) child.stop();
          return run;
        })
      : await prove(answer, place('1'), packages);
    const why = first.wrong;
    if (why === undefined) return pass(job, first);
    later.push(async () => {
      const second = await prove(answer, place('2'), packages);
      if (second.wrong !== undefined) {
        problems.push({ file, line, message: second.wrong });
        return;
      }
      tries.add({
        file,
        line,
        name: mayShare ? `${answer.question} (passed in a process of its own)` : answer.question,
        why,
        again: async (round) =>
          (await prove(answer, place(`again-${round}`), packages)).wrong === undefined,
        proved: () => pass(job, second),
      });
    });
  };
  try {
    const unknown = jobs.filter(
      ({ file, answer }) => records?.has(file, answer) === false || !cache.get(subjectOf(answer)),
    );
    passed = jobs.length - unknown.length;
    const tasks = unknown.map((job, index) => () => runJob(job, index));
    await inParallel(tasks, width, (done) => onDone?.(done, tasks.length));
    await inParallel(later, widthOfRetries(later.length));
    problems.push(...(await tries.prove(write)));
  } finally {
    warm.stop();
  }
  return { passed, problems };
}
