import { axeFindingsInBothThemes } from '../../support/axe.ts';
import { SearchPanel } from '../../support/search.ts';
import { inLang, LANGS } from '../../support/strings.ts';
import { expect, test } from '../../support/test.ts';

const QUERIES = ['', 'timeout', 'xqzvwj', 'testEnviroment'];

for (const lang of LANGS) {
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
