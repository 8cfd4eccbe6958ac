import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { plainEnv, rstestBin } from '@rstest-docs/samples/runner';
import { codeToHtml } from 'shiki';
import { ensureBrowser } from './browser/install.ts';
import { readArguments, runCommand } from './cli/arguments.ts';

const FONT =
  'node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
/** A run that is still going then has stopped. */
const RUN_MS = 60_000;
const MAX_BYTES = 100_000;
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
];

/** Takes the pictures of the pages again, each light and dark: what a run prints, and a report. */
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
    viewport: { width: 800, height: 450 },
    deviceScaleFactor: 2,
    colorScheme: scheme,
  });
  try {
    for (const [file, text] of Object.entries(PROJECT)) write(project, file, text);
    const page = await context.newPage();
    await screen.show(page, project, scheme === 'dark');
    const height = await page.evaluate(() => Math.ceil(document.body.scrollHeight));
    await page.setViewportSize({ width: 800, height });
    const session = await context.newCDPSession(page);
    const shot = { format: 'webp', quality: 85 } as const;
    const { data } = await session.send('Page.captureScreenshot', shot);
    const picture = Buffer.from(data, 'base64');
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
  const line = `${process.execPath} ${rstestBin(process.cwd())} ${command}`;
  const watching = command === 'watch';
  const waiting = [...steps];
  return new Promise((resolve, reject) => {
    // Watch mode asks for keys only where it finds a terminal.
    const child = spawn('script', ['-qfec', line, '/dev/null'], {
      cwd: project,
      env: { ...plainEnv(), TERM: 'xterm-256color', COLUMNS: '90' },
      timeout: RUN_MS,
    });
    let screen = '';
    child.stdout.on('data', (chunk: Buffer) => {
      screen += chunk;
      if (!watching || !/press .*q.* to quit/.test(screen)) return;
      const next = waiting.shift();
      if (!next) return void child.stdin.write('q');
      screen = '';
      next();
    });
    child.on('error', reject);
    child.on('close', () => resolve(screen));
  });
}

const write = (project: string, file: string, text: string): void => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
};

async function terminal(page: Page, command: string, output: string, dark: boolean) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: sequences that move the cursor or clear the screen
  const text = output.replace(/\r/g, '').replace(/\x1b(?:c|\[[\d;?]*[A-HJKSTfhlsu])/g, '').trim();
  const html = await codeToHtml(`$ ${command}\n\n${text}`, {
    lang: 'ansi',
    theme: dark ? 'github-dark' : 'github-light',
  });
  const font = readFileSync(FONT).toString('base64');
  await page.setContent(`<style>
    @font-face { font-family: Mono; src: url(data:font/woff2;base64,${font}); font-weight: 100 800; }
    body { margin: 0; }
    pre { margin: 0; padding: 24px 28px; font: 15px/1.5 Mono; white-space: pre-wrap; }
  </style>${html}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

await runCommand(
  {
    name: 'docs screens',
    about: 'Takes the pictures of runs and reports in the pages again, light and dark.',
  },
  main,
);
