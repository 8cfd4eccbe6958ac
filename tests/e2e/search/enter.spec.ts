import { hold } from '../../support/slow.ts';
import { t } from '../../support/strings.ts';
import { expect, test } from '../../support/test.ts';

const PAGE = '/guide/start/quick-start';
const INDEX = /\/static\/search_index\.[\w.]+\.json$/;

test('Enter opens the first result of what is in the field, not of what was answered before', async ({
  page,
  panel,
}) => {
  await page.goto(PAGE);
  await panel.open();
  await panel.search('coverage');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('hookTimeout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/test\/hookTimeout$/);
  await expect(panel.dialog).toBeHidden();
});

test('Enter on a first search waits for panel, index and answer', async ({ page }) => {
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('testTimeout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/test\/testTimeout$/);
});

test('an Enter that found nothing is forgotten', async ({ page, panel }) => {
  await page.goto(PAGE);
  await panel.open();
  await page.keyboard.type('zzzqqq');
  await page.keyboard.press('Enter');
  await expect(panel.dialog).toContainText(t('search.noResults', 'en', { query: 'zzzqqq' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('timeout');
  await expect(panel.results.first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test('typing on after Enter takes it back', async ({ page, panel }) => {
  const { release } = await hold(page, INDEX);
  await page.goto(PAGE);
  await panel.open();
  await page.keyboard.type('time');
  await page.keyboard.press('Enter');
  await page.keyboard.type('out');
  release();
  await expect(panel.panel).toHaveAttribute('data-answered', 'timeout');
  await expect(panel.dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test('Ctrl+Enter before the answer opens a new tab when it comes', async ({
  page,
  context,
  panel,
}) => {
  await page.goto(PAGE);
  await panel.open();
  await page.keyboard.type('testTimeout');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expect(tab).toHaveURL(/\/config\/test\/testTimeout$/);
  await expect(panel.dialog).toBeVisible();
});

test('reopened search has its old text selected, so that typing replaces it', async ({
  page,
  panel,
}) => {
  await page.goto(PAGE);
  await panel.open();
  await panel.search('coverage');
  await page.keyboard.press('Escape');
  await panel.open();
  await expect(panel.field).toHaveValue('coverage');
  await page.keyboard.type('mock');
  await expect(panel.field).toHaveValue('mock');
});

test('arrows reach recent searches and quick links, and Enter opens them', async ({
  page,
  panel,
}) => {
  await page.goto(PAGE);
  await panel.open();
  await panel.search('coverage');
  await page.keyboard.press('Enter');
  await expect(panel.dialog).toBeHidden();
  await panel.open();
  await page.keyboard.press('Delete');
  const recent = panel.dialog.getByRole('button', { name: 'coverage' });
  const links = panel.dialog.getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(recent).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(panel.field).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('x');
  await expect(panel.field).toHaveValue('x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel.field).toHaveValue('coverage');
  await expect(panel.results.first()).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowUp');
  const target = (await links.last().getAttribute('href')) as string;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(panel.dialog).toBeHidden();
});

test('text selected with the mouse beyond the dialog leaves it open', async ({ page, panel }) => {
  await page.goto(PAGE);
  await panel.open();
  await panel.search('coverage');
  const box = (await panel.field.boundingBox()) as { x: number; y: number; height: number };
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(10, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(panel.dialog).toBeVisible();
  await page.mouse.click(10, 700);
  await expect(panel.dialog).toBeHidden();
});

test('the search keys close the list of keys first', async ({ page, panel }) => {
  await page.goto(PAGE);
  const help = page.getByRole('dialog', { name: t('keys.title') });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(help).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Control+k');
  await expect(panel.field).toBeFocused();
  await expect(help).toBeHidden();
});
