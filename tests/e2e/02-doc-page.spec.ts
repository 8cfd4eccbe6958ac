import { lastChangeOf } from '../../plugins/mdx/lastChange.ts';
import { inLang, LANGS, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

test.describe('Doc page', () => {
  for (const lang of LANGS) {
    test(`sidebar on the left, navbar on top, outline on the right (${lang})`, async ({ page }) => {
      await visit(page, inLang('/guide/start/quick-start', lang));
      const box = (name: string) =>
        page.getByRole('navigation', { name, exact: true }).boundingBox();
      const bar = await page.getByRole('banner').boundingBox();
      const sidebar = await box(t('sidebar.label', lang));
      const outline = await box(t('outline.title', lang));
      const main = await page.getByRole('main').boundingBox();
      expect(bar).toMatchObject({ x: 0, y: 0, width: 1440 });
      expect((sidebar?.x ?? 0) + (sidebar?.width ?? 0)).toBeLessThanOrEqual((main?.x ?? 0) + 1);
      expect(outline?.x ?? 0).toBeGreaterThanOrEqual((main?.x ?? 0) + (main?.width ?? 0) - 1);
    });

    test(`the outline has its title in the page's language (${lang})`, async ({ page }) => {
      await visit(page, inLang('/guide/start/quick-start', lang));
      const outline = page.getByRole('navigation', { name: t('outline.title', lang), exact: true });
      await expect(outline).toContainText(lang === 'en' ? 'ON THIS PAGE' : '目录');
    });

    test(`the footer links to the previous and the next page (${lang})`, async ({ page }) => {
      await visit(page, inLang('/guide/start/quick-start', lang));
      const pager = page.getByRole('navigation', { name: t('doc.pager', lang) });
      const previous = pager.getByRole('link', { name: t('doc.prev', lang) });
      const next = pager.getByRole('link', { name: t('doc.next', lang) });
      await expect(previous).toHaveAttribute('href', inLang('/guide/start/why-rstest', lang));
      await expect(next).toHaveAttribute('href', inLang('/guide/write/writing-tests', lang));
      await expect(previous).toContainText(lang === 'en' ? 'Previous Page' : '上一页');
      await expect(next).toContainText(lang === 'en' ? 'Next Page' : '下一页');
      await next.click();
      await expect(page).toHaveURL(/\/guide\/write\/writing-tests$/);
    });

    test(`an overview leads to the first page of its sidebar (${lang})`, async ({ page }) => {
      await visit(page, inLang('/config/', lang));
      const sidebar = page.getByRole('navigation', { name: t('sidebar.label', lang) });
      // The overview itself is above the pages.
      const first = (await sidebar.getByRole('link').nth(1).getAttribute('href')) as string;
      const next = page.getByRole('link', { name: t('doc.next', lang) });
      await expect(next).toHaveAttribute('href', first);
    });

    test(`the Edit link is the base URL plus the page's file (${lang})`, async ({ page }) => {
      await visit(page, inLang('/guide/basic/cli', lang));
      const link = page.getByRole('link', { name: t('doc.edit', lang) });
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toMatch(/^https:\/\/github\.com\/.+/);
      expect(href.endsWith(`/${lang}/guide/basic/cli.mdx`)).toBe(true);
    });

    test(`the 'Last Updated' line is a day, or absent where no commit is known (${lang})`, async ({
      page,
    }) => {
      await visit(page, inLang('/guide/basic/cli', lang));
      const line = page.getByText(t('doc.lastUpdated', lang));
      const known = lastChangeOf(`docs/${lang}/guide/basic/cli.mdx`) !== undefined;
      await expect(line).toHaveCount(known ? 1 : 0);
      if (!known) return;
      const time = line.locator('time');
      expect(await time.getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}/);
      const shown = new Date((await time.getAttribute('datetime')) ?? '').getTime();
      expect(shown).toBeLessThanOrEqual(Date.now());
      await expect(time).toHaveText(lang === 'zh' ? /年.*月.*日/ : /\b20\d\d\b/);
    });
  }

  test.describe('with many headings', () => {
    test.use({ site: 'parts' });

    test('the outline lists h2 to h4 headings and no others', async ({ page }) => {
      await visit(page, '/guide/long');
      const outline = page.getByRole('navigation', { name: t('outline.title') });
      await expect(outline.getByRole('link', { name: 'Section 1', exact: true })).toBeVisible();
      await expect(outline.getByRole('link', { name: 'Part 1.1', exact: true })).toBeVisible();
      await expect(outline.getByRole('link', { name: 'Detail 1.1.1' })).toBeVisible();
      await expect(outline.getByRole('link', { name: /Small print/ })).toHaveCount(0);
      await expect(outline.getByRole('link', { name: 'Long page' })).toHaveCount(0);
    });

    test('an outline link goes to its heading', async ({ page }) => {
      await visit(page, '/guide/long');
      const outline = page.getByRole('navigation', { name: t('outline.title') });
      await outline.getByRole('link', { name: 'Section 9' }).click();
      await expect(page).toHaveURL(/#section-9$/);
      const heading = page.getByRole('heading', { name: 'Section 9' });
      await expect(heading).toBeInViewport();
      const top = (await heading.boundingBox())?.y ?? -1;
      const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
      expect(top).toBeGreaterThanOrEqual(bar - 1);
    });

    test('the scroll-to-top control is there without the outline too', async ({ page }) => {
      const top = page.getByRole('link', { name: t('outline.top') });
      await visit(page, '/list/');
      await expect(top).toBeVisible();
      await page.setViewportSize({ width: 1000, height: 800 });
      await visit(page, '/guide/long');
      await top.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });

    test('the scroll-to-top control leads back to the top', async ({ page }) => {
      await visit(page, '/guide/long');
      await page.evaluate(() => scrollTo(0, 2000));
      await page
        .getByRole('link', { name: t('outline.top') })
        .or(page.getByRole('button', { name: t('outline.top') }))
        .click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(50);
    });
  });

  test.describe('of a site that turns them off', () => {
    test.use({ site: 'other' });

    test('has no scroll-to-top, no Edit link and no Last Updated line', async ({ page }) => {
      await visit(page, '/guide/start');
      await expect(page.getByText(t('outline.top'))).toHaveCount(0);
      await expect(page.getByText(t('doc.edit'))).toHaveCount(0);
      await expect(page.getByText(t('doc.lastUpdated'))).toHaveCount(0);
    });
  });
});

test.describe('Tab groups', () => {
  test.use({ site: 'parts' });

  test('are shown as real tabs with one panel open', async ({ page }) => {
    await visit(page, '/guide/tabs');
    await expect(page.getByRole('tablist')).toHaveCount(4);
    const apple = page.getByRole('tab', { name: 'Apple' }).first();
    await expect(apple).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('An apple a day.')).toBeVisible();
    await expect(page.getByText('A pear a day.')).toBeHidden();
  });

  test('arrow keys, Home and End move between tabs', async ({ page }) => {
    await visit(page, '/guide/tabs');
    await page.getByRole('tab', { name: 'Apple' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Pear' }).first()).toBeFocused();
    await expect(page.getByText('A pear a day.')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByText('A plum a day.')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('An apple a day.')).toBeVisible();
  });

  test('groups of one name stay in step and are remembered', async ({ page }) => {
    await visit(page, '/guide/tabs');
    await page.getByRole('tab', { name: 'Plum' }).nth(1).click();
    await expect(page.getByText('A plum a day.')).toBeVisible();
    await expect(page.getByText('Plum cake.')).toBeVisible();
    await expect(page.getByText('On its own.')).toBeVisible();
    await page.reload();
    await ready(page);
    await expect(page.getByText('Plum cake.')).toBeVisible();
  });

  test('package managers have a tab each', async ({ page }) => {
    await visit(page, '/guide/tabs');
    await page.getByRole('tab', { name: 'pnpm' }).click();
    await expect(page.getByText('pnpm add -D @rstest/core')).toBeVisible();
    await expect(page.getByText('npm install -D @rstest/core')).toBeHidden();
  });
});
