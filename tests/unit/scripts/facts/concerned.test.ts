import { expect, test } from '@rstest/core';
import { parsePage } from '../../../../content/page.ts';
import { concernedPages } from '../../../../scripts/facts/concerned.ts';
import { compareFacts } from '../../../../scripts/facts/differences.ts';
import { samplePage } from '../../../../scripts/samples/pages.ts';
import { facts } from '../../../../shared/facts/index.ts';

const after = structuredClone(facts);
const before = structuredClone(facts);
for (const option of before.options) if (option.name === 'testTimeout') option.default = '4321';

const page = (lang: 'en' | 'zh', text: string) =>
  samplePage(
    parsePage(`docs/${lang}/t.mdx`, { lang: lang, path: 'config/test/testTimeout' }, text),
  );

test('a changed default names its page and the lines of both languages that say the old one', () => {
  const pages = [
    page('en', '# testTimeout\n\nStops after 4321 ms, or 4_321.\n\nNot after 43210.\n'),
    page('zh', '# testTimeout\n\n默认 4,321 毫秒。\n'),
  ];
  const lines = concernedPages(compareFacts(before, after), [before, after], pages);
  expect(lines[1]).toBe('/config/test/testTimeout');
  expect(lines[2]).toContain('option testTimeout: default');
  expect(lines.slice(3)).toEqual([
    '    docs/en/t.mdx:3  says 4321',
    '    docs/zh/t.mdx:3  says 4321',
  ]);
});

test('a changed default names the lines of other pages that speak of it', () => {
  const spoken = (text: string, route = '/guide/help/troubleshooting') => {
    const other = samplePage(
      parsePage('docs/en/other.mdx', { lang: 'en', path: route.slice(1) }, text),
    );
    return concernedPages(compareFacts(before, after), [before, after], [page('en', '# x'), other])
      .filter((line) => line.includes('other.mdx'))
      .map((line) => line.trim());
  };
  const line = 'docs/en/other.mdx:2  speaks of testTimeout and what it is when nothing is set';
  expect(spoken('# x\nEnds after [`testTimeout`](/a), 5 seconds by default.')).toEqual([line]);
  expect(spoken('# x\n没有超过 `testTimeout`（4321 毫秒）。')).toEqual([line]);
  expect(spoken('# x\nSet `testTimeout: 900` for slow tests.')).toEqual([]);
  expect(spoken('# x\n`hookTimeout` is 10 seconds by default.')).toEqual([]);
});

test('milliseconds are found as seconds', () => {
  const older = structuredClone(facts);
  for (const option of older.options) if (option.name === 'testTimeout') option.default = '1500';
  const lines = concernedPages(
    compareFacts(older, after),
    [older, after],
    [page('en', '# x\nAfter 1.5 seconds.\nAfter 1.5 apples.'), page('zh', '# x\n1.5 秒后。')],
  );
  expect(lines.slice(3)).toEqual([
    '    docs/en/t.mdx:2  says 1500',
    '    docs/zh/t.mdx:2  says 1500',
  ]);
});

test('nothing is listed when nothing changed', () => {
  expect(concernedPages(compareFacts(after, after), [after, after], [page('en', '# x')])).toEqual(
    [],
  );
});
