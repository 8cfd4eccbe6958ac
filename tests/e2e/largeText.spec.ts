import type { Page } from '@playwright/test';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { overWidth, widen } from '../support/widths.ts';

// The reader's own text size in the browser's settings: 200 % of the default (WCAG 1.4.4).
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

const PAGES = [
  '/',
  '/guide/basic/mocking',
  '/guide/help/releases',
  '/config/',
  '/zh/guide/basic/cli',
  '/nope',
];

/** Controls in the bars that are cut off, squeezed, or not on the screen. */
const brokenControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('header, header ~ * > :has(> button)')];
    const controls = bars.flatMap((bar) => [...bar.querySelectorAll<HTMLElement>('a, button')]);
    return controls
      .filter((node) => node.checkVisibility({ opacityProperty: true }))
      .flatMap((node) => {
        const box = node.getBoundingClientRect();
        const bar = node.closest('header, header ~ *')?.getBoundingClientRect();
        const problems = [
          box.width < 24 || box.height < 24 ? 'squeezed' : '',
          box.left < 0 || box.right > innerWidth ? 'off the screen' : '',
          bar && (box.top < bar.top || box.bottom > bar.bottom + 1) ? 'higher than its bar' : '',
        ].filter(Boolean);
        // labels for screen readers alone are 1 px wide
        const isCut = ({ clientWidth, scrollWidth }: Element) =>
          clientWidth > 1 && scrollWidth > clientWidth + 1;
        if (node.localName === 'button' && [node, ...node.querySelectorAll('span')].some(isCut))
          problems.push('cut');
        const name = node.getAttribute('aria-label') ?? node.textContent;
        return problems.map((problem) => `${name?.trim()}: ${problem}`);
      });
  });

for (const width of [375, 1300, 1440]) {
  test(`with text of 200 % nothing is cut off or out of reach at ${width} px`, async ({ page }) => {
    await widen(page, width);
    for (const path of PAGES) {
      await visit(page, path);
      expect(await overWidth(page), path).toBeLessThanOrEqual(0);
      expect(await brokenControls(page), path).toEqual([]);
      const main = await page.getByRole('main').boundingBox();
      expect(main?.width, path).toBeGreaterThan(width * 0.6);
    }
  });
}

test('with text of 200 % the site menu and the sidebar open on a phone', async ({ page }) => {
  await widen(page, 375);
  await visit(page, '/guide/basic/mocking');
  const arrow = page.getByRole('button', { name: t('outline.title') }).locator('svg');
  const { x, width } = (await arrow.boundingBox()) ?? { x: 0, width: 0 };
  expect(width, 'the arrow is as large as the text').toBe(32);
  expect(x + width).toBeLessThan(375);
  await page.getByRole('button', { name: t('nav.menu') }).click();
  await expect(page.getByRole('navigation', { name: t('nav.menu') })).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('sidebar.menu'), exact: true }).click();
  await expect(page.getByRole('navigation', { name: t('sidebar.label') })).toBeInViewport();
});
