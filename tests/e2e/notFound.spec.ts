import { inLang, langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

test.describe('Unknown routes', () => {
  for (const [path, lang] of [
    ['/nope', 'en'],
    ['/guide/nope/deeper', 'en'],
    ['/zh/nope', 'zh'],
  ] as const) {
    test(`${path} renders the 404 page in its language with status 404, and leads home`, {
      tag: ['@spec-2-404', '@spec-2-title', '@spec-2-unknown', '@spec-8-unknown'],
    }, async ({ page }) => {
      const response = await visit(page, path);
      expect(response?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main).toContainText('404');
      await expect(main).toContainText(t('notFound.title', lang));
      await expect(page).toHaveTitle('404 - Rstest');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      if (lang === 'en') await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
      const name = lang === 'en' ? 'Take me home' : t('notFound.home', lang);
      await main.getByRole('link', { name, exact: true }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(inLang('/', lang));
    });
  }
});

test('the page that is not found offers search', async ({ page, guard }) => {
  guard.allow(/404/);
  await visit(page, '/nothing-like-it');
  await ready(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('search.dialog') })
    .click();
  await expect(page.getByRole('dialog', { name: t('search.dialog') })).toBeVisible();
});

for (const lang of langsOf(0)) {
  test(`the 404 page under its own address leads to pages alone (${lang})`, async ({ page }) => {
    await visit(page, inLang('/404', lang));
    const main = page.getByRole('main');
    await expect(main).toContainText(t('notFound.title', lang));
    // What it can find out of other sections has come.
    await page.waitForLoadState('networkidle');
    const links = await main
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links).toEqual(
      ['/guide/start/', '/config/', '/api/', '/'].map((path) => inLang(path, lang)),
    );
  });
}

test('an address that misses a part, or has another form of the language, is answered with the page', async ({
  page,
}) => {
  for (const [path, meant] of [
    ['/testTimeout', '/config/test/testTimeout'],
    ['/zh/testTimeout', '/zh/config/test/testTimeout'],
    ['/guide/retry', '/config/test/retry'],
    ['/zh-CN/config/test/retry', '/zh/config/test/retry'],
    ['/zh-CN/', '/zh/'],
    ['/en-US/guide/start/quick-start', '/guide/start/quick-start'],
  ] as const) {
    await visit(page, path);
    const suggestion = page.getByRole('main').getByRole('status').getByRole('link');
    await expect(suggestion, path).toHaveAttribute('href', meant);
    await suggestion.click();
    await expect(page).not.toHaveTitle(/^404/);
  }
});

test.describe('A page that exists in one language only', () => {
  test.use({ site: 'other' });

  test('is offered in the other language, by the 404 page and by the language link', async ({
    page,
  }) => {
    await visit(page, '/zh/guide/single');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('notFound.title', 'zh'));
    const offered = page.getByRole('main').getByRole('link', { name: '/guide/single' });
    // This site shows no bar, but its links are there.
    const language = page.getByRole('link', { name: 'English', includeHidden: true }).first();
    await expect(offered).toBeVisible();
    await language.dispatchEvent('pointerover');
    await expect(language).toHaveAttribute('href', /\/docs\/guide\/single$/);
    await offered.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('In one language');
  });
});
