import { FIRST_FLIGHT } from '../../deploy/compress.ts';
import type { Figures } from './measure.ts';

/** kB as the peers' figures count them: 1000 bytes. */
const KB = 1000;

/** Pass marks of the design for the first flight, in kB: a page, and the heaviest one. */
const MARKS = { firstFlight: 10, heaviest: FIRST_FLIGHT / KB, scripts: 110, untilIdle: 130 };

/** The same page types on the framework's own site, in kB: HTML and blocking styles, scripts, all. */
const PEER = { firstFlight: 37.4, scripts: 383, untilIdle: 464 };

/**
 * What CI holds each kind to, in kB: today's figures with a little room, so that growth is seen
 * when it happens. Lower them when a page gets lighter.
 */
const BUDGETS: Record<
  Figures['kind'],
  { firstFlight: number; scripts: number; untilIdle: number }
> = {
  home: { firstFlight: 11.8, scripts: 86.1, untilIdle: 108.8 },
  guide: { firstFlight: 14.1, scripts: 90.4, untilIdle: 116.2 },
  option: { firstFlight: 12, scripts: 87.8, untilIdle: 111 },
  api: { firstFlight: 15.5, scripts: 91.1, untilIdle: 117.5 },
  overview: { firstFlight: 15.9, scripts: 92.1, untilIdle: 119.3 },
  'not found': { firstFlight: 5.4, scripts: 82.6, untilIdle: 98.8 },
};

/** Of the largest page under Brotli, in kB: Chinese pages with long lists, of which the index of errors is one. */
const LARGEST = 15.45;

const kb = (bytes: number): string => (bytes / KB).toFixed(1);
const ratio = (bytes: number, mark: number): string => `${(bytes / KB / mark).toFixed(2)}x`;

/** One line a page: figure, ratio to the pass mark, ratio to the framework's own site. */
export function table(figures: Figures[]): string {
  const rows = figures.map((page) => {
    const mark = page.kind === 'api' ? MARKS.heaviest : MARKS.firstFlight;
    return [
      page.file.padEnd(34),
      `${kb(page.firstFlight).padStart(6)} (${ratio(page.firstFlight, mark)}, ${ratio(page.firstFlight, PEER.firstFlight)})`,
      `${kb(page.scripts).padStart(6)} (${ratio(page.scripts, MARKS.scripts)}, ${ratio(page.scripts, PEER.scripts)})`,
      `${kb(page.untilIdle).padStart(6)} (${ratio(page.untilIdle, MARKS.untilIdle)}, ${ratio(page.untilIdle, PEER.untilIdle)})`,
    ].join('  ');
  });
  const head = 'gzip kB (of the pass mark, of rstest.rs): first flight, scripts, all until idle';
  return [head, ...rows].join('\n');
}

/** Which figures are over what CI allows; `largest` is the largest page under Brotli. */
export function judge(
  figures: Figures[],
  largest: { file: string; bytes: number },
): { passed: number; over: string[] } {
  const checks = figures.flatMap((page) => {
    const budget = BUDGETS[page.kind];
    const sizes = (['firstFlight', 'scripts', 'untilIdle'] as const).map((name) => ({
      ok: page[name] <= budget[name] * KB,
      line: `${page.file}: ${name} ${kb(page[name])} kB, at most ${budget[name]} kB`,
    }));
    const blocking = {
      ok: page.blockingScripts === 0,
      line: `${page.file}: ${page.blockingScripts} scripts before first paint, none allowed`,
    };
    return [...sizes, blocking];
  });
  checks.push({
    ok: largest.bytes <= LARGEST * KB,
    line: `${largest.file}: ${kb(largest.bytes)} kB, at most ${LARGEST} kB (mark: ${MARKS.heaviest})`,
  });
  const over = checks.filter((check) => !check.ok).map((check) => check.line);
  return { passed: checks.length - over.length, over };
}
