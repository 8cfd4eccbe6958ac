import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser/install.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { startServer } from './server/start.ts';

const FOLDER = '.github/pictures';
const PAGE = 'guide/start/quick-start';
const VIEWPORT = { width: 1440, height: 810 };
const MAX_BYTES = 100_000;

const OPTIONS = {
  dir: { type: 'string', default: 'doc_build', value: '<folder>', about: 'the built site' },
} as const;

/** Takes the README's pictures of the built site again, light and dark. */
async function main(args: string[]): Promise<number> {
  const { dir } = readArguments(args, OPTIONS, 0).values;
  const server = await startServer({ dir, base: '/', host: 'localhost', port: 0 });
  const browser = await chromium.launch({
    executablePath: ensureBrowser().path,
    args: ['--no-sandbox'],
  });
  try {
    mkdirSync(FOLDER, { recursive: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: VIEWPORT,
        colorScheme,
        locale: 'en-US',
      });
      const page = await context.newPage();
      await page.goto(server.url + PAGE, { waitUntil: 'networkidle' });
      const session = await context.newCDPSession(page);
      const shot = { format: 'webp', quality: 80 } as const;
      const { data } = await session.send('Page.captureScreenshot', shot);
      const picture = Buffer.from(data, 'base64');
      const file = `${FOLDER}/site-${colorScheme}.webp`;
      if (picture.length > MAX_BYTES) {
        throw new Error(`${file}: ${picture.length} bytes; allowed: ${MAX_BYTES}`);
      }
      writeFileSync(file, picture);
      console.log(`wrote ${file} (${(picture.length / 1000).toFixed(0)} kB)`);
      await context.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
}

await runCommand('docs picture', main);
