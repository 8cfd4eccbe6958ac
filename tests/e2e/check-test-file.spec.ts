import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { inLang, LANGS, type Lang, type TextKey, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const JEST = '/guide/migration/jest';
const TEST = `import { jest } from '@jest/globals';

xit('waits', () => {
  jest.setTimeout(100);
  expect(jest.fn()).toHaveBeenCalled();
  jest.autoMockOff();
});
`;
const RENAMED = `import { rs } from '@rstest/core';

test.skip('waits', () => {
  jest.setTimeout(100);
  expect(rs.fn()).toHaveBeenCalled();
  jest.autoMockOff();
});
`;

/** Opens the box as a reader without a mouse does, and returns the field for the file. */
async function openBox(page: Page, lang: Lang = 'en'): Promise<Locator> {
  await page.getByRole('main').getByText(t('migrate.title', lang)).press('Enter');
  const field = page.getByRole('textbox', { name: t('checker.label', lang) });
  // Its script comes first.
  await expect(field).toBeVisible({ timeout: 15_000 });
  return field;
}

const message = (page: Page, key: TextKey, values: Record<string, string>, lang: Lang = 'en') =>
  page.getByRole('main').getByText(t(key, lang, values));

async function checkText(page: Page, text: string, lang: Lang = 'en'): Promise<void> {
  await (await openBox(page, lang)).fill(text);
  await page.getByRole('button', { name: t('checker.check', lang), exact: true }).press('Enter');
}

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });

