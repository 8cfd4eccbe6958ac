import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SearchPanel } from '../support/search.ts';
import { SITES } from '../support/sites.ts';
import { follow } from '../support/slow.ts';
import { inLang, type Lang, langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready, settled, visit } from '../support/visit.ts';

/** Names that every object has: a look-up that finds them takes `constructor` for a page. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

/** Counts the documents that a tab loads. */
function countLoads(page: Page): { loads: number } {
  const count = { loads: 0 };
  page.on('domcontentloaded', () => count.loads++);
  return count;
}

/** What is wrong with where an address ended; '' when a reader can go on from there. */
async function fault(page: Page, lang: Lang, isPage: boolean): Promise<string> {
  const [title, own] = [await page.title(), await page.locator('html').getAttribute('lang')];
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  if (!(await heading.isVisible())) return 'no heading can be seen';
  if (own !== lang) return `language ${own}`;
  if (title.startsWith('404') === isPage) return `title ${title}`;
  if (!isPage && !(await heading.innerText()).includes(t('notFound.title', lang)))
    return `heading ${await heading.innerText()}`;
  return '';
}

test.describe('Names that every object has', () => {
  for (const lang of langsOf(0)) {
    test(`are pages that are not found, after one load (${lang})`, async ({ page }) => {
      test.slow();
      const count = countLoads(page);
      const wrong: string[] = [];
      for (const name of INHERITED) {
        const path = inLang(lang === 'en' ? `/${name}` : `/${name}/x`, lang);
        count.loads = 0;
        await visit(page, path);
        const found = await fault(page, lang, false);
        if (found || count.loads !== 1) wrong.push(`${path}: ${found}, ${count.loads} loads`);
      }
      expect(wrong).toEqual([]);
    });
  }

  test('are nothing special as hash, query, filter or search', async ({ page, guard }) => {
    test.slow();
    // What a hash or a query says is not loaded again; nor is what is kept of the tab.
    guard.allow(/404 \(Not Found\)/);
    await page.addInitScript((names) => {
      sessionStorage.setItem('places', JSON.stringify(names));
      localStorage.setItem('search-recent', JSON.stringify(names));
    }, INHERITED);
    const count = countLoads(page);
    await visit(page, `/config/?${INHERITED.join('&')}&filter=constructor#__proto__`);
    const filter = page.getByRole('searchbox', { name: t('overview.filter') });
    await expect(filter).toHaveValue('constructor');
    for (const name of INHERITED) {
      await page.evaluate((hash) => (location.hash = hash), `#${name}`);
      await filter.fill(name);
      await expect(page).toHaveURL(new RegExp(`filter=${name}`));
    }
    const search = new SearchPanel(page);
    await search.open();
    for (const name of INHERITED) {
      await search.field.fill(name);
      await expect(search.panel).toHaveAttribute('data-answered', name);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(/\/zh\/config\//);
    expect(await fault(page, 'zh', true)).toBe('');
    expect(count.loads).toBe(1);
  });
});

/** Pages with headings, of all sections, and short ones. */
const DEEP = [
  ...['/guide/start/quick-start', '/guide/basic/cli', '/guide/basic/mocking'],
  ...['/guide/migration/jest', '/guide/help/errors-tests', '/guide/integrations/react'],
  ...['/config/test/testTimeout', '/config/test/coverage', '/config/build/tools'],
  ...['/api/test-api/expect', '/api/rstest/fakeTimers', '/guide/help/releases'],
];

/** By day every third of them, another each day; at night (`NIGHT=1`) all. */
const TURN = Math.floor(Number(process.env.NAVIGATION_SEED ?? 0) / 1000) % 3;
const DEEP_TODAY = DEEP.filter((_, index) => process.env.NIGHT || index % 3 === TURN);

/** Ids of the first, a middle and the last heading of a built page. */
function threeHeadings(path: string): string[] {
  const html = readFileSync(join(SITES.main.out, `${path}.html`), 'utf8');
  const ids = [...html.matchAll(/<h[23][^>]* id="([^"]+)"/g)].map((match) => match[1] ?? '');
  return [0, Math.floor(ids.length / 2), ids.length - 1].map((index) => ids[index] ?? '');
}

for (const lang of langsOf(1)) {
  test(`deep links end at their headings: by loading, and by hash (${lang})`, async ({ page }) => {
    test.slow();
    const count = countLoads(page);
    const wrong: string[] = [];
    for (const path of DEEP_TODAY.map((one) => inLang(one, lang))) {
      const ids = threeHeadings(path);
      count.loads = 0;
      await visit(page, `${path}#${ids[0]}`);
      for (const id of ids) {
        await page.evaluate((hash) => {
          if (location.hash !== hash) location.hash = hash;
        }, `#${id}`);
        const isThere = await page
          .waitForFunction((name) => {
            const { scrollHeight } = document.documentElement;
            const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
            const atEnd = scrollY + innerHeight > scrollHeight - 2;
            return top >= 0 && top < (atEnd ? innerHeight : 200);
          }, id)
          .catch(() => undefined);
        if (!isThere || count.loads !== 1) wrong.push(`${path}#${id}: ${count.loads} loads`);
      }
    }
    expect(wrong).toEqual([]);
  });
}

test('the old address of a heading leads to the page that has it now', async ({ page }) => {
  for (const lang of langsOf(1)) {
    const old = inLang('/guide/recipes/requests#check-what-was-sent', lang);
    await page.goto(old.slice(1), { waitUntil: 'commit' });
    const now = inLang('/guide/recipes/msw#check-what-was-sent', lang);
    await expect(page).toHaveURL(new RegExp(`${now}$`));
    await ready(page);
    await expect(page.locator('h2#check-what-was-sent')).toBeInViewport();
  }
});

/** Odd ways to write an address, and whether a page is there. */
const ODD: readonly [path: string, lang: Lang, isPage: boolean][] = [
  ['/guide/start/quick-start.html', 'en', true],
  ['/guide/start/quick-start/', 'en', true],
  ['/guide/start/quick-start/index.html', 'en', true],
  ['/config/test/testtimeout', 'en', true],
  ['/guide//start///quick-start', 'en', true],
  ['/GUIDE/Start/QUICK-start', 'en', true],
  ['/guide/start/%71uick%2Dstart', 'en', true],
  ['/guide/./start/../start/quick-start', 'en', true],
  ['/guide', 'en', true],
  ['/config/test', 'en', true],
  ['/zh', 'zh', true],
  ['/zh/index', 'zh', true],
  ['/zh/config/TEST/retry.html', 'zh', true],
  ['/en/config/test/retry/', 'en', true],
  ['/guide/start/quick-start?%E0%A4%A&=&a[]=1#%E0%A4%A', 'en', true],
  [`/guide/start/quick-start?${'q=1&'.repeat(500)}#${'x'.repeat(500)}`, 'en', true],
  ['/%E0%A4%A', 'en', false],
  ['/%', 'en', false],
  ['/zh/%E0%A4%A', 'zh', false],
  ['/zh/config/%C0%AF', 'zh', false],
  ['/config/100%25', 'en', false],
  ['/config/%2525', 'en', false],
  ['/404', 'en', false],
  ['/zh/404', 'zh', false],
  ['/zh/zh/', 'zh', false],
  ['/guide/zh', 'en', false],
  ['/guide/zh/x', 'en', false],
  ['/zhuyin', 'en', false],
  ['/ZH/config/', 'zh', true],
  ['/%2e%2e/%2e%2e/etc/passwd', 'en', false],
  ['/..%2f..%2fetc', 'en', false],
  ['/指南/开始', 'en', false],
  ['/zh/指南', 'zh', false],
  ['/🎉', 'en', false],
  ['/a b/c;d=e,f', 'en', false],
  ['/<script>alert(1)</script>', 'en', false],
  [`/${'x'.repeat(3000)}`, 'en', false],
  [`/zh/guide/${'长'.repeat(300)}`, 'zh', false],
];

test('odd addresses end on the page that is meant, or on that which is not found', {
  tag: ['@spec-2-lookup', '@spec-5-urls'],
}, async ({ page, guard }) => {
  test.slow();
  // A host's 404 page that its scripts turn into the page of another spelling.
  guard.allow(/hydrateRoot recoverable error/, /404 \(Not Found\)/);
  const count = countLoads(page);
  const wrong: string[] = [];
  for (const [path, lang, isPage] of ODD) {
    count.loads = 0;
    await visit(page, path);
    const found = await fault(page, lang, isPage);
    if (found || count.loads > 2) {
      wrong.push(`${path.slice(0, 60)}: ${found}, ${count.loads} loads`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a link to a path with a percent sign in a section not yet loaded is followed', async ({
  page,
  guard,
}) => {
  guard.allow(/404/);
  await visit(page, '/guide/start/quick-start');
  await follow(page, '/config/100%25');
  await expect(page).toHaveTitle(/^404/);
  await ready(page);
  await settled(page);
  expect(await fault(page, 'en', false)).toBe('');
});
