import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Addresses that the sitemap lists. */
const pages = (): string[] =>
  [...readFileSync('doc_build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => url,
  );

const PNG = '89504e470d0a1a0a';

/** What a page tells of itself, and the picture that it names. */
async function previewOf(request: APIRequestContext, url: string) {
  const html = await (await request.get(new URL(url).pathname)).text();
  const tag = (name: string): string | undefined =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const picture = tag('og:image') ?? url;
  return { url, tag, picture, answer: await request.get(new URL(picture).pathname) };
}

test('Every page of the sitemap has a picture of its own, and the tags that show it', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const seen = new Map<string, string>();
  const urls = pages();
  expect(urls.length).toBeGreaterThan(100);
  while (urls.length > 0) {
    const group = urls.splice(0, 16).map((url) => previewOf(request, url));
    for (const { url, tag, picture, answer } of await Promise.all(group)) {
      const chinese = new URL(url).pathname.startsWith('/zh/');
      expect.soft(tag('og:url'), url).toBe(url);
      expect.soft(tag('og:title'), url).toBeTruthy();
      expect.soft(tag('og:description'), url).toBeTruthy();
      expect.soft(tag('og:type'), url).toMatch(/^(website|article)$/);
      expect.soft(tag('og:site_name'), url).toBe('Rstest');
      expect.soft(tag('og:locale'), url).toBe(chinese ? 'zh_CN' : 'en_US');
      expect.soft(tag('og:locale:alternate'), url).toBe(chinese ? 'en_US' : 'zh_CN');
      expect.soft(tag('og:image:alt'), url).toBeTruthy();
      expect.soft(tag('og:image:width'), url).toBe('1200');
      expect.soft(tag('og:image:height'), url).toBe('630');
      expect.soft(tag('twitter:card'), url).toBe('summary_large_image');

      expect.soft(picture, url).toContain(`${new URL(url).origin}/static/`);
      expect.soft(answer.status(), picture).toBe(200);
      expect.soft(answer.headers()['content-type'], picture).toBe('image/png');
      expect.soft(answer.headers()['cache-control'], picture).toContain('immutable');
      const bytes = await answer.body();
      expect.soft(bytes.toString('hex', 0, 8), picture).toBe(PNG);
      expect.soft([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630]);
      const content = bytes.toString('base64');
      expect.soft(seen.get(content), `${url} has the picture of another page`).toBe(undefined);
      seen.set(content, url);
    }
  }
});

test('A page that is not there has no picture', async ({ request }) => {
  for (const path of ['/nope', '/zh/nope']) {
    expect(await (await request.get(path)).text(), path).not.toContain('og:image');
  }
});

test('The browser reads a picture at its full size', async ({ page }) => {
  await page.goto('/zh/config/test/testTimeout');
  const tag = page.locator('meta[property="og:image"]');
  const { pathname } = new URL((await tag.getAttribute('content')) ?? '');
  const size = await page.evaluate(async (path) => {
    const { width, height } = await createImageBitmap(await (await fetch(path)).blob());
    return [width, height];
  }, pathname);
  expect(size).toEqual([1200, 630]);
});
