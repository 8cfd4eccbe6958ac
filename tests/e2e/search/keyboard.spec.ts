/** Over 200 lines, because everything that keys do in search is told in one place. */
import { SearchPanel } from '../../support/search.ts';
import { inLang, langsOf, t } from '../../support/strings.ts';
import { expect, test } from '../../support/test.ts';

const PAGE = '/guide/start/quick-start';

test.describe('opening and closing', () => {
  for (const keys of ['Control+k', 'Meta+k']) {
    test(`${keys} toggles search`, { tag: '@spec-2-search' }, async ({ page, panel }) => {
      await page.goto(PAGE);
      await page.keyboard.press(keys);
      await expect(panel.dialog).toBeVisible();
      await page.keyboard.press(keys);
      await expect(panel.dialog).toBeHidden();
    });
  }

  test('/ opens search, but not while typing', async ({ page, panel }) => {
    await page.goto(PAGE);
    await page.keyboard.press('/');
    await expect(panel.field).toBeFocused();
    await page.keyboard.press('/');
    await expect(panel.field).toHaveValue('/');
  });

  test('Escape, Cancel and a click beside the dialog close it; focus returns to the button', {
    tag: '@spec-4-search-panel',
  }, async ({ page, panel }) => {
    await page.goto(PAGE);
    const cancel = panel.dialog.getByRole('button', { name: t('search.cancel') });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => cancel.click(),
      () => page.mouse.click(20, 700),
    ]) {
      await panel.button.click();
      await expect(panel.field).toBeFocused();
      await close();
      await expect(panel.dialog).toBeHidden();
      await expect(panel.button).toBeFocused();
    }
  });

  test('it opens and closes 200 times without a trace', async ({ page, panel }) => {
    await page.goto(PAGE);
    await panel.open();
    // A first answer needs all that an opening brings: panel, worker and index.
    await panel.search('mock');
    await page.keyboard.press('Escape');
    await expect(panel.dialog).toBeHidden();
    const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
    await expect(panel.dialog).toBeHidden();
    const before = await nodes();
    // In the page itself: each press through the browser costs a tenth of a second on a busy machine.
    await page.evaluate(async () => {
      for (let press = 0; press < 200; press++) {
        const key = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(panel.dialog).toBeHidden();
    await expect.poll(nodes).toBe(before);
    expect(page.workers()).toHaveLength(1);
  });
});

test.describe('choosing a result', () => {
  test('arrows, Home and End move the announced result; the number of results is reported', async ({
    page,
    panel,
  }) => {
    await page.goto(PAGE);
    await panel.open();
    await panel.search('mock');
    const count = await panel.results.count();
    const status = panel.dialog.getByRole('status');
    await expect(status).toContainText(t('search.count', 'en', { count: String(count) }));
    const steps: [key: string, result: number][] = [
      ['', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', count - 1],
      ['ArrowDown', 0],
      ['End', count - 1],
      ['Home', 0],
    ];
    for (const [key, result] of steps) {
      if (key) await page.keyboard.press(key);
      const active = await panel.active();
      await expect(active).toHaveAttribute('aria-selected', 'true');
      await expect(active).toHaveAttribute('href', await href(panel, result));
      await expect(panel.dialog.locator('[aria-selected="true"]')).toHaveCount(1);
    }
  });

  for (const lang of langsOf(1)) {
    test(`the list shows the active result in windows of five heights, and the page behind stays (${lang})`, async ({
      page,
    }) => {
      const panel = new SearchPanel(page, lang);
      await page.goto(inLang(PAGE, lang));
      await panel.open();
      await panel.search('timeout');
      /** Presses a key in the page itself, which is quicker; what is in view then, and the page's place. */
      const press = (key: string) =>
        panel.field.evaluate(async (field, pressed) => {
          const event = { key: pressed, bubbles: true, cancelable: true };
          field.dispatchEvent(new KeyboardEvent('keydown', event));
          await new Promise(requestAnimationFrame);
          const list = document.querySelector('[data-search]') as Element;
          const { top, bottom } = list.getBoundingClientRect();
          const inView = [...list.querySelectorAll('[role="option"]')].map((result) => {
            const box = result.getBoundingClientRect();
            return box.top >= top && box.bottom <= bottom;
          });
          const id = field.getAttribute('aria-activedescendant') ?? '';
          return { active: inView[Number(id.split('-').at(-1))], scrollY, inView };
        }, key);
      for (const [width, height] of [
        [1440, 780],
        [1280, 720],
        [1366, 657],
        [390, 500],
        [320, 400],
      ] as const) {
        await page.setViewportSize({ width, height });
        const { inView } = await press('Home');
        expect(inView.length).toBeGreaterThan(4);
        for (const key of [...inView.map(() => 'ArrowDown'), 'ArrowUp', 'ArrowUp', 'Home', 'End'])
          expect(await press(key), `${key}, ${width}x${height}`).toMatchObject({
            active: true,
            scrollY: 0,
          });
      }
      // Other results begin at the first one.
      await panel.search('mock');
      expect(await press('')).toMatchObject({ active: true });
    });
  }

  test('Enter opens the active result in the page and closes the dialog', {
    tag: '@spec-4-search-panel',
  }, async ({ page, panel }) => {
    await page.goto(PAGE);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await panel.open();
    await panel.search('timeout');
    await page.keyboard.press('ArrowDown');
    const link = await href(panel, 1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${link}$`));
    await expect(panel.dialog).toBeHidden();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('Ctrl+Enter opens it in a new tab and keeps the dialog', async ({
    page,
    context,
    panel,
  }) => {
    await page.goto(PAGE);
    await panel.open();
    await panel.search('testTimeout');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.keyboard.press('Control+Enter'),
    ]);
    await expect(tab).toHaveURL(/\/config\/test\/testTimeout$/);
    await expect(panel.dialog).toBeVisible();
  });

  test('Enter elsewhere on the page does nothing, also after a search', async ({ page, panel }) => {
    await page.goto(PAGE);
    await page.keyboard.press('Enter');
    await panel.open();
    await panel.search('timeout');
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  });

  test('Tab stays in the dialog, in both directions', async ({ page, panel }) => {
    await page.goto(PAGE);
    await panel.open();
    const inside = () => panel.dialog.evaluate((dialog) => dialog.contains(document.activeElement));
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let i = 0; i < 12; i++) {
        await page.keyboard.press(key);
        expect(await inside(), `${key} ${i}`).toBe(true);
      }
    }
  });
});

test.describe('an input method', () => {
  test('owns Enter, arrows and Escape while it composes; nothing is searched before', async ({
    page,
  }) => {
    await page.goto('/zh/guide/start/quick-start');
    const panel = new SearchPanel(page, 'zh');
    await panel.open();
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', {
      text: "kuai'zhao",
      selectionStart: 9,
      selectionEnd: 9,
    });
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      await panel.field.dispatchEvent('keydown', {
        key,
        isComposing: true,
        keyCode: 229,
        bubbles: true,
        cancelable: true,
      });
    }
    await page.waitForTimeout(400);
    await expect(panel.dialog).toBeVisible();
    await expect(panel.results).toHaveCount(0);
    await expect(page).toHaveURL(/quick-start$/);
    await client.send('Input.insertText', { text: '快照' });
    await expect(panel.field).toHaveValue('快照');
    await expect(panel.results.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel.dialog).toBeHidden();
  });

  test('a real Escape during composition does not close the dialog', async ({ page, panel }) => {
    await page.goto(PAGE);
    await panel.open();
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', {
      text: 'ni',
      selectionStart: 2,
      selectionEnd: 2,
    });
    await page.keyboard.press('Escape');
    await expect(panel.dialog).toBeVisible();
  });
});

const href = async (panel: SearchPanel, result: number) =>
  (await panel.results.nth(result).getAttribute('href')) as string;
