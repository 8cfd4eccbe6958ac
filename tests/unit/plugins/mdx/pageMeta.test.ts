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

test('the outline names a heading as it reads, with the backticks inside its code', () => {
  const toc = [{ id: 'lost', text: '`Promise returned by `x` was not awaited`' }];
  const file = new VFile({ path: '/docs/en/page.mdx' });
  remarkPageMeta.call({ data: () => ({ pageMeta: { toc } }) }, { base: '/', routes: new Map() })(
    {
      type: 'root',
      children: [
        {
          type: 'heading',
          depth: 3,
          children: [
            { type: 'inlineCode', value: 'Promise returned by `x` was not awaited' },
            { type: 'text', value: ' {#lost}' },
          ],
        },
      ],
    },
    file,
  );
  expect(toc[0]?.text).toBe('Promise returned by `x` was not awaited');
});
