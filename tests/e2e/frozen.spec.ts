import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { SearchPanel } from '../support/search.ts';
import { type Lang, langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.use({ site: 'frozen' });

const inFrozen = (path: string, lang: Lang) => (lang === 'zh' ? `/0.9/zh${path}` : `/0.9${path}`);

const note = (page: Page) => page.getByRole('note');

async function openMenu(page: Page, lang: Lang = 'en') {
  const button = page.getByRole('button', { name: new RegExp(`^${t('nav.versions', lang)}`) });
  await button.press('Enter');
  return { button, link: (name: RegExp) => page.getByRole('listitem').getByRole('link', { name }) };
}

test.describe('A site with a frozen manual', () => {
  for (const lang of langsOf(1)) {
    test(`the version menu keeps page and language, there and back (${lang})`, {
      tag: '@spec-1-readers',
    }, async ({ page }) => {
      const path = lang === 'zh' ? '/zh/guide/start' : '/guide/start';
      await visit(page, path);
      await expect(note(page)).toHaveCount(0);
      const { link } = await openMenu(page, lang);
      await expect(link(/^\d+\.\d+\.\d+$/)).toHaveAttribute('aria-current', 'true');
      await link(/^0\.9$/).click();
      await expect(page).toHaveURL(new RegExp(`${inFrozen('/guide/start', lang)}$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        `Start of old in ${lang}`,
      );
      const frozen = await openMenu(page, lang);
      await expect(frozen.button).toContainText('0.9');
      await frozen.link(/^\d+\.\d+\.\d+$/).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        `Start of now in ${lang}`,
      );
      await expect(page).toHaveURL(new RegExp(`:\\d+${path}$`));
    });

    test(`a frozen page says its version and links to the current page (${lang})`, async ({
      page,
    }) => {
      await visit(page, inFrozen('/guide/start', lang));
      await expect(note(page)).toContainText(
        t('frozen.note', lang, { title: 'Manual', version: '0.9' }),
      );
      const now = note(page).getByRole('link');
      await expect(now).toHaveText(/\d+\.\d+\.\d+$/);
      await now.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        `Start of now in ${lang}`,
      );
      await expect(note(page)).toHaveCount(0);
    });

    test(`an unknown address below it answers in its language and version (${lang})`, async ({
      page,
    }) => {
      const response = await visit(page, inFrozen('/nope', lang));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('link', { name: t('notFound.home', lang) })).toHaveAttribute(
        'href',
        inFrozen('/', lang),
      );
    });
  }

  test('a page that the other manual lacks leads to its home page', async ({ page }) => {
    await visit(page, '/guide/added');
    const { link } = await openMenu(page);
    await expect(link(/^0\.9$/)).toHaveAttribute('href', '/0.9/');
    for (const path of ['/0.9/zh/guide/dropped', '/0.9/zh/']) {
      await visit(page, path);
      await expect(note(page).getByRole('link')).toHaveAttribute('href', '/zh/');
    }
  });

  test('a frozen page names its version in its title, and no translations where its canonical is the current page', async ({
    page,
  }) => {
    const head = async (path: string) => {
      await visit(page, path);
      return {
        title: await page.title(),
        canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
        languages: await page.locator('link[hreflang]').count(),
      };
    };
    const [now, old, dropped] = [
      await head('/guide/start'),
      await head('/0.9/guide/start'),
      await head('/0.9/guide/dropped'),
    ];
    expect(old.title).toMatch(/ 0\.9$/);
    expect(now.title).not.toContain('0.9');
    expect(old.canonical).toBe(now.canonical);
    expect([old.languages, dropped.canonical?.endsWith('/0.9/guide/dropped')]).toEqual([0, true]);
    expect([now.languages > 1, dropped.languages > 1]).toEqual([true, true]);
    await page.goto('/0.9/guide/start');
    await page.getByRole('link', { name: 'the other page' }).click();
    await expect(page).toHaveTitle(/ 0\.9$/);
  });

  test('moves between pages of the frozen manual stay in it', async ({ page }) => {
    await visit(page, '/0.9/guide/start');
    await page.getByRole('link', { name: 'the other page' }).click();
    await expect(page).toHaveURL(/\/0\.9\/guide\/dropped$/);
    await expect(note(page).getByRole('link')).toHaveAttribute('href', '/');
    await page.goBack();
    await expect(note(page).getByRole('link')).toHaveAttribute('href', '/guide/start');
  });

  test('search finds the pages of its own manual alone', async ({ page }) => {
    for (const [path, own, other] of [
      ['/0.9/guide/start', 'oldworden', 'nowworden'],
      ['/guide/start', 'nowworden', 'oldworden'],
    ] as const) {
      await visit(page, path);
      const panel = new SearchPanel(page);
      await panel.open();
      await panel.search(own);
      expect((await panel.links())[0]).toMatch(new RegExp(`^${path}(#|$)`));
      await panel.field.fill(other);
      await expect(panel.dialog.getByRole('status')).toContainText(other);
    }
  });

  test('its pages are edited in its folder', async ({ page }) => {
    for (const [path, file] of [
      ['/guide/start', 'docs/en/guide/start.md'],
      ['/0.9/guide/start', 'versions/0.9/docs/en/guide/start.md'],
    ] as const) {
      await visit(page, path);
      await expect(page.getByRole('link', { name: new RegExp(t('doc.edit')) })).toHaveAttribute(
        'href',
        `https://repo.example/edit/${file}`,
      );
    }
  });

  for (const path of ['/0.9/guide/start', '/0.9/zh/']) {
    test(`${path} is accessible, and fits 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, path);
      expect(await axeFindings(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBe(320);
    });
  }
});
