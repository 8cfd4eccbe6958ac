import type { Page } from '@playwright/test';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { AFTER_QUICK_START, clickNext, visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const PAGE = '/guide/start/quick-start';
test.describe('200 rapid toggles', () => {
  const counts = (page: Page) =>
    page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      inert: document.querySelectorAll('[inert]').length,
    }));

  test('of theme, drawer and menu leave the page as it was', async ({ page }) => {
    await widen(page, 900);
    await visit(page, PAGE);
    // The tools get their logos when their menu opens for the first time.
    const tools = page.getByRole('button', { name: t('nav.tools') });
    await tools.click();
    await tools.click();
    const before = await counts(page);
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const buttons = document.querySelectorAll<HTMLElement>(
        'button[popovertarget="frame-sidebar"], button[popovertarget="frame-screen-menu"], button[popovertarget="frame-tools"]',
      );
      const radios = document.querySelectorAll<HTMLElement>('input[name="theme"]');
      for (let index = 0; index < 200; index++) {
        buttons[index % buttons.length]?.click();
        radios[index % radios.length]?.click();
        if (index % 10 === 0) await frame();
      }
    });
    await page.keyboard.press('Escape');
    await page.waitForTimeout(800);
    expect(await counts(page)).toEqual(before);
    await expectReadableNarrow(page);
  });

  test('of pages leave no listeners and nodes behind', async ({ page }) => {
    test.setTimeout(90_000);
    await visit(page, PAGE);
    const session = await page.context().newCDPSession(page);
    const measure = async (): Promise<{ nodes: number; listeners: number }> => {
      await session.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
      return { nodes, listeners: jsEventListeners };
    };
    const round = async (times: number): Promise<void> => {
      for (let index = 0; index < times; index++) {
        await clickNext(page);
        await expect(page).toHaveURL(AFTER_QUICK_START);
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
      }
    };
    await round(10);
    const before = await measure();
    await round(20);
    const after = await measure();
    expect(after.listeners - before.listeners).toBeLessThan(60);
    expect(after.nodes - before.nodes).toBeLessThan(before.nodes * 0.5);
  });
});

async function expectReadableNarrow(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: t('sidebar.menu'), exact: true })).toBeEnabled();
}
