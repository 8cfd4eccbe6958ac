import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readArguments, runCommand } from '../scripts/cli/arguments.ts';
import { UserError } from '../scripts/cli/errors.ts';
import { writeCorpus } from './scale/corpus.ts';
import { runMeasured } from './scale/runMeasured.ts';
import { type Row, scaleTable } from './scale/table.ts';
import { prepare, TOOLS } from './scale/tools.ts';
import { weigh } from './scale/weigh.ts';

const OPTIONS = {
  times: { type: 'string', value: '<n>[,<n>…]', about: 'how often over; 1,4,10 unless given' },
} as const;
const LIMIT_MS = 30 * 60_000;
const MAX_TIMES = 50;

function timesFrom(list = '1,4,10'): number[] {
  const times = list.split(',').map(Number);
  if (times.every((one) => Number.isInteger(one) && one >= 1 && one <= MAX_TIMES)) return times;
  throw new UserError(
    `--times ${list}; allowed: whole numbers from 1 to ${MAX_TIMES}, such as 1,4,10`,
  );
}

/**
 * Builds the manual with more and more pages, by us and by peers, and prints what each build and
 * its guide page cost.
 */
async function main(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS, 0);
  const rows: Row[] = [];
  let failed = 0;
  const corpus = mkdtempSync(join(tmpdir(), 'scale-'));
  try {
    for (const times of timesFrom(values.times)) {
      const pages = writeCorpus(resolve('docs'), corpus, times);
      for (const tool of TOOLS) {
        const job = prepare(tool, corpus);
        try {
          const cost = await runMeasured(job.command, job.cwd, job.env, LIMIT_MS);
          rows.push({ tool, times, pages, ...cost, ...weigh(job.dist, job.page) });
          console.log(`${scaleTable(rows)}\n`);
        } catch (error) {
          failed++;
          console.error(`${tool}, ${pages} pages: ${(error as Error).message}\n`);
        } finally {
          rmSync(job.cwd, { recursive: true, force: true });
        }
      }
    }
  } finally {
    rmSync(corpus, { recursive: true, force: true });
  }
  return failed > 0 ? 1 : 0;
}

// An exit takes the build along that runs in a process group of its own; a signal alone does not.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await runCommand('bench scale', main);
