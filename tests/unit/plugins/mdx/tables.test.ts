import { expect, test } from '@rstest/core';
import type { Element, Root } from 'hast';
import { rehypeTables } from '../../../../plugins/mdx/tables.ts';

const cell = (value: string) => ({
  type: 'element' as const,
  tagName: 'th',
  properties: {},
  children: [{ type: 'text' as const, value }],
});

test('the empty corner of a table is no header, a named column is', () => {
  const row = {
    type: 'element' as const,
    tagName: 'tr',
    properties: {},
    children: [cell(' '), cell('a')],
  };
  rehypeTables()({ type: 'root', children: [row] } as Root);
  expect(row.children.map(({ tagName }) => tagName)).toEqual(['td', 'th']);
});

test.for([
  [3, 'table stack'],
  [4, 'table'],
] as const)('a table of %i columns is in a box that is called "%s"', ([columns, name]) => {
  const within = (tagName: string, children: Element[]): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  });
  const cells = Array.from({ length: columns }, () => cell('a'));
  const table = within('table', [within('thead', [within('tr', cells)])]);
  const tree: Root = { type: 'root', children: [table] };
  rehypeTables()(tree);
  expect(tree.children).toEqual([
    { type: 'element', tagName: 'div', properties: { class: name }, children: [table] },
  ]);
});
