import { SITE_ORIGIN } from '../../shared/site/constants.ts';
import { inLang, LANGS, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const PAGE = '/guide/start/quick-start';

test.describe('Page tools', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the page is copied as Markdown, and the reader is informed', async ({ page }) => {
    await visit(page, PAGE);
    await page.getByRole('button', { name: t('page.actions') }).click();
    await page.getByRole('button', { name: t('page.copy') }).click();
    await expect(page.getByText(t('page.copied'))).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^---\ntitle: Quick start\n[\s\S]*\n# Quick start\n/);
    expect(copied).toContain('npm install -D @rstest/core');
    await expect(page.getByText(t('page.copied'))).toBeHidden();
  });

  for (const lang of LANGS) {
    test(`a prompt names the page, and no server is offered that is not deployed: ${lang}`, async ({
      page,
    }) => {
      const path = inLang(PAGE, lang);
      await visit(page, path);
      const tools = page.getByRole('button', { name: t('page.actions', lang) });
      await tools.click();
      await page.getByRole('button', { name: t('page.copyPrompt', lang) }).click();
      await expect(page.getByText(t('page.promptCopied', lang))).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(`${SITE_ORIGIN}${path}.md`);
      await tools.click();
      await expect(page.getByRole('button', { name: t('keys.title', lang) })).toBeVisible();
      await expect(page.getByRole('button', { name: t('page.copyServer', lang) })).toHaveCount(0);
      await expect(page.getByRole('link', { name: t('page.connect', lang) })).toHaveCount(0);
    });
  }

  test('a page whose Markdown cannot be had says so', { tag: '@spec-8-copy' }, async ({
    page,
    guard,
  }) => {
    guard.allow(/quick-start\.md/, /404/);
    await page.route(/\.md$/, (route) => route.fulfill({ status: 404, body: '' }));
    await visit(page, PAGE);
    await page.getByRole('button', { name: t('page.actions') }).click();
    await page.getByRole('button', { name: t('page.copy') }).click();
    await expect(page.getByText(t('page.copyFailed'))).toBeVisible();
  });

  test('a heading link puts the address of its section on the clipboard', async ({ page }) => {
    await visit(page, PAGE);
    const heading = page.getByRole('heading', { name: 'Install', exact: true });
    const link = heading.getByRole('link', { name: t('doc.anchor', 'en', { heading: 'Install' }) });
    const mark = () => link.evaluate((node) => getComputedStyle(node, '::before').content);
    await heading.hover();
    await link.click();
    await expect.poll(mark).toContain('✓');
    await expect(page.getByRole('status').filter({ hasText: t('code.copied') })).toHaveCount(1);
    await expect(page).toHaveURL(/#install$/);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/guide\/start\/quick-start#install$/);
    await expect.poll(mark).toContain('#');
  });
});

test.describe('A site with an MCP server', () => {
  test.use({ site: 'parts', permissions: ['clipboard-read', 'clipboard-write'] });

  test('offers its address, and the page that says how to connect an editor', async ({ page }) => {
    await visit(page, '/guide/intro');
    const tools = page.getByRole('button', { name: t('page.actions') });
    await tools.click();
    await page.getByRole('button', { name: t('page.copyServer') }).click();
    await expect(page.getByText(t('page.serverCopied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'https://docs.example/mcp',
    );
    await tools.click();
    await expect(page.getByRole('link', { name: t('page.connect') })).toHaveAttribute(
      'href',
      '/guide/long#part',
    );
  });
});
