import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { filesOf, finishSite } from '../../../deploy/finish.ts';
import { writeFiles } from '../../support/folder.ts';

let dir = '';

const write = (files: Record<string, string>) => writeFiles(dir, files);

const page = (body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><script>x()</script></head>${body}</html>`;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'built-'));
  write({ 'index.html': page('home'), '404.html': page('gone') });
});
afterEach(() => rmSync(dir, { recursive: true }));

test('files of a folder are named from it, however it is written', () => {
  for (const name of [dir, `${dir}/`, relative('.', dir), `./${relative('.', dir)}/`]) {
    expect(filesOf(name)).toEqual(['404.html', 'index.html']);
  }
});

describe('a finished site', () => {
  test('says which scripts run, has host files and compressed copies of every text file', async () => {
    write({ 'static/js/a.0123abcd.js': 'a()', 'static/image/b.0123abcd.png': 'png' });
    await finishSite(dir, { base: '/' });
    const html = readFileSync(join(dir, 'index.html'), 'utf8');
    expect(html).toMatch(
      /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-[^';]*'; object-src 'none'; base-uri 'none'">/,
    );
    expect(gunzipSync(readFileSync(join(dir, 'index.html.gz'))).toString()).toBe(html);
    expect(brotliDecompressSync(readFileSync(join(dir, 'index.html.br'))).toString()).toBe(html);
    expect(filesOf(dir)).toEqual([
      '404.html',
      '404.html.br',
      '404.html.gz',
      '_headers',
      '_redirects',
      'hosting.json',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'nginx.conf',
      'static/image/b.0123abcd.png',
      'static/js/a.0123abcd.js',
      'static/js/a.0123abcd.js.br',
      'static/js/a.0123abcd.js.gz',
      'vercel.json',
    ]);
  });

  test('has frozen manuals behind the current pages, with cache rules, and knows what has no copy', async () => {
    write({
      'index.md': '# home\n',
      '0.9/index.html': page('home of 0.9'),
      '0.9/index.md': '# home of 0.9\n',
      '0.9/404.html': page('gone'),
      '0.9/static/js/a.0123abcd.js': 'a()',
      'guide.html': page('guide'),
    });
    await finishSite(dir, { base: '/', versions: ['0.9/'] });
    const table = JSON.parse(readFileSync(join(dir, 'hosting.json'), 'utf8'));
    expect(table.pages).toEqual(['/guide', '/', '/0.9/']);
    expect(table.uncopied).toEqual(['/guide']);
    expect(table.cache.immutable.folders).toEqual(['/static/', '/0.9/static/']);
    const headers = readFileSync(join(dir, '_headers'), 'utf8');
    expect(headers).toContain('\n/0.9/static/*\n  Cache-Control: public, max-age=31536000');
    write({ '0.9/static/js/b.js': 'b()' });
    await expect(finishSite(dir, { base: '/', versions: ['0.9/'] })).rejects.toThrow(
      '0.9/static/js/b.js: cached for ever, but its name holds no content hash',
    );
  });

  test.each<[Record<string, string>, string]>([
    [{ 'static/js/main.js': '' }, 'static/js/main.js: cached for ever, but its name holds no'],
    [{ 'static/js/a.0123abcd.js.map': '{}' }, 'source maps are not published'],
    [{ 'a.js': '//# sourceMappingURL=a.js.map' }, 'a.js: points to a source map'],
    [{ 'a.html': page('<!--//# sourceMappingURL=a.map-->') }, 'a.html: points to a source map'],
    [{ 'a.html': page('\n<p style="x">') }, 'a.html:2: the security policy refuses <p style="x">'],
    [{ 'a.js': `let x =\n"${process.cwd()}/theme"` }, 'a.js:2: names a folder of the build'],
    [{ 'a.html': page(''), 'a/index.html': page('') }, 'a.html answers the same address'],
  ])('%j may not go online', async (files, message) => {
    write(files);
    await expect(finishSite(dir, { base: '/' })).rejects.toThrow(message);
    expect(filesOf(dir)).not.toContain('_headers');
  });
});
