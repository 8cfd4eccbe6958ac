import { expect, test } from '@rstest/core';
import { VFile } from 'vfile';
import { remarkPageMeta } from '../../../../plugins/mdx/pageMeta.ts';

function read(head: unknown): void {
  const holder = { data: () => ({ pageMeta: { frontmatter: { head } } }) };
  const file = new VFile({ path: '/docs/en/page.mdx' });
  remarkPageMeta.call(holder, { base: '/', routes: new Map() })(
    { type: 'root', children: [] },
    file,
  );
}

test('a head of meta and link elements is taken', () => {
  expect(() =>
    read([
      ['meta', {}],
      ['link', {}],
    ]),
  ).not.toThrow();
  expect(() => read(undefined)).not.toThrow();
});

test('other elements in a head stop the build, which names the file', () => {
  expect(() =>
    read([
      ['meta', {}],
      ['script', { src: '/a.js' }],
    ]),
  ).toThrow('/docs/en/page.mdx: frontmatter: head has a script element; allowed are meta and link');
});
