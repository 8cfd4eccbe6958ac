import { describe, expect, test } from '@rstest/core';
import { nearestNotFound, resolvePath } from '../../../../scripts/server/answer.ts';

const files = new Set([
  'index.html',
  '404.html',
  '_headers',
  '.secret',
  '.well-known/agent-skills/index.json',
  '.well-known/.secret',
  'robots.txt',
  'guide/start/index.html',
  'guide/quick.html',
  'guide.html',
  'zh/index.html',
  'zh/404.html',
  'static/js/a.12345678.js',
]);
const has = (file: string): boolean => files.has(file);

const found: [path: string, file: string][] = [
  ['/', 'index.html'],
  ['/guide/start/', 'guide/start/index.html'],
  ['/guide/quick', 'guide/quick.html'],
  ['/guide', 'guide.html'],
  ['/zh/', 'zh/index.html'],
  ['/robots.txt', 'robots.txt'],
  ['/.well-known/agent-skills/index.json', '.well-known/agent-skills/index.json'],
  ['/static/js/a.12345678.js', 'static/js/a.12345678.js'],
];

const redirected: [path: string, to: string][] = [
  ['/index', '/'],
  ['/index.html', '/'],
  ['/guide/quick.html', '/guide/quick'],
  ['/guide/quick/', '/guide/quick'],
  ['/guide/quick/index', '/guide/quick'],
  ['/guide/quick/index.html', '/guide/quick'],
  ['/guide/start', '/guide/start/'],
  ['/guide/start/index', '/guide/start/'],
  ['/guide/start/index.html', '/guide/start/'],
  ['/guide/start.html', '/guide/start/'],
  ['/guide/', '/guide'],
  ['/zh', '/zh/'],
];

const missing = [
  '/nope',
  '/nope.html',
  '/nope/',
  '/nope/index.html',
  '/static/',
  '/static/js/gone.js',
  '/404',
  '/404.html',
  '/zh/404.html',
  '/_headers',
  '/.secret',
  '/.well-known/.secret',
];

describe('clean URLs', () => {
  test.each(found)('%s is the file %s', (path, file) => {
    expect(resolvePath(path, has)).toEqual({ kind: 'file', file });
  });

  test.each(redirected)('%s goes to %s', (path, to) => {
    expect(resolvePath(path, has)).toEqual({ kind: 'redirect', path: to });
  });

  test('where a redirect leads there is a file, so that one hop is enough', () => {
    for (const [, to] of redirected) expect(resolvePath(to, has).kind).toBe('file');
  });

  test.each(missing)('%s is not found', (path) => {
    expect(resolvePath(path, has)).toEqual({ kind: 'not-found' });
  });
});

describe('nearest 404 page', () => {
  test.each([
    ['/nope', '404.html'],
    ['/zh/nope', 'zh/404.html'],
    ['/zh/a/b/', 'zh/404.html'],
    ['/zhuyin/nope', '404.html'],
    ['/a/zh/nope', '404.html'],
  ])('of %s is %s', (path, file) => {
    expect(nearestNotFound(path, has)).toBe(file);
  });

  test('may be missing', () => {
    expect(nearestNotFound('/nope', () => false)).toBeUndefined();
  });
});
