import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { filesOf } from '../../deploy/finish.ts';
import { SITES } from '../support/sites.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { overWidth, widen } from '../support/widths.ts';

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

/** Inline code that may break, with what is in it. */
const LONG_CODE = /<code class="long">.*?<\/code>/gs;

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

test.describe('Code', () => {
  test('only blocks that scroll are tab stops, with a name; each has both buttons, named by the file', {
    tag: '@spec-2-code',
  }, async ({ page }) => {
    await visit(page, CODE_PAGE);
    for (const width of [1440, 375]) {
      await widen(page, width);
      await expect
        .poll(async () => (await scrolling(page)).filter((one) => one.scrolls !== one.stop))
        .toEqual([]);
      const blocks = await scrolling(page);
      expect(blocks.length).toBeGreaterThan(20);
      expect(blocks.filter((one) => one.scrolls && !one.named)).toEqual([]);
      if (width === 375) expect(blocks.some((one) => one.scrolls)).toBe(true);
      const offered = await page
        .getByRole('article')
        .locator('figure:has(pre)')
        .evaluateAll(
          (all, labels) =>
            all
              .filter((figure) => figure.checkVisibility())
              .map((figure) =>
                labels.map((label) =>
                  Boolean(figure.querySelector(`button[title="${label}"]`)?.checkVisibility()),
                ),
              ),
          [t('code.copy'), t('code.wrap')],
        );
      expect(offered, `${width} px`).toEqual(blocks.map(() => [true, true]));
    }
    const figure = page.getByRole('article').locator('figure:has(figcaption)').first();
    const caption = await figure
      .locator('figcaption')
      .evaluate((node) => node.firstChild?.textContent);
    await expect(
      figure.getByRole('button', { name: `${t('code.copy')}: ${caption}`, exact: true }),
    ).toBeAttached();
    const copies = await page
      .getByRole('article')
      .getByRole('button', { name: t('code.copy') })
      .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
    expect(copies.length).toBeGreaterThan(20);
    expect(new Set(copies).size).toBe(copies.length);
  });

  test('its buttons cover no file name on a phone', async ({ page }) => {
    for (const path of ['/guide/integrations/react', '/zh/guide/basic/mocking', CODE_PAGE]) {
      await widen(page, 320);
      await visit(page, path);
      for (const width of [320, 390]) {
        await widen(page, width);
        const covered = await page
          .getByRole('article')
          .locator('figure:has(figcaption):has(button)')
          .evaluateAll((figures) =>
            figures.flatMap((figure) => {
              const range = document.createRange();
              range.selectNode(figure.querySelector('figcaption')?.firstChild as Node);
              const buttons = [...figure.querySelectorAll('button')].map((button) =>
                button.getBoundingClientRect(),
              );
              return [...range.getClientRects()].some((line) =>
                buttons.some(
                  (box) => line.right > box.left && line.top < box.bottom && line.bottom > box.top,
                ),
              )
                ? [range.toString()]
                : [];
            }),
          );
        expect(covered, `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('where the browser refuses to copy, a dialog has all lines to copy by hand', {
    tag: '@spec-8-copy',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      Document.prototype.execCommand = () => false;
    });
    await visit(page, CODE_PAGE);
    const figure = page.getByRole('article').locator('figure:has(pre)').nth(1);
    const code = (await figure.locator('code').textContent())?.replace(/\n$/, '') ?? '';
    expect(code).toContain('\n');
    const copy = figure.getByRole('button', { name: t('code.copy') });
    const dialog = page.getByRole('dialog', { name: /Ctrl\+C|⌘C/ });
    const field = dialog.getByRole('textbox');
    await copy.click();
    await expect(field).toHaveValue(code);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await copy.click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+c');
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });
});

test('no flag or short name of inline code breaks', async ({ page }) => {
  test.setTimeout(60_000);
  for (const path of [
    '/guide/basic/cli',
    '/guide/basic/coverage',
    '/zh/guide/basic/cli',
    '/zh/config/test/coverage',
    '/zh/config/build/resolve',
  ]) {
    await visit(page, path);
    for (const width of [1440, 375, 320]) {
      await widen(page, width);
      expect(await broken(page), `${path} at ${width} px`).toEqual([]);
      expect(await overWidth(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('no flag breaks right after its dashes, in any code of any page, however short the line', {
  tag: '@every-page',
}, async ({ page }) => {
  const codes = filesOf(SITES.main.out)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [
      ...readFileSync(path.join(SITES.main.out, file), 'utf8').matchAll(LONG_CODE),
    ]);
  const distinct = [...new Set(codes.map(([code]) => code))];
  expect(distinct.length).toBeGreaterThan(100);
  await visit(page, CODE_PAGE);
  const parted = await page.evaluate((all) => {
    const text = document.querySelector('article p') as HTMLElement;
    const topOf = (node: Node, at: number): number => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return Math.round(range.getBoundingClientRect().top);
    };
    const wrong = new Set<string>();
    for (const code of all) {
      text.innerHTML = code;
      const letters: [Node, number][] = [];
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (let at = 0; at < node.length; at++) letters.push([node, at]);
      }
      const dashes = [...(text.textContent ?? '').matchAll(/(?<![\w-])-+(?=\w)/g)].map(
        ({ index, 0: { length } }) => index + length - 1,
      );
      for (let width = 96; dashes.length > 0 && width <= 480; width += 12) {
        text.style.width = `${width}px`;
        for (const at of dashes) {
          const [before, after] = [letters[at], letters[at + 1]];
          if (before && after && topOf(...before) !== topOf(...after)) wrong.add(code);
        }
      }
    }
    return [...wrong];
  }, distinct);
  expect(parted).toEqual([]);
});

test.describe('On a phone of 320 px', () => {
  const scrollsAndShows = async (area: Locator): Promise<void> => {
    await expect(area).toHaveAttribute('tabindex', '0');
    await expect(area).toHaveAttribute('aria-label', /./);
    const look = await area.evaluate((node) => getComputedStyle(node).backgroundImage);
    expect(look).toContain('gradient');
  };

  test('the first cell of a row stands above the others, which share the line below it', async ({
    page,
  }) => {
    await widen(page, 320);
    await visit(page, '/guide/basic/mocking');
    const table = page.getByRole('table').first();
    for (const [row, role] of [
      [0, 'columnheader'],
      [1, 'cell'],
    ] as const) {
      const cells = table.getByRole('row').nth(row).getByRole(role);
      const boxOf = async (cell: number) => (await cells.nth(cell).boundingBox()) as DOMRect;
      const [first, second, third] = [await boxOf(0), await boxOf(1), await boxOf(2)];
      expect(first.y + first.height).toBeLessThanOrEqual(second.y + 1);
      expect(third.y).toBe(second.y);
      expect(third.x).toBeGreaterThan(second.x);
    }
    await expect(page.getByRole('group', { name: t('doc.table') })).toHaveCount(0);
  });

  test('a table of many columns shows that it scrolls, one that fits does not', async ({
    page,
  }) => {
    await widen(page, 320);
    await visit(page, '/guide/migration/jest-compatibility');
    const tables = page.getByRole('group', { name: t('doc.table') });
    const table = tables.first();
    // By the heading above it.
    await expect(table).toHaveAccessibleName(/: .{3}/);
    const names = await tables.evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(new Set(names).size).toBe(names.length);
    await scrollsAndShows(table);
    await expect(table.getByRole('table')).toBeVisible();
    await widen(page, 1440);
    await expect(page.getByRole('group', { name: t('doc.table') })).toHaveCount(0);
  });

  test('no column of a Chinese table is narrower than a word of four characters', async ({
    page,
  }) => {
    await visit(page, '/zh/guide/migration/jest-compatibility');
    for (const width of [320, 1440]) {
      await widen(page, width);
      const broken = await page
        .getByRole('cell', { name: t('facts.compat.different', 'zh'), exact: true })
        .evaluateAll((cells) => {
          const heights = cells.map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return range.getClientRects().length;
          });
          return { all: heights.length, wrapped: heights.filter((lines) => lines > 1).length };
        });
      expect(broken.all).toBeGreaterThan(30);
      expect(broken.wrapped, `${width} px`).toBe(0);
    }
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
