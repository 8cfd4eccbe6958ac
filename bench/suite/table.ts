import type { Cost } from '../scale/runMeasured.ts';

/** A measured run. */
export interface Run extends Cost {
  contestant: string;
  suite: string;
  /** All files without any cache, all again with the cache of the run before, or one file. */
  kind: 'all' | 'cached' | 'one';
}

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (low + high) / 2;
}

/** A line for each contestant of a suite: medians, and their ratio to the first contestant. */
export function suiteTable(runs: readonly Run[]): string {
  const parts = groups(
    runs,
    ({ suite, kind }) => `${suite}: ${kind === 'one' ? 'one file' : 'all files'}`,
  );
  return [...parts]
    .flatMap(([title, here]) => {
      const rows = [...groups(here, rowName)];
      const base = rows[0]?.[1] ?? [];
      return [
        `\n${title}`,
        line('', 'rounds', 'wall s', 'CPU s', 'peak MB'),
        ...rows.map(([name, all]) =>
          line(name, String(all.length), ...COLUMNS.map((column) => cell(all, base, ...column))),
        ),
      ];
    })
    .join('\n');
}

const COLUMNS: [key: keyof Cost, digits: number][] = [
  ['wall', 2],
  ['cpu', 2],
  ['peak', 0],
];

const rowName = ({ contestant, kind }: Run): string =>
  kind === 'cached' ? `${contestant}, cached` : contestant;

function cell(all: readonly Run[], base: readonly Run[], key: keyof Cost, digits: number): string {
  const middle = (runs: readonly Run[]): number => median(runs.map((run) => run[key]));
  const ratio = all === base ? '' : ` (${(middle(all) / middle(base)).toFixed(2)}x)`;
  return middle(all).toFixed(digits) + ratio;
}

function groups(runs: readonly Run[], keyOf: (run: Run) => string): Map<string, Run[]> {
  const found = new Map<string, Run[]>();
  for (const run of runs) found.set(keyOf(run), [...(found.get(keyOf(run)) ?? []), run]);
  return found;
}

const line = (name: string, ...cells: string[]): string =>
  `${name.padEnd(22)}${cells.map((text) => text.padStart(16)).join('')}`;
