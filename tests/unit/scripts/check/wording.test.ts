import { describe, expect, test } from '@rstest/core';
import { wordingCheck } from '../../../../scripts/check/wording/check.ts';
import { WORDING_EXCEPTIONS, WORDING_RULES } from '../../../../scripts/check/wording/rules.ts';
import { edited, linesOf, page } from '../../../support/fixtureSite.ts';

const EN = 'docs/en/config/test/retry.mdx';
const ZH = 'docs/zh/config/test/retry.mdx';

const english = (text: string) => linesOf(wordingCheck, edited(EN, 'See [', `${text}\n\nSee [`));
const chinese = (text: string) => linesOf(wordingCheck, edited(ZH, '参见', `${text}\n\n参见`));

const ENGLISH = [
  'First，run it.',
  'Run teh tests.',
  'Files are found by themselves.',
  'Put it in a file of its own.',
  'The filter is taken for the commit.',
  'A comma is refused.',
  '`exclude` beats `include`.',
  'It applies also when nothing failed.',
  'Rstest leaves `console` alone.',
  'Switch it off in CI.',
  'Put the file into another folder.',
  'Find the cause and its cure.',
  'Write the set-up once.',
  'It returns the settings in force.',
  'Use it with its neighbours.',
  'That is the business of `retry`.',
  'The value stands behind the name.',
  'The run ends with exit code 1.',
  'A wrong name stops the run with `No match`.',
  'The colours of the terminal.',
  'It works. Nor does it fail.',
  'See further down.',
  'It is said above.',
  'A package that we could not obtain.',
  '## What wins',
  `${'Tests run in parallel here. '.repeat(18)}So they do.`,
];

const CHINESE = [
  '运行以 `not a function` 失败。',
  '[重试](/zh/config/test/retry) — 失败后重试',
  '## 需要什么 \\{#needs}',
  '效果相同，每次之后等待。',
  '同时清空队列。',
  '异步的工厂函数会被拒绝。',
  '这是对整次运行的设置。',
  '写错的名字会被悄悄放过。',
  '在 Node 中运行。',
  '等待 promise 完成。',
  '时限是 5 秒。',
  '测试在不同的进程中运行。'.repeat(12),
];

describe('wording check', () => {
  test.each(ENGLISH)('reports the English %j', async (text) => {
    expect(await english(text)).toHaveLength(1);
  });

  test.each(CHINESE)('reports the Chinese %j', async (text) => {
    expect(await chinese(text)).toHaveLength(1);
  });

  test('has an example above for each rule', () => {
    const unused = WORDING_RULES.filter(({ lang, pattern }) => {
      const examples = (lang === 'en' ? ENGLISH : CHINESE).map((text) =>
        text.replace(/^## |\s*\\\{#.*$/g, '').replace(/`[^`]*`/g, '\uE000'),
      );
      return !examples.some((text) => text.search(pattern) >= 0);
    });
    expect(unused.map(({ pattern }) => pattern.source)).toEqual([]);
  });

  test.each([
    'A spy on a new function has no `name` of its own.',
    'npm refuses to install both versions.',
    '`"folder"` and `by itself` are code.',
    'It stands for any value.',
    'Turn it off in CI, or on again.',
    '| Reported | Not reported |\n| --- | --- |\n| a | b |',
    'Tests run in parallel here. '.repeat(18),
  ])('accepts the English %j', async (text) => {
    expect(await english(text)).toEqual([]);
  });

  test.each([
    '报错 `not a function`，退出码为 1。',
    '返回的 Promise 被拒绝（reject）。',
    '没有超时限制，见 Node.js 与 Node API。',
    '同时运行的测试数量。',
    '## 使用的配置文件 \\{#file}',
    '测试在不同的进程中运行。'.repeat(11),
  ])('accepts the Chinese %j', async (text) => {
    expect(await chinese(text)).toEqual([]);
  });

  test('allows questions as Chinese headings in the FAQ alone', async () => {
    const text = page('问答', '常见的问题与简短的回答。', '## 要导入吗？ \\{#import}');
    const faq = 'docs/zh/guide/help/faq.mdx';
    expect(await linesOf(wordingCheck, { [faq]: text })).toEqual([]);
    const other = 'docs/zh/guide/help/upgrade.mdx';
    expect(await linesOf(wordingCheck, { [other]: text })).toHaveLength(1);
  });

  test('has a reason for each exception', () => {
    expect(WORDING_EXCEPTIONS.filter(({ because }) => because.length < 20)).toEqual([]);
  });
});
