import { axeFindings } from '../support/axe.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

test.describe('Elements that authors may use', () => {
  test.use({ site: 'parts' });

  test('steps are an ordered list with drawn numbers, and a badge is part of its line', async ({
    page,
  }) => {
    await visit(page, '/guide/elements');
    const article = page.getByRole('main');
    const steps = article.getByRole('listitem').filter({ hasText: 'Install the package.' });
    await expect(steps).toHaveCount(1);
    const drawn = await steps.evaluate((item) => getComputedStyle(item, '::before').content);
    expect(drawn).toContain('counter(step)');
    await expect(article.getByText('A line with a new badge.')).toBeVisible();
  });

  test('the whole card leads to the page of its link', async ({ page }) => {
    await visit(page, '/guide/elements');
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Alternatives side by side.' });
    const box = await card.boundingBox();
    await card.click({ position: { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) - 4 } });
    await expect(page).toHaveURL(/\/guide\/tabs$/);
  });

  test('lines are numbered, and the numbers are not copied', async ({ page }) => {
    await visit(page, '/guide/elements');
    const code = page.getByRole('main').locator('figure code', { hasText: 'const two' });
    const numbers = await code.evaluate((element) =>
      [...element.children].map((line) => getComputedStyle(line, '::before').content),
    );
    expect(numbers).toHaveLength(3);
    for (const content of numbers) expect(content).toContain('counter(line)');
    expect(await code.textContent()).toBe('const one = 1;\nconst two = 2;\nconst three = 3;');
  });

  test('a block shows a region of a file, and so does the Markdown copy', async ({ page }) => {
    await visit(page, '/guide/elements');
    const figure = page.getByRole('figure').filter({ hasText: 'price.ts' });
    const code = [
      '/** Cents with tax. */',
      'withTax(cents: number): number {',
      '  return Math.round(cents * (1 + rates.standard));',
      '}',
    ];
    expect(await figure.getByRole('code').textContent()).toBe(code.join('\n'));
    const copy = await (
      await page.request.get(new URL('/guide/elements.md', page.url()).href)
    ).text();
    expect(copy).toContain(code.map((line) => `  ${line}`).join('\n'));
    expect(copy).not.toContain('region');
  });

  test('a picture is WebP, has its size before it arrives, and a choice of widths', async ({
    page,
  }) => {
    await visit(page, '/guide/elements');
    const picture = page.getByAltText('A disc on a gradient');
    await expect(picture).toHaveAttribute('width', '1400');
    await expect(picture).toHaveAttribute('height', '600');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    const sources = ((await picture.getAttribute('srcset')) ?? '').split(', ');
    expect(sources.map((source) => source.split(' ')[1])).toEqual(['640w', '1280w', '1400w']);
    for (const source of sources) {
      const response = await page.request.get(source.split(' ')[0] ?? '');
      expect(response.headers()['content-type']).toBe('image/webp');
    }
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`a diagram is a drawing with a name that fits a phone (${scheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await widen(page, 320);
      await visit(page, '/guide/elements');
      const name = 'A test that fails is run again, and reported when it fails twice.';
      const drawing = page.getByRole('img', { name, exact: true });
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing.getByText('Passed?')).toBeVisible();
      const looks = await drawing.evaluate((svg) => {
        const text = svg.querySelector('text') as SVGTextElement;
        return {
          size: text.getBoundingClientRect().height,
          fill: getComputedStyle(text).fill,
          color: getComputedStyle(svg).color,
        };
      });
      // Shrunk to the width of the phone it would be 11 pixels high or less.
      expect(looks.size).toBeGreaterThan(13);
      expect(looks.fill).toBe(looks.color);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  test('the Markdown copy keeps the source of a diagram', async ({ page }) => {
    await visit(page, '/guide/elements');
    const copy = new URL('/guide/elements.md', page.url()).href;
    const text = await (await page.request.get(copy)).text();
    expect(text).toContain('```mermaid\nflowchart LR\n');
    expect(text).toContain('A test gets a second try');
  });
});

test.describe('A page that is not translated yet', () => {
  test.use({ site: 'remote' });

  test('shows the original with a note, in the languages that they are in', async ({ page }) => {
    await visit(page, '/zh/guide/rivers');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    const article = page.getByRole('article');
    await expect(article).toHaveAttribute('lang', 'en');
    await expect(article.getByRole('heading', { level: 1 })).toContainText('Rivers');
    await expect(article.getByText('Every river has two banks.')).toBeVisible();
    const note = article.getByText(t('untranslated.note', 'zh'));
    await expect(note).toBeVisible();
    expect(await note.evaluate((text) => text.closest('[lang]')?.getAttribute('lang'))).toBe('zh');
    const outline = page.getByRole('navigation', { name: t('outline.title', 'zh') });
    await expect(outline.getByRole('link', { name: 'Banks' })).toBeVisible();
    await article.getByRole('link', { name: 'the first page' }).click();
    await expect(page).toHaveURL(/\/zh\/guide\/start$/);
    await expect(page.getByRole('article')).not.toHaveAttribute('lang');
  });

  test('leads search engines to the original, and is in no list for machines', async ({ page }) => {
    await visit(page, '/zh/guide/rivers');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toMatch(/\/guide\/rivers$/);
    expect(canonical).not.toContain('/zh/');
    const get = (path: string) => page.request.get(new URL(path, page.url()).href);
    expect((await get('/zh/guide/rivers.md')).status()).toBe(404);
    expect(await (await get('/guide/rivers.md')).text()).toContain('Rivers run to the sea.');
    expect(await (await get('/zh/llms.txt')).text()).not.toContain('rivers');
    expect(await (await get('/llms.txt')).text()).toContain('rivers');
  });
});
