import { inLang, LANGS, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

for (const lang of LANGS) {
  test.describe(`Home page (${lang})`, () => {
    test('the hero has title, subtitle, description, Get Started and GitHub', async ({ page }) => {
      await visit(page, inLang('/', lang));
      const hero = page.getByRole('region', { name: t('home.title', lang), exact: true });
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(t('home.title', lang));
      await expect(hero.getByText(t('home.subtitle', lang), { exact: true })).toBeVisible();
      const summary = await page.locator('meta[name="description"]').getAttribute('content');
      await expect(hero.getByText(summary ?? '', { exact: true })).toBeVisible();
      await expect(hero.getByRole('link', { name: t('home.github', lang) })).toHaveAttribute(
        'href',
        /^https:\/\/github\.com\//,
      );
      await hero.getByRole('link', { name: t('home.start', lang), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${inLang('/guide/start/', lang)}`));
    });

    test('one h1, one main, a heading for every section', async ({ page }) => {
      await visit(page, inLang('/', lang));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      for (const region of await page.getByRole('main').getByRole('region').all()) {
        await expect(region.getByRole('heading').first()).toBeVisible();
      }
    });

    test('35 decorative stars that assistive technology does not hear', async ({ page }) => {
      await visit(page, inLang('/', lang));
      const stars = page.locator('[data-star]');
      await expect(stars).toHaveCount(35);
      const heard = await stars.evaluateAll(
        (nodes) => nodes.filter((node) => !node.closest('[aria-hidden="true"]')).length,
      );
      expect(heard).toBe(0);
    });

    test('every link of the home page leads somewhere', async ({ page, request }) => {
      await visit(page, inLang('/', lang));
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const href of new Set(hrefs)) {
        const response = await request.get(href, { maxRedirects: 0 });
        expect(response.status(), href).toBe(200);
      }
    });
  });
}

test('the subtitle is the tagline of the product', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByText('Rspack-based Testing Framework').first()).toBeVisible();
});

test('reduced motion stills the stars', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const moving = await page
    .locator('[data-star]')
    .evaluateAll((stars) => stars.filter((star) => star.getAnimations().length > 0).length);
  expect(moving).toBe(0);
});
