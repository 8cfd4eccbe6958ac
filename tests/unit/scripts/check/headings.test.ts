import { describe, expect, test } from '@rstest/core';
import { headingsCheck } from '../../../../scripts/check/pages/headings.ts';
import { wrongCapitals } from '../../../../scripts/check/pages/sentenceCase.ts';
import { edited, GOOD_SITE, linesOf } from '../../../support/fixtureSite.ts';

const FILE = 'docs/en/config/test/retry.mdx';

const withBody = (body: string) => edited(FILE, 'See', `${body}\n\nSee`);

describe('headings check', () => {
  test('wants an h1', async () => {
    expect(await linesOf(headingsCheck, edited(FILE, '# retry\n', ''))).toEqual([
      `${FILE}:1  no h1 — write # retry below the frontmatter`,
    ]);
  });

  test('wants no h1 where the theme draws one', async () => {
    const text = (GOOD_SITE[FILE] ?? '').replace('---\n\n#', 'overview: true\n---\n\n#');
    const [line] = await linesOf(headingsCheck, { [FILE]: text });
    expect(line).toMatch(`${FILE}:7  a second h1: the theme already draws one`);
  });

  test('reports too deep levels', async () => {
    const body = '## One\n\n### Two\n\n#### Three\n\n##### Four';
    expect(await linesOf(headingsCheck, withBody(body))).toEqual([
      `${FILE}:14  h5 "Four" — h2 to h4`,
    ]);
  });

  test('reports a heading that search cannot read', async () => {
    const right = 'one line that begins with #, outside of lists and quotes';
    for (const body of ['Under a line\n---', '> ## In a quote', '- ## In a list']) {
      const [line, ...more] = await linesOf(headingsCheck, withBody(body));
      expect(line).toMatch(`has a form that search does not read — ${right}`);
      expect(more).toEqual([]);
    }
  });

  test('takes a heading whose text ends in a number for no second one', async () => {
    expect(await linesOf(headingsCheck, withBody('## Order\n\n## Order 1'))).toEqual([]);
  });

  test('reports punctuation at the end, but lets a question mark stand', async () => {
    expect(await linesOf(headingsCheck, withBody('## What is it?\n\n## The end.'))).toEqual([
      `${FILE}:10  heading "The end." ends with punctuation — drop it`,
    ]);
  });
});

describe('sentence case', () => {
  const names = ['Node', 'Visual Studio Code'];
  const words = (heading: string) => wrongCapitals(heading, names).map(({ right }) => right);

  test('lets names, code, acronyms and identifiers keep their capitals', () => {
    expect(words('In Visual Studio Code')).toEqual([]);
    expect(words('Run it with Node and TypeScript in CI')).toEqual([]);
    expect(words('\uE000 and \uE000')).toEqual([]);
  });

  test('starts with a capital letter, after a colon too if the writer likes', () => {
    expect(words('precedence of flags')).toEqual(['"Precedence"']);
    expect(words('Step one: Install')).toEqual([]);
    expect(words('What leaks with isolate: false')).toEqual([]);
  });

  test('a name inside a longer word is no name', () => {
    expect(words('With Nodes')).toEqual(['nodes']);
  });
});
