import { describe, expect, test } from '@rstest/core';
import { hostingTable } from '../../../../deploy/table.ts';
import { answer, type Site, type SiteAnswer } from '../../../../scripts/server/answer.ts';
import { addressOf } from '../../../../shared/site/addresses.ts';

const contents: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'zh/404.html': '什么都没有',
  'zh/index.html': '首页',
  'zh/guide/start/index.html': '开始',
  'guide/start/index.html': 'start',
  'guide/new.html': 'new',
  'guide/new.md': '# new',
  'a.html': 'page a',
  'a.html.br': 'brotli a',
  'a.html.gz': 'gzip a',
  'static/js/main.12345678.js': 'code',
  _headers: 'headers',
  'package.json': 'never under an address that climbs',
  '../package.json': 'outside',
  '.secret': 'secret',
  '.well-known/agent-skills/index.json': '{}',
  '.well-known/.secret': 'secret',
};

function site(base = '/'): Site {
  return {
    folder: {
      has: (file) => Object.hasOwn(contents, file),
      read: (file) => new TextEncoder().encode(contents[file]),
    },
    table: hostingTable({
      base,
      hashes: { scripts: ["'sha256-x'"], styles: [] },
      moved: { '/guide/old': '/guide/new' },
      pages: Object.keys(contents)
        .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
        .map((file) => ({ address: addressOf(`/${file}`), html: contents[file] ?? '' })),
    }),
  };
}

function ask(target: string, headers: Record<string, string> = {}, base = '/'): SiteAnswer {
  return answer(site(base), { method: 'GET', target, headers });
}

const bodyOf = (result: SiteAnswer): string => new TextDecoder().decode(result.body);

