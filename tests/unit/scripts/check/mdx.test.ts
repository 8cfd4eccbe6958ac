import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { mdxCheck } from '../../../../scripts/check/pages/mdx.ts';
import { edited, GOOD_SITE, linesOf } from '../../../support/fixture-site.ts';

const EN = 'docs/en/config/test/retry.mdx';
const ZH = 'docs/zh/config/test/pace.mdx';

describe('mdx check', () => {
  test('accepts the good site', async () => {
    expect(await linesOf(mdxCheck)).toEqual([]);
  });

  test('asks for a backslash before the id of a heading', async () => {
    const [line] = await linesOf(mdxCheck, edited(ZH, '\\{#how', '{#how'));
    expect(line).toBe(
      `${ZH}:8  heading id without a backslash, which MDX reads as an expression — write ## 如何计时 \\{#how-it-ticks} — npm run fix`,
    );
  });

  test('reports the line of what MDX cannot parse', async () => {
    const [line] = await linesOf(mdxCheck, edited(EN, 'See', 'If a < b, see <b>'));
    expect(line).toMatch(`${EN}:8  page cannot be parsed: `);
  });

  test('reports frontmatter that is not YAML', async () => {
    const [line] = await linesOf(mdxCheck, edited(EN, 'title: retry', 'title: retry: twice'));
    expect(line).toMatch(`${EN}:2  frontmatter cannot be read: `);
  });

  test('reports frontmatter that is not closed', async () => {
    const [line] = await linesOf(mdxCheck, { [EN]: '---\ntitle: retry\n\n# retry\n' });
    expect(line).toMatch(`${EN}:1  frontmatter cannot be read: frontmatter is not closed`);
  });

  test('reports a byte order mark and CR LF once, which npm run fix removes', async () => {
    const good = GOOD_SITE[EN] ?? '';
    expect(await linesOf(mdxCheck, { [EN]: `\uFEFF${good}` })).toEqual([
      `${EN}:1  frontmatter cannot be read: the file begins with a byte order mark (BOM) — npm run fix`,
    ]);
    expect(await linesOf(mdxCheck, { [EN]: good.replaceAll('\n', '\r\n') })).toEqual([
      `${EN}:1  the lines end with CR LF — LF — npm run fix`,
    ]);
  });

  const drawn = (inner: string) =>
    edited(EN, 'See', `<svg viewBox="0 0 9 9">\n${inner}\n</svg>\n\nSee`);

  test.each([
    ['text', '<text x="1">\nWaits\n</text>', 10],
    ['title', '<title>\nA clock\n</title>', 10],
    ['tspan', '<text>\n<tspan>\nWaits\n</tspan>\n</text>', 11],
    ['g', '<g>\nWaits <tspan>here</tspan>\n</g>', 10],
  ])('reports text on a line of its own in <%s> of a drawing', async (name, inner, line) => {
    const lines = await linesOf(mdxCheck, drawn(inner));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      `${EN}:${line}  text on a line of its own in <${name}> becomes a paragraph`,
    );
  });

  test('reports a paragraph in a paragraph', async () => {
    const [line] = await linesOf(mdxCheck, edited(EN, 'See', '<p>\nA\n</p>\n\nSee'));
    expect(line).toMatch(`${EN}:9  text on a line of its own in <p>`);
  });

  test.each([
    '<text>Waits</text>',
    '<text><tspan>Waits</tspan> <tspan>here</tspan></text>',
    '<g>\n<text>Waits</text>\n<text>here</text>\n</g>',
    '<foreignObject>\nText in a box.\n</foreignObject>',
  ])('accepts %j in a drawing', async (inner) => {
    expect(await linesOf(mdxCheck, drawn(inner))).toEqual([]);
  });

  test('reports what is left to write', async () => {
    expect(await linesOf(mdxCheck, edited(EN, 'See', 'TODO: the edges. See'))).toEqual([
      `${EN}:8  unfinished: the edges. See how the clock ticks. — write it`,
    ]);
  });

  test.each(['Set `a` first', 'Do **not**', 'See [pace](/config/test/pace)', 'Press <kbd>a</kbd>'])(
    'reports the container title %j, which the framework would cut',
    async (title) => {
      const [line] = await linesOf(
        mdxCheck,
        edited(EN, 'See', `:::warning ${title}\n\nText.\n\n:::\n\nSee`),
      );
      expect(line).toMatch(`${EN}:8  markup in the title of :::warning ${title} — plain words`);
    },
  );

  test('reports unknown and unclosed containers, but not those inside a sample', async () => {
    const body = '```md\n:::wrong\n```\n\n:::hint\nText.\n:::\n\n:::tip\nText.';
    const lines = await linesOf(mdxCheck, edited(EN, 'See', `${body}\n\nSee`));
    expect(lines).toEqual([
      `${EN}:12  unknown container hint — allowed: tip, note, important, warning, caution, danger, info, details`,
      `${EN}:16  :::tip is not closed — a line ::: at its end; callouts have none inside — add the line`,
    ]);
  });

  test('reports the line of an element that is never closed, which the parser puts into its text', async () => {
    const [line] = await linesOf(mdxCheck, edited(EN, 'See', '\n<Nope>\n\nSee'));
    expect(line).toMatch(`${EN}:9  page cannot be parsed: `);
  });

  test('reports components that are neither known nor imported, and what was meant', async () => {
    const body = '<OptionFact name="retry" />\n\nSee';
    expect(await linesOf(mdxCheck, edited(EN, 'See', body))).toEqual([
      `${EN}:8  unknown component <OptionFact> — did you mean <OptionFacts>? — COMPONENTS.md shows each; any other needs an import`,
    ]);
  });

  test.each([
    [
      '<OptionFacts nam="include" />',
      'unknown attribute nam on <OptionFacts> — did you mean name?',
    ],
    ['<OptionFacts />', '<OptionFacts> has no attribute name'],
    ['<OptionFacts name />', 'attribute name of <OptionFacts> is empty'],
    ['<OptionFacts name={option} />', 'attribute name of <OptionFacts> is an expression'],
    ['It is <OptionFacts name="retry" /> here.', '<OptionFacts> is inside a line of text'],
    ['<PackageManagerTabs cmd="add x" />', 'unknown attribute cmd on <PackageManagerTabs>'],
    ['<PackageManagerTabs {...all} />', 'has attributes from an expression'],
    ['<Tabs>\n  <Tab lable="A">\n\n  x\n\n  </Tab>\n</Tabs>', 'did you mean label?'],
    ['<Tabs>\n  <Tab>\n\n  x\n\n  </Tab>\n</Tabs>', '<Tab> has no attribute label'],
    ['<Tabs />', '<Tabs> has no <Tab> inside'],
    ['<Tab label="A" />', '<Tab> is not inside <Tabs>'],
    ['<CheckTestFile from="ava" />', 'attribute from of <CheckTestFile> is "ava" — jest, vitest'],
    ['## A <Since name="api rs.fn" />', '<Since> is in a heading'],
  ])('reports the misuse of a component: %s', async (body, message) => {
    const lines = await linesOf(mdxCheck, edited(EN, 'See', `${body}\n\nSee`));
    expect(lines.join('\n')).toContain(message);
  });

  test('accepts components that are used as COMPONENTS.md shows', async () => {
    const shown = readFileSync('COMPONENTS.md', 'utf8');
    const samples = [...shown.matchAll(/^(`{3,4})mdx\n([\s\S]*?)^\1$/gm)].map(([, , text]) => text);
    expect(samples.length).toBeGreaterThan(3);
    expect(await linesOf(mdxCheck, edited(EN, 'See', `${samples.join('\n')}\n\nSee`))).toEqual([]);
  });

  test('judges parts that pages import, which hold neither headings nor samples', async () => {
    const part = 'docs/en/config/test/_part.mdx';
    const lines = await linesOf(mdxCheck, {
      [part]: '## Title\n\n<OptionFact name="x" />\n\n```ts title="a.ts"\n1;\n```\n',
    });
    expect(lines.join('\n')).toContain(`${part}:1  heading in a part that pages import`);
    expect(lines.join('\n')).toContain(`${part}:3  unknown component <OptionFact>`);
    expect(lines.join('\n')).toContain(`${part}:5  sample in a part that pages import`);
    expect(await linesOf(mdxCheck, { [part]: 'A paragraph.\n' })).toEqual([]);
  });

  test('reports an import of a file that is not there', async () => {
    const body = "import Part from './_part.mdx';\n\n<Part />\n\nSee";
    const fault = edited(EN, 'See', body);
    expect(await linesOf(mdxCheck, fault)).toEqual([
      `${EN}:8  the imported file ./_part.mdx does not exist — a file docs/en/config/test/_part.mdx — correct the path, or remove the import and its component`,
    ]);
    expect(await linesOf(mdxCheck, { ...fault, 'docs/en/config/test/_part.mdx': 'x' })).toEqual([]);
  });
});
