import { join } from 'node:path';
import type { ResultCache } from './cache.ts';
import type { Finding } from './finding.ts';
import { projectOf } from './layout.ts';
import { maskOutput, stripColors } from './normalize.ts';
import { checkOutput, type OutputResult, placeOf, type StaleOutput } from './outputs.ts';
import { inParallel, WIDTH, widthOfRetries } from './process.ts';
import type { Progress } from './report.ts';
import type { SecondTries } from './secondTries.ts';
import type { Group, OutputFence } from './types.ts';
import { type WarmChild, WarmPool } from './warm.ts';

export interface Compared {
  problems: Finding[];
  /** Blocks whose command prints what they show. */
  passed: number;
  /** For each command, its blocks that show something else. */
  stale: StaleOutput[][];
  /** Groups that need no other run. */
  proved: Set<Group>;
}

/**
 * Runs the command of every output block and compares; a project that `isFresh` gets its output
 * again, even when only durations differ.
 */
export async function checkOutputs(
  root: string,
  folder: string,
  groups: Group[],
  isFresh: (group: Group) => boolean,
  cache: ResultCache,
  progress: Progress,
  tries: SecondTries,
): Promise<Compared> {
  const proved = new Set<Group>();
  const later: (() => Promise<OutputResult>)[] = [];
  const warm = new WarmPool(root, folder, true);
  const tasks = groups.flatMap((group) =>
    group.outputs.map((output, index) => async (): Promise<OutputResult> => {
      const subject = ['output', projectOf(group), output.command, textsOf(output)];
      const known = cache.get<Known>(subject);
      if (known?.proves) proved.add(group);
      if (known) return { ...known, stale: [], problems: [], passed: 1 };
      const run = (name: string, child?: WarmChild) => {
        const at = join(folder, 'output', `${group.name}-${index + 1}-${name}`);
        return checkOutput(root, at, group, output, isFresh(group), child);
      };
      const keep = (proves: boolean) => cache.set(subject, { proves } satisfies Known);
      const first = await warm.use(async (child) => {
        const result = await run('1', child);
        if (result.passed !== 1) child.stop();
        return result;
      });
      const settle = (result: OutputResult): OutputResult => {
        if (result.proves) proved.add(group);
        return result;
      };
      if (first.passed === 1) {
        keep(first.proves);
        return settle(first);
      }
      later.push(async () => {
        // Nothing runs beside it now.
        const second = await run('2');
        if (second.passed === 1) {
          tries.add({
            ...placeOf(output),
            name: `output of \`${output.command}\``,
            why: [...first.problems, ...staleProblem(first.stale)][0]?.message ?? '',
            again: async (round) => (await run(`again-${round}`)).passed === 1,
            proved: () => keep(second.proves),
          });
        }
        return settle(second);
      });
      return NOTHING;
    }),
  );
  const results = await inParallel(tasks, WIDTH, (done) =>
    progress.count(done, tasks.length, 'outputs'),
  ).finally(() => warm.stop());
  results.push(...(await inParallel(later, widthOfRetries(later.length))));
  return {
    problems: results.flatMap((result) => result.problems),
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    stale: results.map((result) => result.stale).filter((list) => list.length > 0),
    proved,
  };
}

const NOTHING: OutputResult = { stale: [], problems: [], passed: 0, proves: false };

type Known = Pick<OutputResult, 'proves'>;
const textsOf = ({ shown }: OutputFence): string[] => shown.map(({ fence }) => fence.code);

/** One finding for a block and its translations, at the first of them that is wrong. */
export function staleProblem(stale: StaleOutput[]): Finding[] {
  const [first, ...translations] = stale;
  if (!first) return [];
  const [before, after] = [first.fence.code, first.text].map(maskOutput) as [string, string];
  const also = translations.map(({ page, fence }) => `also ${page}:${fence.line}`);
  return [
    {
      file: first.page,
      line: first.fence.line,
      message: [`the output shown ${difference(before, after)}`, ...also].join('\n'),
      fix: 'run `npm run docs -- samples --update`, and read what changed',
    },
  ];
}

function difference(before: string, after: string): string {
  if (before === after) return 'has other durations than its translation';
  const [plainBefore, plainAfter] = [stripColors(before), stripColors(after)];
  if (plainBefore === plainAfter) return 'has other colors than the command prints';
  return `is not what the command prints:\n${diffLines(plainBefore, plainAfter)}`;
}

/** Lines of `before` and `after` as a diff with `-` and `+`, equal lines around a change kept. */
export function diffLines(before: string, after: string, context = 2): string {
  const rows: string[] = [];
  let [a, b] = [before.split('\n'), after.split('\n')];
  while (a.length + b.length > 0) {
    const [x, y] = firstCommon(a, b);
    rows.push(...a.slice(0, x).map((row) => `- ${row}`), ...b.slice(0, y).map((row) => `+ ${row}`));
    rows.push(...a.slice(x, x + 1).map((row) => `  ${row}`));
    [a, b] = [a.slice(x + 1), b.slice(y + 1)];
  }
  const near = (index: number) =>
    rows.slice(Math.max(0, index - context), index + context + 1).some((row) => row[0] !== ' ');
  return rows.filter((_, index) => near(index)).join('\n');
}

/** Where the fewest lines stand before an equal one. */
function firstCommon(a: string[], b: string[]): [number, number] {
  for (let skipped = 0; skipped < a.length + b.length - 1; skipped++) {
    const x = a.findIndex((row, index) => index <= skipped && row === b[skipped - index]);
    if (x >= 0) return [x, skipped - x];
  }
  return [a.length, b.length];
}
