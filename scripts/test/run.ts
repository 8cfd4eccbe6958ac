import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Counts, settle } from './counts.ts';
import type { Stage } from './stages.ts';

type Write = (text: string) => void;

interface Result {
  output: string;
  status: number;
}

function execute(stage: Stage, write: Write): Promise<Result> {
  const program = stage.args.find((argument) => /\.(?:ts|js)$|\/bin\//.test(argument)) ?? '';
  if (!existsSync(program)) {
    const output = `${program}: missing, so this stage cannot pass\n`;
    write(output);
    return Promise.resolve({ output, status: 1 });
  }
  const child = spawn(process.execPath, stage.args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });
  let output = '';
  const keep = (data: Buffer): void => {
    output += data;
    write(String(data));
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ output: error.message, status: 1 }));
    child.once('close', (code) => resolve({ output, status: code ?? 1 }));
  });
}

/** Runners name what failed at their end; so many lines of it are printed once more. */
const END_LINES = 60;

/** The end of what a failed stage printed, so that the cause stands near the totals. */
function endOf(name: string, output: string): string {
  const lines = output.trimEnd().split('\n').slice(-END_LINES);
  return `\n${name} failed; its output ended with:\n${lines.join('\n')}\n`;
}

/** Stages at a time: one alone leaves a core idle for a third of its time. */
const WIDTH = 2;

/** What stages print while an earlier one still runs, which has the screen until it ends. */
class Screen {
  private readonly write: Write;
  private readonly waiting: string[] = [];
  private readonly ended = new Set<number>();
  private front = 0;

  constructor(write: Write) {
    this.write = write;
  }

  print(index: number, text: string): void {
    if (index === this.front) this.write(text);
    else this.waiting[index] = (this.waiting[index] ?? '') + text;
  }

  end(index: number): void {
    this.ended.add(index);
    while (this.ended.has(this.front)) this.write(this.waiting[++this.front] ?? '');
  }
}

/** Runs a stage; answers with its counts, its line of the summary and, where it failed, its end. */
async function runStage(stage: Stage, write: Write, inCi: boolean) {
  const started = performance.now();
  const { output, status } = await execute(stage, write);
  const counts = settle(stage.count(output, status), status);
  if (inCi && counts.skipped > 0) {
    counts.failed++;
    write(`${counts.skipped} skipped, which in CI is a failure\n`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  return {
    counts,
    line: `${stage.name}: ${counts.passed} passed, ${counts.failed} failed${skipped}, ${seconds} s`,
    end: counts.failed > 0 ? endOf(stage.name, output) : '',
  };
}

/**
 * Runs all stages, whatever the earlier ones say, two at a time but for those that ask to be alone,
 * and adds their counts up. Each prints as a whole. Ends with what failed stages printed last, and a
 * line for each stage.
 */
export async function runStages(
  stages: readonly Stage[],
  write: Write = (text) => process.stdout.write(text),
  inCi = Boolean(process.env.CI),
): Promise<Counts> {
  const screen = new Screen(write);
  const running = new Set<Promise<unknown>>();
  const results: ReturnType<typeof runStage>[] = [];
  let isAlone = false;
  for (const [index, stage] of stages.entries()) {
    const most = stage.alone || isAlone ? 1 : WIDTH;
    while (running.size >= most) await Promise.race(running);
    isAlone = stage.alone === true;
    const print = (text: string) => screen.print(index, text);
    print(`\n[${index + 1}/${stages.length}] ${stage.name}\n`);
    const result = runStage(stage, print, inCi);
    const done: Promise<unknown> = result.finally(() => {
      running.delete(done);
      screen.end(index);
    });
    running.add(done);
    results.push(result);
  }
  const all = await Promise.all(results);
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { counts } of all) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  write(`${all.map(({ end }) => end).join('')}\n${all.map(({ line }) => line).join('\n')}\n`);
  if (total.skipped > 0) write(`${total.skipped} skipped\n`);
  return total;
}
