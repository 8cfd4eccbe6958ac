import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { stayLocal } from '../support/guard.ts';
import { SearchPanel } from '../support/search.ts';
import type { SiteName } from '../support/sites.ts';
import { inLang, type Lang, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/**
 * Pictures of each page type and open state. Most are of small sites, so that no edit of the manual
 * changes them. They hold for one way to draw and one set of fonts: elsewhere they are not compared.
 * Take them again with
 * `npm run test:e2e -- tests/e2e/appearance.spec.ts --update-snapshots` and look at each.
 */
const PICTURES = path.join(import.meta.dirname, 'appearance.spec.ts-snapshots');
const RECORD = path.join(PICTURES, 'environment.json');

/** Pixels that may differ, of a picture of a million: fewer than the smallest word has. */
const MAX_PIXELS = 40;
/** Difference of a pixel's color that is seen, from 0 to 1: a step of a theme's gray is. */
const COLOR_THRESHOLD = 0.03;

/** What decides how the same page is drawn. */
interface Environment {
  /** Major version, for the message. */
  chromium: number;
  /** Hash of a picture of text, curves and shades in the site's font families. */
  drawing: string;
}

// Playwright hides the caret by a style element, which the site's policy forbids.
test.use({ bypassCSP: true, locale: 'en-US' });

interface State {
  name: string;
  path: string;
  site?: SiteName;
  lang?: Lang;
  scheme?: 'dark';
  width?: number;
  height?: number;
  open?: (page: Page) => Promise<void>;
}

const press =
  (name: string): State['open'] =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first().click();

const search =
  (query: string, lang?: Lang): State['open'] =>
  async (page) => {
    const panel = new SearchPanel(page, lang);
    await panel.open();
    await panel.field.fill(query);
    await expect(panel.panel).toHaveAttribute('data-answered', query);
  };

const PHONE = { width: 390, height: 844 };
const LOOKS = { path: '/guide/looks', site: 'parts' } as const;
const START = { path: '/guide/start', site: 'versions' } as const;

const STATES: State[] = [
  { name: 'home-phone', path: '/', lang: 'zh', scheme: 'dark', ...PHONE },
  { name: 'article', ...LOOKS, height: 2100 },
  { name: 'article-dark', ...LOOKS, height: 2100, scheme: 'dark' },
  { name: 'article-phone', ...LOOKS, ...PHONE, height: 1400 },
  { name: 'overview', path: '/list/', site: 'parts', height: 640 },
  { name: 'overview-phone', path: '/list/', site: 'parts', scheme: 'dark', ...PHONE, height: 700 },
  { name: 'not-found', path: '/nope', site: 'versions', lang: 'zh', scheme: 'dark' },
  { name: 'search', ...START, open: search('text') },
  {
    name: 'search-phone',
    ...START,
    lang: 'zh',
    scheme: 'dark',
    ...PHONE,
    open: search('v2', 'zh'),
  },
  { name: 'search-nothing', ...START, ...PHONE, open: search('qqzzxx') },
  { name: 'menu', ...START, lang: 'zh', ...PHONE, open: press(t('nav.menu', 'zh')) },
  { name: 'drawer', ...LOOKS, scheme: 'dark', ...PHONE, open: press(t('sidebar.menu')) },
  { name: 'outline', ...LOOKS, ...PHONE, open: press(t('outline.title')) },
  { name: 'tools', ...START, scheme: 'dark', open: press(t('nav.tools')) },
  { name: 'page-tools', ...LOOKS, open: press(t('page.actions')) },
  { name: 'keys', ...LOOKS, scheme: 'dark', open: (page) => page.keyboard.press('?') },
  {
    name: 'zoom',
    path: '/guide/elements',
    site: 'parts',
    open: press(t('zoom.open', 'en', { alt: 'A disc on a gradient' })),
  },
];

/** Why pictures cannot be compared here; empty if they can. */
let elsewhere = '';

test.beforeAll(async ({ browser }, { config }) => {
  const here = await environmentOf(browser);
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(RECORD, `${JSON.stringify(here, null, 2)}\n`);
    return;
  }
  elsewhere = difference(existsSync(RECORD) ? readFileSync(RECORD, 'utf8') : '{}', here);
  if (!elsewhere) return;
  const line = `appearance.spec.ts: pictures are not compared: ${elsewhere}`;
  console.log(process.env.GITHUB_ACTIONS ? `::warning::${line}` : line);
});

for (const state of STATES) {
  const { name, site = 'main', lang = 'en', scheme = 'light' } = state;
  test.describe(() => {
    test.use({
      site,
      colorScheme: scheme,
      viewport: { width: state.width ?? 1440, height: state.height ?? 900 },
    });

    test(`${name} looks as in its picture`, async ({ context, page }) => {
      test.skip(elsewhere !== '', elsewhere);
      await stayLocal(context);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, inLang(state.path, lang));
      await state.open?.(page);
      await expect(page).toHaveScreenshot(`${name}.png`, {
        // How long the sample of the home page took to run.
        mask: [page.getByRole('figure').filter({ hasText: 'Duration' })],
        maskColor: '#888888',
        maxDiffPixels: MAX_PIXELS,
        threshold: COLOR_THRESHOLD,
        timeout: 15_000,
      });
    });
  });
}

async function environmentOf(browser: Browser): Promise<Environment> {
  const size = { width: 480, height: 320 };
  const page = await browser.newPage({ viewport: size, colorScheme: 'light' });
  await page.setContent(`<html lang="zh">
    <style>
      body { font: 16px -apple-system, 'Segoe UI', roboto, system-ui, sans-serif }
      pre { font: 14px ui-monospace, menlo, consolas, monospace }
      div { inline-size: 200px; block-size: 40px; border: 1px solid #789; border-radius: 9px;
        background: linear-gradient(75deg, #134e3a, #f3e9d2); box-shadow: 0 2px 9px #0005 }
    </style>
    <h1>Rstest 0123 测试</h1><p>A framework for <b>tests</b>，<em>写作</em> → ✓</p>
    <pre>expect(sum(1, 2)).toBe(3) // 断言</pre><div></div>
    <svg width="80" height="40"><path d="M2 38C20 2 60 2 78 38" fill="none" stroke="#c22" /></svg>`);
  const picture = await page.screenshot();
  await page.close();
  const drawing = createHash('sha256').update(picture).digest('hex').slice(0, 16);
  return { chromium: Number.parseInt(browser.version(), 10), drawing };
}

/** What differs from where the pictures were taken, in words; another version may draw the same. */
function difference(record: string, here: Environment): string {
  const { chromium, drawing } = JSON.parse(record) as Partial<Environment>;
  if (drawing === here.drawing) return '';
  return `Chromium ${chromium ?? '(none recorded)'} took them, and ${here.chromium} draws text and shapes in another way here`;
}
