import type { Page } from '@playwright/test';
import { loadsOf } from '../support/slow.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translator.ts';
import { chooseTheme, ready, visit } from '../support/visit.ts';

const PAGE = '/guide/start/quick-start';
const NEXT = '/guide/basic/cli';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog', { name: t('search.dialog') });

async function typeSlowly(page: Page, text: string): Promise<void> {
  for (const key of text) {
    await page.keyboard.press(key);
    await expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', /./);
  }
}

test.describe('A page that a translator changes', () => {
  test('stays alive through search, letter by letter', async ({ page }) => {
    await visit(page, PAGE);
    await translate(page);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(dialog(page)).toBeVisible();
    for (const word of ['timeout', 'mock']) {
      await typeSlowly(page, word);
      await expect(page.getByRole('option').first()).toBeVisible();
      for (const _ of word) await page.keyboard.press('Backspace');
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(title(page)).toContainText('Quick start');
  });

  test('stays alive through navigation, tabs, filter, theme and language', async ({ page }) => {
    await visit(page, PAGE);
    await translate(page);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await chooseTheme(page, t('theme.dark'));
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page
      .getByRole('navigation', { name: t('sidebar.label') })
      .locator(`a[href="${NEXT}"]`)
      .click();
    await expect(page).toHaveURL(new RegExp(`${NEXT}$`));
    await expect(title(page)).toContainText(/command line/i);
    await page.goBack();
    await expect(title(page)).toContainText('Quick start');
    await page
      .getByRole('navigation', { name: t('nav.label') })
      .locator('a[href="/config/"]')
      .click();
    const filter = page.getByRole('searchbox');
    for (const text of ['timeout', 'no such option', '']) {
      await filter.fill(text);
      await expect(title(page)).toBeVisible();
    }
    await page.locator('a[hreflang="zh"]').click();
    await expect(page).toHaveURL(/\/zh\/config\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(title(page)).toBeVisible();
  });
});

test.describe('A fault in the page', () => {
  test('in the search dialog closes it; it opens again', async ({ page, guard }) => {
    guard.allow(/./);
    await visit(page, PAGE);
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('timeout');
    await expect(page.getByRole('option').first()).toBeVisible();
    // React finds its own elements gone when it takes them away.
    await page.getByRole('listbox').evaluate((list) => list.remove());
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('zzzzqqqq');
    await expect(dialog(page)).toBeHidden();
    await expect(title(page)).toHaveText('Quick start');
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('timeout');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(guard.findings.some((text) => text.includes('NotFoundError'))).toBe(true);
  });

  test('ends in one full load of the page that was asked for', async ({ page, guard }) => {
    guard.allow(/./);
    await visit(page, PAGE);
    const loads = loadsOf(page);
    // What React would take away is somewhere else.
    await page.evaluate(() => {
      const main = document.querySelector('main article');
      if (main) document.body.append(main);
    });
    await page
      .getByRole('navigation', { name: t('sidebar.label') })
      .locator(`a[href="${NEXT}"]`)
      .click();
    await expect.poll(loads).toBe(1);
    await ready(page);
    await expect(page).toHaveURL(new RegExp(`${NEXT}$`));
    await expect(title(page)).toHaveText(/command line/i);
    expect(loads()).toBe(1);
  });

  test('that comes back at every load leaves the text and plain links, without a loop', async ({
    page,
    guard,
  }) => {
    guard.allow(/./);
    const loads = loadsOf(page);
    // A global that every page reads while it is rendered.
    await page.addInitScript(() => {
      Object.defineProperty(window.navigator, 'platform', {
        get() {
          throw new Error('a broken browser');
        },
      });
    });
    await page.goto(PAGE.slice(1));
    await expect.poll(loads).toBe(2);
    await page.waitForLoadState('networkidle');
    await expect(title(page)).toHaveText('Quick start');
    await expect(page.getByRole('navigation', { name: t('sidebar.label') })).toBeVisible();
    expect(loads()).toBe(2);
    await page
      .getByRole('navigation', { name: t('sidebar.label') })
      .locator(`a[href="${NEXT}"]`)
      .click();
    await expect(title(page)).toHaveText(/command line/i);
  });
});
