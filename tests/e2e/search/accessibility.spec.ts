import { axeFindingsInBothThemes } from '../../support/axe.ts';
import { SearchPanel } from '../../support/search.ts';
import { inLang, langsOf, t } from '../../support/strings.ts';
import { expect, test } from '../../support/test.ts';

const QUERIES = ['', 'timeout', 'xqzvwj', 'testEnviroment'];

for (const lang of langsOf(0)) {
  test(`the open panel has no findings, empty, with results and without, in both themes (${lang})`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(inLang('/guide/start/quick-start', lang));
    const panel = new SearchPanel(page, lang);
    await panel.open();
    for (const query of QUERIES) {
      await panel.field.fill(query);
      await expect(panel.dialog.locator(`[data-answered="${query}"]`)).toBeVisible();
      expect(await axeFindingsInBothThemes(page), query).toEqual([]);
    }
  });
}

test('the page behind the open dialog is out of reach: for focus, clicks and assistive technology', async ({
  page,
  panel,
}) => {
  await page.goto('guide/start/quick-start');
  // Roles are found in what assistive technology sees.
  const main = page.getByRole('main');
  const link = page
    .getByRole('navigation', { name: t('sidebar.label') })
    .getByRole('link')
    .nth(2);
  const place = await link.boundingBox();
  if (!place) throw new Error('the link of the sidebar is not on the screen');
  const behind = await link.elementHandle();
  await panel.open();
  await expect(panel.dialog).toHaveAttribute('aria-modal', 'true');
  await expect(main).toHaveCount(0);
  await behind?.focus();
  await expect(panel.field).toBeFocused();
  await page.mouse.click(place.x + 5, place.y + 5);
  await expect(panel.dialog).toBeHidden();
  await expect(main).toBeVisible();
  await expect(page).toHaveURL(/quick-start$/);
  await link.focus();
  await expect(link).toBeFocused();
});

test('Escape closes the dialog wherever its focus is, and Tab stays in it', async ({
  page,
  panel,
}) => {
  await page.goto('guide/start/quick-start');
  await panel.open();
  await panel.search('timeout');
  // As after a click beside the controls.
  await panel.dialog.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(panel.dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(panel.field).toBeFocused();
  const cancel = panel.dialog.getByRole('button', { name: t('search.cancel') });
  await cancel.focus();
  await page.keyboard.press('Escape');
  await expect(panel.dialog).toBeHidden();
});
