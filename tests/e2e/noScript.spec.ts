import { inLang, LANGS, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { AFTER_QUICK_START } from '../support/visit.ts';

test.use({ javaScriptEnabled: false });

test.describe('Without JavaScript', () => {
  test('text, navigation, sidebar and outline are there', async ({ page }) => {
    await page.goto('guide/start/quick-start');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const key of ['nav.label', 'sidebar.label', 'outline.title', 'doc.pager'] as const) {
      await expect(page.getByRole('navigation', { name: t(key), exact: true })).toBeVisible();
    }
    await page.getByRole('link', { name: t('doc.next') }).click();
    await expect(page).toHaveURL(AFTER_QUICK_START);
  });

  test('no control is shown that could do nothing', async ({ page }) => {
    await page.goto('guide/basic/mocking');
    await expect(page.getByRole('button', { name: t('search.button') })).toBeHidden();
    await page.goto('config/');
    await expect(page.getByRole('searchbox')).toBeHidden();
  });

  test('menus and drawers open on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await page.goto('guide/start/quick-start');
    await page.getByRole('button', { name: t('sidebar.menu'), exact: true }).click();
    await expect(page.getByRole('navigation', { name: t('sidebar.label') })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('nav.menu') }).click();
    await expect(page.getByRole('navigation', { name: t('nav.menu') })).toBeVisible();
  });

  test('all panels of a tab group are shown', async ({ page }) => {
    await page.goto('guide/start/quick-start');
    const panels = await page.getByRole('tabpanel', { includeHidden: true }).all();
    expect(panels.length).toBeGreaterThan(1);
    for (const panel of panels) {
      await expect(panel).toBeVisible();
      // Its name does not stick to the edge of the box.
      const room = await panel.evaluate((node) => getComputedStyle(node, '::before').paddingLeft);
      expect(room).toBe('16px');
    }
  });

  test('the box that checks a test file says what it needs', async ({ page }) => {
    for (const lang of LANGS) {
      await page.goto(inLang('/guide/migration/jest', lang).slice(1));
      const box = page.getByRole('group').filter({ hasText: t('migrate.title', lang) });
      await box.getByText(t('migrate.title', lang)).click();
      // Playwright finds no text inside of <noscript>, so this asks for what is visible in the box.
      const note = t('checker.noScript', lang);
      await expect(box).toContainText(note, { useInnerText: true });
    }
  });

  test('the language link leads to the same page', async ({ page }) => {
    await page.goto('guide/basic/cli');
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(/\/zh\/guide\/basic\/cli$/);
  });
});
