import { buildIndex } from '../buildIndex.ts';
import { recordsOf } from '../records.ts';
import { Searcher } from '../searcher.ts';
import { slug } from '../slug.ts';
import type { PageText, SectionText } from '../types.ts';

/** What a component in a page adds to its section. */
type ComponentText = () => Partial<SectionText>;

const SYNONYMS = `freeze the clock, mock 时间 > fake timers, 模拟计时器
data driven, 数据驱动 > test.each`;

/** A searcher over a tiny manual: pages by route, each a Markdown text. */
export function siteOf(
  lang: 'en' | 'zh',
  pages: Record<string, string>,
  components: Record<string, ComponentText> = {},
) {
  const texts = Object.entries(pages).map(([route, text]) => pageOf(route, text, components));
  const file = buildIndex(texts, {
    lang,
    records: 'records/*.json',
    synonyms: SYNONYMS,
    ...(lang === 'zh' && { segment: wordsOf }),
  });
  const records = recordsOf(texts);
  const searcher = new Searcher(JSON.parse(JSON.stringify(file)), async (number) => {
    const record = records[number];
    if (!record) throw new Error(`no record ${number}`);
    return record;
  });
  const links = (query: string) =>
    searcher.search(query).pages.flatMap(({ hits }) => hits.map(({ link }) => link));
  return { file, records, searcher, links };
}

const wordsOf = (text: string): Iterable<string> =>
  Array.from(new Intl.Segmenter('zh', { granularity: 'word' }).segment(text), (one) => one.segment);

const section = (heading: string, id: string, depth: number): SectionText => ({
  heading,
  id,
  depth: depth as 2 | 3,
  body: '',
  code: '',
  names: '',
  links: [],
  aliases: [],
});

/** As a site would take a page apart: headings, code blocks, tags of components, and the rest as text. */
function pageOf(
  routePath: string,
  markdown: string,
  components: Record<string, ComponentText>,
): PageText {
  const page: PageText = { routePath, title: '', description: '', sections: [section('', '', 2)] };
  let isCode = false;
  for (const line of markdown.split('\n')) {
    const here = page.sections.at(-1) as SectionText;
    const [, marks = '', heading = '', id] = /^(#+) (.*?)(?: \\\{#(.*)\})?$/.exec(line) ?? [];
    const component = components[/^<(\w+) \/>$/.exec(line)?.[1] ?? '']?.();
    if (line.startsWith('```')) isCode = !isCode;
    else if (isCode) here.code += `${line}\n`;
    else if (marks === '#') page.title = heading;
    else if (marks) page.sections.push(section(heading, id ?? slug(heading), marks.length));
    else if (component) Object.assign(here, component);
    else here.body += `${line.replaceAll('`', '')}\n`;
  }
  for (const one of page.sections) {
    one.body = one.body.trim();
    one.code = one.code.trim();
  }
  return page;
}

export const ENGLISH = {
  '/config/test/testTimeout': `# testTimeout
How many milliseconds a test may take before it fails.

## Precedence
The limit at the test wins over \`--testTimeout\`.`,
  '/config/test/hookTimeout': `# hookTimeout
How many milliseconds a hook such as \`beforeEach\` may take.`,
  '/config/test/testEnvironment': `# testEnvironment
Run tests with the DOM of \`jsdom\` or \`happy-dom\`.

\`\`\`ts title="rstest.config.ts"
import { defineConfig } from '@rstest/core';
export default defineConfig({ testEnvironment: 'jsdom' });
\`\`\``,
  '/config/test/update': `# update
Write new snapshots. On the command line: \`-u\` or \`--update\`.`,
  '/config/build/resolve': `# resolve
How imports are found.

## alias
Replace one path by another.`,
  '/api/rstest/fakeTimers': `# Fake timers
## rs.useFakeTimers
Replaces \`setTimeout\`, \`Date\` and the like.

## rs.setSystemTime
Sets what \`Date.now()\` returns.`,
  '/api/rstest/mockFunctions': `# Mock functions
## rs.fn
Creates a function that remembers its calls. Zoë's café uses it.

## rs.spyOn
Watches a method.`,
  '/api/test-api/test': `# test
## test.each
Runs one test for several rows.

## test.skip
Leaves a test out.`,
};

export const CHINESE = {
  '/zh/config/test/testTimeout': `# testTimeout
单个测试的超时时间，单位是毫秒。

## 优先级 \\{#precedence}
测试自身的限制优先。`,
  '/zh/config/test/update': `# update
更新快照。命令行参数是 \`-u\`。`,
  '/zh/api/rstest/fakeTimers': `# 模拟计时器
## rs.useFakeTimers
替换 \`setTimeout\` 和 \`Date\`。`,
  '/zh/api/test-api/hooks': `# 生命周期钩子
## beforeEach
每个测试之前运行。`,
  '/zh/api/test-api/test': `# test
## 参数化测试 \\{#parameterised-tests}
用 \`test.each\` 对多组数据运行同一个测试。`,
};
