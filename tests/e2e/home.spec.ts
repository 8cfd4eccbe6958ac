import { inLang, LANGS, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { settled, visit } from '../support/visit.ts';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

for (const lang of LANGS) {
  test.describe(`Home page (${lang})`, () => {
    test('claim, install command and the start are on the first screen', async ({ page }) => {
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await visit(page, inLang('/', lang));
        const hero = page.getByRole('region', { name: t('home.title', lang), exact: true });
        for (const part of [
          hero.getByText(t('home.claim', lang), { exact: true }),
          hero.getByText('npm install -D @rstest/core'),
          hero.getByRole('link', { name: t('home.start', lang), exact: true }),
          page.getByRole('definition').last(),
          page.getByRole('figure').getByText('rstest.config.ts').first(),
        ]) {
          await expect(part).toBeInViewport({ ratio: 1 });
        }
      }
    });

    test('every sample is whole at every width, and no line is broken where two are side by side', async ({
      page,
    }) => {
      await visit(page, inLang('/', lang));
      for (const width of [...WIDTHS, 961, 985, 1100]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await page
          .locator('main pre')
          .evaluateAll((blocks) =>
            blocks.flatMap((one) =>
              one.scrollWidth > one.clientWidth + 1 ? [one.textContent] : [],
            ),
          );
        expect(cut, `${width} px`).toEqual([]);
        if (width <= 960 || width > 1440) continue;
        const broken = await page
          .locator('main figure', { has: page.locator('figcaption', { hasText: /\.tsx?/ }) })
          .getByRole('code')
          .evaluateAll((samples) =>
            samples.flatMap((code) => {
              const text = code.textContent?.trimEnd() ?? '';
              const height = Number.parseFloat(getComputedStyle(code).lineHeight);
              const shown = Math.round(code.getBoundingClientRect().height / height);
              return shown > text.split('\n').length ? [text] : [];
            }),
          );
        expect(broken, `${width} px`).toEqual([]);
      }
    });

    test('35 stars are seen at every width, none behind a word, and assistive technology hears none', {
      tag: ['@spec-2-stars', '@spec-9-stars'],
    }, async ({ page }) => {
      await visit(page, inLang('/', lang));
      await settled(page);
      const stars = page.locator('[data-star]');
      await expect(stars).toHaveCount(35);
      const heard = await stars.evaluateAll(
        (nodes) => nodes.filter((node) => !node.closest('[aria-hidden="true"]')).length,
      );
      expect(heard).toBe(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const seen = await page.evaluate(() => {
          const stars = [...document.querySelectorAll('[data-star]')];
          const sky = stars[0]?.closest('svg') as SVGElement;
          sky.style.pointerEvents = 'all';
          const hero = sky.closest('section') as HTMLElement;
          const words = [...hero.querySelectorAll('h1, p')].map((one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            return range.getBoundingClientRect();
          });
          return stars.filter((star) => {
            const { left, right, top, bottom } = star.getBoundingClientRect();
            const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return (
              right > left &&
              bottom > top &&
              on?.closest('svg') === sky &&
              words.every(
                (box) =>
                  left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top,
              )
            );
          }).length;
        });
        expect(seen, `${width} px`).toBe(35);
      }
    });

    test('the hero has title, subtitle, description, Get Started and GitHub', {
      tag: '@spec-2-home',
    }, async ({ page }) => {
      await visit(page, inLang('/', lang));
      const hero = page.getByRole('region', { name: t('home.title', lang), exact: true });
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(t('home.title', lang));
      await expect(hero.getByText(t('home.subtitle', lang), { exact: true })).toBeVisible();
      if (lang === 'en') await expect(hero).toContainText('Rspack-based Testing Framework');
      const summary = await page.locator('meta[name="description"]').getAttribute('content');
      await expect(hero.getByText(summary ?? '', { exact: true })).toBeVisible();
      await expect(hero.getByRole('link', { name: t('home.github', lang) })).toHaveAttribute(
        'href',
        /^https:\/\/github\.com\//,
      );
      await hero.getByRole('link', { name: t('home.start', lang), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${inLang('/guide/start/', lang)}`));
    });

    test('has one h1, a heading for every section, the guides for where a reader comes from, and a footer; every link leads somewhere', {
      tag: '@spec-2-home',
    }, async ({ page, request }) => {
      await visit(page, inLang('/', lang));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      const main = page.getByRole('main');
      for (const region of await main.getByRole('region').all()) {
        await expect(region.getByRole('heading').first()).toBeVisible();
      }
      for (const path of [
        'migration/jest',
        'migration/vitest',
        'integrations/rsbuild',
        'integrations/rspack',
        'integrations/rslib',
      ]) {
        const href = inLang(`/guide/${path}`, lang);
        await expect(main.getByRole('listitem').locator(`a[href="${href}"]`)).toBeVisible();
      }
      const footer = page.getByRole('contentinfo');
      for (const key of ['footer.docs', 'nav.social', 'footer.project', 'nav.tools'] as const) {
        await expect(footer.getByRole('heading', { name: t(key, lang) })).toBeVisible();
      }
      const releases = footer.getByRole('link', { name: t('footer.releases', lang) });
      await expect(releases).toHaveAttribute('href', /\/releases$/);
      await expect(footer.getByRole('link', { name: t('footer.license', lang) })).toBeVisible();
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

test.describe('The install command of the home page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied for the package manager that was chosen', async ({ page }) => {
    await visit(page, '/');
    const hero = page.getByRole('region', { name: t('home.title'), exact: true });
    await hero.getByRole('tab', { name: 'pnpm' }).click();
    const panel = hero.getByRole('tabpanel', { name: 'pnpm' });
    await panel.getByRole('button', { name: t('code.copy') }).click();
    await expect(panel.getByRole('status')).toHaveText(t('code.copied'));
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('pnpm add -D @rstest/core');
  });
});

test('reduced motion stills the stars', { tag: '@spec-2-stars' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const moving = await page
    .locator('[data-star]')
    .evaluateAll((stars) => stars.filter((star) => star.getAnimations().length > 0).length);
  expect(moving).toBe(0);
});
