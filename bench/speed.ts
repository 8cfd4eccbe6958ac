import { buildIfStale } from '../scripts/build/run.ts';
import { readArguments, runCommand } from '../scripts/cli/arguments.ts';
import { startServer } from '../scripts/server/start.ts';
import { explain } from '../shared/errors/explain.ts';
import { type Loading, loadPage } from './pages/speed.ts';
import { followLinks } from './peers/follow.ts';
import { launch } from './search/browser.ts';
import { percentile } from './search/latency.ts';
import { slowDown } from './slow.ts';

const DIST = 'doc_build';
const RUNS = 5;
const LINKS = 10;
const GUIDE = 'guide/start/quick-start';
const PAGES = ['', GUIDE, `zh/${GUIDE}`, 'api/test-api/test'];

/** Pass marks of the design, in ms; the one for the largest paint is for the guide page. */
const MARKS = { largest: 800, blocked: 30, follow: 75, explain: 1000 };

const median = (values: readonly number[]): number => percentile([...values], 0.5);
const beside = (value: number, mark: number): string =>
  `${value.toFixed(0)} ms (${(value / mark).toFixed(2)}x)`;

function line(page: string, runs: readonly Loading[]): string {
  const middle = (key: keyof Loading): number => median(runs.map((run) => run[key]));
  return [
    `/${page}`.padEnd(26),
    `first paint ${middle('first').toFixed(0)} ms`,
    `largest ${beside(middle('largest'), MARKS.largest)}`,
    `blocked ${beside(middle('blocked'), MARKS.blocked)}`,
    `shift ${middle('shift').toFixed(3)}`,
  ].join('  ');
}

/** How long the box on the page of errors needs for a log, in ms. */
function explainLog(characters: number): number {
  const line = '2026-11-23T10:00:00Z Project name Test files Cannot find the price of item 7\n';
  const log = line.repeat(characters / line.length);
  const start = performance.now();
  explain(log);
  return performance.now() - start;
}

/**
 * How long readers wait, beside the pass marks: medians of five cold loads
 * on a slow telephone, and of ten links of the sidebar on a slow desktop. Times of a busy machine
 * mean nothing.
 */
async function main(args: string[]): Promise<number> {
  readArguments(args, {}, 0);
  const [some, all] = [explainLog(250_000), explainLog(1_000_000)];
  console.log(
    `error in a log of 1 MB ${beside(all, MARKS.explain)}, ${(all / some).toFixed(1)}x a quarter of it`,
  );
  await buildIfStale({ config: 'rspress.config.ts', out: DIST });
  const server = await startServer({ dir: DIST, base: '/', host: '127.0.0.1', port: 0 });
  const browser = await launch();
  try {
    for (const page of PAGES) {
      const runs: Loading[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await loadPage(browser, server.url + page));
      console.log(line(page, runs));
    }
    for (const point of [false, true]) {
      const times = await followLinks(browser, {
        address: server.url + GUIDE,
        links: (page) => {
          const others = page.locator('nav#frame-sidebar a:not([aria-current])');
          return Array.from({ length: LINKS }, (_, index) => others.nth(index));
        },
        slow: slowDown,
        point,
      });
      const how = point ? 'pointed at before' : 'clicked at once';
      console.log(
        `link of the sidebar, ${how}: new heading after ${beside(median(times), MARKS.follow)}`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
}

await runCommand('bench speed', main);
