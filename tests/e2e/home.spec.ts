import { inLang, LANGS, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { settled, visit } from '../support/visit.ts';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

for (const lang of LANGS) {
  test.describe(`Home page, what it shows (${lang})`, () => {
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
          hero.getByText(lang === 'zh' ? '3.0 秒' : '3.0 s'),
          page.getByRole('figure').getByText('rstest.config.ts').first(),
        ]) {
          await expect(part).toBeInViewport({ ratio: 1 });
        }
      }
    });

    test('every sample is whole at every width', async ({ page }) => {
      await visit(page, inLang('/', lang));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await page
          .locator('main pre')
          .evaluateAll((blocks) =>
            blocks.flatMap((one) =>
              one.scrollWidth > one.clientWidth + 1 ? [one.textContent] : [],
            ),
          );
        expect(cut, `${width} px`).toEqual([]);
      }
    });

    test('no line of a sample is broken where two are side by side', async ({ page }) => {
      await visit(page, inLang('/', lang));
      for (const width of [961, 985, 1024, 1100, 1440]) {
        await page.setViewportSize({ width, height: 900 });
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

    test('no star is behind a word or over a sample', async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, inLang('/', lang));
        await settled(page);
        const hidden = await page.evaluate(() => {
          const words = [...document.querySelectorAll('section h1, section h1 ~ *')].filter((one) =>
            one.closest('section')?.querySelector('[data-star]'),
          );
          const stars = [...document.querySelectorAll('[data-star]')];
          return words.flatMap((word) => {
            const range = document.createRange();
            range.selectNodeContents(word);
            const box = range.getBoundingClientRect();
            return stars.some((star) => {
              const s = star.getBoundingClientRect();
              const across = s.left < box.right && s.right > box.left;
              return across && s.top < box.bottom && s.bottom > box.top;
            })
              ? [word.textContent]
              : [];
          });
        });
        expect(hidden, `${width} px`).toEqual([]);
        const over = await page.evaluate(() => {
          const samples = [...document.querySelectorAll('main figure, main details')];
          const sky = document.querySelector('[data-star]')?.closest('svg') as SVGElement;
          sky.style.pointerEvents = 'all';
          return [...document.querySelectorAll('[data-star]')].filter((star) => {
            const { x, y, width, height } = star.getBoundingClientRect();
            const [left, top] = [x + width / 2, y + height / 2];
            const onSample = samples.some((sample) => {
              const box = sample.getBoundingClientRect();
              return left > box.left && left < box.right && top > box.top && top < box.bottom;
            });
            return onSample && document.elementFromPoint(left, top)?.closest('svg') === sky;
          }).length;
        });
        expect(over, `stars over samples at ${width} px`).toBe(0);
      }
    });

    test('leads to the guides for where a reader comes from', async ({ page }) => {
      await visit(page, inLang('/', lang));
      const main = page.getByRole('main');
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
    });

    test('the footer has documentation, community, releases, license and tools', async ({
      page,
    }) => {
      await visit(page, inLang('/', lang));
      const footer = page.getByRole('contentinfo');
      for (const key of ['footer.docs', 'nav.social', 'footer.project', 'nav.tools'] as const) {
        await expect(footer.getByRole('heading', { name: t(key, lang) })).toBeVisible();
      }
      const releases = footer.getByRole('link', { name: t('footer.releases', lang) });
      await expect(releases).toHaveAttribute('href', /\/releases$/);
      await expect(footer.getByRole('link', { name: t('footer.license', lang) })).toBeVisible();
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
