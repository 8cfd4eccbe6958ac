import { describe, expect, test } from '@rstest/core';
import { headingsOf } from '../../../../plugins/mdx/overview.ts';

describe('headings of a page for its overview', () => {
  test('are those of the wanted depth, with their ids and without marks', () => {
    const source = '# Page\n\n## Use `retry`\n\n### Deeper\n\n## [Link](/a) and **bold**\n';
    expect(headingsOf(source, [2])).toEqual([
      ['use-retry', 'Use retry'],
      ['link-and-bold', 'Link and bold'],
    ]);
  });

  test('take the id that a translation writes', () => {
    expect(headingsOf('## 默认值 \\{#default\\}\n## 示例 {#sample}', [2])).toEqual([
      ['default', '默认值'],
      ['sample', '示例'],
    ]);
  });

  test('are not looked for in code', () => {
    expect(headingsOf('```bash\n## no heading\n```\n## Yes', [2])).toEqual([['yes', 'Yes']]);
  });
});
