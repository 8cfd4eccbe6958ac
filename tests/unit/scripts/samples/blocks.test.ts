import { describe, expect, test } from '@rstest/core';
import { parseMeta } from '@rstest-docs/samples/fence';
import { parsePage } from '../../../../content/page.ts';
import { samplePage } from '../../../../scripts/samples/pages.ts';

const text = `---
title: x
---

# Title

\`\`\`ts title="a.ts"
const a = 1;
\`\`\`

## 第一节 \\{#first}

- item

  \`\`\`bash
  # not a heading
  npx rstest
  \`\`\`

## \`run\` and [link](/x)

\`\`\`\`mdx
\`\`\`ts
inner
\`\`\`
\`\`\`\`
`;

const { fences, headings } = samplePage(
  parsePage('docs/en/x.mdx', { lang: 'en', path: 'x' }, text),
);

describe('blocks of a page', () => {
  test('finds blocks with language, lines and the heading they stand under', () => {
    expect(
      fences.map(({ lang, line, endLine, section }) => [lang, line, endLine, section]),
    ).toEqual([
      ['ts', 7, 9, 1],
      ['bash', 15, 18, 2],
      ['mdx', 22, 26, 3],
    ]);
  });

  test('takes the indentation of the fence off its lines', () => {
    expect(fences[1]?.code).toBe('# not a heading\nnpx rstest');
    expect(fences[1]?.indent).toBe('  ');
  });

  test('keeps shorter fences inside longer ones as text', () => {
    expect(fences[2]?.code).toContain('```ts\ninner');
  });
});

test('attributes may be quoted either way, bare or left out', () => {
  expect(parseMeta(`title="a b.ts" fails='it is "x"' {1,3} wrapCode height=20`)).toEqual({
    title: 'a b.ts',
    fails: 'it is "x"',
    wrapCode: '',
    height: '20',
  });
});

test('headings have the ids of the site; lines in blocks are none', () => {
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ['title', 'Title'],
    ['first', '第一节'],
    ['run-and-link', 'run and link'],
  ]);
});
