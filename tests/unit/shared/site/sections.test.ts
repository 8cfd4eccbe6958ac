import { describe, expect, test } from '@rstest/core';
import {
  canonicalPath,
  pageNear,
  type SectionPage,
  sectionAt,
  sectionOf,
} from '../../../../shared/site/sections.ts';

const site = { langs: ['en', 'zh'], versions: ['v1'], defaultLang: 'en', defaultVersion: '' };

describe('the section of a path', () => {
  test.each([
    ['/', ''],
    ['/about', ''],
    ['/config/', 'config'],
    ['/config/test/testTimeout', 'config'],
    ['/zh/', 'zh/'],
    ['/zh/guide/start/', 'zh/guide'],
    ['/v1/zh/guide/start', 'v1/zh/guide'],
    ['/Config/Test/x', 'config'],
  ])('%s belongs to "%s"', (path, section) => {
    expect(sectionOf(path, site)).toBe(section);
  });
});

test.each([
  ['/config', 'config'],
  ['/about', ''],
  ['/constructor', ''],
  ['/__proto__', ''],
  ['/zh/valueOf', 'zh/'],
])('%s leads to the section "%s"', (path, section) => {
  expect(sectionAt(path, site, { '': '/root.js', config: '/config.js' })).toBe(section);
});

test.each([
  ['/config/', '/config'],
  ['/config/index', '/config'],
  ['/config/index.html', '/config'],
  ['/guide/Start.html?a=1#b', '/guide/start'],
  ['/', '/'],
  ['/index', '/'],
])('%s is known as %s', (path, known) => {
  expect(canonicalPath(path)).toBe(known);
});

describe('the page near an address', () => {
  const page = (path: string): SectionPage => [path, '', 0, 0];
  const section = (...paths: string[]) => ({
    pages: paths.map(page),
    sidebars: { '/': [{ items: [{ link: '/guide/start/' }, { link: '/guide/basic/cli' }] }] },
    gone: [],
  });
  const guide = section('/guide/basic/cli', '/guide/start/', '/guide/Upper');
  const config = section('/config/', '/config/test/retry');

  test.each([
    ['/GUIDE/upper.html', guide, '/guide/Upper'],
    ['/guide/start', guide, '/guide/start/'],
    ['/guide/', guide, '/guide/start/'],
    ['/guide/basic/', guide, '/guide/basic/cli'],
    ['/config/test/', config, '/config/'],
    ['/guide/nope', guide, undefined],
    ['/config/test/nope', config, undefined],
    ['/guide/bas', guide, undefined],
  ])('%s', (path, pages, expected) => {
    expect(pageNear(path, pages)).toBe(expected);
  });
});
