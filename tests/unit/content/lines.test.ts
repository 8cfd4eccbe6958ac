import { describe, expect, test } from '@rstest/core';
import { headingLines } from '../../../content/lines.ts';
import { plainLine } from '../../../content/plainText.ts';

describe('headings read line by line', () => {
  test('are those of the wanted depth, with their ids and without marks', () => {
    const source = '# Page\n\n## Use `retry`\n\n### Deeper\n\n## [Link](/a) and **bold**\n';
    expect(headingLines(source, [2])).toEqual([
      ['use-retry', 'Use retry'],
      ['link-and-bold', 'Link and bold'],
    ]);
  });

  test('take the id that a translation writes', () => {
    expect(headingLines('## 默认值 \\{#default\\}\n## 示例 {#sample}', [2])).toEqual([
      ['default', '默认值'],
      ['sample', '示例'],
    ]);
  });

  test('keep underscores of names and numbers at the start', () => {
    expect(headingLines('## `snake_case` and __dirname\n\n## 1. Install', [2])).toEqual([
      ['snake_case-and-__dirname', 'snake_case and __dirname'],
      ['1-install', '1. Install'],
    ]);
  });

  test('are not looked for in code', () => {
    expect(headingLines('```bash\n## no heading\n```\n## Yes', [2])).toEqual([['yes', 'Yes']]);
  });
});

describe('a line of Markdown', () => {
  test.each([
    ['**bold** and _soft_ and ~~gone~~', 'bold and soft and gone'],
    ['a `**kept**` mark', 'a **kept** mark'],
    ['snake_case_name stays', 'snake_case_name stays'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['- [ ] a task', 'a task'],
    ['> quoted', 'quoted'],
    ['1. first', 'first'],
    ['[label](/a_(b)) here', 'label here'],
    ['\\<T> &lt;U&gt;', '<T> <U>'],
    ['| a | `b | c` |', 'a · b | c'],
    ['| a || b \\| c |', 'a · b | c'],
    ['“**快照**”', '“快照”'],
  ])('%s', (markdown, plain) => {
    expect(plainLine(markdown)).toBe(plain);
  });
});
