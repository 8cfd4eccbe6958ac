import { describe, expect, test } from '@rstest/core';
import {
  headersFile,
  headersFileProblems,
  redirectsFile,
  redirectsFileProblems,
} from '../../../deploy/hosts/cloudflare.ts';
import { vercelFile, vercelFileProblems } from '../../../deploy/hosts/vercel.ts';
import { prefersMarkdown } from '../../../deploy/negotiate.ts';
import { hostingTable } from '../../../deploy/table.ts';

const hashes = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
const pages = ['/', '/new', '/guide/start/', '/guide/testTimeout', '/zh/guide/start/'].map(
  (address) => ({ address, html: '' }),
);
const moved = { '/old': '/new' };
const table = hostingTable({ hashes, moved, pages });
const below = hostingTable({ hashes, moved, pages, base: '/docs/' });

describe('policy', () => {
  const policy = table.headers['Content-Security-Policy'] ?? '';

  test('allows by hash only', () => {
    expect(policy).toContain("script-src 'self' 'sha256-a';");
    expect(policy).toContain("style-src 'self' 'sha256-b';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/^default-src 'none'/);
  });

  test('framing is one setting for both headers', () => {
    const frames = (framing: 'none' | 'self' | string[]) => {
      const { headers } = hostingTable({ hashes, settings: { framing } });
      return [
        /frame-ancestors (.*)$/.exec(headers['Content-Security-Policy'] ?? '')?.[1],
        headers['X-Frame-Options'],
      ];
    };
    expect(frames('none')).toEqual(["'none'", 'DENY']);
    expect(frames('self')).toEqual(["'self'", 'SAMEORIGIN']);
    expect(frames(['https://a.example'])).toEqual(["'self' https://a.example", undefined]);
  });
});

describe('_headers', () => {
  test('has a block per rule and no header that two blocks would join', () => {
    const text = headersFile(table);
    expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src/);
    expect(text).toContain('\n\n/static/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(text.match(/Cache-Control/g)).toHaveLength(1);
    expect(headersFile(below)).toContain('\n/docs/static/*\n');
    expect(headersFileProblems(text)).toEqual([]);
  });

  test('too long lines are found', () => {
    expect(headersFileProblems(`/*\n  A: ${'x'.repeat(2000)}`)[0]).toContain('_headers:2: 2005');
  });
});

describe('_redirects', () => {
  test('keeps the order of the table, and lets no address lead to another host', () => {
    // `/en/* /:splat` would send `/en//evil.example` to `//evil.example`; `:page` is never empty.
    expect(redirectsFile(table).split('\n')).toEqual([
      '/old /new 301',
      '/old/ /new 301',
      '/old.html /new 301',
      '/old.md /new.md 301',
      '/guide /guide/start/ 301',
      '/guide/ /guide/start/ 301',
      '/guide.html /guide/start/ 301',
      '/zh/guide /zh/guide/start/ 301',
      '/zh/guide/ /zh/guide/start/ 301',
      '/zh/guide.html /zh/guide/start/ 301',
      '/en / 301',
      '/en/ / 301',
      '/en.html / 301',
      '/en/:page /:page 301',
      '/en/:page/* /:page/:splat 301',
      '/guide/testtimeout /guide/testTimeout 301',
      '',
    ]);
    expect(redirectsFile(below)).toContain('/docs/en/:page/* /docs/:page/:splat 301\n');
  });

  test('a folder leads to the first page that is linked to, not to a copy that the head names', () => {
    const head = '<head><link rel="alternate" type="text/markdown" href="/guide/b.md"></head>';
    const html = `${head}<body><a href="/guide/a/">A</a></body>`;
    const { redirects } = hostingTable({ hashes, pages: [{ address: '/guide/b', html }] });
    expect(redirects[0]).toEqual({ from: '/guide', to: '/guide/a/' });
  });

  test('too many rules and too long lines are found', () => {
    expect(redirectsFileProblems('/a/* /b 301\n'.repeat(101))[0]).toContain(
      '101 rules with * or :',
    );
    expect(redirectsFileProblems('/a/:b /:b 301\n'.repeat(101))[0]).toContain('101 rules with');
    expect(redirectsFileProblems('/a /b 301\n'.repeat(2001))[0]).toContain('2001 plain rules');
    expect(redirectsFileProblems(`/a /${'b'.repeat(1000)} 301\n`)[0]).toContain('_redirects:1:');
  });
});

describe('vercel.json', () => {
  test('says the same as the table', () => {
    const file = vercelFile(table);
    expect(file.cleanUrls).toBe(true);
    expect([file.headers[0], file.headers.at(-1)].map((rule) => rule?.source)).toEqual([
      '/(.*)',
      '/static/(.*)',
    ]);
    const moves = file.redirects.filter(({ has }) => !has);
    const targets = Object.fromEntries(
      moves.map(({ source, destination }) => [source, destination]),
    );
    expect(targets).toEqual({
      '/old': '/new',
      '/old/': '/new',
      '/old.md': '/new.md',
      '/guide': '/guide/start/',
      '/guide/': '/guide/start/',
      '/zh/guide': '/zh/guide/start/',
      '/zh/guide/': '/zh/guide/start/',
      '/en': '/',
      '/en/': '/',
      '/en/:path*': '/:path*',
      '/guide/testtimeout': '/guide/testTimeout',
    });
    expect(moves.every(({ statusCode }) => statusCode === 301)).toBe(true);
    expect(vercelFileProblems(file)).toEqual([]);
  });

  test('sends those who ask for Markdown on to the copies, which a header names', () => {
    const pages = [
      { address: '/guide/', html: '', copy: true },
      { address: '/guide/b', html: '', copy: true },
      { address: '/a', html: '' },
      { address: '/zh/d/', html: '' },
    ];
    const file = vercelFile(hostingTable({ base: '/docs/', hashes, pages }));
    const asked = (address: string): string | undefined => {
      const rule = file.redirects.find(
        ({ source, has }) => has && new RegExp(`^${source}$`).test(address),
      );
      expect(file.headers.some(({ source }) => source === rule?.source)).toBe(Boolean(rule));
      return rule && address.replace(new RegExp(`^${rule.source}$`), rule.destination);
    };
    expect(
      ['/docs/', '/docs/guide/', '/docs/guide/b', '/docs/0.9/zh/', '/docs/0.9/c'].map(asked),
    ).toEqual([
      '/docs/index.md',
      '/docs/guide/index.md',
      '/docs/guide/b.md',
      '/docs/0.9/zh/index.md',
      '/docs/0.9/c.md',
    ]);
    expect(
      ['/docs/a', '/docs/zh/d/', '/docs/guide/b.md', '/docs/static/js/a.js', '/x'].map(asked),
    ).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(file.redirects.at(-1)).toMatchObject({
      has: [{ type: 'header', key: 'accept' }],
      statusCode: 307,
    });
    const wanted = new RegExp(`^${file.redirects.at(-1)?.has?.[0]?.value}$`);
    for (const accept of [
      'text/markdown',
      'text/html, text/markdown',
      'text/markdown; q=1.0, text/html;q=0.9',
      'text/html;q=0.5,text/markdown,*/*;q=0.1',
      'text/html, text/markdown;q=0.1',
      'text/markdown;q=0, text/html',
      'text/markdown-like',
      'text/html,application/xhtml+xml,*/*;q=0.8',
    ]) {
      expect(wanted.test(accept), accept).toBe(prefersMarkdown(accept));
    }
    expect(file.headers).toContainEqual({
      source: file.redirects.at(-1)?.source,
      headers: [
        { key: 'Vary', value: 'Accept' },
        { key: 'Link', value: '</docs/$1.md>; rel="alternate"; type="text/markdown"' },
      ],
    });
  });

  test.each([
    ['vercel.json', (many: typeof table) => vercelFile(many).redirects.length, 1024],
    ['_redirects', (many: typeof table) => redirectsFile(many).split('\n').length, 2010],
  ])('%s leaves out spellings that the host has no room for', (_, count, limit) => {
    const many = Array.from({ length: 3000 }, (_, index) => ({
      address: `/pageOf${index}`,
      html: '',
    }));
    const full = hostingTable({ hashes, moved, pages: many });
    expect(count(full)).toBeGreaterThan(1000);
    expect(count(full)).toBeLessThanOrEqual(limit);
    expect(vercelFileProblems(vercelFile(full))).toEqual([]);
    expect(redirectsFileProblems(redirectsFile(full))).toEqual([]);
  });

  test('a header that is too long is found', () => {
    const scripts = Array.from({ length: 80 }, (_, index) => `'sha256-${'x'.repeat(44)}${index}'`);
    const file = vercelFile(hostingTable({ hashes: { scripts, styles: [] } }));
    expect(vercelFileProblems(file)[0]).toContain('Content-Security-Policy has');
  });
});
