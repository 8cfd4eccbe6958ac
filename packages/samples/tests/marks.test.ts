import { expect, test } from '@rstest/core';
import { markedLines } from '../fence.ts';

const read = (code: string) => markedLines(code).map(({ text, mark, line }) => [text, mark, line]);

test('a comment at the end of a line marks that line', () => {
  expect(
    read('a // [!code --]\nb # [!code ++]\nc // [!code highlight]\nd <!-- [!code focus] -->'),
  ).toEqual([
    ['a', 'removed', 1],
    ['b', 'added', 2],
    ['c', 'plain', 3],
    ['d', 'plain', 4],
  ]);
});

test('a comment on a line of its own belongs to the line below', () => {
  expect(read('// [!code --]\na\nb')).toEqual([
    ['a', 'removed', 2],
    ['b', 'plain', 3],
  ]);
});

test('a mark may cover several lines', () => {
  expect(read('a // [!code ++:2]\nb\nc').map(([, mark]) => mark)).toEqual([
    'added',
    'added',
    'plain',
  ]);
});

test('other comments stay', () => {
  expect(read('a // why\nconst url = "http://x"; // [!note]').map(([text]) => text)).toEqual([
    'a // why',
    'const url = "http://x"; // [!note]',
  ]);
});
