import { describe, expect, test } from '@rstest/core';
import {
  type GlossaryTerm,
  glossaryCheck,
  misuses,
} from '../../../../scripts/check/chinese/glossary.ts';
import { edited, linesOf, testFaults } from '../../../support/fixtureSite.ts';

const FILE = 'docs/zh/config/test/retry.mdx';
const LIST = 'docs/glossary.json';
const terms = (list: GlossaryTerm[]) => ({ [LIST]: JSON.stringify(list) });
const saying = (text: string) => edited(FILE, '参见', `${text}\n\n参见`);
const SHARD = terms([{ term: 'shard', zh: '分片', note: '', gloss: true }]);
const PICTURE = '<svg>\n  <text x="1">reporter、pool：整次运行</text>\n</svg>';
const EXCEPTION = `an exception belongs in "allow" of ${LIST}, a name in backticks`;

describe('glossary check', () => {
  testFaults(glossaryCheck, {
    'an avoided rendering': [
      saying('使用夹具。'),
      `${FILE}:8  "夹具" for the term fixture — fixture (stays English) — ${EXCEPTION}`,
    ],
    'no term as code': [saying('更新 `snapshot` 之后')],
    'no term inside a name': [saying('导入 CSS Modules 之后')],
    'no English in a drawn picture, where nothing marks it as code': [saying(PICTURE)],
    'an avoided rendering in a drawn picture': [
      saying(PICTURE.replace('reporter', '夹具')),
      `${FILE}:9  "夹具" for the term fixture — fixture (stays English) — ${EXCEPTION}`,
    ],
    'doubled terms and renderings that contradict each other': [
      terms([
        { term: 'hook', zh: '钩子', note: '' },
        { term: 'hook', zh: '挂钩', note: '' },
        { term: 'trap', zh: '陷阱', note: '', avoid: ['钩子'] },
      ]),
      `${LIST}:1  term "hook" is listed twice — merge them`,
      `${LIST}:1  "钩子" is to be avoided, but is part of the rendering of "hook"`,
    ],
    'no glossary': [{ [LIST]: null }, `${LIST}:1  glossary is missing`],
    'no English term after the first use, headings aside': [
      {
        ...SHARD,
        ...saying('## 分片 \\{#shards}\n\n一个分片（shard）运行一部分，每个分片都一样。'),
      },
    ],
    'the English term after another use than the first': [
      { ...SHARD, ...saying('一个分片运行一部分。\n\n每个分片（shard）都一样。') },
      `${FILE}:8  first "分片" without its English — 分片（shard）`,
      `${FILE}:10  "分片（shard）" again — 分片`,
    ],
    'no term inside the English of another': [
      {
        ...terms([
          { term: 'inline snapshot', zh: '内联快照', note: '', gloss: true },
          { term: 'snapshot', zh: '快照', note: '' },
        ]),
        ...saying('内联快照（inline snapshot）。'),
      },
    ],
    'no use among related pages': [
      { ...SHARD, ...saying('## 相关内容 \\{#related}\n\n分片的用法') },
    ],
  });

  test.each([
    [
      'a term left in English',
      saying('更新 snapshots 之后'),
      `${FILE}:8  "snapshots" for the term snapshot — 快照`,
    ],
    [
      'what the schema refuses',
      { [LIST]: '[\n{ "term": "hook" }\n]' },
      `${LIST}:2  item 1: key zh is missing`,
    ],
  ])('%s', async (_what, fault, line) => {
    expect((await linesOf(glossaryCheck, fault))[0]).toMatch(line);
  });

  test.each<[text: string, term: string, zh: string, ...found: string[]]>([
    ['快照（snapshot）记录一个值', 'snapshot', '快照'],
    ['更新（所有 snapshot）之后', 'snapshot', '快照', 'snapshot'],
    ['见 src/hook 文件', 'hook', '钩子'],
    ['包 @x/hook 中', 'hook', '钩子'],
    ['名为 hook.ts', 'hook', '钩子'],
    ['webhook 服务', 'hook', '钩子'],
    ['这个 Hook 会运行', 'hook', '钩子', 'Hook'],
  ])('of %s it takes for the term %s (%s): %s', (text, term, zh, ...found) => {
    expect(misuses(text, { term, zh, note: '' }).map((one) => one.found)).toEqual(found);
  });
});
