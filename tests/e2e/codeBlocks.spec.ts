import type { Locator, Page } from '@playwright/test';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const block = (page: Page, index: number): Locator =>
  page.getByRole('main').locator('figure').nth(index);

const copyIn = (where: Locator): Locator => where.getByRole('button', { name: t('code.copy') });

const wrapIn = (where: Locator): Locator => where.getByRole('button', { name: t('code.wrap') });

const scrollsSideways = (where: Locator): Promise<boolean> =>
  where.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);

test.describe('Code blocks', () => {
  test.use({ site: 'parts' });

  test('have their file name above, and copy and wrap-toggle buttons, seen on hover and on keyboard focus', {
    tag: '@spec-2-code',
  }, async ({ page }) => {
    await visit(page, '/guide/code');
    const first = block(page, 0);
    await expect(first).toContainText('short.ts');
    await first.hover();
    await expect(copyIn(first)).toBeVisible();
    await block(page, 1).hover();
    await expect(wrapIn(block(page, 1))).toBeVisible();
    await page.mouse.move(0, 0);
    await copyIn(first).focus();
    const opacity = await copyIn(first).evaluate((button) => {
      let value = 1;
      for (let node: Element | null = button; node; node = node.parentElement) {
        value *= Number(getComputedStyle(node).opacity);
      }
      return value;
    });
    expect(opacity).toBeGreaterThan(0.9);
  });

  test('wrapping starts from the site default, or as the block asks, and toggles for one block', {
    tag: '@spec-4-wrap',
  }, async ({ page }) => {
    await visit(page, '/guide/code');
    const long = block(page, 1);
    await expect(wrapIn(long)).toHaveAttribute('aria-pressed', 'false');
    expect(await scrollsSideways(long)).toBe(true);
    await wrapIn(long).click();
    await expect(wrapIn(long)).toHaveAttribute('aria-pressed', 'true');
    expect(await scrollsSideways(long)).toBe(false);
    await expect(wrapIn(block(page, 2))).toHaveAttribute('aria-pressed', 'true');
    expect(await scrollsSideways(block(page, 2))).toBe(false);
    await wrapIn(long).click();
    expect(await scrollsSideways(long)).toBe(true);
  });

  test('copying puts the code on the clipboard and says so for 2000 ms', {
    tag: ['@spec-4-copied', '@spec-9-feedback'],
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await visit(page, '/guide/code');
    await page.clock.pauseAt(Date.now() + 60_000);
    const first = block(page, 0);
    await copyIn(first).click();
    await expect(first.getByRole('status')).toHaveText(t('code.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const answer = 42;');
    await page.clock.runFor(1500);
    // The message starts again when the text is in the clipboard, which takes a moment of its own.
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await copyIn(first).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    await page.clock.runFor(1900);
    await expect(first.getByRole('status')).toHaveText(t('code.copied'));
    await page.clock.runFor(200);
    await expect(first.getByRole('status')).toHaveText('');
  });
});

test.describe('Samples', () => {
  test.use({ site: 'parts' });

  const color = (where: Locator): Promise<string> =>
    where.evaluate((node) => getComputedStyle(node).backgroundColor);

  test('a file, its failure, the command and its output are one group, in both themes', async ({
    page,
  }) => {
    await visit(page, '/guide/code');
    const [file, output] = [block(page, 3), block(page, 4)];
    const failure = t('samples.testFails', 'en', { detail: 'expected 2 to be 3' });
    await expect(file.getByText(failure)).toBeVisible();
    await expect(output.getByText("npx rstest -t 'price adds'")).toBeVisible();
    const [above, below] = [await file.boundingBox(), await output.boundingBox()];
    expect(below?.y).toBeLessThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(
        colorScheme === 'dark' ? /dark/ : /^(?!.*dark)/,
      );
      expect(await color(output), colorScheme).not.toBe(await color(file));
    }
  });

  test('copying leaves removed lines and marks out', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/guide/code');
    await copyIn(block(page, 3)).click();
    await expect(block(page, 3).getByRole('status')).toHaveText(t('code.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'const after = 2;\nconst last = 3;',
    );
  });

  test('a marked line is as wide as what its block scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, '/guide/code');
    const [line, code] = await block(page, 3)
      .locator('code')
      .evaluate((node) => [
        node.querySelector('span')?.getBoundingClientRect().width ?? 0,
        node.getBoundingClientRect().width,
      ]);
    expect(line).toBeGreaterThan(code ?? 0);
  });
});

test('no button covers the wrapped code of a block without a file name', {
  tag: '@spec-2-code',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, '/api/test-api/test');
  const first = block(page, 0);
  await wrapIn(first).focus();
  const covered = await first.evaluate((figure) => {
    const range = document.createRange();
    range.selectNodeContents(figure.querySelector('pre code') as Element);
    const tools = figure.querySelector('.code-tools')?.getBoundingClientRect();
    if (!tools) return undefined;
    return [...range.getClientRects()].filter(
      (line) => line.width > 1 && line.right > tools.left + 1 && line.top < tools.bottom - 8,
    ).length;
  });
  expect(covered).toBe(0);
});
