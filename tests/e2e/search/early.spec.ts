import type { Page } from '@playwright/test';
import { keepsKey, SEARCH_KEYS, SearchPanel } from '../../support/search.ts';
import { hold } from '../../support/slow.ts';
import { t } from '../../support/strings.ts';
import { expect, test } from '../../support/test.ts';

const PAGE = '/guide/start/quick-start';
/** Scripts of every page, those that the page itself names, and those that are fetched on demand. */
const SCRIPTS = /\/static\/js\/[^/]+\.js$/;
const CHUNKS = /\/static\/js\/async\/.+\.js$/;

const press = (page: Page) => page.keyboard.press('Control+k');

const ASKED = {
  'one press': press,
  'two presses': async (page: Page) => {
    await press(page);
    await press(page);
  },
  'a click on the button': (page: Page) => new SearchPanel(page).button.click(),
  'a click and a press': async (page: Page) => {
    await new SearchPanel(page).button.click();
    await press(page);
  },
  'a key held down': async (page: Page) => {
    await page.keyboard.down('Control');
    for (let i = 0; i < 4; i++) await page.keyboard.down('k');
    await page.keyboard.up('k');
    await page.keyboard.up('Control');
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

const INSTANTS = {
  'before the scripts arrive': SCRIPTS,
  'before the page has its own chunk': CHUNKS,
};

for (const [instant, what] of Object.entries(INSTANTS)) {
  for (const [how, ask] of Object.entries(ASKED)) {
    test(`${how} ${instant} opens search`, async ({ page, panel }) => {
      const { seen, release } = await hold(page, what);
      await page.goto(PAGE, { waitUntil: 'commit' });
      await seen;
      await ask(page);
      release();
      await expect(panel.field).toBeFocused();
      await panel.search('timeout');
    });
  }
}

for (const how of ['one press', 'a click on the button', 'a key held down'] as const) {
  test(`${how} opens the field before the panel is there; what is typed meanwhile is answered`, async ({
    page,
    panel,
  }) => {
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    const { seen, release } = await hold(page, CHUNKS);
    await ASKED[how](page);
    await seen;
    await expect(panel.field).toBeFocused();
    await expect(panel.dialog.getByRole('status')).toHaveText(t('search.loading'));
    await page.keyboard.type('timeout');
    await expect(panel.field).toHaveValue('timeout');
    release();
    await expect(panel.results.first()).toBeVisible();
    await press(page);
    await expect(panel.dialog).toBeHidden();
    await press(page);
    await expect(panel.field).toBeFocused();
  });
}

test('the keys and Escape close the field before the panel is there', async ({ page, panel }) => {
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  const { release } = await hold(page, CHUNKS);
  for (const key of ['Control+k', 'Escape']) {
    await panel.open();
    await page.keyboard.press(key);
    await expect(panel.dialog).toBeHidden();
  }
  await panel.open();
  release();
  await panel.search('timeout');
});

test('other combinations are left to the browser, before and after the scripts arrive', async ({
  page,
}) => {
  const { seen, release } = await hold(page, SCRIPTS);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await seen;
  const other = { key: 'K', ctrlKey: true, shiftKey: true };
  expect(await keepsKey(page, other)).toBe(false);
  release();
  await page.waitForLoadState('networkidle');
  expect(await keepsKey(page, other)).toBe(false);
  await expect(new SearchPanel(page).dialog).toBeHidden();
});

test('what is typed between the search keys and the scripts is shown, kept and answered', async ({
  page,
  panel,
}) => {
  const { seen, release } = await hold(page, SCRIPTS);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await seen;
  await press(page);
  await page.keyboard.type('timeoux');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('t');
  await expect(page.getByRole('button', { name: /timeout/ })).toBeVisible();
  release();
  await expect(panel.field).toHaveValue('timeout');
  await expect(panel.results.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.button).toBeVisible();
});

test('Escape before the scripts arrive takes the search keys back', async ({ page }) => {
  const { seen, release } = await hold(page, SCRIPTS);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await seen;
  await press(page);
  await page.keyboard.type('time');
  await page.keyboard.press('Escape');
  release();
  await page.waitForLoadState('networkidle');
  await expect(new SearchPanel(page).dialog).toBeHidden();
  await press(page);
  await expect(new SearchPanel(page).field).toHaveValue('');
});

test('the search keys belong to the browser again when a script fails', async ({ page, guard }) => {
  guard.allow(/\.js|Failed to load resource/);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(PAGE);
  await expect.poll(() => keepsKey(page, SEARCH_KEYS)).toBe(false);
});

test.describe('on a site without search', () => {
  test.use({ site: 'parts' });

  test('the search keys are left to the browser, and nothing opens later', async ({ page }) => {
    await page.goto('/keys/blank');
    expect(await keepsKey(page, SEARCH_KEYS)).toBe(false);
  });
});
