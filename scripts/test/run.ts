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

/**
 * Runs all stages, whatever the earlier ones say, and adds their counts up. Ends with what failed
 * stages printed last, and a line for each stage.
 */
export async function runStages(
  stages: readonly Stage[],
  write: Write = (text) => process.stdout.write(text),
  inCi = Boolean(process.env.CI),
): Promise<Counts> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  const lines: string[] = [];
  const ends: string[] = [];
  for (const [index, stage] of stages.entries()) {
    write(`\n[${index + 1}/${stages.length}] ${stage.name}\n`);
    const started = performance.now();
    const { output, status } = await execute(stage, write);
    const counts = settle(stage.count(output, status), status);
    const mayBeSkipped = stage.skips?.length ?? 0;
    if (inCi && counts.skipped > mayBeSkipped) {
      counts.failed++;
      write(
        `${counts.skipped} skipped, which in CI is a failure; with a reason: ${mayBeSkipped}\n`,
      );
    }
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    if (counts.failed > 0) ends.push(endOf(stage.name, output));
    lines.push(
      `${stage.name}: ${counts.passed} passed, ${counts.failed} failed${skipped}, ${seconds} s`,
    );
  }
  write(`${ends.join('')}\n${lines.join('\n')}\n`);
  if (total.skipped > 0) write(`${total.skipped} skipped\n`);
  return total;
}
