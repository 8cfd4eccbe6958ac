import { readFile } from 'node:fs/promises';
import { axeFindings } from '../support/axe.ts';
import { inLang, langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { overWidth } from '../support/widths.ts';
import { unzip } from '../support/zip.ts';

const PAGE = '/config/test/retry';
const SECTION = 'which-retry-count-applies';
const QUESTION = 'Which wins: retry in the config or --retry?';

test('headings keep their height when their proofs are offered, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/config/test/coverage');
  const headings = page.getByRole('main').getByRole('heading');
  const heights = (): Promise<number[]> =>
    headings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  const mark = page.getByRole('button', { name: t('doc.proofs', 'en', { heading: '' }) });
  await expect(mark.first()).toBeAttached();
  const offered = await heights();
  expect(await overWidth(page)).toBeLessThanOrEqual(0);
  await mark.evaluateAll((all) => {
    for (const one of all) one.remove();
  });
  expect(offered).toEqual(await heights());
});

for (const lang of langsOf(1)) {
  test(`the proofs of a section and of the page are shown when asked for (${lang})`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, inLang(PAGE, lang));
    expect(asked.filter((path) => path.includes('/runs/'))).toEqual([]);

    const heading = page.locator(`#${SECTION}`);
    const name = (await heading.getAttribute('aria-label')) ?? '';
    const mark = heading.getByRole('button', { name: t('doc.proofs', lang, { heading: name }) });
    await mark.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('evidence.title', lang) });
    await expect(dialog.getByRole('status')).toHaveText(t('evidence.about', lang));
    await dialog.getByText(QUESTION).click();
    await expect(
      dialog.getByRole('region', { name: `${QUESTION} ${t('evidence.output', lang)}` }),
    ).toContainText('Tests 1 failed');
    await expect(
      dialog.getByText(t('evidence.says', lang)).filter({ visible: true }).first(),
    ).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const some = await dialog.getByRole('group').count();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(mark).toBeFocused();

    await page.getByRole('button', { name: t('page.actions', lang) }).click();
    await page.getByRole('button', { name: t('page.proofs', lang), exact: true }).click();
    await expect(dialog.getByRole('status')).toHaveText(t('evidence.about', lang));
    expect(await dialog.getByRole('group').count()).toBeGreaterThan(some);
    expect(asked.filter((path) => path.includes('/runs/'))).toHaveLength(1);
    await dialog.getByRole('button', { name: t('keys.close', lang) }).click();
    await expect(dialog).toHaveCount(0);
  });

  test(`a sample leaves the page as a project (${lang})`, async ({ page, baseURL }) => {
    const path = inLang(PAGE, lang);
    await visit(page, path);
    const button = page
      .getByRole('main')
      .getByRole('button', { name: t('code.project', lang) })
      .first();
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/^rstest-config-test-retry.*\.zip$/);
    const files = unzip(await readFile(await download.path()));
    const { scripts, devDependencies } = JSON.parse(files['package.json'] ?? '{}');
    expect(scripts.test).toMatch(/^rstest/);
    expect(devDependencies['@rstest/core']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(files['README.md']).toContain(new URL(path.slice(1), baseURL).pathname);
    expect(Object.keys(files).some((name) => name.includes('.test.'))).toBe(true);
  });
}

test('a project is sent to the online editor in a new tab, after a click', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  await context.route('https://stackblitz.com/**', (route) => {
    sent.push(`${route.request().method()} ${route.request().url()}`);
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ contentType: 'text/html', body: 'editor' });
  });
  await visit(page, PAGE);
  expect(sent).toEqual([]);
  const button = page
    .getByRole('main')
    .getByRole('button', { name: t('code.editor') })
    .first();
  const [editor] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await expect(editor.getByText('editor')).toBeVisible();
  expect(sent[0]).toBe('POST https://stackblitz.com/run');
  expect(decodeURIComponent(sent[1] ?? '')).toContain('project[files][package.json]');
});

test('what cannot be loaded is said', async ({ page, guard }) => {
  guard.allow(/runs/, /Failed to load resource/);
  await page.route(/\/runs\//, (route) => route.fulfill({ status: 500, body: '' }));
  await visit(page, PAGE);
  const tools = page.getByRole('main').getByRole('figure').first();
  await tools.getByRole('button', { name: t('code.project') }).click();
  await expect(tools.getByRole('status')).toHaveText(t('code.projectFailed'));
  await page.getByRole('button', { name: t('page.actions') }).click();
  await page.getByRole('button', { name: t('page.proofs'), exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(t('evidence.failed'));
});
