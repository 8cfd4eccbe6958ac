import { describe, expect, test } from '@rstest/core';
import { canonicalPath, sectionOf } from '../../../../shared/site/sections.ts';

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
  ['/config/', '/config'],
  ['/config/index', '/config'],
  ['/config/index.html', '/config'],
  ['/guide/Start.html?a=1#b', '/guide/start'],
  ['/', '/'],
  ['/index', '/'],
])('%s is known as %s', (path, known) => {
  expect(canonicalPath(path)).toBe(known);
});
