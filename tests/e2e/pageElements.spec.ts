import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.describe('Elements that authors may use', () => {
  test.use({ site: 'parts' });

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
});
