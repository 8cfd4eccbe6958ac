import type { Locator, Page } from '@playwright/test';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const CODE_PAGE = '/api/test-api/test';

const scrolling = (page: Page): Promise<{ scrolls: boolean; stop: boolean; named: boolean }[]> =>
  page
    .getByRole('article')
    .locator('pre')
    .evaluateAll((blocks) =>
      blocks
        .filter((block) => block.checkVisibility())
        .map((block) => ({
          scrolls: block.scrollWidth > block.clientWidth,
          stop: (block as HTMLElement).tabIndex === 0 && block.hasAttribute('tabindex'),
          named: Boolean(block.getAttribute('role') && block.getAttribute('aria-label')),
        })),
    );

test.describe('Code', () => {
  for (const width of [1440, 375]) {
    test(`only blocks that scroll are tab stops, with a name, and offer to wrap (${width} px)`, async ({
      page,
    }) => {
      await widen(page, width);
      await visit(page, CODE_PAGE);
      await expect
        .poll(async () => (await scrolling(page)).filter((one) => one.scrolls !== one.stop))
        .toEqual([]);
      const blocks = await scrolling(page);
      expect(blocks.length).toBeGreaterThan(20);
      expect(blocks.filter((one) => one.scrolls && !one.named)).toEqual([]);
      if (width === 375) expect(blocks.some((one) => one.scrolls)).toBe(true);
      const figures = page.getByRole('article').locator('figure:has(pre)');
      const wrap = await figures.evaluateAll(
        (all, label) =>
          all.map((figure) => {
            const pre = figure.querySelector('pre');
            const button = figure.querySelector(`button[title="${label}"]`);
            return {
              // A block that its author had wrapped may be unwrapped.
              scrolls: Boolean(
                (pre && pre.scrollWidth > pre.clientWidth) || button?.ariaPressed === 'true',
              ),
              offered: Boolean(button?.checkVisibility()),
            };
          }),
        t('code.wrap'),
      );
      expect(wrap.filter((one) => one.scrolls !== one.offered)).toEqual([]);
    });
  }

  test('its buttons are named by the file', async ({ page }) => {
    await visit(page, CODE_PAGE);
    const figure = page.getByRole('article').locator('figure:has(figcaption)').first();
    const caption = await figure
      .locator('figcaption')
      .evaluate((node) => node.firstChild?.textContent);
    await expect(
      figure.getByRole('button', { name: `${t('code.copy')}: ${caption}`, exact: true }),
    ).toBeAttached();
  });

  test('where the browser refuses to copy, a dialog has all lines to copy by hand', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      Document.prototype.execCommand = () => false;
    });
    await visit(page, CODE_PAGE);
    const figure = page.getByRole('article').locator('figure:has(pre)').nth(1);
    const code = (await figure.locator('code').textContent())?.replace(/\n$/, '') ?? '';
    expect(code).toContain('\n');
    await figure.getByRole('button', { name: t('code.copy') }).click();
    const dialog = page.getByRole('dialog', { name: /Ctrl\+C|⌘C/ });
    const field = dialog.getByRole('textbox');
    await expect(field).toHaveValue(code);
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+c');
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  test('a second copy keeps its message for its own 2000 ms', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await visit(page, CODE_PAGE);
    await page.clock.pauseAt(Date.now() + 60_000);
    const figure = page.getByRole('article').locator('figure:has(pre)').first();
    const copy = figure.getByRole('button', { name: t('code.copy') });
    await copy.click();
    await expect(figure.getByRole('status')).toHaveText(t('code.copied'));
    await page.clock.runFor(1500);
    // The message starts anew when the text is in the clipboard, which takes a moment of its own.
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await copy.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    await page.clock.runFor(1000);
    await expect(figure.getByRole('status')).toHaveText(t('code.copied'));
    await page.clock.runFor(1100);
    await expect(figure.getByRole('status')).toHaveText('');
  });
});

/** Inline code on more than one line, and flags parted from their dashes. */
const broken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines = (node: Node): number => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
    };
    const inText = (code: Element): boolean =>
      !code.closest('pre, h1, h2') && code.checkVisibility();
    const codes = [...document.querySelectorAll('article code')].filter(inText);
    return [
      ...codes.filter((code) => (code.textContent?.length ?? 0) <= 24 && lines(code) > 1),
      ...codes
        .flatMap((code) => [...code.querySelectorAll('span')])
        .filter((flag) => lines(flag) > 1),
    ].map((node) => node.textContent ?? '');
  });

test.describe('Inline code', () => {
  for (const width of [1440, 375, 320]) {
    test(`no flag or short name breaks at ${width} px`, async ({ page }) => {
      test.setTimeout(60_000);
      await widen(page, width);
      for (const path of [
        '/guide/basic/cli',
        '/guide/basic/coverage',
        '/zh/guide/basic/cli',
        '/zh/config/test/coverage',
        '/zh/config/build/resolve',
      ]) {
        await visit(page, path);
        expect(await broken(page), path).toEqual([]);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, path).toBeLessThanOrEqual(0);
      }
    });
  }
});