test.describe('Check a test file', () => {
  for (const lang of LANGS) {
    test(`lists each name of a pasted test with its line and a link (${lang})`, async ({
      page,
    }) => {
      await visit(page, inLang(JEST, lang));
      await checkText(page, TEST, lang);
      const values = { framework: 'Jest', names: '5', same: '2', open: '3' };
      await expect(message(page, 'checker.test', values, lang)).toHaveRole('status');
      const timeout = rowOf(page, 'jest.setTimeout');
      await expect(timeout.getByRole('cell').first()).toHaveText('4');
      await expect(timeout).toContainText(t('facts.compat.workaround', lang));
      await expect(timeout.getByRole('link')).toHaveAttribute(
        'href',
        inLang('/api/rstest/utilities', lang),
      );
      await expect(rowOf(page, 'jest.autoMockOff')).toContainText(t('facts.compat.missing', lang));
      const same = rowOf(page, 'toHaveBeenCalled');
      await expect(same).toContainText(t('facts.compat.same', lang));
      await page.getByRole('checkbox', { name: t('checker.hide', lang) }).press('Space');
      await expect(same).toHaveCount(0);
      await expect(timeout).toBeVisible();
    });
  }

  test('gives the text with its renames to copy and to save', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, JEST);
    await checkText(page, TEST);
    const renamed = page.getByRole('textbox', {
      name: t('checker.renamed', 'en', { count: '4' }),
    });
    await expect(renamed).toHaveValue(RENAMED);
    await page.getByRole('button', { name: t('checker.copy'), exact: true }).press('Enter');
    await expect(page.getByText(t('checker.copied'), { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(RENAMED);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t('checker.download') }).press('Enter');
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(RENAMED);
  });

  test('reads a chosen and a dropped file, and saves under its name', async ({ page }) => {
    await visit(page, '/guide/migration/vitest');
    await openBox(page);
    await page
      .getByLabel(t('checker.open'))
      .setInputFiles({ name: 'a.test.ts', mimeType: '', buffer: Buffer.from('vi.fn();\n') });
    await expect(rowOf(page, 'vi.fn')).toBeVisible();
    await expect(page.getByRole('link', { name: t('checker.download') })).toHaveAttribute(
      'download',
      'a.test.ts',
    );
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['export default { test: { environment: "jsdom" } };'], 'x.ts'));
      return transfer;
    });
    const field = page.getByRole('textbox', { name: t('checker.label') });
    await field.dispatchEvent('drop', { dataTransfer: data });
    const values = { framework: 'Vitest', names: '1', same: '0', open: '1' };
    await expect(message(page, 'checker.config', values)).toBeVisible();
    await expect(rowOf(page, 'environment')).toContainText('testEnvironment');
  });

  test('says so when what was dropped cannot be read, and reads the next file', async ({
    page,
  }) => {
    await visit(page, '/guide/migration/vitest');
    const field = await openBox(page);
    // A directory is dropped as a file that cannot be read.
    await page.evaluate(() => {
      const { text } = File.prototype;
      File.prototype.text = function () {
        const error = new DOMException('It is a directory', 'NotReadableError');
        return this.name === 'src' ? Promise.reject(error) : text.call(this);
      };
    });
    const drop = async (name: string): Promise<void> => {
      const dataTransfer = await page.evaluateHandle((name) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['vi.fn();'], name));
        return transfer;
      }, name);
      await field.dispatchEvent('drop', { dataTransfer });
    };
    await drop('a.test.ts');
    await expect(rowOf(page, 'vi.fn')).toBeVisible();
    await drop('src');
    await expect(message(page, 'checker.unreadable', { name: 'src' })).toHaveRole('status');
    await expect(rowOf(page, 'vi.fn')).toHaveCount(0);
    await drop('a.test.ts');
    await expect(rowOf(page, 'vi.fn')).toBeVisible();
  });

  test('a file without names of a framework is read as the page says', async ({ page }) => {
    await visit(page, '/guide/migration/vitest');
    await checkText(page, 'const a = 1;');
    await expect(message(page, 'checker.nothing', { framework: 'Vitest' })).toBeVisible();
  });

  test('asks for nothing until it is opened, and for nothing after', async ({ page }) => {
    await visit(page, JEST);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const field = await openBox(page);
    expect(requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
    requests.length = 0;
    await field.fill(TEST);
    await page.getByRole('button', { name: t('checker.check'), exact: true }).press('Enter');
    await expect(rowOf(page, 'jest.fn')).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('a megabyte of rubbish leaves the page usable, more is refused', async ({ page }) => {
    await visit(page, JEST);
    const rubbish = '<img src=x onerror=alert(1)>`${"jest.fn(\u0000'.repeat(25_000);
    await openBox(page);
    const open = page.getByLabel(t('checker.open'));
    const give = (text: string) =>
      open.setInputFiles({ name: 'x', mimeType: '', buffer: Buffer.from(text) });
    await give(rubbish);
    const values = { framework: 'Jest', names: '1', same: '1', open: '0' };
    await expect(message(page, 'checker.test', values)).toBeVisible();
    await give('jest.fn();\n'.repeat(100_000));
    await expect(page.getByText(t('checker.more', 'en', { count: '99500' }))).toBeVisible();
    const renamed = t('checker.renamed', 'en', { count: '100000' });
    await expect(page.getByRole('textbox', { name: renamed })).toHaveValue(t('checker.long'));
    await give('x'.repeat(2_000_001));
    await expect(page.getByText(t('checker.tooLarge'))).toBeVisible();
    await expect(page.getByRole('region', { name: t('checker.results') })).toHaveCount(0);
    await give(TEST);
    await expect(rowOf(page, 'jest.fn')).toBeVisible();
  });

  test('a script that does not come is said to be so, and comes at the next opening', async ({
    page,
    guard,
  }) => {
    guard.allow(/net::ERR_FAILED|ChunkLoadError|Loading chunk/);
    await visit(page, JEST);
    await page.route('**/*.js', (route) => route.abort('failed'));
    const summary = page.getByRole('main').getByText(t('migrate.title'));
    await summary.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(t('migrate.failed'));
    await page.unroute('**/*.js');
    await summary.press('Enter');
    await summary.press('Enter');
    await expect(page.getByRole('textbox', { name: t('checker.label') })).toBeVisible();
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`has no axe finding and fits a phone (${scheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await widen(page, 360);
      await visit(page, inLang(JEST, 'zh'));
      await checkText(page, TEST, 'zh');
      await expect(rowOf(page, 'jest.fn')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    });
  }
});
