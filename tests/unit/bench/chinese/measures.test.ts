import { expect, test } from '@rstest/core';
import { chineseMeasures } from '../../../../bench/chinese/measures.ts';
import { fixtureContext, page } from '../../../support/fixture-site.ts';

const FILE = 'docs/zh/config/test/retry.mdx';

function measures(body: string) {
  const { site } = fixtureContext({ [FILE]: page('retry', '重试', body) });
  const found = site.byFile.get(FILE);
  const { characters, list } = chineseMeasures(found ? [found] : []);
  return { characters, byName: new Map(list.map((one) => [one.name, one])) };
}

test('counts words in prose, not in code', () => {
  const { characters, byName } = measures('如果会失败，`会`不算。\n\n```ts\n// 会\n```');
  expect(characters).toBe('重试如果会失败不算'.length);
  expect(byName.get('会')).toMatchObject({ count: 1, value: 1000 / 9, holds: false });
  expect(byName.get('如果')).toMatchObject({ count: 1, holds: true });
});

test('counts errors stated with 以, and headings that ask', () => {
  const { byName } = measures(
    '## 需要什么 \\{#needs}\n\n运行以 `not a function` 失败。\n\n## 用什么 \\{#use}\n\n什么都不用。',
  );
  expect(byName.get('以 `…` 失败')).toMatchObject({ value: 1, holds: false });
  expect(byName.get('question headings')).toMatchObject({ value: 2, holds: true });
});
