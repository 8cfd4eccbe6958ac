import { expect, test } from '@rstest/core';
import { concernedPages } from '../../../../scripts/facts/concerned.ts';
import { compareFacts } from '../../../../scripts/facts/differences.ts';
import { parsePage } from '../../../../scripts/samples/pages.ts';
import { facts } from '../../../../shared/facts/index.ts';

const after = structuredClone(facts);
const before = structuredClone(facts);
for (const option of before.options) if (option.name === 'testTimeout') option.default = '4321';

const page = (lang: 'en' | 'zh', text: string) =>
  parsePage({ lang, route: '/config/test/testTimeout', file: `docs/${lang}/t.mdx`, text });

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

test('nothing is listed when nothing changed', () => {
  expect(concernedPages(compareFacts(after, after), [after, after], [page('en', '# x')])).toEqual(
    [],
  );
});