test.describe('On a phone of 320 px', () => {
  const scrollsAndShows = async (area: Locator): Promise<void> => {
    await expect(area).toHaveAttribute('tabindex', '0');
    await expect(area).toHaveAttribute('aria-label', /./);
    const look = await area.evaluate((node) => getComputedStyle(node).backgroundImage);
    expect(look).toContain('gradient');
  };

  test('a table that is wider shows that it scrolls, one that fits does not', async ({ page }) => {
    await widen(page, 320);
    await visit(page, '/guide/basic/mocking');
    const table = page.getByRole('group', { name: t('doc.table') }).first();
    await scrollsAndShows(table);
    await expect(table.getByRole('table')).toBeVisible();
    await widen(page, 1440);
    await expect(page.getByRole('group', { name: t('doc.table') })).toHaveCount(0);
  });

  test('the text of a diagram can be read', async ({ page }) => {
    await widen(page, 320);
    await visit(page, '/guide/start/');
    const picture = page.getByRole('article').getByRole('img').first();
    const size = await picture.evaluate((svg) =>
      Math.min(
        ...[...svg.querySelectorAll('text')].map(
          (text) =>
            Number.parseFloat(getComputedStyle(text).fontSize) *
            ((text as SVGTextElement).getScreenCTM()?.a ?? 0),
        ),
      ),
    );
    expect(size).toBeGreaterThanOrEqual(10.5);
    await scrollsAndShows(
      page
        .getByRole('figure')
        .filter({ has: page.getByRole('img') })
        .first(),
    );
  });
});

test.describe('Tooltips', () => {
  const tip = (page: Page): Locator => page.getByRole('tooltip');

  test('show and hide after 100 ms, and stay while they are pointed at', async ({ page }) => {
    await page.clock.install();
    await visit(page, CODE_PAGE);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByTitle(t('theme.dark'), { exact: true }).hover();
    await page.clock.runFor(99);
    await expect(tip(page)).toBeHidden();
    await page.clock.runFor(2);
    await expect(tip(page)).toBeVisible();
    await tip(page).hover();
    await page.clock.runFor(500);
    await expect(tip(page)).toBeVisible();
    await page.mouse.move(600, 600);
    await page.clock.runFor(99);
    await expect(tip(page)).toBeVisible();
    await page.clock.runFor(2);
    await expect(tip(page)).toBeHidden();
  });

  test('say that something has been copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, CODE_PAGE);
    const figure = page.getByRole('article').locator('figure:has(pre)').first();
    await figure.hover();
    const copy = figure.getByRole('button', { name: t('code.copy') });
    await copy.hover();
    await expect(tip(page)).toHaveText(t('code.copy'));
    await copy.click();
    await expect(tip(page)).toHaveText(t('code.copied'));
    await expect(tip(page)).toHaveText(t('code.copy'));
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('never show', async ({ page }) => {
      await visit(page, CODE_PAGE);
      await page.clock.install();
      const theme = page.getByTitle(t('theme.dark'), { exact: true });
      await theme.tap();
      await expect(page.getByRole('radio', { name: t('theme.dark') })).toBeChecked();
      await page.clock.runFor(500);
      await expect(tip(page)).toBeHidden();
    });
  });
});

test('a link to a heading shows that its address has been copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, CODE_PAGE);
  const link = page.getByRole('article').locator('h2 a').first();
  await page.getByRole('heading', { level: 2 }).first().hover();
  await link.click();
  const mark = (): Promise<string> =>
    link.evaluate((node) => getComputedStyle(node, '::before').content);
  await expect.poll(mark).toContain('✓');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#');
  await expect.poll(mark).toContain('#');
});

test.describe('Shortcuts of one character', () => {
  const list = (page: Page): Locator => page.getByRole('dialog', { name: t('keys.title') });

  test('can be turned off for good, and on again', async ({ page }) => {
    await visit(page, CODE_PAGE);
    await page.keyboard.press('?');
    await list(page)
      .getByRole('checkbox', { name: t('keys.single') })
      .uncheck();
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await visit(page, '/guide/basic/cli');
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await page.getByRole('button', { name: t('page.actions') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: t('keys.title') }).click();
    await list(page)
      .getByRole('checkbox', { name: t('keys.single') })
      .check();
    await list(page)
      .getByRole('button', { name: t('keys.close') })
      .click();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  test('off before the scripts are there, too', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('rstest-single-keys', 'off'));
    await page.route(/\.js$/, () => {});
    await page.goto('guide/basic/cli', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const prevented = (key: string): Promise<boolean> =>
      page.evaluate(
        (name) =>
          !document.dispatchEvent(
            new KeyboardEvent('keydown', { key: name, cancelable: true, bubbles: true }),
          ),
        key,
      );
    expect(await prevented('/')).toBe(false);
  });

  test('the list closes on a click beside it and names the keys of a Mac', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }),
    );
    await visit(page, CODE_PAGE);
    await page.keyboard.press('?');
    await expect(list(page)).toContainText('⌘ K');
    await list(page).getByRole('heading').click();
    await expect(list(page)).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(list(page)).toHaveCount(0);
  });
});
