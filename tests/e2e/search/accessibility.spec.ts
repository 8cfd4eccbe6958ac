import { axeFindings } from '../../support/axe.ts';
import { SearchPanel } from '../../support/search.ts';
import { inLang, LANGS } from '../../support/strings.ts';
import { expect, test } from '../../support/test.ts';

const QUERIES = ['', 'timeout', 'xqzvwj', 'testEnviroment'];

for (const lang of LANGS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the open panel has no findings, empty, with results and without (${lang}, ${colorScheme})`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      await page.goto(inLang('/guide/start/quick-start', lang));
      const panel = new SearchPanel(page, lang);
      await panel.open();
      for (const query of QUERIES) {
        await panel.field.fill(query);
        await expect(panel.dialog.locator(`[data-answered="${query}"]`)).toBeVisible();
        await page.waitForTimeout(300);
        expect(await axeFindings(page), query).toEqual([]);
      }
    });
  }
}
