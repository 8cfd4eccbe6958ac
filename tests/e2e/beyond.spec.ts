import type { Page } from '@playwright/test';
import { lastChangeOf } from '../../plugins/mdx/lastChange.ts';
import { SITE_ORIGIN } from '../../shared/site/constants.ts';
import { pagesOf } from '../support/pages.ts';
import { inLang, LANGS, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const PAGE = '/guide/start/quick-start';

test.describe('Page tools', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the page is copied as Markdown, and the reader is informed', async ({ page }) => {
    await visit(page, PAGE);
    await page.getByRole('button', { name: t('page.actions') }).click();
    await page.getByRole('button', { name: t('page.copy') }).click();
    await expect(page.getByText(t('page.copied'))).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^---\ntitle: Quick start\n[\s\S]*\n# Quick start\n/);
    expect(copied).toContain('npm install -D @rstest/core');
    await expect(page.getByText(t('page.copied'))).toBeHidden();
  });

  for (const lang of LANGS) {
    test(`a prompt names the page, and the tools lead to the page on agents: ${lang}`, async ({
      page,
    }) => {
      const path = inLang(PAGE, lang);
      await visit(page, path);
      const tools = page.getByRole('button', { name: t('page.actions', lang) });
      await tools.click();
      await page.getByRole('button', { name: t('page.copyPrompt', lang) }).click();
      await expect(page.getByText(t('page.promptCopied', lang))).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(`${SITE_ORIGIN}${path}.md`);
      await tools.click();
      await page.getByRole('link', { name: t('page.connect', lang) }).click();
      await expect(page).toHaveURL(/\/guide\/advanced\/coding-agents#connect-your-editor$/);
      await expect(page.locator('#connect-your-editor')).toBeInViewport();
    });
  }

  test('a page whose Markdown cannot be had says so', async ({ page, guard }) => {
    guard.allow(/quick-start\.md/, /404/);
    await page.route(/\.md$/, (route) => route.fulfill({ status: 404, body: '' }));
    await visit(page, PAGE);
    await page.getByRole('button', { name: t('page.actions') }).click();
    await page.getByRole('button', { name: t('page.copy') }).click();
    await expect(page.getByText(t('page.copyFailed'))).toBeVisible();
  });

  test('a heading link puts the address of its section on the clipboard', async ({ page }) => {
    await visit(page, PAGE);
    const heading = page.getByRole('heading', { name: 'Install', exact: true });
    await heading.getByRole('link').click();
    await expect(page).toHaveURL(/#install$/);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/guide\/start\/quick-start#install$/);
  });
});

test.describe('Machines', () => {
  test('every page of the sitemap has a Markdown copy that llms.txt names', async ({ request }) => {
    const sitemap = await (await request.get('sitemap.xml')).text();
    const routes = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    expect(routes.length).toBeGreaterThan(150);
    const lists = await Promise.all(
      ['llms.txt', 'zh/llms.txt'].map(async (name) => (await request.get(name)).text()),
    );
    for (const route of routes) {
      const file = `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.md`;
      const answer = await request.get(file);
      expect(answer.status(), file).toBe(200);
      expect(answer.headers()['content-type'], file).toContain('text/markdown');
      expect(lists.join('\n'), file).toContain(`/${file})`);
    }
  });
});

test.describe('Lists of pages', () => {
  /** Attributes of all elements of a name in an XML file, its text among them. */
  const elements = (page: Page, xml: string, name: string) =>
    page.evaluate(
      ([source, wanted]) => {
        const found = new DOMParser().parseFromString(source, 'application/xml');
        const error = found.querySelector('parsererror');
        if (error) throw new Error(error.textContent ?? '');
        return [...found.getElementsByTagName(wanted)].map((one) => ({
          text: one.textContent ?? '',
          href: one.getAttribute('href') ?? '',
          hreflang: one.getAttribute('hreflang') ?? '',
          parent: one.parentElement?.firstElementChild?.textContent ?? '',
        }));
      },
      [xml, name] as const,
    );

  test('the sitemap is XML, names every page once, and translations name each other', {
    tag: '@every-page',
  }, async ({ page, request }) => {
    const xml = await (await request.get('sitemap.xml')).text();
    const locations = (await elements(page, xml, 'loc')).map(({ text }) => text);
    expect(locations.sort()).toEqual(
      pagesOf('main')
        .map((path) => SITE_ORIGIN + path)
        .sort(),
    );
    const links = (await elements(page, xml, 'xhtml:link')).map(
      ({ hreflang, href, parent }) => [parent, hreflang, href] as const,
    );
    const known = new Set(links.map((link) => link.join(' ')));
    for (const [from, lang, to] of links) {
      const back = from.startsWith(`${SITE_ORIGIN}/zh/`) ? 'zh' : 'en';
      expect(locations).toContain(to);
      expect(known, `${to} names ${from} (${lang})`).toContain(`${to} ${back} ${from}`);
    }
    expect(links.length).toBe(locations.length * 3);
  });

  for (const lang of LANGS) {
    test(`the feed is Atom, with dates and absolute addresses (${lang})`, async ({
      page,
      request,
    }) => {
      const html = await (await request.get(inLang('/', lang))).text();
      const address = /<link rel="alternate" type="application\/atom\+xml" href="([^"]+)">/.exec(
        html,
      )?.[1];
      // Without a history nothing is known to have changed, and there is no feed.
      const known = lastChangeOf(`docs/${lang}/index.mdx`) !== undefined;
      expect(address).toBe(known ? `${SITE_ORIGIN}${inLang('/feed.xml', lang)}` : undefined);
      if (!known) return;
      const xml = await (await request.get(inLang('/feed.xml', lang))).text();
      const dates = (await elements(page, xml, 'updated')).map(({ text }) => text);
      const ids = (await elements(page, xml, 'id')).map(({ text }) => text);
      const links = (await elements(page, xml, 'link')).map(({ href }) => href);
      expect(dates.filter((date) => !/^\d{4}-\d{2}-\d{2}T00:00:00Z$/.test(date))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(links.filter((href) => !href.startsWith(SITE_ORIGIN + inLang('/', lang)))).toEqual([]);
      expect(dates.length).toBeGreaterThan(1);
    });
  }
});

test.describe('A page that exists in one language only', () => {
  test.use({ site: 'other' });

  test('is offered in the other language by the not-found page', async ({ page }) => {
    await visit(page, '/zh/guide/single');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('notFound.title', 'zh'));
    await page.getByRole('main').getByRole('link', { name: '/guide/single' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('In one language');
  });
});
