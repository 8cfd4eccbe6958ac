import { join } from 'node:path';
import { diffLines } from './diff.ts';
import { maskOutput, stripColours } from './normalise.ts';
import { checkOutput, type OutputResult, type StaleOutput } from './outputs.ts';
import { inParallel, WIDTH } from './pool.ts';
import type { Progress } from './report.ts';
import type { Group, Problem } from './types.ts';
import { writeOutputs } from './update.ts';
import type { Verdict } from './verdict.ts';

/** Runs the command of every output block and compares, or rewrites the pages with `update`. */
export async function checkOutputs(
  root: string,
  folder: string,
  groups: Group[],
  update: boolean,
  progress: Progress,
): Promise<Verdict> {
  const tasks = groups.flatMap((group) =>
    group.outputs.map((output, index) => async (): Promise<OutputResult> => {
      const name = `${group.name}-${index + 1}`;
      return checkOutput(root, join(folder, 'output'), group, output, name);
    }),
  );
  const results = await inParallel(tasks, WIDTH, (done) =>
    progress.update(`outputs: ${done} of ${tasks.length}`),
  );
  const problems = results.flatMap((result) => result.problems);
  const stale = results.flatMap((result) => result.stale);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  if (update) {
    for (const page of writeOutputs(root, stale)) console.log(`rewritten: ${page}`);
    return {
      problems,
      passed: passed + results.filter(({ stale: list }) => list.length > 0).length,
    };
  }
  problems.push(...results.flatMap((result) => toProblem(result.stale)));
  return { problems, passed };
}

/** One finding for a block and its twins, at the first of them that is wrong. */
function toProblem(stale: StaleOutput[]): Problem[] {
  const [first, ...twins] = stale;
  if (!first) return [];
  const [before, after] = [first.fence.code, first.text].map(maskOutput) as [string, string];
  const also = twins.map(({ page, fence }) => `also ${page}:${fence.line}`);
  return [
    {
      file: first.page,
      line: first.fence.line,
      message: [`the output shown ${difference(before, after)}`, ...also].join('\n'),
      fix: 'run `npm run samples:update`, and read what changed',
    },
  ];
}

function difference(before: string, after: string): string {
  if (before === after) return 'has other durations than its twin';
  const [plainBefore, plainAfter] = [stripColours(before), stripColours(after)];
  if (plainBefore === plainAfter) return 'has other colours than the command prints';
  return `is not what the command prints:\n${diffLines(plainBefore, plainAfter)}`;
}
