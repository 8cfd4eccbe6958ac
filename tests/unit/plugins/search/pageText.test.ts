import { describe, expect, test } from '@rstest/core';
import type { SearchRecord } from '@rstest-docs/search';
import { buildIndex, planHits, recordsOf, SearchEngine } from '@rstest-docs/search';
import { pageSource } from '../../../../content/source.ts';
import { pageText } from '../../../../plugins/search/pageText.ts';

const PAGE = `import Note from './note.mdx';

# The \`retry\` option

Runs a **failed** test [again](/x#y), see ![a drawing](/a.svg).

<OptionFacts name="retry" />

{/* a note to writers */}

## How often \\{#how-often}

:::tip Good to know
Three times is \`--retry=3\`.
:::

| Flag | Meaning |
| --- | --- |
| \`-t\`, \`--testNamePattern <value>\` | by name |

\`\`\`ts title="a.test.ts"
import { test } from '@rstest/core';
# not a heading
\`\`\`

### Twice
#### Deeper
Text <kbd>Ctrl</kbd> under it.

## Twice

## Related
- [isolate](/config/test/isolate) — keep files apart
- [More](https://elsewhere.example) — stays text
`;

const page = pageText({ ...pageSource(PAGE), description: 'Again.' }, '/config/test/retry');

describe('the text of a page', () => {
  test('has its title, and sections by headings of depth 2 and 3', () => {
    expect(page.title).toBe('The retry option');
    expect(page.sections.map(({ heading, id, depth }) => [heading, id, depth])).toEqual([
      ['', '', 2],
      ['How often', 'how-often', 2],
      ['Twice', 'twice', 3],
      ['Twice', 'twice-1', 2],
      ['Related', 'related', 2],
    ]);
  });

  test('keeps what readers see, and drops marks, tags, comments and module lines', () => {
    expect(page.sections[0]?.body).toBe('Runs a failed test again, see a drawing.');
    expect(page.sections[1]?.body).toContain('Good to know\nThree times is --retry=3.');
    expect(page.sections[2]?.body).toBe('Deeper\nText Ctrl under it.');
  });

  test('keeps an output without its colors', () => {
    const body = '# a\n\n```ansi\n␛[31m failed␛[39m in ␛[1;2m5 s␛[0m\n```';
    expect(pageText({ title: 'a', description: '', body }, '/a').sections[0]?.code).toBe(
      'failed in 5 s',
    );
  });

  test('keeps code with its file name and imports', () => {
    expect(page.sections[1]?.code).toBe(
      "a.test.ts\nimport { test } from '@rstest/core';\n# not a heading",
    );
  });

  test('knows the names that fact boxes document, and rows of flags on the command line', () => {
    expect(page.sections[0]?.names).toBe('retry\n--retry <retry>');
    expect(page.sections[1]?.names).toBe('');
    const cli = pageText(pageSource(PAGE), '/zh/guide/basic/cli');
    expect(cli.sections[1]?.names).toBe('-t --testNamePattern');
  });

  test('knows since when the names of a section exist, if it is the same for all', () => {
    const box = (name: string) => `<OptionFacts name="${name}" />\n`;
    const source = [
      box('extends'),
      `## Same\n${box('bail')}${box('logHeapUsage')}`,
      `## Different\n${box('extends')}${box('bail')}${box('bail')}`,
      `## Partly known\n${box('root')}${box('bail')}`,
      '## None',
    ].join('\n');
    const { sections } = pageText(pageSource(source), '/a');
    expect(sections.map(({ since }) => since || 'unknown')).toEqual([
      '0.7.7',
      '0.6.4',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  test('keeps what is said about other pages apart', () => {
    const related = page.sections[4];
    expect(related?.links).toEqual([
      { routePath: '/config/test/isolate', label: 'isolate', about: 'keep files apart' },
    ]);
    expect(related?.body).toBe('More — stays text');
  });

  test('has no section of a list of links alone, which still leads to their pages', () => {
    const from = pageText(
      pageSource('# A\ntext\n\n## Related\n- [C](/c): gamma\n\n## Empty'),
      '/a',
    );
    expect(from.sections.map(({ heading }) => heading)).toEqual(['', 'Empty']);
    const pages = [from, pageText(pageSource('# C\ntext'), '/c')];
    const engine = new SearchEngine(buildIndex(pages, { lang: 'en', records: '', synonyms: '' }));
    expect(planHits(engine.rank('gamma'), 7).map(([hit]) => hit?.page)).toEqual([1]);
    expect(recordsOf(pages)[0]?.content).not.toContain('gamma');
  });

  test('makes a record whose toc points at its headings', () => {
    const record = recordsOf([page])[0] as SearchRecord;
    expect(Object.keys(record)).toEqual(['id', 'routePath', 'title', 'content', 'toc', 'domain']);
    for (const { text, charIndex } of record.toc) {
      expect(record.content.slice(charIndex, charIndex + text.length)).toBe(text);
    }
    expect(record.content).toContain('isolate — keep files apart');
  });
});

test('a numbered heading keeps its number, in its text and its anchor', () => {
  const { sections } = pageText(pageSource('## 1. Install\n\n1. first'), '/a');
  expect(sections[1]).toMatchObject({ heading: '1. Install', id: '1-install', body: 'first' });
});

test('a tag over several lines leaves nothing of its attributes', () => {
  const markdown =
    'before\n\n<svg\n  viewBox="0 0 9 9"\n  aria-label="A -> b"\n>\n<path\nd="M0"/>\n</svg>\n\n`a <b` after\n\n```html\n<i\nclass="k">\n```';
  const [section] = pageText(pageSource(markdown), '/a').sections;
  expect(section?.body.replace(/\s+/g, ' ')).toBe('before a <b after');
  expect(section?.code).toBe('<i\nclass="k">');
});

describe('rows of tables', () => {
  const rows = (markdown: string) => pageText(pageSource(markdown), '/a').sections[0];

  test('that begin with calls document them', () => {
    expect(rows('| `toBe(expected)`, `not.toBe(x)` | is the same |')?.names).toBe('toBe not.toBe');
    expect(rows('| `{ a: 1 }` | yes |')?.names).toBe('');
  });

  test('that lead to another page tell how its subject is called elsewhere', () => {
    const row = rows('| `testMatch`, `testRegex` | [`include`](/config/test/include), globs |');
    expect(row?.aliases).toEqual([
      { routePath: '/config/test/include', label: 'include, globs', about: 'testMatch testRegex' },
    ]);
    expect(row?.body).toContain('testRegex');
    expect(rows('| `mock` | [a](/a) or [b](/b) |')?.aliases).toEqual([]);
  });
});
