import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { plainEnv } from './runner.ts';
import { MOST_TRIES } from './secondTries.ts';

export interface Ended {
  /** Exit status; 128 and more when a signal ended it, -1 when it took longer than its limit. */
  code: number;
  /** stdout and stderr together, in the order in which they were written. */
  output: string;
}

export interface Start {
  cwd: string;
  /** Where the output is collected while the process runs. */
  log: string;
  root: string;
  limitMs: number;
  color?: boolean;
  /** That of samples unless given. */
  env?: NodeJS.ProcessEnv;
}

/** Test files run one after the other, so that their order on the screen is fixed. */
const ONE_WORKER = `
  case "$1" in
    init | merge-reports) ;;
    run | list | watch) set -- "$1" --pool.maxWorkers 1 "\${@:2}" ;;
    *) set -- --pool.maxWorkers 1 "$@" ;;
  esac`;

/** Runs Node with arguments; both output streams go to one file, so that their order is kept. */
export function runLogged(args: string[], start: Start): Promise<Ended> {
  return launch(process.execPath, args, start);
}

/**
 * Runs a shell command in which `npx` calls the project's own executables without its start-up time.
 * With `oneWorker`, runs of Rstest have one; `ask` are lines that may answer for one (`WarmChild.serve`).
 */
export function runShell(
  command: string,
  start: Start,
  { oneWorker = false, ask = '' } = {},
): Promise<Ended> {
  const npx = `npx() {
  [ "$1" = rstest ] || { "$@"; return; }
  shift${oneWorker ? ONE_WORKER : ''}${ask}
  rstest "$@"
}`;
  return launch('bash', ['-c', `${npx}\n${command}`], start);
}

function launch(file: string, args: string[], start: Start): Promise<Ended> {
  const log = openSync(start.log, 'w');
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: start.cwd,
      env: start.env ?? sampleEnv(start.root, start.color),
      stdio: ['ignore', log, log],
      detached: process.platform !== 'win32',
    });
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      stopGroup(child.pid);
    }, start.limitMs);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      // What a command left in the background, such as watch mode after a key that never came.
      stopGroup(child.pid);
      closeSync(log);
      const status = code ?? 128 + (signal ? constants.signals[signal] : 0);
      resolve({ code: late ? -1 : status, output: readFileSync(start.log, 'utf8') });
    });
  });
}

/** Environment of every sample and proof. */
export function sampleEnv(root: string, color = false): NodeJS.ProcessEnv {
  return plainEnv({
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    ...(color ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  });
}

/** Ends a process that leads a group of its own, with its workers. */
export function stopGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // Nothing of it runs any more.
  }
}

/** Processes at a time. */
export const WIDTH = availableParallelism();

/**
 * Second tries at a time: one, so that the machine is as calm as it can be. Where many failed it is
 * not to blame, and their report should not take long.
 */
export const widthOfRetries = (count: number): number => (count > MOST_TRIES ? WIDTH : 1);

/** Runs tasks, at most `width` at a time; results keep the order of the tasks. */
export async function inParallel<T>(
  tasks: (() => Promise<T>)[],
  width: number,
  onDone: (done: number) => void = () => {},
): Promise<T[]> {
  const results: T[] = new Array(tasks.length);
  let next = 0;
  let done = 0;
  const worker = async () => {
    while (next < tasks.length) {
      const index = next++;
      const task = tasks[index];
      if (task) results[index] = await task();
      onDone(++done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, tasks.length) }, worker));
  return results;
}
