import { lastChangeOf } from '../../content/lastChange.ts';
import { inLang, langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { AFTER_QUICK_START, NEXT_PATH, visit } from '../support/visit.ts';

test.describe('Doc page', () => {
  for (const lang of langsOf(0)) {
    test(`sidebar left, navbar on top, outline with its title right, pager below (${lang})`, {
      tag: ['@spec-2-doc-page', '@spec-2-pager'],
    }, async ({ page }) => {
      await visit(page, inLang('/guide/start/quick-start', lang));
      const box = (name: string) =>
        page.getByRole('navigation', { name, exact: true }).boundingBox();
      const bar = await page.getByRole('banner').boundingBox();
      const sidebar = await box(t('sidebar.label', lang));
      const outline = await box(t('outline.title', lang));
      const main = await page.getByRole('main').boundingBox();
      await expect(
        page.getByRole('navigation', { name: t('outline.title', lang), exact: true }),
      ).toContainText(lang === 'en' ? 'ON THIS PAGE' : '目录');
      expect(bar).toMatchObject({ x: 0, y: 0, width: 1440 });
      expect((sidebar?.x ?? 0) + (sidebar?.width ?? 0)).toBeLessThanOrEqual((main?.x ?? 0) + 1);
      expect(outline?.x ?? 0).toBeGreaterThanOrEqual((main?.x ?? 0) + (main?.width ?? 0) - 1);
      const pager = page.getByRole('navigation', { name: t('doc.pager', lang) });
      const previous = pager.getByRole('link', { name: t('doc.prev', lang) });
      const next = pager.getByRole('link', { name: t('doc.next', lang) });
      await expect(previous).toHaveAttribute('href', inLang('/guide/start/why-rstest', lang));
      await expect(next).toHaveAttribute('href', inLang(NEXT_PATH, lang));
      await expect(previous).toContainText(lang === 'en' ? 'Previous Page' : '上一页');
      await expect(next).toContainText(lang === 'en' ? 'Next Page' : '下一页');
      await next.click();
      await expect(page).toHaveURL(AFTER_QUICK_START);
    });

    test(`an overview leads to the first page of its sidebar (${lang})`, {
      tag: '@spec-2-pager',
    }, async ({ page }) => {
      await visit(page, inLang('/config/', lang));
      const sidebar = page.getByRole('navigation', { name: t('sidebar.label', lang) });
      // The overview itself is above the pages.
      const first = (await sidebar.getByRole('link').nth(1).getAttribute('href')) as string;
      const next = page.getByRole('link', { name: t('doc.next', lang) });
      await expect(next).toHaveAttribute('href', first);
    });

    test(`page data reach the reader: title, language, toc, edit link, last update (${lang})`, {
      tag: ['@spec-2-edit-link', '@spec-2-last-updated', '@spec-3-page-data'],
    }, async ({ page }) => {
      await visit(page, inLang('/guide/basic/cli', lang));
      await expect(page).toHaveTitle(lang === 'zh' ? '命令行 - Rstest' : 'Command line - Rstest');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const outline = page.getByRole('navigation', { name: t('outline.title', lang) });
      expect(await outline.getByRole('link').count()).toBeGreaterThan(2);
      const link = page.getByRole('link', { name: t('doc.edit', lang) });
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toMatch(/^https:\/\/github\.com\/.+/);
      expect(href.endsWith(`/${lang}/guide/basic/cli.mdx`)).toBe(true);
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

    test('the outline lists h2 to h4 headings and no others, and its links go to them', {
      tag: ['@spec-2-doc-page', '@spec-3-outline-entry'],
    }, async ({ page }) => {
      await visit(page, '/guide/long');
      const outline = page.getByRole('navigation', { name: t('outline.title') });
      await expect(outline.getByRole('link', { name: 'Section 1', exact: true })).toBeVisible();
      await expect(outline.getByRole('link', { name: 'Part 1.1', exact: true })).toBeVisible();
      await expect(outline.getByRole('link', { name: 'Detail 1.1.1' })).toBeVisible();
      await expect(outline.getByRole('link', { name: /Small print/ })).toHaveCount(0);
      await expect(outline.getByRole('link', { name: 'Long page' })).toHaveCount(0);
      await outline.getByRole('link', { name: 'Section 9' }).click();
      await expect(page).toHaveURL(/#section-9$/);
      const heading = page.getByRole('heading', { name: 'Section 9' });
      await expect(heading).toBeInViewport();
      const top = (await heading.boundingBox())?.y ?? -1;
      const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
      expect(top).toBeGreaterThanOrEqual(bar - 1);
    });

    test('the scroll-to-top control leads back to the top, without the outline too', {
      tag: '@spec-2-scroll-top',
    }, async ({ page }) => {
      const top = page.getByRole('link', { name: t('outline.top') });
      await visit(page, '/list/');
      await expect(top).toBeVisible();
      await visit(page, '/guide/long');
      for (const width of [1440, 1000]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => scrollTo(0, 2000));
        await top.click();
        if (width === 1440) await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(50);
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      }
    });
  });

  test.describe('of a site that turns them off', () => {
    test.use({ site: 'other' });

    test('has no scroll-to-top, no Edit link and no Last Updated line', {
      tag: ['@spec-2-scroll-top', '@spec-3-theme-config'],
    }, async ({ page }) => {
      await visit(page, '/guide/start');
      await expect(page.getByText(t('outline.top'))).toHaveCount(0);
      await expect(page.getByText(t('doc.edit'))).toHaveCount(0);
      await expect(page.getByText(t('doc.lastUpdated'))).toHaveCount(0);
    });
  });
});
