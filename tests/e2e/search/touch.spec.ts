import { SearchPanel } from '../../support/search.ts';
import { inLang, langsOf, t } from '../../support/strings.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

for (const lang of langsOf(1)) {
  test(`on a phone search fills the screen, without zoom, and the page behind stays (${lang})`, async ({
    page,
  }) => {
    await page.goto(inLang('/guide/start/quick-start', lang));
    const panel = new SearchPanel(page, lang);
    await panel.button.tap();
    await expect(panel.field).toBeFocused();
    expect(await panel.dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 740 });
    const size = await panel.field.evaluate((field) => getComputedStyle(field).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
    await panel.search('timeout');
    await page.mouse.move(180, 500);
    await page.mouse.wheel(0, 4000);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const target of await panel.dialog.locator('button:visible, a:visible').all()) {
      const box = await target.boundingBox();
      expect(box?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(24);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
    }
    await panel.dialog.getByRole('button', { name: t('search.cancel', lang) }).tap();
    await expect(panel.dialog).toBeHidden();
    await panel.button.tap();
    await panel.search('timeout');
    await panel.results.first().tap();
    await expect(page).toHaveURL(/Timeout/);
    await expect(panel.dialog).toBeHidden();
  });
}

test('the keyboard of a phone covers no result for good', async ({ page, panel }) => {
  await page.goto('/guide/start/quick-start');
  await panel.button.tap();
  await panel.search('timeout');
  // No browser under test has such a keyboard: what it reports is said for it.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: 400 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  const last = panel.results.last();
  await last.scrollIntoViewIfNeeded();
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
});
