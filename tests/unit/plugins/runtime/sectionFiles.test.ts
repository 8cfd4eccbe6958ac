import type { RouteMeta } from '@rspress/core';
import { describe, expect, test } from '@rstest/core';
import { takeSidebars } from '../../../../plugins/runtime/chunks.ts';
import { sectionsOf } from '../../../../plugins/runtime/sectionFiles.ts';

const shape = { langs: ['en', 'zh'], versions: [], defaultLang: 'en', defaultVersion: '' };
const route = (routePath: string, relativePath: string): RouteMeta =>
  ({ routePath, relativePath }) as RouteMeta;
const chunk = (name: string) => ({ script: `${name}.js`, chunk: name, module: 1, hash: 'ab' });

describe('sections', () => {
  const routes = [
    route('/guide/two', 'en/guide/two.md'),
    route('/guide/one', 'en/guide/one.mdx'),
    route('/zh/guide/one', 'zh/guide/one.mdx'),
  ];
  const sections = sectionsOf(shape, routes, {
    pages: new Map(routes.map(({ routePath }) => [routePath, chunk(routePath)])),
    sidebars: { '/guide': [{ text: 'english' }], '/zh/guide': [{ text: 'chinese' }], '/zh': [] },
  });

  test('hold their own pages, in an order that does not depend on the build', () => {
    expect(Object.keys(sections)).toEqual(['guide', 'zh/guide']);
    expect(sections.guide?.pages).toEqual([
      ['/guide/one', '', '/guide/one', 1],
      ['/guide/two', 'en/guide/two.md', '/guide/two', 1],
    ]);
  });

  test('hold the nearest sidebar and no other', () => {
    expect(sections.guide?.sidebars).toEqual({ '/guide': [{ text: 'english' }] });
    expect(sections['zh/guide']?.sidebars).toEqual({ '/zh/guide': [{ text: 'chinese' }] });
  });

  test('may be called like what every object has, and leave out the 404 page', () => {
    const odd = ['/constructor/a', '/404', '/zh/404'].map((path) => route(path, `en${path}.mdx`));
    const pages = new Map(odd.map(({ routePath }) => [routePath, chunk(routePath)]));
    const found = sectionsOf(shape, odd, { pages, sidebars: {} });
    expect(Object.keys(found)).toEqual(['constructor']);
    expect(Object.values(found)[0]?.pages).toHaveLength(1);
  });

  test('tell which translations are missing', () => {
    expect(sections.guide?.gone).toEqual(['/zh/guide/two']);
    expect(sections['zh/guide']?.gone).toEqual([]);
  });
});

test('sidebars leave the site data of the browser', () => {
  const sidebars = {};
  const code = takeSidebars(
    'export default {"themeConfig":{"locales":[{"lang":"en","sidebar":{"/guide":[{"text":"a","_fileKey":"b"}]}}]}}',
    sidebars,
  );
  expect(sidebars).toEqual({ '/guide': [{ text: 'a' }] });
  expect(code).toBe('export default {"themeConfig":{"locales":[{"lang":"en","sidebar":{}}]}}');
});
