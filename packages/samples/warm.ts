import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { type Ended, sampleEnv, stopGroup } from './process.ts';
import { rstestBin } from './runner.ts';

/** Proofs that one process runs at most, so that what they leave in it stays small. */
const MOST = 25;
const CHILD = join(import.meta.dirname, 'warmChild.mjs');
const CHANNEL = 3;

/** What a project may do to the process that runs it, and not to one of many. */
const OF_PROCESS = /\bprocess\.(?:exit|kill|abort|on|once|chdir|memoryUsage|argv|title)\b/;
/** A word of a command that a shell would leave as it is. */
const PLAIN_WORD = /^[\w@%+=:,./-]+$/;
/** Arguments of runs that do not end, or start processes that outlive them. */
const OWN_PROCESS = /^(?:-w|--watch|watch|init|--browser)/;
/** Variables that the command itself or its packages read while they are loaded. */
const READ_AT_LOAD =
  /^(?:CI|TZ|TERM|COLUMNS|DEBUG|(?:NODE|NO|FORCE|RSTEST|RSPACK|GITHUB|AI|npm)_.*)$/;
/** A call of Rstest whose two streams go different ways, or that others run beside. */
const STREAMS = /\brstest\b[^;&|\n]*(?:[|>](?!&1)|(?<![>&])&(?![&>]))/;

/** Whether the runs of a proof may share a process: `direct` with these arguments, or from its shell. */
export function warmCommand(
  command: string,
  files: Readonly<Record<string, string>>,
): { direct?: string[] } | undefined {
  if (Object.values(files).some((text) => OF_PROCESS.test(text))) return;
  const [npx, name, ...args] = command.split(' ');
  if (npx === 'npx' && name === 'rstest' && args.every((arg) => PLAIN_WORD.test(arg)))
    return args.some((arg) => OWN_PROCESS.test(arg)) ? undefined : { direct: args };
  const merged = command.replace(/> ?\S+ 2>&1|2>&1 *\|/g, '');
  return /\bnpx rstest\b/.test(command) && !STREAMS.test(merged) ? {} : undefined;
}

/** Lines of a shell that ask `WarmChild.serve` for the run of Rstest with these arguments. */
const askForRun = (port: number) => `
  local status
  exec 9<>/dev/tcp/127.0.0.1/${port}
  { printf '%s\\0' "$PWD" "$#" "$@"; env -0; printf '\\0'; } >&9
  IFS= read -r status <&9; cat <&9; exec 9>&-
  [ "$status" = own ] || return "$status"`;

/**
 * A process in which Rstest has been loaded, so that a run does not wait for that. It calls the
 * entry of the command itself, one run at a time, and is replaced after `MOST` runs.
 */
export class WarmChild {
  private child: ChildProcess | undefined;
  private runs = 0;
  private readonly root: string;
  private readonly log: string;
  private readonly color: boolean;

  constructor(root: string, log: string, color = false) {
    this.root = root;
    this.log = log;
    this.color = color;
  }

  /** Runs the command in a folder; what it prints goes to one file, so that its order is kept. */
  async run(
    args: readonly string[],
    cwd: string,
    limitMs: number,
    variables: Readonly<Record<string, string>> = {},
  ): Promise<Ended> {
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
      channel.write(`${JSON.stringify({ cwd, args, variables })}\n`);
    });
    return { code, output: readFileSync(this.log).subarray(from).toString() };
  }

  /**
   * Answers a shell's calls of Rstest while `work` runs it. `own` are the files of the project, which may
   * read variables that the shell sets.
   */
  async serve<T>(own: string, limitMs: number, work: (ask: string) => Promise<T>): Promise<T> {
    const base = sampleEnv(this.root, this.color);
    const server = createServer((socket) => {
      let request = '';
      socket.on('error', () => {});
      socket.setEncoding('utf8').on('data', async (text: string) => {
        request += text;
        if (!request.endsWith('\0\0')) return;
        const [cwd = '', count = '', ...rest] = request.slice(0, -2).split('\0');
        const args = rest.slice(0, Number(count));
        const variables = changedVariables(rest.slice(Number(count)), base);
        const may =
          !args.some((arg) => OWN_PROCESS.test(arg)) &&
          Object.keys(variables).every((name) => own.includes(name) && !READ_AT_LOAD.test(name));
        if (!may) return socket.end('own\n');
        const { code, output } = await this.run(args, cwd, limitMs, variables);
        socket.end(`${code}\n${output}`);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      return await work(askForRun((server.address() as AddressInfo).port));
    } finally {
      server.close();
    }
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
      env: sampleEnv(this.root, this.color),
      stdio: ['ignore', log, log, 'pipe'],
      detached: process.platform !== 'win32',
    });
    closeSync(log);
    (child.stdio[CHANNEL] as Socket).on('error', () => {});
    this.runs = 0;
    return child;
  }
}

/** Warm processes, as many as are asked for at the same time. */
export class WarmPool {
  private readonly idle: WarmChild[] = [];
  private readonly all: WarmChild[] = [];
  private readonly root: string;
  private readonly folder: string;
  private readonly color: boolean;

  /** `folder` takes what they print. */
  constructor(root: string, folder: string, color = false) {
    this.root = root;
    this.folder = folder;
    this.color = color;
  }

  async use<T>(work: (child: WarmChild) => Promise<T>): Promise<T> {
    const child = this.idle.pop() ?? this.start();
    try {
      return await work(child);
    } finally {
      this.idle.push(child);
    }
  }

  stop(): void {
    for (const child of this.all) child.stop();
  }

  private start(): WarmChild {
    const log = join(this.folder, `warm-${this.all.length}.log`);
    const child = new WarmChild(this.root, log, this.color);
    this.all.push(child);
    return child;
  }
}

/** Variables of a shell that it or the command set, besides those that every shell sets. */
function changedVariables(lines: readonly string[], base: NodeJS.ProcessEnv) {
  const entries = lines.map((line) => {
    const at = line.indexOf('=');
    return [line.slice(0, at), line.slice(at + 1)] as const;
  });
  const ofShell = ['_', 'SHLVL', 'PWD', 'OLDPWD'];
  return Object.fromEntries(
    entries.filter(([name, value]) => !ofShell.includes(name) && base[name] !== value),
  );
}
