import { describe, expect, test } from '@rstest/core';
import { quickLinks } from '../../../../plugins/search/quick-links.ts';
import { readTrails, trailOf } from '../../../../plugins/search/trails.ts';

const GUIDE = [{ text: 'Start', items: [{ text: 'Quick', link: '/guide/start/quick' }] }];

describe('what a page is in', () => {
  test('is its section of the bar and its groups of the sidebar', () => {
    const trails = readTrails({
      nav: [
        { text: 'Config', link: '/config/' },
        { text: 'Guide', link: '/guide/start/' },
      ],
      sidebar: { '/guide/': GUIDE, '/other': [{ text: 'Lone', link: '/other/lone.html' }] },
    });
    expect(trailOf(trails, '/guide/start/quick')).toBe('Guide › Start');
    expect(trailOf(trails, '/other/lone')).toBe('');
    expect(trailOf(trails, '/nowhere')).toBe('');
  });

  test('is named in the words of each language; an index page is its directory', () => {
    const zh = [{ text: '开始', items: [{ text: '介绍', link: '/zh/guide/start/index' }] }];
    const trails = readTrails({
      locales: [
        { nav: [{ text: 'Guide', link: '/guide/start/' }], sidebar: { '/guide/': GUIDE } },
        { nav: [{ text: '指南', link: '/guide/start/' }], sidebar: { '/zh/guide/': zh } },
      ],
    });
    expect(trailOf(trails, '/guide/start/quick')).toBe('Guide › Start');
    expect(trailOf(trails, '/zh/guide/start/')).toBe('指南 › 开始');
  });

  test('is named by the bar of its version', () => {
    const trails = readTrails({
      nav: {
        default: [{ text: 'New guide', link: '/guide/a' }],
        v1: [{ text: 'Old guide', link: '/guide/a' }],
      },
      sidebar: {
        '/guide': [{ text: 'A', link: '/guide/a' }],
        '/v1/guide': [{ text: 'A', link: '/v1/guide/a' }],
      },
    });
    expect(trailOf(trails, '/guide/a')).toBe('New guide');
    expect(trailOf(trails, '/v1/guide/a')).toBe('Old guide');
  });
});

test('quick links are those that the index has, by their titles', () => {
  const pages = [
    { routePath: '/v1/zh/guide/basic/cli', title: '命令行' },
    { routePath: '/v1/zh/guide/basic/clients', title: 'no' },
  ];
  expect(quickLinks(pages)).toEqual([{ path: '/v1/zh/guide/basic/cli', text: '命令行' }]);
});
