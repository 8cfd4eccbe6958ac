import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_ORIGIN } from '../../shared/site/constants.ts';
import { LANGS } from '../../shared/site/locales.ts';
import { missingParts, type PageParts, partsOfCopy, partsOfHtml } from '../support/pageParts.ts';
import { CHANGED, pagesOf, pagesToday } from '../support/pages.ts';
import { SITES } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test.describe('A Markdown copy has the text, links, code and tables of its page', {
  tag: '@every-page',
}, () => {
  for (const lang of LANGS) {
    test(lang, async ({ page }) => {
      test.setTimeout(180_000);
      // A change may have removed the page.
      const built = pagesOf('main');
      const routes = pagesToday()
        .filter((path) => path.startsWith('/zh/') === (lang === 'zh'))
        .filter((path) => !CHANGED || built.includes(path));
      if (!CHANGED) expect(routes.length).toBeGreaterThan(9);
      const files = routes.map((route) =>
        join(SITES.main.out, route.endsWith('/') ? `${route}index` : route),
      );
      const pages = await page.evaluate(
        partsOfHtml,
        files.map((file) => readFileSync(`${file}.html`, 'utf8')),
      );
      const missing = routes.flatMap((route, index) => {
        const copy = partsOfCopy(readFileSync(`${files[index]}.md`, 'utf8'), SITE_ORIGIN, lang);
        return missingParts(pages[index] as PageParts, copy).map((part) => `${route}: ${part}`);
      });
      expect(missing).toEqual([]);
    });
  }
});
