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
  const a = before.split('\n');
  const b = after.split('\n');
  const rows = align(a, b);
  const near = (index: number) =>
    rows.slice(Math.max(0, index - context), index + context + 1).some(({ sign }) => sign !== ' ');
  return rows
    .filter((_, index) => near(index))
    .map(({ sign, text }) => `${sign} ${text}`)
    .join('\n');
}

interface Row {
  sign: ' ' | '-' | '+';
  text: string;
}

function align(a: string[], b: string[]): Row[] {
  const lengths = commonLengths(a, b);
  const rows: Row[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      rows.push({ sign: ' ', text: a[i] ?? '' });
      i++;
      j++;
    } else if (
      j >= b.length ||
      (i < a.length && lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1))
    ) {
      rows.push({ sign: '-', text: a[i++] ?? '' });
    } else {
      rows.push({ sign: '+', text: b[j++] ?? '' });
    }
  }
  return rows;
}

/** Longest common subsequence of the tails that start at `[i][j]`. */
function commonLengths(a: string[], b: string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? [];
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] =
        a[i] === b[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1));
    }
  }
  return lengths;
}

const lengthAt = (lengths: number[][], i: number, j: number) => lengths[i]?.[j] ?? 0;
