import type { Page } from '@playwright/test';
import { axeFindingsInBothThemes, ONE_SCAN_A_PAGE } from '../support/axe.ts';
import { inLang, LANGS, type Lang, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const PAGE = '/guide/start/quick-start';

/** States in which something is open, spec sections 2 and 4. */
const STATES: [name: string, width: number, open: (page: Page, lang: Lang) => Promise<void>][] = [
  [
    'tool menu',
    1440,
    async (page, lang) => page.getByRole('button', { name: t('nav.tools', lang) }).click(),
  ],
  [
    'page actions',
    1440,
    async (page, lang) => page.getByRole('button', { name: t('page.actions', lang) }).click(),
  ],
  ['list of keys', 1440, async (page) => page.keyboard.press('?')],
  [
    'search',
    1440,
    async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'screen menu',
    400,
    async (page, lang) => page.getByRole('button', { name: t('nav.menu', lang) }).click(),
  ],
  [
    'sidebar drawer',
    400,
    async (page, lang) =>
      page.getByRole('button', { name: t('sidebar.menu', lang), exact: true }).click(),
  ],
  [
    'outline dropdown',
    800,
    async (page, lang) => page.getByRole('button', { name: t('outline.title', lang) }).click(),
  ],
];

test.use(ONE_SCAN_A_PAGE);

test.describe('Open states have no axe finding', () => {
  test.beforeEach(({ page }) =>
    page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }),
  );

  // By day each in one language, at night (`NIGHT=1`) in both.
  for (const turn of process.env.NIGHT ? [0, 1] : [0]) {
    test(`all of them, in both themes (${LANGS[turn]} first)`, async ({ page }) => {
      test.setTimeout(180_000);
      for (const [index, [name, width, open]] of STATES.entries()) {
        const lang = LANGS[(index + turn) % LANGS.length] as Lang;
        await widen(page, width);
        await visit(page, inLang(PAGE, lang));
        await open(page, lang);
        expect.soft(await axeFindingsInBothThemes(page), name).toEqual([]);
      }
    });
  }

  test.describe('with a zoomed image', () => {
    test.use({ site: 'parts' });

    test('and on pages with tabs and code, in both themes', async ({ page }) => {
      test.setTimeout(90_000);
      for (const path of ['/guide/tabs', '/guide/code', '/list/', '/keys/custom', '/keys/blank']) {
        await visit(page, path);
        expect.soft(await axeFindingsInBothThemes(page), path).toEqual([]);
      }
      await visit(page, '/guide/images');
      await page.getByRole('button', { name: /A square$/ }).click();
      expect.soft(await axeFindingsInBothThemes(page), 'zoom').toEqual([]);
    });
  });
});
