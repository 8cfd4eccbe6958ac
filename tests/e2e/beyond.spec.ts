import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const PAGE = '/guide/start/quick-start';

test.describe('Page tools', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the page is copied as Markdown, and the reader is told', async ({ page }) => {
    await visit(page, PAGE);
    await page.getByRole('button', { name: t('page.actions') }).click();
    await page.getByRole('button', { name: t('page.copy') }).click();
    await expect(page.getByText(t('page.copied'))).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Quick start\n/);
    expect(copied).toContain('npm install -D @rstest/core');
    await expect(page.getByText(t('page.copied'))).toBeHidden();
  });

  test('a page whose Markdown cannot be had says so', async ({ page, guard }) => {
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
    await heading.getByRole('link').click();
    await expect(page).toHaveURL(/#install$/);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/guide\/start\/quick-start#install$/);
  });
});

test.describe('Machines', () => {
  test('every page of the sitemap has a Markdown twin that llms.txt names', async ({ request }) => {
    const sitemap = await (await request.get('sitemap.xml')).text();
    const routes = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    expect(routes.length).toBeGreaterThan(150);
    const lists = await Promise.all(
      ['llms.txt', 'zh/llms.txt'].map(async (name) => (await request.get(name)).text()),
    );
    for (const route of routes) {
      const file = `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.md`;
      const answer = await request.get(file);
      expect(answer.status(), file).toBe(200);
      expect(answer.headers()['content-type'], file).toContain('text/markdown');
      expect(lists.join('\n'), file).toContain(`/${file})`);
    }
  });
});

test.describe('A page that exists in one language only', () => {
  test.use({ site: 'other' });

  test('is offered in the other language by the not-found page', async ({ page }) => {
    await visit(page, '/zh/guide/single');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('notFound.title', 'zh'));
    await page.getByRole('main').getByRole('link', { name: '/guide/single' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('In one language');
  });
});
