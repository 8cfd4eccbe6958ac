import { readArguments, runCommand } from './cli/arguments.ts';
import { installScorer } from './observatory/install.ts';
import { scorePage } from './observatory/score.ts';
import { startServer } from './server/start.ts';

const PAGES = ['/', '/guide/start/quick-start', '/zh/api/'];
const WANTED_SCORE = 120;

const headersOf = (response: Response): Record<string, string> =>
  Object.fromEntries(response.headers);

/** Scores the served pages with Mozilla's own rules; A+ is wanted. */
async function main(args: string[]): Promise<number> {
  readArguments(args, {}, 0);
  const folder = installScorer();
  const server = await startServer({ dir: 'doc_build', host: '127.0.0.1', port: 0 });
  let failed = 0;
  try {
    for (const path of PAGES) {
      const url = new URL(path, server.url);
      const response = await fetch(url);
      const preflight = await fetch(url, {
        method: 'OPTIONS',
        headers: { Origin: 'https://a.example' },
      });
      const scored = await scorePage(folder, {
        headers: headersOf(response),
        html: await response.text(),
        preflight: headersOf(preflight),
      });
      console.log(`${path}: ${scored.grade}, ${scored.score} points`);
      const ran = scored.results.length > 0;
      if (ran && scored.grade === 'A+' && scored.score >= WANTED_SCORE) continue;
      failed++;
      for (const { test, result, modifier } of scored.results) {
        console.log(`  ${test}: ${result} (${modifier})`);
      }
    }
  } finally {
    await server.close();
  }
  console.log(`${PAGES.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

await runCommand(
  { name: 'docs observatory', about: "Scores the built site's headers with Mozilla's own rules." },
  main,
);
