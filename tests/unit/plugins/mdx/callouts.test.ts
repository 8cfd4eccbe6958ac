import { remarkContainerSyntax } from '@rspress/core/dist/node/mdx/remarkPlugins/containerSyntax.js';
import { expect, test } from '@rstest/core';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkCallouts } from '../../../../plugins/mdx/callouts.ts';
import { CALLOUTS } from '../../../../shared/site/callouts.ts';

const types = CALLOUTS as Record<string, string>;

/** Type and title of each callout of a page, also of those in another element. */
async function calloutsOf(text: string): Promise<unknown[]> {
  const steps = unified().use(remarkParse).use(remarkMdx).use(remarkCallouts);
  const processor = steps.use(remarkContainerSyntax as never);
  const found: unknown[] = [];
  const visit = (node: Root | Root['children'][number]): void => {
    if ((node.type as string) === 'containerDirective')
      found.push((node.data as { hProperties?: unknown }).hProperties);
    if ('children' in node) node.children.forEach(visit);
  };
  visit((await processor.run(processor.parse(text))) as Root);
  return found;
}

test('every type of the table makes a callout, one that the framework does not know too', async () => {
  types.ninth = 'NOTE';
  const body = ':::ninth\n\nText.\n\n:::\n\n> - :::tip A *title*\n>   Text.\n>   :::\n';
  const found = await calloutsOf(body);
  delete types.ninth;
  expect(found).toEqual([
    { type: 'ninth', title: 'Ninth' },
    { type: 'tip', title: 'A title' },
  ]);
});
