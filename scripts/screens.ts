import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { plainEnv, rstestBin } from '@rstest-docs/samples/runner';
import sharp from 'sharp';
import { codeToHtml } from 'shiki';
import { ensureBrowser } from './browser/install.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { startServer } from './server/start.ts';

const FONT =
  'node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
/** A run that is still going then has stopped. */
const RUN_MS = 60_000;
const MAX_BYTES = 100_000;
/** Watch mode that has printed nothing for so long has nothing more to say. */
const QUIET_MS = 1000;
const ESC = '\u001b';
/** What a terminal obeys, with its count and letter, and the text between. */
const SEQUENCES = new RegExp(
  `${ESC}\\[[?]?([\\d;]*)([A-Za-z])|${ESC}c|\\r?\\n|\\r|[^\\r\\n${ESC}]+`,
  'g',
);
/** The program under test, of which the change in watch mode breaks one line. */
const PROJECT = {
  'package.json': '{ "private": true }\n',
  'rstest.config.ts': "export default { coverage: { include: ['src/**/*.ts'] } };\n",
  'src/price.ts': `export function addTax(cents: number, rate = 0.19): number {
  if (cents < 0) {
    throw new RangeError('a price is never negative');
  }
  return Math.round(cents * (1 + rate));
}

export function discount(cents: number, percent: number): number {
  return Math.round(cents * (1 - percent / 100));
}
`,
  'src/price.test.ts': `import { expect, test } from '@rstest/core';
import { addTax } from './price';

test('adds tax', () => {
  expect(addTax(1000)).toBe(1190);
});
`,
  'src/slug.ts': `export const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-');
`,
  'src/slug.test.ts': `import { expect, test } from '@rstest/core';
import { slug } from './slug';

test('has no spaces', () => {
  expect(slug('Atlas of Clouds')).toBe('atlas-of-clouds');
});
`,
};
const BROKEN = PROJECT['src/price.ts'].replace('1 + rate', '2 + rate');

interface Screen {
  /** Folder and name, without `-light.webp`. */
  file: string;
  /** Puts on the page what is photographed. */
  show: (page: Page, project: string, dark: boolean) => Promise<void>;
  /** Istanbul's report has one color scheme. */
  light?: boolean;
  /** Of the page in pixels, drawn once; all of it, drawn twice as large, unless given. */
  viewport?: { width: number; height: number };
}

const SCREENS: readonly Screen[] = [
  {
    file: 'docs/en/guide/advanced/failing-run',
    show: async (page, project, dark) => {
      write(project, 'src/price.ts', BROKEN);
      await terminal(page, 'npx rstest', await inTerminal(project, 'run', []), dark);
    },
  },
  {
    file: 'docs/en/guide/basic/watch-mode',
    show: async (page, project, dark) => {
      const output = await inTerminal(project, 'watch', [
        () => write(project, 'src/price.ts', BROKEN),
      ]);
      await terminal(page, 'npx rstest watch', output, dark);
    },
  },
  {
    file: 'docs/en/guide/basic/coverage-report',
    light: true,
    show: async (page, project) => {
      await inTerminal(project, 'run --coverage', []);
      await page.goto(pathToFileURL(join(project, 'coverage/price.ts.html')).href);
    },
  },
  {
    // For the README: the built site.
    file: '.github/pictures/site',
    viewport: { width: 1440, height: 810 },
    show: async (page) => {
      const server = await startServer({ dir: 'doc_build', base: '/', host: 'localhost', port: 0 });
      await page.goto(`${server.url}guide/start/quick-start`, { waitUntil: 'networkidle' });
      await server.close();
    },
  },
];

/** Takes the pictures of pages and README again, each light and dark: runs, a report, the site. */
async function main(args: string[]): Promise<number> {
  readArguments(args, {}, 0);
  const browser = await chromium.launch({
    executablePath: ensureBrowser().path,
    args: ['--no-sandbox'],
  });
  try {
    for (const screen of SCREENS) {
      for (const scheme of ['light', 'dark'] as const) {
        if (scheme === 'light' || !screen.light) await take(browser, screen, scheme);
      }
    }
  } finally {
    await browser.close();
  }
  return 0;
}

