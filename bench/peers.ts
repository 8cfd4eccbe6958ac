import type { Locator, Page } from '@playwright/test';
import { readArguments, runCommand } from '../scripts/cli/arguments.ts';
import { readRounds } from '../scripts/cli/values.ts';
import { type RunningServer, startServer } from '../scripts/server/start.ts';
import { loadPage } from './pages/speed.ts';
import { followLinks } from './peers/follow.ts';
import { interactions, sharedInteractions } from './peers/interactions.ts';
import { siteOf } from './peers/sites.ts';
import { TOOLS, type Tool } from './scale/tools.ts';
import { launch } from './search/browser.ts';
import { percentile } from './search/latency.ts';
import { slowCpu } from './slow.ts';

const OPTIONS = {
  rounds: {
    type: 'string',
    value: '<n>',
    about: 'rounds, each site once in each; 10 unless given',
  },
} as const;
const START = 'guide/start/quick-start';
/** Pages that a round follows from the start, all in the same sidebar. */
const FOLLOWED = [
  'guide/write/assertions',
  'guide/basic/cli',
  'guide/basic/snapshot',
  'guide/advanced/browser-mode',
  'guide/recipes/requests',
];
const links = (page: Page): Locator[] =>
  FOLLOWED.map((path) =>
    page
      .locator(`:is(nav, aside) a:is([href="/${path}"], [href="/${path}.html"])`)
      .locator('visible=true')
      .first(),
  );
const LOADED = ['', START, 'config/test/testTimeout', 'config/', 'api/test-api/test'];
const INTERACTIONS = 200;

type Figures = Map<string, Map<Tool, number[]>>;

function note(figures: Figures, name: string, tool: Tool, values: readonly number[]): void {
  const row = figures.get(name) ?? new Map<Tool, number[]>();
  figures.set(name, row.set(tool, [...(row.get(tool) ?? []), ...values]));
}

/** Medians in ms; behind each peer's the ratio of ours to it. */
function table(figures: Figures): string {
  const median = (row: Map<Tool, number[]>, tool: Tool): number =>
    percentile([...(row.get(tool) ?? [])], 0.5);
  const lines = [...figures].map(([name, row]) => {
    const ours = median(row, 'ours');
    const cells = TOOLS.map((tool) => {
      const value = median(row, tool);
      const ratio = tool === 'ours' || value === 0 ? '' : ` (${(ours / value).toFixed(2)}x)`;
      return `${value.toFixed(0)}${ratio}`.padStart(16);
    });
    return name.padEnd(44) + cells.join('');
  });
  return [''.padEnd(44) + TOOLS.map((tool) => tool.padStart(16)).join(''), ...lines].join('\n');
}

/**
 * What a click and a load cost readers here and on the same pages made by peers: each site in turn,
 * in an order that changes with each round. Ratios of the medians are what counts; times of a busy
 * machine mean nothing.
 */
async function main(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS, 0);
  const rounds = readRounds(values.rounds ?? '10');
  const servers = new Map<Tool, RunningServer>();
  const browser = await launch();
  try {
    for (const tool of TOOLS) {
      const dir = await siteOf(tool);
      servers.set(tool, await startServer({ dir, base: '/', host: '127.0.0.1', port: 0 }));
    }
    const url = (tool: Tool): string => servers.get(tool)?.url ?? '';
    const figures: Figures = new Map();
    for (let round = 0; round < rounds; round++) {
      for (const tool of TOOLS.map((_, index) => TOOLS[(index + round) % TOOLS.length] as Tool)) {
        for (const point of [false, true]) {
          const name = `click to heading, ${point ? 'pointed at before' : 'at once'}`;
          const address = url(tool) + START;
          const times = await followLinks(browser, { address, links, slow: slowCpu, point });
          note(figures, name, tool, times);
        }
        for (const path of LOADED) {
          const { blocked } = await loadPage(browser, url(tool) + path);
          note(figures, `blocked after load, /${path}`, tool, [blocked]);
        }
        for (const [kind, times] of await sharedInteractions(browser, url(tool), tool)) {
          note(figures, `input to next paint, ${kind}`, tool, times);
        }
      }
    }
    console.log(table(figures));
    const kinds = await interactions(browser, url('ours'), INTERACTIONS);
    for (const [kind, times] of kinds) {
      console.log(
        `${kind}: median ${percentile([...times], 0.5)} ms, longest ${Math.max(...times)}`,
      );
    }
    const all = [...kinds.values()].flat();
    console.log(`interaction to next paint: ${percentile(all, 0.98)} ms (98 % of ${all.length})`);
  } finally {
    await browser.close();
    for (const server of servers.values()) await server.close();
  }
  return 0;
}

await runCommand('bench peers', main);