describe('found', () => {
  test('a page with its type, cache rule and security headers', () => {
    const result = ask('/a');
    expect(result.status).toBe(200);
    expect(bodyOf(result)).toBe('page a');
    expect(result.headers).toMatchObject({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': '6',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Cross-Origin-Opener-Policy': 'same-origin',
      Vary: 'Accept-Encoding',
    });
    expect(result.headers['Content-Security-Policy']).toContain("script-src 'self' 'sha256-x'");
    expect(result.headers['Strict-Transport-Security']).toContain('max-age=63072000');
  });

  test('hashed files for ever', () => {
    expect(ask('/static/js/main.12345678.js').headers['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test('compressed when the browser can read it, with the type of the plain file', () => {
    const brotli = ask('/a', { 'accept-encoding': 'gzip, br' });
    expect(bodyOf(brotli)).toBe('brotli a');
    expect(brotli.headers).toMatchObject({
      'Content-Encoding': 'br',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': '8',
      Vary: 'Accept-Encoding',
    });
    expect(ask('/', { 'accept-encoding': 'br' }).headers.Vary).toBeUndefined();
  });

  test.each([
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP, deflate', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity, br;q=0.9', undefined],
    ['identity;q=0, gzip', 'gzip'],
    ['gzip;q=nonsense', undefined],
    ['brotli', undefined],
  ])('Accept-Encoding: "%s" gives %s', (accepted, encoding) => {
    expect(ask('/a', { 'accept-encoding': accepted }).headers['Content-Encoding']).toBe(encoding);
  });

  test('what is published under a folder with a dot', () => {
    expect(ask('/.well-known/agent-skills/index.json').status).toBe(200);
  });

  test('HEAD has the same headers and no body', () => {
    const head = answer(site(), { method: 'HEAD', target: '/a', headers: {} });
    expect(head.headers).toEqual(ask('/a').headers);
    expect(head.body).toBeUndefined();
  });
});

describe('a page with a Markdown copy', () => {
  const typeFor = (accept: string): string =>
    ask('/guide/new', { accept }).headers['Content-Type'] ?? '';

  test.each([
    'text/markdown',
    'text/markdown, text/html;q=0.9, */*;q=0.1',
    'text/markdown, text/html, */*',
    'TEXT/Markdown;q=0.5',
  ])('answers Accept: %s with it', (accept) => {
    expect(typeFor(accept)).toBe('text/markdown; charset=utf-8');
    expect(bodyOf(ask('/guide/new', { accept }))).toBe('# new');
  });

  test.each([
    '',
    '*/*',
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'text/markdown;q=0',
    'text/html, text/markdown;q=0.8',
  ])('answers Accept: "%s" with HTML', (accept) => {
    expect(typeFor(accept)).toBe('text/html; charset=utf-8');
  });

  test('says so in both forms, below any base, and nothing else does', () => {
    for (const accept of ['text/html', 'text/markdown']) {
      expect(ask('/docs/guide/new', { accept }, '/docs/').headers).toMatchObject({
        Vary: 'Accept, Accept-Encoding',
        Link: '</docs/guide/new.md>; rel="alternate"; type="text/markdown"',
      });
    }
    expect(ask('/a').headers.Link).toBeUndefined();
    expect(ask('/guide/new.md').headers.Link).toBeUndefined();
    expect(ask('/nope', { accept: 'text/markdown' }).headers.Link).toBeUndefined();
  });
});

describe('unchanged', () => {
  const etag = ask('/a').headers.ETag ?? '';

  test.each([etag, `W/${etag}`, `"x", ${etag}`, '*'])('If-None-Match %s gives 304', (known) => {
    const result = ask('/a', { 'if-none-match': known });
    expect(result.status).toBe(304);
    expect(result.body).toBeUndefined();
    expect(result.headers.ETag).toBe(etag);
    expect(result.headers['Content-Length']).toBeUndefined();
  });

  test('another tag, or that of another encoding, gives the page', () => {
    expect(ask('/a', { 'if-none-match': '"x"' }).status).toBe(200);
    expect(ask('/a', { 'if-none-match': etag, 'accept-encoding': 'br' }).status).toBe(200);
  });
});

describe('redirects', () => {
  test.each([
    ['/a.html?x=1&y', '/a?x=1&y'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/a/', '/a'],
    ['/a/index', '/a'],
    ['/a/index.html', '/a'],
    ['/a.html?ü', '/a?%C3%BC'],
    ['/guide/start', '/guide/start/'],
    ['/guide/start.html', '/guide/start/'],
    ['/guide/start/index', '/guide/start/'],
    ['/guide/start/index.html', '/guide/start/'],
    ['/zh', '/zh/'],
    ['/guide/old?q=1', '/guide/new?q=1'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/a?x=%20', '/a?x=%20'],
    ['/en/guide/start/index.html', '/guide/start/'],
    ['/en/guide/start', '/guide/start/'],
    ['/en//example.org/x', '/example.org/x'],
    ['/en/%2Fexample.org', '/example.org'],
    ['//a.html', '/a'],
    ['//a', '/a'],
    ['/guide//new?q', '/guide/new?q'],
    ['/A', '/a'],
    ['/Guide/NEW.html', '/guide/new'],
    ['/guide', '/guide/start/'],
    ['/guide/?q', '/guide/start/?q'],
    ['/en/guide', '/guide/start/'],
    ['/guide/old/', '/guide/new'],
    ['/guide/old.html', '/guide/new'],
    ['/guide/Old', '/guide/new'],
    ['/guide/old.md', '/guide/new.md'],
    ['/zh/guide', '/zh/guide/start/'],
  ])('%s goes to %s in one hop', (target, to) => {
    const result = ask(target);
    expect(result.status).toBe(301);
    expect(result.headers.Location).toBe(to);
  });

  test.each(['/zh/en/a', '/english', '/a/en/b', '//nope', '/NOPE'])(
    '%s is not taken for /en/',
    (target) => {
      expect(ask(target).status).toBe(404);
    },
  );
});

describe('not found', () => {
  test.each([
    ['/nope', 'nothing here'],
    ['/zh/nope?x', '什么都没有'],
    ['/%E0%A4%A', 'nothing here'],
    ['/zh/%E0%A4%A', '什么都没有'],
    ['/zh/../%', '什么都没有'],
    ['/../package.json', 'nothing here'],
    ['/404', 'nothing here'],
    ['/zh/404.html', '什么都没有'],
    ['/static/js/gone.js', 'nothing here'],
    ['/static/', 'nothing here'],
    ['/nope.html', 'nothing here'],
    ['/nope/index.html', 'nothing here'],
    ['/zhuyin/nope', 'nothing here'],
    ['/a/zh/nope', 'nothing here'],
    ['/_headers', 'nothing here'],
    ['/.secret', 'nothing here'],
    ['/.well-known/.secret', 'nothing here'],
    ['/a/%2e%2e/%2E%2E/package.json', 'nothing here'],
    ['/a/..%2f..%2fpackage.json', 'nothing here'],
    ['/..\\package.json', 'nothing here'],
    ['/%5c..%5cpackage.json', 'nothing here'],
    ['/a%00.html', 'nothing here'],
    ['/a%0d%0aSet-Cookie:x=1', 'nothing here'],
    ['http://example.org/', 'nothing here'],
    ['', 'nothing here'],
  ])('%s answers 404 in the right language', (target, body) => {
    const result = ask(target);
    expect(result.status).toBe(404);
    expect(bodyOf(result)).toBe(body);
    expect(result.headers['Cache-Control']).toBe('no-store');
    expect(result.headers['Content-Type']).toBe('text/html; charset=utf-8');
    expect(result.headers.ETag).toBeUndefined();
  });

  test('other methods are refused', () => {
    const result = answer(site(), { method: 'POST', target: '/a', headers: {} });
    expect(result.status).toBe(405);
    expect(result.headers.Allow).toBe('GET, HEAD');
  });
});

describe('a base other than /', () => {
  test.each([
    ['/docs/a', 200, undefined],
    ['/docs/', 200, undefined],
    ['/docs/a.html', 301, '/docs/a'],
    ['/docs/en/a', 301, '/docs/a'],
    ['/docs', 301, '/docs/'],
    ['/docsearch', 404, undefined],
    ['/a', 404, undefined],
    ['/', 404, undefined],
  ])('%s answers %i', (target, status, location) => {
    const result = ask(target, {}, '/docs/');
    expect(result.status).toBe(status);
    expect(result.headers.Location).toBe(location);
  });
});