async function take(browser: Browser, screen: Screen, scheme: 'light' | 'dark'): Promise<void> {
  mkdirSync('.tmp', { recursive: true });
  const project = mkdtempSync(join(process.cwd(), '.tmp/screen-'));
  const context = await browser.newContext({
    viewport: screen.viewport ?? { width: 800, height: 100 },
    deviceScaleFactor: screen.viewport ? 1 : 2,
    colorScheme: scheme,
    locale: 'en-US',
  });
  try {
    for (const [file, text] of Object.entries(PROJECT)) write(project, file, text);
    const page = await context.newPage();
    await screen.show(page, project, scheme === 'dark');
    const picture = await sharp(await page.screenshot({ fullPage: !screen.viewport }))
      .webp({ quality: 85 })
      .toBuffer();
    const file = `${screen.file}${screen.light ? '' : `-${scheme}`}.webp`;
    if (picture.length > MAX_BYTES) throw new Error(`${file}: more than ${MAX_BYTES} bytes`);
    writeFileSync(file, picture);
    console.log(`wrote ${file} (${(picture.length / 1000).toFixed(0)} kB)`);
  } finally {
    await context.close();
    rmSync(project, { recursive: true, force: true });
  }
}

/** What the last screen of a run shows. Each step is done when watch mode waits for it. */
function inTerminal(project: string, command: string, steps: (() => void)[]): Promise<string> {
  // Of a terminal without a size, Rstest erases nothing.
  const line = `stty cols 90 rows 60; ${process.execPath} ${rstestBin(process.cwd())} ${command}`;
  const watching = command === 'watch';
  const waiting = [...steps];
  return new Promise((resolve, reject) => {
    // Watch mode asks for keys only where it finds a terminal.
    const child = spawn('script', ['-qfec', line, '/dev/null'], {
      cwd: project,
      env: { ...plainEnv(), TERM: 'xterm-256color' },
      timeout: RUN_MS,
    });
    let screen = '';
    let quiet: NodeJS.Timeout | undefined;
    const advance = (): void => {
      const next = waiting.shift();
      if (!next) return void child.stdin.write('q');
      screen = '';
      next();
    };
    child.stdout.on('data', (chunk: Buffer) => {
      screen += chunk;
      clearTimeout(quiet);
      if (watching && /press q to quit/.test(stripVTControlCharacters(screen)))
        quiet = setTimeout(advance, QUIET_MS);
    });
    child.on('error', reject);
    child.on('close', () => resolve(screen));
  });
}

const write = (project: string, file: string, text: string): void => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
};

/** What is left on a terminal after lines were written, climbed and erased; colors stay. */
function shown(output: string): string {
  let lines = [''];
  let row = 0;
  for (const [part, count, move] of output.matchAll(SEQUENCES)) {
    if (part === `${ESC}c`) [lines, row] = [[''], 0];
    else if (move === 'A') row = Math.max(0, row - Number(count || 1));
    else if (move === 'J') lines = [...lines.slice(0, row), ''];
    else if (move === 'K') lines[row] = '';
    else if (part.endsWith('\n')) lines[++row] ??= '';
    else if (move === 'm' || !(move || part === '\r')) lines[row] += part;
  }
  return lines.join('\n');
}

async function terminal(page: Page, command: string, output: string, dark: boolean) {
  const text = shown(output).trim();
  const html = await codeToHtml(`$ ${command}\n\n${text}`, {
    lang: 'ansi',
    theme: dark ? 'github-dark' : 'github-light',
  });
  const font = readFileSync(FONT).toString('base64');
  await page.setContent(`<style>
    @font-face { font-family: Mono; src: url(data:font/woff2;base64,${font}); font-weight: 100 800; }
    body { margin: 0; }
    pre { margin: 0; padding: 24px 28px; font: 15px/1.5 Mono; white-space: pre-wrap; }
    code { font: inherit; }
    [style*='background'] { color: #fff !important; }
  </style>${html}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

await runCommand('docs screens', main);
