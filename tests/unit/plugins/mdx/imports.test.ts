import { expect, test } from '@rstest/core';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkImports } from '../../../../plugins/mdx/imports.ts';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkImports);

/** Modules that a page imports. */
function imported(markdown: string): string[] {
  const { children } = processor.runSync(processor.parse(markdown), {
    path: '/site/docs/page.mdx',
  }) as Root;
  return children.flatMap((node) => {
    const { type, data } = node as { type: string; data?: { estree?: unknown } };
    return type === 'mdxjsEsm' ? [JSON.stringify(data?.estree)] : [];
  });
}

test('a page imports a component that few pages use, once', () => {
  const modules = imported('<NameFilter />\n\n> <NameFilter />\n');
  expect(modules).toHaveLength(1);
  expect(modules[0]).toMatch(/"name":"NameFilter".*theme\/doc\/NameFilter\.tsx"/);
});

test('a page imports nothing that comes with the theme or is drawn at build', () => {
  expect(imported('<Tabs></Tabs>\n\n<OptionFacts name="x" />\n\ntext\n')).toEqual([]);
});
