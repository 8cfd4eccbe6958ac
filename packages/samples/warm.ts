import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { type Ended, sampleEnv, stopGroup } from './process.ts';
import { rstestBin } from './runner.ts';

/** Proofs that one process runs at most, so that what they leave in it stays small. */
const MOST = 25;
const CHILD = join(import.meta.dirname, 'warm-child.mjs');
const CHANNEL = 3;

/** A word of a command that a shell would leave as it is. */
const PLAIN_WORD = /^[\w@%+=:,./-]+$/;
/** What a project may do to the process that runs it, and not to one of many. */
const OF_PROCESS = /\bprocess\.(?:exit|kill|abort|on|once|chdir|memoryUsage|argv|title)\b/;

/** Arguments of a command that is nothing but one call of Rstest; undefined for any other. */
export function warmArguments(
  command: string,
  files: Readonly<Record<string, string>>,
): string[] | undefined {
  const [npx, name, ...args] = command.split(' ');
  if (npx !== 'npx' || name !== 'rstest' || !args.every((arg) => PLAIN_WORD.test(arg))) return;
  if (args.some((arg) => /^(?:-w|--watch|watch|init|--browser)/.test(arg))) return;
  return Object.values(files).some((text) => OF_PROCESS.test(text)) ? undefined : args;
}

/**
 * A process in which Rstest has been loaded, so that a run does not wait for that. It calls the
 * entry of the command itself, one run at a time, and is replaced after `MOST` runs.
 */
export class WarmChild {
  private child: ChildProcess | undefined;
  private runs = 0;
  private readonly root: string;
  private readonly log: string;

  constructor(root: string, log: string) {
    this.root = root;
    this.log = log;
  }

  /** Runs the command in a folder; what it prints goes to one file, so that its order is kept. */
  async run(args: readonly string[], cwd: string, limitMs: number): Promise<Ended> {
    if (this.runs >= MOST) this.stop();
    this.child ??= this.start();
    this.runs++;
    const { child } = this;
    const from = statSync(this.log).size;
    const code = await new Promise<number>((resolve, reject) => {
      const channel = child.stdio[CHANNEL] as Socket;
      const settle = (status: number) => {
        clearTimeout(timer);
        channel.removeAllListeners('data');
        child.removeAllListeners();
        resolve(status);
      };
      const timer = setTimeout(() => {
        this.stop();
        settle(-1);
      }, limitMs);
      child.once('error', reject);
      // It ended itself, as the command may.
      child.once('close', (status, signal) => {
        this.child = undefined;
        settle(status ?? 128 + (signal ? constants.signals[signal] : 0));
      });
      channel.once('data', (status) => settle(Number(status)));
      channel.write(`${JSON.stringify({ cwd, args })}\n`);
    });
    return { code, output: readFileSync(this.log).subarray(from).toString() };
  }

  /** The next run gets a new process. */
  stop(): void {
    stopGroup(this.child?.pid);
    this.child = undefined;
    this.runs = 0;
  }

  private start(): ChildProcess {
    const bin = rstestBin(this.root);
    const log = openSync(this.log, 'a');
    const child = spawn(process.execPath, [CHILD, bin, join(bin, '../../dist/api/index.js')], {
      cwd: this.root,
      env: sampleEnv(this.root),
      stdio: ['ignore', log, log, 'pipe'],
      detached: process.platform !== 'win32',
    });
    closeSync(log);
    (child.stdio[CHANNEL] as Socket).on('error', () => {});
    this.runs = 0;
    return child;
  }
}
