import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { readArguments, runCommand } from '../scripts/cli/arguments.ts';
import { type BannerTexts, TEXTS } from '../scripts/dev/banner/texts.ts';
import { type DevServer, startDevServer } from '../tests/support/devServer.ts';
import { scratchProject } from '../tests/support/scratchProject.ts';
import { launch } from './search/browser.ts';

function line({ name, mark, wall, cpu }: Figure): string {
  const ratio = (wall / mark).toFixed(2);
  return `${name.padEnd(32)} ${wall.toFixed(0).padStart(6)} ms  ${ratio} of the mark of ${mark} ms  (server's CPU ${cpu.toFixed(0)} ms)`;
}

/** How long writers wait for the dev server, on a copy of the manual. */
async function main(args: string[]): Promise<number> {
  readArguments(args, {}, 0);
  const project = scratchProject('bench-dev');
  const browser = await launch();
  try {
    const figures = await measureDev(project.root, browser);
    for (const figure of figures) console.log(line(figure));
    return figures.length > 0 ? 0 : 1;
  } finally {
    await browser.close();
    project.remove();
  }
}

/** Milliseconds by the clock, and CPU milliseconds of the server where they can be read. */
interface Figure {
  name: string;
  mark: number;
  wall: number;
  cpu: number;
}

const EDITED = {
  English: {
    lang: 'en',
    route: 'guide/start/quick-start',
    file: 'docs/en/guide/start/quick-start.mdx',
  },
  Chinese: {
    lang: 'zh',
    route: 'zh/guide/start/quick-start',
    file: 'docs/zh/guide/start/quick-start.mdx',
  },
} as const;

const FIRST_PAGE_MARK_MS = 5_000;
const EDIT_MARK_MS = 300;
const EDITS = 5;
/** The bundler keeps what it made on the disk once nothing is asked of it. */
const SETTLED_MS = 3_000;

/** First page from a cold start, then edits of a page in each language, on the project in `root`. */
async function measureDev(root: string, browser: Browser): Promise<Figure[]> {
  rmSync(join(root, 'node_modules/.cache/rspack'), { recursive: true, force: true });
  const page = await browser.newPage();
  const started = performance.now();
  const server = await startDevServer(root);
  try {
    await page.goto(server.url + EDITED.English.route, { timeout: 60_000 });
    // Looks with each frame; a locator would look again only every half second.
    await page.waitForFunction(() => document.querySelector('h1'), null, { timeout: 60_000 });
    const first = performance.now() - started;
    const figures: Figure[] = [
      {
        name: 'first page from a cold start',
        mark: FIRST_PAGE_MARK_MS,
        wall: first,
        cpu: server.cpuSeconds() * 1000,
      },
    ];
    for (const [language, { lang, route, file }] of Object.entries(EDITED)) {
      await page.goto(server.url + route);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await checked(page, TEXTS[lang]);
      figures.push(
        await measureEdits(`an edit on screen, ${language}`, page, server, join(root, file)),
      );
    }
    return figures;
  } finally {
    await server.stop();
    await page.close();
  }
}

/** Waits until the banner has told what it knows: the first answer reads the whole manual. */
async function checked(page: Page, texts: BannerTexts): Promise<void> {
  const banner = page.getByRole('complementary', { name: texts.name });
  await banner.getByText(texts.none).first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(SETTLED_MS);
}

async function measureEdits(
  name: string,
  page: Page,
  server: DevServer,
  file: string,
): Promise<Figure> {
  const text = readFileSync(file, 'utf8');
  const walls: number[] = [];
  const cpu = server.cpuSeconds();
  for (let edit = 0; edit < EDITS; edit++) {
    const words = `Written at ${edit} by the clock.`;
    const shown = page.evaluate(paintedWith, words);
    // The page must be listening before the file changes.
    await page.evaluate(() => undefined);
    const saved = performance.now();
    writeFileSync(file, `${text}\n${words}\n`);
    await shown;
    walls.push(performance.now() - saved);
    await page.waitForTimeout(1_000);
  }
  writeFileSync(file, text);
  const perEdit = ((server.cpuSeconds() - cpu) * 1000) / EDITS;
  return { name, mark: EDIT_MARK_MS, wall: walls.toSorted((a, b) => a - b)[2] ?? 0, cpu: perEdit };
}

/** Runs in the page: done with the frame after the one that shows the words. */
function paintedWith(words: string): Promise<void> {
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent?.includes(words)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(done));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

await runCommand('bench dev', main);
