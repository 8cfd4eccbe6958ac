import type { Cost } from './runMeasured.ts';
import type { Tool } from './tools.ts';
import type { Weight } from './weigh.ts';

export interface Row extends Cost, Weight {
  tool: Tool;
  times: number;
  /** Pages of both languages. */
  pages: number;
}

type Column = [head: string, value: (row: Row) => number, digits: number];

const COLUMNS: Column[] = [
  ['wall s', (row) => row.wall, 1],
  ['CPU s', (row) => row.cpu, 1],
  ['peak MB', (row) => row.peak, 0],
  ['HTML kB', (row) => row.html / 1000, 1],
  ['scripts kB', (row) => row.scripts / 1000, 1],
  ['files', (row) => row.files, 0],
  ['MB', (row) => row.bytes / 1e6, 1],
];
const WIDTH = 16;

/**
 * One line a build. Behind each figure of a peer its ratio to ours on as many pages; behind ours
 * the ratio to our own first line, which shows how it grows.
 */
export function scaleTable(rows: readonly Row[]): string {
  const head = [
    'site'.padEnd(10),
    'pages'.padStart(6),
    ...COLUMNS.map(([name]) => name.padStart(WIDTH)),
  ];
  const lines = rows.map((row) => {
    const ours = rows.filter((other) => other.tool === 'ours');
    const base = row.tool === 'ours' ? ours[0] : ours.find((other) => other.times === row.times);
    const cells = COLUMNS.map(([, value, digits]) => {
      const ratio = base && base !== row ? ` (${(value(row) / value(base)).toFixed(2)}x)` : '';
      return `${value(row).toFixed(digits)}${ratio}`.padStart(WIDTH);
    });
    return [row.tool.padEnd(10), String(row.pages).padStart(6), ...cells].join('');
  });
  return [head.join(''), ...lines].join('\n');
}
