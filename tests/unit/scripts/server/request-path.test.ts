import { describe, expect, test } from '@rstest/core';
import { encodePath, requestPath } from '../../../../scripts/server/answer.ts';

describe('request path', () => {
  test('decodes the path and keeps the query as sent', () => {
    expect(requestPath('/guide/%71uick?a=%20b&c')).toEqual({
      kind: 'path',
      path: '/guide/quick',
      merged: false,
      query: '?a=%20b&c',
    });
  });

  test('collapses repeated slashes, which a redirect would turn into another host', () => {
    expect(requestPath('//example.org//a')).toMatchObject({ path: '/example.org/a' });
  });

  test.each([
    '/%E0%A4%A',
    '/%',
    '/../package.json',
    '/a/%2e%2e/%2E%2E/package.json',
    '/a/..%2f..%2fpackage.json',
    '/..\\package.json',
    '/%5c..%5cpackage.json',
    '/a%00.html',
    '/a%0d%0aSet-Cookie:x=1',
    'http://example.org/',
    '',
  ])('refuses %s', (target) => {
    expect(requestPath(target).kind).toBe('refused');
  });

  test('strips the base and knows what is outside', () => {
    expect(requestPath('/docs/a?x', '/docs/')).toMatchObject({
      kind: 'path',
      path: '/a',
      query: '?x',
    });
    expect(requestPath('/docs', '/docs/')).toMatchObject({ path: '/' });
    expect(requestPath('/docsearch', '/docs/').kind).toBe('outside-base');
    expect(requestPath('/', '/docs/').kind).toBe('outside-base');
  });

  test('a query that no header may carry is encoded', () => {
    expect(requestPath('/a?ü')).toMatchObject({ query: '?%C3%BC' });
  });

  test('encodes a path for a Location header', () => {
    expect(encodePath('/a b/ü?#')).toBe('/a%20b/%C3%BC%3F%23');
  });
});
