import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { hold } from '../support/slow.ts';
import { inLang, type Lang, langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { afterTimers, ready, visit } from '../support/visit.ts';

const PAGE = '/api/rstest/mockFunctions';
const FILE = 'src/orders.test.ts';
const DATA = /\/names\/.*\.json$/;

/** The block of the file that the page begins with. */
const blockOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('figure').filter({ hasText: FILE }).first();
const linkTo = (page: Page, name: string, lang: Lang = 'en'): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name: t('code.nameLink', lang, { name }), exact: true });
const buttonOf = (page: Page, lang: Lang = 'en'): Locator =>
  blockOf(page).getByRole('button', { name: t('code.names', lang) });

/** The middle of a word in the first block with names. */
async function placeOf(page: Page, word: string): Promise<{ x: number; y: number }> {
  const block = blockOf(page);
  await block.scrollIntoViewIfNeeded();
  return block.locator('code').evaluate((code, text) => {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const at = node.data.indexOf(text);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      const box = range.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
    throw new Error(`no ${text} in the block`);
  }, word);
}

async function pointAt(page: Page, word: string): Promise<void> {
  const { x, y } = await placeOf(page, word);
  await page.mouse.move(x - 1, y);
  await page.mouse.move(x, y);
}

for (const lang of langsOf(0)) {
  test(`a name shows type, sentence and link while the mouse is on it or on that (${lang})`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visit(page, inLang(PAGE, lang));
    expect(requests.filter((url) => DATA.test(url))).toEqual([]);
    await pointAt(page, 'toBe');
    const link = linkTo(page, 'expect().toBe', lang);
    await expect(link).toBeVisible();
    await expect(link.locator('..')).toContainText('expect().toBe<E>(expected: E): void');
    await expect(link.locator('..')).toContainText('Object.is');
    expect(await axeFindings(page)).toEqual([]);
    await pointAt(page, 'mockReturnValueOnce');
    await expect(linkTo(page, 'mock.mockReturnValueOnce', lang)).toBeVisible();
    await expect(link).toHaveCount(0);
    expect(requests.filter((url) => DATA.test(url))).toHaveLength(1);
    await linkTo(page, 'mock.mockReturnValueOnce', lang).click();
    await expect(page).toHaveURL(/\/api\/rstest\/mockInstance#mockreturnvalueonce$/);
    await expect(linkTo(page, 'mock.mockReturnValueOnce', lang)).toHaveCount(0);
  });

  test(`a button of the block lists its names for keyboard and screen readers (${lang})`, async ({
    page,
  }) => {
    await visit(page, inLang(PAGE, lang));
    await buttonOf(page, lang).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `${t('code.names', lang)}: ${FILE}` });
    await expect(dialog).toBeVisible();
    const links = dialog.getByRole('link');
    await expect(links).toHaveText([
      'expect',
      'rs',
      'test',
      'rs.fn',
      'expect().toBe',
      'expect().toHaveBeenCalledExactlyOnceWith',
      'mock.mockReturnValueOnce',
      'mock.mock',
      'mock.mock.calls',
      'expect().toEqual',
    ]);
    await expect(links.first()).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(buttonOf(page, lang)).toBeFocused();
    await page.keyboard.press('Enter');
    await links.nth(3).press('Enter');
    await expect(page).toHaveURL(/#rsfn$/);
    await expect(dialog).toHaveCount(0);
  });
}

test('nothing is explained while the mouse selects text', async ({ page }) => {
  await visit(page, PAGE);
  await pointAt(page, 'toBe');
  await expect(linkTo(page, 'expect().toBe')).toBeVisible();
  const from = await placeOf(page, 'import');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await pointAt(page, 'toEqual');
  // Longer than an explanation takes to come.
  await afterTimers(page, 400);
  await expect(linkTo(page, 'expect().toEqual')).toBeHidden();
  await expect(linkTo(page, 'expect().toBe')).toBeHidden();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('mockReturnValueOnce');
  await page.mouse.up();
});

test('a press of the button shows that it is being answered, and leads to a dialog that can be closed at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await visit(page, PAGE);
  const { release: answer } = await hold(page, DATA);
  const button = buttonOf(page);
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(blockOf(page).getByRole('status')).toHaveText(t('code.namesLoading'));
  answer();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
  const close = dialog.getByRole('button', { name: t('keys.close') });
  await expect(close).toBeInViewport();
  await dialog.getByRole('link').last().focus();
  await expect(close).toBeInViewport();
  await close.click();
  await expect(dialog).toHaveCount(0);
});

test('Escape closes an explanation, and another name can be explained then', async ({ page }) => {
  await visit(page, PAGE);
  await pointAt(page, 'toBe');
  const link = linkTo(page, 'expect().toBe');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await pointAt(page, 'toEqual');
  await expect(linkTo(page, 'expect().toEqual')).toBeVisible();
});

test('a failed fetch changes nothing, and the next time works', async ({ page, guard }) => {
  guard.allow(/names\/api/, /Failed to load resource/);
  await visit(page, PAGE);
  await page.route(DATA, (route) => route.fulfill({ status: 503, body: '' }));
  const failed = page.waitForResponse(DATA);
  await pointAt(page, 'toBe');
  await failed;
  await buttonOf(page).click();
  await expect(blockOf(page).getByRole('status')).toHaveText(t('code.namesFailed'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(DATA);
  await page.mouse.move(0, 0);
  await pointAt(page, 'toBe');
  await expect(linkTo(page, 'expect().toBe')).toBeVisible();
});

test('a page that the reader came to by a link explains its names', async ({ page }) => {
  await visit(page, '/api/rstest/mockInstance');
  await page.getByRole('navigation').getByRole('link', { name: 'Mock functions' }).first().click();
  await expect(page).toHaveURL(/mockFunctions$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mock functions/);
  await ready(page);
  await pointAt(page, 'toBe');
  await expect(linkTo(page, 'expect().toBe')).toBeVisible();
});

test('code that holds no name of Rstest has no button and fetches nothing', async ({ page }) => {
  await visit(page, PAGE);
  const own = page
    .getByRole('main')
    .getByRole('figure')
    .filter({ hasText: 'src/orders.ts' })
    .first();
  await own.hover();
  await expect(own.getByRole('button', { name: t('code.copy') })).toBeVisible();
  await expect(own.getByRole('button', { name: t('code.names') })).toHaveCount(0);
});

test.describe('With a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 700 } });

  test('a tap explains a name, a tap elsewhere ends it', async ({ page }) => {
    await visit(page, PAGE);
    const { x, y } = await placeOf(page, 'test');
    await page.touchscreen.tap(x, y);
    await expect(linkTo(page, 'test')).toBeVisible();
    const box = await linkTo(page, 'test').locator('..').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await page.touchscreen.tap(160, 690);
    await expect(linkTo(page, 'test')).toBeHidden();
  });
});
