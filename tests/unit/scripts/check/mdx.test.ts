import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { mdxCheck } from '../../../../scripts/check/pages/mdx.ts';
import { edited, linesOf } from '../../../support/fixtureSite.ts';

const EN = 'docs/en/config/test/retry.mdx';

describe('mdx check', () => {
  const drawn = (inner: string) =>
    edited(EN, 'See', `<svg viewBox="0 0 9 9">\n${inner}\n</svg>\n\nSee`);

  test.each([
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

  test('lets a sample show an unknown container', async () => {
    const body = '```md\n:::wrong\n```\n\nSee';
    expect(await linesOf(mdxCheck, edited(EN, 'See', body))).toEqual([]);
  });

  test('reports the line of an element that is never closed, which the parser puts into its text', async () => {
    const [line] = await linesOf(mdxCheck, edited(EN, 'See', '\n<Nope>\n\nSee'));
    expect(line).toMatch(`${EN}:9  page cannot be parsed: `);
  });

  test.each([
    ['<OptionFacts />', '<OptionFacts> has no attribute name'],
    ['<OptionFacts name />', 'attribute name of <OptionFacts> is empty'],
    ['<OptionFacts name={option} />', 'attribute name of <OptionFacts> is an expression'],
    ['It is <OptionFacts name="retry" /> here.', '<OptionFacts> is inside a line of text'],
    ['<PackageManagerTabs cmd="add x" />', 'unknown attribute cmd on <PackageManagerTabs>'],
    ['<PackageManagerTabs {...all} />', 'has attributes from an expression'],
    ['<Tabs>\n  <Tab lable="A">\n\n  x\n\n  </Tab>\n</Tabs>', 'did you mean label?'],
    ['<Tabs />', '<Tabs> has no <Tab> inside'],
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
      [part]: '\n<OptionFact name="x" />\n\n```ts title="a.ts"\n1;\n```\n',
    });
    expect(lines.join('\n')).toContain(`${part}:2  unknown component <OptionFact>`);
    expect(lines.join('\n')).toContain(`${part}:4  sample in a part that pages import`);
    expect(await linesOf(mdxCheck, { [part]: 'A paragraph.\n' })).toEqual([]);
  });
});
