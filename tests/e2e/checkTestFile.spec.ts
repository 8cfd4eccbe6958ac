import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { axeFindingsInBothThemes } from '../support/axe.ts';
import { inLang, type Lang, langsOf, type TextKey, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const JEST = '/guide/migration/jest';
const TEST = `import { expect, jest, xit } from '@jest/globals';

xit('waits', () => {
  jest.setTimeout(100);
  expect(jest
    .fn()).toHaveBeenCalled();
  jest.autoMockOff();
});
`;
const RENAMED = `import { expect, rs, test } from '@rstest/core';

test.skip('waits', () => {
  rs.setConfig({ testTimeout: 100, hookTimeout: 100 });
  expect(rs
    .fn()).toHaveBeenCalled();
  rs.autoMockOff();
});
`;

/** The verdict on one `vi.fn()`. */
const ONE = { framework: 'Vitest', changes: '1', note: '0', look: '0' };

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

/** Reading a long file takes what the machine needs. */
const PATIENT = { timeout: 60_000 };

test.describe('Check a test file', () => {
  for (const lang of langsOf(1)) {
    test(`lists each name of a pasted test with its line and a link (${lang})`, async ({
      page,
    }) => {
      await visit(page, inLang(JEST, lang));
      await checkText(page, TEST, lang);
      const values = { framework: 'Jest', changes: '10', note: '0', look: '1' };
      await expect(message(page, 'checker.test', values, lang)).toHaveRole('status');
      const left = page.getByRole('region', { name: t('checker.look', lang) });
      await expect(left.getByRole('row')).toHaveCount(2);
      await expect(rowOf(page, 'jest.autoMockOff')).toContainText(t('facts.compat.missing', lang));
      await expect(rowOf(page, 'jest.autoMockOff').getByRole('cell').nth(1)).toHaveText('7');
      const timeout = rowOf(page, 'jest.setTimeout');
      await expect(timeout.getByRole('link')).toHaveAttribute(
        'href',
        inLang('/api/rstest/utilities', lang),
      );
      // What works as it is stays out of the way.
      const same = page.getByRole('main').getByText('toHaveBeenCalled', { exact: true });
      await expect(same).toBeHidden();
      await page.getByText(t('checker.fine', lang, { count: '3' })).click();
      await expect(same).toBeVisible();
    });
  }

  test('gives the text with its renames to copy and to save', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, JEST);
    await checkText(page, TEST);
    const renamed = page.getByRole('textbox', {
      name: t('checker.renamed', 'en', { count: '10' }),
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
    await expect(message(page, 'checker.test', ONE)).toBeVisible();
    await expect(page.getByRole('link', { name: t('checker.download') })).toHaveAttribute(
      'download',
      'a.test.ts',
    );
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['export default { test: { environment: "jsdom" } };'], 'x.ts'));
      transfer.items.add(new File([''], 'second.ts'));
      return transfer;
    });
    const field = page.getByRole('textbox', { name: t('checker.label') });
    await field.dispatchEvent('drop', { dataTransfer: data });
    const values = { framework: 'Vitest', changes: '1', note: '0', look: '0' };
    await expect(message(page, 'checker.config', values)).toBeVisible();
    await expect(rowOf(page, 'environment')).toContainText('testEnvironment');
    const written = t('checker.written', 'en', { name: 'rstest.config.ts' });
    await expect(page.getByRole('textbox', { name: written })).toHaveValue(
      /testEnvironment: 'jsdom'/,
    );
    await expect(page.getByText(t('checker.oneFile', 'en', { count: '1' }))).toBeVisible();
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
    await expect(message(page, 'checker.test', ONE)).toBeVisible();
    await drop('src');
    await expect(message(page, 'checker.unreadable', { name: 'src' })).toHaveRole('status');
    await expect(message(page, 'checker.test', ONE)).toHaveCount(0);
    await drop('a.test.ts');
    await expect(message(page, 'checker.test', ONE)).toBeVisible();
  });

  test('gives no all-clear for what it cannot judge, and keeps the text when the reader comes back', async ({
    page,
  }) => {
    await visit(page, '/guide/migration/vitest');
    const field = await openBox(page);
    const check = page.getByRole('button', { name: t('checker.check'), exact: true });
    const status = page.getByRole('main').getByRole('status');
    await check.press('Enter');
    await expect(status.filter({ hasText: t('checker.empty') })).toBeVisible();
    await field.fill('const a = 1;');
    await check.press('Enter');
    await expect(message(page, 'checker.unrelated', { framework: 'Vitest' })).toBeVisible();
    await field.fill('test("a", () => {');
    await check.press('Enter');
    await expect(status.filter({ hasText: /1:1\d/ })).toBeVisible();
    await field.fill('module.exports = { get: jest.fn() as jest.Mock };');
    await check.press('Enter');
    const values = { framework: 'Jest', changes: '2', note: '0', look: '0' };
    await expect(message(page, 'checker.test', values)).toBeVisible();
    await page.goto('about:blank');
    await page.goBack();
    await expect(await openBox(page)).toHaveValue(/jest\.Mock/);
  });

  test('asks for its script when it is opened, for the engine at the first check, and for nothing after', async ({
    page,
  }) => {
    await visit(page, JEST);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const field = await openBox(page);
    expect(requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
    const check = page.getByRole('button', { name: t('checker.check'), exact: true });
    await field.fill('jest.fn();');
    await check.press('Enter');
    await expect(page.getByRole('textbox', { name: /\(1\)/ })).toBeVisible();
    requests.length = 0;
    await field.fill(TEST);
    await check.press('Enter');
    await expect(rowOf(page, 'jest.autoMockOff')).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('half a megabyte of rubbish leaves the page usable, a long file is read in the background, and only ten megabytes are refused', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await visit(page, JEST);
    const rubbish = '<img src=x onerror=alert(1)>`${"jest.fn(\u0000'.repeat(10_000);
    await openBox(page);
    const open = page.getByLabel(t('checker.open'));
    const give = (text: string) =>
      open.setInputFiles({ name: 'x', mimeType: '', buffer: Buffer.from(text) });
    await give(rubbish);
    const unread = t('checker.unread').split('.')[0] ?? '';
    await expect(page.getByText(unread)).toBeVisible(PATIENT);
    await give('jest.fn();\n'.repeat(20_000));
    const renamed = t('checker.renamed', 'en', { count: '20000' });
    const short = page.getByRole('textbox', { name: renamed });
    await expect(short).toHaveValue(t('checker.long'), PATIENT);
    // While it is read, the page answers: its timers come before the end.
    await give('jest.fn();\n'.repeat(100_000));
    await expect(page.getByText(t('checker.loadingLong'))).toBeVisible();
    const answers = await page.evaluate(async (text) => {
      for (let n = 0; n < 5; n++) await new Promise((resolve) => setTimeout(resolve, 10));
      return document.body.innerText.includes(text);
    }, t('checker.loadingLong'));
    expect(answers).toBe(true);
    const all = t('checker.renamed', 'en', { count: '100000' });
    await expect(page.getByRole('textbox', { name: all })).toBeVisible(PATIENT);
    // The setter of a file has a limit of its own, so this one is dropped.
    const dataTransfer = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['x'.repeat(10_000_001)], 'x.ts'));
      return transfer;
    });
    const field = page.getByRole('textbox', { name: t('checker.label') });
    await field.dispatchEvent('drop', { dataTransfer });
    await expect(page.getByText(t('checker.tooLarge'))).toBeVisible();
    await expect(page.getByRole('textbox', { name: all })).toHaveCount(0);
    await give(TEST);
    await expect(rowOf(page, 'jest.autoMockOff')).toBeVisible();
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

  test('has no axe finding in either theme and fits a phone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await widen(page, 360);
    await visit(page, inLang(JEST, 'zh'));
    await checkText(page, TEST, 'zh');
    await expect(rowOf(page, 'jest.autoMockOff')).toBeVisible();
    // The reason is in sight without scrolling to the side.
    const reason = rowOf(page, 'jest.autoMockOff').getByRole('cell').last();
    await reason.scrollIntoViewIfNeeded();
    await expect(reason).toBeInViewport({ ratio: 1 });
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
});
