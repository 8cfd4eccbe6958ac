import { expect, test } from '@rstest/core';
import {
  addressOf,
  addressOfSource,
  copyOf,
  prefixOfBase,
  stemOf,
} from '../../../../shared/site/addresses.ts';

test.each([
  // Path, address, stem, Markdown copy of the address.
  ['/index.html', '/', '', '/index.md'],
  ['/guide/index.html', '/guide/', '/guide', '/guide/index.md'],
  ['/guide/', '/guide/', '/guide', '/guide/index.md'],
  ['/guide/a.html', '/guide/a', '/guide/a', '/guide/a.md'],
  ['/guide/reindex.html', '/guide/reindex', '/guide/reindex', '/guide/reindex.md'],
  ['/a.html/b', '/a.html/b', '/a.html/b', '/a.html/b.md'],
])('%s is served at %s', (path, address, stem, copy) => {
  expect([addressOf(path), stemOf(path), copyOf(addressOf(path))]).toEqual([address, stem, copy]);
});

test('a source is known by its address, and a base by what it puts in front', () => {
  expect(['/guide/index.mdx', '/guide/a.md', '/index.mdx'].map(addressOfSource)).toEqual([
    '/guide/',
    '/guide/a',
    '/',
  ]);
  expect(['/', '/docs/', undefined].map(prefixOfBase)).toEqual(['', '/docs', '']);
});
