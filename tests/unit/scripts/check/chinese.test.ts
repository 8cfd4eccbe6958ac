import { describe, expect, test } from '@rstest/core';
import { chineseCheck } from '../../../../scripts/check/chinese/check.ts';
import { typographyProblems } from '../../../../scripts/check/chinese/rules.ts';
import { edited, linesOf } from '../../../support/fixtureSite.ts';

const FILE = 'docs/zh/config/test/retry.mdx';

/** Applies the problems' own corrections once, last first. */
function corrected(text: string): string {
  return typographyProblems(text).reduceRight(
    (rest, { start, end, text: right }) => rest.slice(0, start) + right + rest.slice(end),
    text,
  );
}

describe('chinese typography', () => {
  test.each([
    ['用Rspack打包', '用 Rspack 打包'],
    ['共3个文件', '共 3 个文件'],
    ['快了50%的时间', '快了 50% 的时间'],
    ['运行\uE000命令', '运行 \uE000 命令'],
    ['先构建,再运行', '先构建，再运行'],
    ['真的吗?是的!', '真的吗？是的！'],
    ['\uE000, 然后运行', '\uE000，然后运行'],
    ['\uE000, \uE000 和别的', '\uE000、\uE000 和别的'],
    ['\uE000, \uE000', '\uE000、\uE000'],
    ['运行完成.', '运行完成。'],
    ['请运行 \uE000.', '请运行 \uE000。'],
    ['等等...', '等等……'],
    ['报告（ 默认 ）器', '报告（默认）器'],
    ['默认值 ，可改', '默认值，可改'],
    ['测试 用例', '测试用例'],
    ['两处  空格', '两处空格'],
    ['第一行\n第二行', '第一行第二行'],
    ['选项(可选)', '选项（可选）'],
    ['名为"默认"的组', '名为「默认」的组'],
    ['名为“默认”的组', '名为「默认」的组'],
    ['版本Ａ１', '版本A1'],
    ['结束。。', '结束。'],
  ])('reads %j as %j', (wrong, right) => {
    expect(corrected(wrong)).toBe(right);
  });

  test.each([
    '用 Rspack 打包，共 3 个文件。',
    '默认值是 \uE000（单位为毫秒）。',
    '在 10:30 运行 test(name, fn) 时',
    '参见 Node.js 18.0 的说明',
    'An English sentence, with (brackets) and "quotes".',
    '链接 — 说明',
    '用 rs.fn(impl) 创建',
    '省略……继续',
  ])('leaves %j alone', (right) => {
    expect(typographyProblems(right)).toEqual([]);
  });
});

describe('chinese check', () => {
  test('shows what is there and what should be', async () => {
    expect(await linesOf(chineseCheck, edited(FILE, '参见', '先看Rstest文档,参见'))).toEqual([
      `${FILE}:8  no space between Chinese and Latin: 先看Rstest文档 — 先看 Rstest文档 — npm run fix`,
      `${FILE}:8  no space between Chinese and Latin: 先看Rstest文档,参见如何计 — 先看Rstest 文档,参见如何计 — npm run fix`,
      `${FILE}:8  half-width punctuation after Chinese: Rstest文档,参见如何计时。 — Rstest文档，参见如何计时。 — npm run fix`,
    ]);
  });

  test('reads across markup and leaves code and addresses alone', async () => {
    const body =
      '用**粗体**和`a,b`说明[链接](/zh/config/test/pace)Rstest。\n\n```ts\n// 用Rspack\n```';
    const lines = await linesOf(chineseCheck, edited(FILE, '参见', `${body}\n\n参见`));
    expect(lines.map((line) => line.replace(/^.*: /, ''))).toEqual([
      '用粗体和`…`说明链接Rst — 用粗体和 `…`说明链接Rst — npm run fix',
      '用粗体和`…`说明链接Rste — 用粗体和`…` 说明链接Rste — npm run fix',
      '粗体和`…`说明链接Rstest。 — 粗体和`…`说明链接 Rstest。 — npm run fix',
    ]);
  });

  test('reports italics', async () => {
    expect(await linesOf(chineseCheck, edited(FILE, '参见', '*参见* '))).toContain(
      `${FILE}:8  italics "参见" — Chinese has none; use bold, or 「」, or nothing`,
    );
  });

  test('looks at title and description, attributes, texts and labels too', async () => {
    const title = await linesOf(
      chineseCheck,
      edited(FILE, 'description: 失败', 'description: 用CI失败'),
    );
    expect(title[0]).toMatch(`${FILE}:3  no space between Chinese and Latin`);
    const label = await linesOf(chineseCheck, edited(FILE, '参见', '<Tab label="用CI"/>\n\n参见'));
    expect(label).toEqual([`${FILE}:8  no space between Chinese and Latin: 用CI — 用 CI`]);
    const texts = '{\n  "nav.label": { "en": "Main", "zh": "主导航:" }\n}';
    expect(await linesOf(chineseCheck, { 'i18n.json': texts })).toEqual([
      'i18n.json:2  half-width punctuation after Chinese: 主导航: — 主导航：',
    ]);
    const meta = '[\n  { "type": "dir", "name": "start", "label": "用CI" }\n]';
    expect(await linesOf(chineseCheck, { 'docs/zh/guide/_meta.json': meta })).toEqual([
      'docs/zh/guide/_meta.json:2  no space between Chinese and Latin: 用CI — 用 CI',
    ]);
  });
});
