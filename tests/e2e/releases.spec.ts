import type { Page } from '@playwright/test';
import { history } from '../../shared/facts/history.ts';
import { inLang, type Lang, langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const PAGE = '/guide/help/releases';
const all = history.versions.length;

const select = (page: Page, which: 'from' | 'to', lang: Lang = 'en') =>
  page.getByRole('main').getByRole('combobox', { name: t(`releases.${which}`, lang) });

const count = (page: Page, shown: number, lang: Lang = 'en') =>
  page.getByText(t('releases.shown', lang, { count: String(shown), all: String(all) }));

const versionsOf = (page: Page) =>
  page.getByRole('main').getByRole('term').filter({ hasText: /^\d/ });

const minorsOf = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2, name: /^Rstest \d/ });

test.describe('Releases', () => {
  for (const lang of langsOf(1)) {
    test(`two fields leave the versions between them and go into the address (${lang})`, async ({
      page,
    }) => {
      await visit(page, inLang(PAGE, lang));
      await expect(versionsOf(page)).toHaveCount(all);
      await select(page, 'from', lang).selectOption('0.10.6');
      await select(page, 'to', lang).selectOption('0.11.5');
      await expect(versionsOf(page)).toHaveText(['0.11.5', '0.11.0']);
      await expect(minorsOf(page)).toHaveText(['Rstest 0.11']);
      await expect(count(page, 2, lang)).toHaveRole('status');
      await expect(page).toHaveURL(/\?from=0\.10\.6&to=0\.11\.5$/);

      const outline = page.getByRole('navigation', { name: t('outline.title', lang) });
      await expect(outline.getByRole('link', { name: /^Rstest \d/ })).toHaveText(['Rstest 0.11']);

      // What would turn the range round cannot be chosen, so that no choice changes the other field.
      const option = (which: 'from' | 'to', version: string) =>
        select(page, which, lang).getByRole('option', { name: version, exact: true });
      await expect(option('to', '0.10.4')).toBeDisabled();
      await expect(option('from', '0.11.9')).toBeDisabled();
      await expect(option('to', '0.10.6')).toBeEnabled();

      await select(page, 'from', lang).selectOption('');
      await select(page, 'to', lang).selectOption('0.10.4');
      await expect(page).toHaveURL(/\?to=0\.10\.4$/);
      await select(page, 'to', lang).selectOption('0.12.0');
      await expect(versionsOf(page)).toHaveCount(all);
      await expect(page).toHaveURL(/releases$/);
    });

    test(`the feed has each version, newest first (${lang})`, async ({ page, request }) => {
      await visit(page, inLang(PAGE, lang));
      const address = inLang(`${PAGE}.xml`, lang);
      const link = page.getByRole('link', { name: t('releases.feed', lang) });
      await expect(link).toHaveAttribute('href', address);
      const rss = page.locator('link[type="application/rss+xml"]');
      await expect(rss).toHaveAttribute('href', address);
      const xml = await (await request.get(address)).text();
      const titles = [...xml.matchAll(/<item>\n<title>Rstest (.*)<\/title>/g)];
      expect(titles.map(([, title]) => title)).toEqual(history.versions.toReversed());
      const problem = await page.evaluate(
        (text) =>
          new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')
            ?.textContent,
        xml,
      );
      expect(problem).toBeUndefined();
    });
  }

  test('a shared address brings the range with it, by minors too, for the keyboard as well', async ({
    page,
  }) => {
    await visit(page, `${PAGE}?from=0.11&to=0.12`);
    await expect(select(page, 'from')).toHaveValue('0.11.0');
    await expect(minorsOf(page)).toHaveText(['Rstest 0.12', 'Rstest 0.11']);
    await select(page, 'to').focus();
    await page.keyboard.press('ArrowDown');
    await expect(versionsOf(page).first()).toHaveText('0.11.12');
  });

  test('who has the newest version learns so, and sees no other', async ({ page }) => {
    await visit(page, `${PAGE}?from=${history.versions.at(-1)}`);
    const [version = ''] = history.versions.slice(-1);
    await expect(page.getByText(t('releases.newest', 'en', { version }))).toHaveRole('status');
    await expect(versionsOf(page)).toHaveCount(0);
    await expect(select(page, 'from')).toHaveValue(version);
  });

  test('a link to a version outside the range leads there', async ({ page }) => {
    await visit(page, `${PAGE}?from=0.11&to=0.12`);
    await expect(minorsOf(page)).toHaveCount(2);
    await visit(page, `${PAGE}?from=0.11&to=0.12#v0-9-2`);
    await expect(versionsOf(page).filter({ hasText: /^0\.9\.2$/ })).toBeInViewport();
    await expect(page).toHaveURL(/releases#v0-9-2$/);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('all versions show, and no field that does nothing', async ({ page }) => {
      await page.goto(`${PAGE.slice(1)}?from=0.11`);
      await expect(versionsOf(page)).toHaveCount(all);
      await expect(select(page, 'from')).toBeHidden();
    });
  });
});
