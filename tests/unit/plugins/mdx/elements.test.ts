import { expect, test } from '@rstest/core';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkElements } from '../../../../plugins/mdx/elements.ts';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkElements);

/** Element names and properties that the nodes of a page are given, in reading order. */
function elements(markdown: string): unknown[] {
  const found: unknown[] = [];
  const collect = (node: { data?: object; children?: unknown[] }): void => {
    if (node.data) found.push(node.data);
    for (const child of node.children ?? []) collect(child as typeof node);
  };
  collect(processor.runSync(processor.parse(markdown)) as Root);
  return found;
}

test('steps and cards are elements with a class, without a component', () => {
  expect(elements('<Steps>\n\n1. a\n\n</Steps>')).toEqual([
    { hName: 'div', hProperties: { class: 'steps' } },
  ]);
  expect(elements('<Cards>\n\n- [a](/b)\n\n</Cards>')).toEqual([
    { hName: 'div', hProperties: { class: 'cards' } },
  ]);
});

test('a badge has its type, in a line and alone on one', () => {
  const badge = [{ hName: 'span', hProperties: { class: 'badge', 'data-type': 'tip' } }];
  expect(elements('new <Badge type="tip">0.12</Badge>')).toEqual(badge);
  expect(elements('<Badge type="tip">0.12</Badge>')).toEqual(badge);
});

test('other components are left alone', () => {
  expect(elements('<Tabs>\n  <Tab label="A">\n\n  a\n\n  </Tab>\n</Tabs>')).toEqual([]);
});
