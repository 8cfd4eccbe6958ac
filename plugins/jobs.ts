import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import os from 'node:os';
import { pathToFileURL } from 'node:url';

/** Fewer pages are made as quickly as a process starts. */
export const PAGES_OF_A_JOB = 30;

/**
 * Work that a process of its own does while the bundler, which mostly uses one core, is busy. A
 * job that fails is not lost: who asks for the result gets none and does the work itself.
 */
export class Job<Result> {
  private readonly child: ChildProcess;
  private readonly done: Promise<Result | undefined>;

  /**
   * @param what Names the work in a warning: 'the Markdown copies'.
   * @param file Program that calls `doJob`.
   */
  constructor(what: string, file: string, task: object) {
    const loader = createRequire(import.meta.url).resolve('tsx');
    this.child = fork(file, {
      execArgv: ['--import', pathToFileURL(loader).href],
      serialization: 'advanced',
    });
    this.done = new Promise((resolve) => {
      let answer: Answer<Result> | undefined;
      this.child.on('message', (message) => {
        answer = message as Answer<Result>;
      });
      this.child.on('error', (error) => {
        answer ??= { error: error.message };
      });
      this.child.on('close', (code, signal) => {
        const { result, error = `it ended with ${signal ?? `status ${code}`}` } = answer ?? {};
        if (!answer || 'error' in answer) {
          console.warn(`${what}: made after the bundler's work, not beside it: ${error}`);
        }
        resolve(result);
      });
    });
    this.child.send(task, () => {});
    // A build that fails does not wait for it, and its end closes the channel.
    this.child.unref();
    this.child.channel?.unref();
  }

  /** What the job made; undefined when it failed, which has been reported. */
  result(): Promise<Result | undefined> {
    this.child.ref();
    return this.done;
  }
}

interface Answer<Result> {
  result?: Result;
  error?: string;
}

/** Does the job of this process, and ends it; also when nobody waits for the result any more. */
export function doJob<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  process.on('disconnect', () => process.exit());
  try {
    // The build waits for the bundler.
    os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not allowed here: then it runs as anything else does.
  }
  process.once('message', async (task: Task) => {
    const answer = await Promise.resolve(task)
      .then(work)
      .then(
        (result) => ({ result }),
        (error: Error) => ({ error: error.message }),
      );
    process.send?.(answer, undefined, undefined, () => process.disconnect());
  });
}
