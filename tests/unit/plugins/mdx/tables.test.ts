import { expect, test } from '@rstest/core';
import type { Root } from 'hast';
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

test('a table is in a box of its own, in which it can scroll', () => {
  const table = { type: 'element' as const, tagName: 'table', properties: {}, children: [] };
  const tree: Root = { type: 'root', children: [table] };
  rehypeTables()(tree);
  expect(tree.children).toEqual([
    { type: 'element', tagName: 'div', properties: { class: 'table' }, children: [table] },
  ]);
});
