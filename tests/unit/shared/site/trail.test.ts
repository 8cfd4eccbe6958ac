import { describe, expect, test } from '@rstest/core';
import { quickLinks } from '../../../../plugins/search/quickLinks.ts';
import { isSectionOf, trailOf } from '../../../../shared/site/trail.ts';

const PREFIXES = { langs: ['en', 'zh'], versions: ['v1', 'v2'] };
const names = (path: string, menus: Parameters<typeof trailOf>[1]) =>
  trailOf(path, menus, PREFIXES).map(({ text }) => text);
const GUIDE = {
  text: 'Start',
  items: [
    { link: '/guide/start/index.html' },
    { text: 'Deep', items: [{ link: '/guide/a.html' }] },
  ],
};
const NAV = [
  { text: 'Guide', link: '/guide/start/' },
  { text: 'Config', link: '/config/' },
];

describe('what a page is in', () => {
  test('is its section of the bar and its groups of the sidebar, each with an address', () => {
    const menus = { nav: NAV, sidebar: { '/guide/': [GUIDE] } };
    expect(names('/guide/start/', menus)).toEqual(['Guide', 'Start']);
    expect(trailOf('/guide/a', menus, PREFIXES)).toEqual([
      { text: 'Guide', link: '/guide/start/' },
      { text: 'Start', link: '/guide/start/index.html' },
      { text: 'Deep', link: '/guide/a.html' },
    ]);
    expect(names('/config/', menus)).toEqual(['Config']);
    expect(names('/', menus)).toEqual([]);
    expect(names('/nowhere/x', menus)).toEqual([]);
  });

  test('is named by the bar of its version', () => {
    const nav = { default: NAV, v1: [{ text: 'Old guide', link: '/guide/a' }] };
    expect(names('/guide/a', { nav })).toEqual(['Guide']);
    expect(names('/v1/guide/a', { nav })).toEqual(['Old guide']);
  });
});

test.each([
  ['/guide/start/', '/zh/guide/basic/cli', true],
  ['/zh/guide/start/', '/zh/guide/basic/cli', true],
  ['/guide/start/', '/config/guide/', false],
  ['/about', '/about', true],
  ['/about', '/other', false],
  ['https://guide/x', '/guide/x', false],
])('a link to %s is the section of %s: %s', (link, path, is) => {
  expect(isSectionOf({ link }, path, PREFIXES)).toBe(is);
});

test('a pattern counts instead of the first folder', () => {
  const entry = { link: '/guide/start/', activeMatch: '^(/zh)?/learn/' };
  expect(isSectionOf(entry, '/zh/learn/a', PREFIXES)).toBe(true);
  expect(isSectionOf(entry, '/guide/a', PREFIXES)).toBe(false);
});

test('quick links are those that the index has, by their titles', () => {
  const pages = [
    { routePath: '/v1/zh/guide/basic/cli', title: '命令行' },
    { routePath: '/v1/zh/guide/basic/clients', title: 'no' },
  ];
  expect(quickLinks(pages)).toEqual([{ path: '/v1/zh/guide/basic/cli', text: '命令行' }]);
});
