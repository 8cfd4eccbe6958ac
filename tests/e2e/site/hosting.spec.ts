import { existsSync } from 'node:fs';
import { expect, siteTest as test } from '../../support/test.ts';

test('every answer has the headers that protect its reader', async ({ request }) => {
  for (const path of [
    '/',
    '/guide/start/quick-start',
    '/nope',
    '/robots.txt',
    '/guide/start.html',
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'self'");
    expect(headers['strict-transport-security'], path).toMatch(/max-age=(\d{8,})/);
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});

test('browsers and phones find an icon at the usual address', async ({ request }) => {
  for (const [file, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['content-type'], file).toBe(type);
  }
});

test.describe('A small site', () => {
  test.use({ site: 'parts' });

  test('has no pages in folders named shared and theme', { tag: '@spec-1-excluded' }, async ({
    request,
  }) => {
    for (const path of ['/shared/note', '/guide/shared/note', '/theme/note']) {
      expect(existsSync(`tests/fixtures/parts/docs${path}.md`)).toBe(true);
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});

test.describe('A site with a frozen manual', () => {
  test.use({ site: 'frozen' });

  test('search engines are led to the current page, where there is one', async ({ request }) => {
    for (const [path, canonical] of [
      ['/guide/start', '/guide/start'],
      ['/0.9/guide/start', '/guide/start'],
      ['/0.9/zh/guide/start', '/zh/guide/start'],
      ['/0.9/zh/', '/zh/'],
      ['/0.9/guide/dropped', '/0.9/guide/dropped'],
    ] as const) {
      const html = await (await request.get(path)).text();
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(
        `https://manual.example${canonical}`,
      );
    }
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/0.9/');
    for (const file of ['sitemap.xml', 'robots.txt', 'feed.xml']) {
      expect((await request.get(`/0.9/${file}`)).status(), file).toBe(404);
    }
  });

  test('hosts serve it as they serve the site', async ({ request }) => {
    const home = await request.get('/');
    const frozen = await request.get('/0.9/guide/start');
    const policy = 'content-security-policy';
    expect(frozen.headers()[policy]).toBe(home.headers()[policy]);
    const sheet = /href="(\/0\.9\/static\/[^"]+\.css)"/.exec(await frozen.text())?.[1] ?? '';
    expect((await request.get(sheet)).headers()['cache-control']).toContain('immutable');
    for (const [from, to] of [
      ['/0.9/en/guide/start', '/0.9/guide/start'],
      ['/0.9/guide/Start.html', '/0.9/guide/start'],
      ['/0.9/guide', '/0.9/guide/start'],
      ['/0.9', '/0.9/'],
    ] as const) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect([from, response.status(), response.headers().location]).toEqual([from, 301, to]);
    }
    const copy = await request.get('/0.9/guide/start', { headers: { accept: 'text/markdown' } });
    expect(await copy.text()).toMatch(/^---\ntitle: Start of old in en/);
  });
});

test('an index is a JSON file under static/, its records hold what the specification names', {
  tag: ['@spec-3-search-record', '@spec-7-index', '@spec-9-index-files'],
}, async ({ request, baseURL }) => {
  const read = async (path: string) => {
    const response = await request.get(new URL(path, baseURL).href);
    expect(response.headers()['content-type']).toMatch(/^application\/json/);
    return { json: await response.json(), cache: response.headers()['cache-control'] };
  };
  const { folder, indexes } = (await read('search-indexes.json')).json;
  expect(Object.keys(indexes)).toEqual(['en', 'zh']);
  for (const name of Object.values(indexes) as string[]) {
    const { json: index, cache } = await read(folder + name);
    expect(cache).toContain('immutable');
    const { json: record } = await read(folder + index.records.replace('*', '3'));
    const keys = ['content', 'domain', 'id', 'routePath', 'title', 'toc'];
    expect(Object.keys(record).sort()).toEqual(keys);
    expect(record.toc.length).toBeGreaterThan(0);
    for (const { text, id, depth, charIndex } of record.toc) {
      expect(id).toMatch(/^[\w-]+$/);
      expect([2, 3]).toContain(depth);
      expect(record.content.slice(charIndex, charIndex + text.length)).toBe(text);
    }
  }
});
