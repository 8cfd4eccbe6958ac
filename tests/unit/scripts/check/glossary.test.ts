import { describe, expect, test } from '@rstest/core';
import {
  type GlossaryTerm,
  glossaryCheck,
  misuses,
} from '../../../../scripts/check/chinese/glossary.ts';
import { edited, GOOD_SITE, linesOf } from '../../../support/fixtureSite.ts';

const FILE = 'docs/zh/config/test/retry.mdx';
const terms = (list: GlossaryTerm[]) => ({ 'docs/glossary.json': JSON.stringify(list) });

describe('glossary check', () => {
  test('reports an avoided rendering', async () => {
    const [line] = await linesOf(glossaryCheck, edited(FILE, '参见', '使用夹具。参见'));
    expect(line).toBe(
      `${FILE}:8  "夹具" for the term fixture — fixture (stays English) — an exception belongs in "allow" of docs/glossary.json, a name in backticks`,
    );
  });

  test('reports a term left in English, but not as code or inside a name', async () => {
    const [line] = await linesOf(glossaryCheck, edited(FILE, '参见', '更新 snapshots 之后，参见'));
    expect(line).toMatch(`${FILE}:8  "snapshots" for the term snapshot — 快照`);
    expect(
      await linesOf(glossaryCheck, edited(FILE, '参见', '更新 `snapshot` 之后，参见')),
    ).toEqual([]);
    expect(
      await linesOf(glossaryCheck, edited(FILE, '参见', '导入 CSS Modules 之后，参见')),
    ).toEqual([]);
  });

  test('accepts the English term in full-width parentheses behind its rendering', () => {
    const snapshot = { term: 'snapshot', zh: '快照', note: '' };
    expect(misuses('快照（snapshot）记录一个值', snapshot)).toEqual([]);
    expect(misuses('更新（所有 snapshot）之后', snapshot)).toHaveLength(1);
  });

  test('lets English stand in a drawn picture, where nothing marks it as code', async () => {
    const picture = '<svg>\n  <text x="1">reporter、pool：整次运行</text>\n</svg>\n\n参见';
    expect(await linesOf(glossaryCheck, edited(FILE, '参见', picture))).toEqual([]);
    const wrong = picture.replace('reporter', '夹具');
    expect(await linesOf(glossaryCheck, edited(FILE, '参见', wrong))).toHaveLength(1);
  });

  test('reports doubled terms and renderings that contradict each other', async () => {
    const lines = await linesOf(
      glossaryCheck,
      terms([
        { term: 'hook', zh: '钩子', note: '' },
        { term: 'hook', zh: '挂钩', note: '' },
        { term: 'trap', zh: '陷阱', note: '', avoid: ['钩子'] },
      ]),
    );
    expect(lines).toEqual([
      'docs/glossary.json:1  term "hook" is listed twice — merge them',
      'docs/glossary.json:1  "钩子" is to be avoided, but is part of the rendering of "hook"',
    ]);
  });

  test('reports what the schema refuses, and a missing file', async () => {
    const [line] = await linesOf(glossaryCheck, {
      'docs/glossary.json': '[\n{ "term": "hook" }\n]',
    });
    expect(line).toMatch('docs/glossary.json:2  item 1: key zh is missing');
    expect(GOOD_SITE['docs/glossary.json']).toBeDefined();
    expect(await linesOf(glossaryCheck, { 'docs/glossary.json': null })).toHaveLength(1);
  });

  test('wants the English term after the first use in the text, and only there', async () => {
    const list = terms([{ term: 'shard', zh: '分片', note: '', gloss: true }]);
    const linesWith = (text: string) =>
      linesOf(glossaryCheck, { ...list, ...edited(FILE, '参见', `${text}\n\n参见`) });
    expect(
      await linesWith('## 分片 \\{#shards}\n\n一个分片（shard）运行一部分，每个分片都一样。'),
    ).toEqual([]);
    expect(await linesWith('一个分片运行一部分。\n\n每个分片（shard）都一样。')).toEqual([
      `${FILE}:8  first "分片" without its English — 分片（shard）`,
      `${FILE}:10  "分片（shard）" again — 分片`,
    ]);
    const inner = [
      { term: 'inline snapshot', zh: '内联快照', note: '', gloss: true },
      { term: 'snapshot', zh: '快照', note: '' },
    ];
    const withInner = {
      ...terms(inner),
      ...edited(FILE, '参见', '内联快照（inline snapshot）。\n\n参见'),
    };
    expect(await linesOf(glossaryCheck, withInner)).toEqual([]);
    expect(await linesWith('## 相关内容 \\{#related}\n\n分片的用法')).toEqual([]);
  });

  test('a word in a path, an address or a longer word is not the term', () => {
    const hook: GlossaryTerm = { term: 'hook', zh: '钩子', note: '' };
    for (const text of ['见 src/hook 文件', '包 @x/hook 中', '名为 hook.ts', 'webhook 服务']) {
      expect(misuses(text, hook)).toEqual([]);
    }
    expect(misuses('这个 Hook 会运行', hook)).toEqual([{ index: 3, found: 'Hook' }]);
  });
});
