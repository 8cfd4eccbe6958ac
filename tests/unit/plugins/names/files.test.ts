import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RouteMeta } from '@rspress/core';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { sitePages } from '../../../../content/sitePages.ts';
import { factsPages } from '../../../../plugins/facts/pages.ts';
import type { Build } from '../../../../plugins/html/stage.ts';
import { SampleNames } from '../../../../plugins/names/index.ts';
import type { CodeNames } from '../../../../shared/site/codeNames.ts';

const CODE = "import { rs } from '@rstest/core';\nrs.fn<string>();\n";
const HTML =
  '<figure class="code named"><pre><code>import { rs } <b>from</b> &#x27;@rstest/core&#39;;\nrs.fn&lt;string&gt;();\n</code></pre></figure>';
const TARGET = '<h2 id="rsfn">rs.fn</h2>';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'names-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Lets a site of these pages explain names. */
function read(names: SampleNames, routes: readonly RouteMeta[]): void {
  const pages = sitePages(routes);
  names.read(pages, factsPages(() => pages).find);
}

function route(lang: string, pureRoutePath: string, source: string): RouteMeta {
  const absolutePath = path.join(folder, lang, `${pureRoutePath}.mdx`);
  mkdirSync(path.dirname(absolutePath), { recursive: true });
  writeFileSync(absolutePath, source);
  const routePath = lang === 'en' ? pureRoutePath : `/${lang}${pureRoutePath}`;
  return { lang, pureRoutePath, routePath, absolutePath } as RouteMeta;
}

/** What the file of a page says, on a site of two languages below `/docs/`. */
function written(page: string, target = TARGET, html = HTML): CodeNames {
  const names = new SampleNames();
  const manual = '/api/rstest/mockFunctions';
  read(names, [
    route(
      'en',
      manual,
      '---\ntitle: a\n---\n# Mock functions\n\n## rs.fn \\{#rsfn}\n\nCreates `it`. More.',
    ),
    route('zh', manual, '---\ntitle: a\n---\n# Mock\n\n## rs.fn \\{#rsfn}\n\n创建一个。更多。'),
    route('en', '/a', ''),
    route('zh', '/a', ''),
  ]);
  expect(names.hasNames(CODE, CODE, 'ts')).toBe(true);
  const pages = ['/a', '/zh/a', manual, `/zh${manual}`].map((one) => ({
    file: `${one.slice(1)}.html`,
    route: one,
    html: one.endsWith('/a') ? html : target,
  }));
  names.writeFiles()({ outDir: folder, site: { base: '/docs/' }, pages } as unknown as Build);
  return JSON.parse(readFileSync(path.join(folder, `names${page}.json`), 'utf8'));
}

test('a page has its names with type, sentence and link, in its language', () => {
  const type = 'rs.fn<T extends FunctionLike = FunctionLike>(fn?: T): Mock<T>';
  expect(written('/a')).toEqual({
    blocks: [[CODE.length, CODE.lastIndexOf('fn'), 0]],
    names: [
      { name: 'rs.fn', type, text: 'Creates `it`.', link: '/docs/api/rstest/mockFunctions#rsfn' },
    ],
  });
  expect(written('/zh/a').names).toEqual([
    { name: 'rs.fn', type, text: '创建一个。', link: '/docs/zh/api/rstest/mockFunctions#rsfn' },
  ]);
});

test('a link to a section that was not built stops the build', () => {
  expect(() => written('/a', '<h2 id="other">')).toThrow(
    'rs.fn is explained at /api/rstest/mockFunctions#rsfn, which does not exist',
  );
});

test('marked blocks that no page has stop the build', () => {
  expect(() => written('/a', TARGET, HTML.replace('figure', 'div'))).toThrow(
    'no page has a block that was marked',
  );
});

test('a block that is not what was compiled stops the build', () => {
  const names = new SampleNames();
  const pages = [{ file: 'a.html', route: '/a', html: HTML }];
  expect(() => names.writeFiles()({ outDir: folder, site: {}, pages } as unknown as Build)).toThrow(
    '/a: a block of code was changed after its names were found',
  );
});

test('a site that does not document a name marks no block', () => {
  const names = new SampleNames();
  read(names, [route('en', '/a', '# rs.fn')]);
  expect(names.hasNames(CODE, CODE, 'ts')).toBe(false);
});
