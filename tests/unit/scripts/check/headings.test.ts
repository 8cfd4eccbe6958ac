import { describe, expect, test } from '@rstest/core';
import { headingsCheck } from '../../../../scripts/check/pages/headings.ts';
import { wrongCapitals } from '../../../../scripts/check/pages/sentenceCase.ts';
import { edited, GOOD_SITE, linesOf, testFaults } from '../../../support/fixtureSite.ts';

const FILE = 'docs/en/config/test/retry.mdx';

const withBody = (body: string) => edited(FILE, 'See', `${body}\n\nSee`);

describe('headings check', () => {
  testFaults(headingsCheck, {
    'no h1': [
      edited(FILE, '# retry\n', ''),
      `${FILE}:1  no h1 — write # retry below the frontmatter`,
    ],
    'too deep a level': [
      withBody('## One\n\n### Two\n\n#### Three\n\n##### Four'),
      `${FILE}:14  h5 "Four" — h2 to h4`,
    ],
    'no second heading of a text that ends in a number': [withBody('## Order\n\n## Order 1')],
    'punctuation at the end, but no question mark': [
      withBody('## What is it?\n\n## The end.'),
      `${FILE}:10  heading "The end." ends with punctuation — drop it`,
    ],
  });

  test.each([
    [
      'Under a line\n---',
      'a form that search does not read — one line that begins with #, outside',
    ],
    ['> ## In a quote', 'a form that search does not read'],
    ['- ## In a list', 'a form that search does not read'],
  ])('%j is reported, once', async (body, message) => {
    expect(await linesOf(headingsCheck, withBody(body))).toEqual([
      expect.stringContaining(message),
    ]);
  });

  test('wants no h1 where the theme draws one', async () => {
    const text = (GOOD_SITE[FILE] ?? '').replace('---\n\n#', 'overview: true\n---\n\n#');
    const [line] = await linesOf(headingsCheck, { [FILE]: text });
    expect(line).toMatch(`${FILE}:7  a second h1: the theme already draws one`);
  });
});

test.each([
  ['In Visual Studio Code'],
  ['Run it with Node and TypeScript in CI'],
  ['\uE000 and \uE000'],
  ['precedence of flags', '"Precedence"'],
  ['Step one: Install'],
  ['What leaks with isolate: false'],
  ['With Nodes', 'nodes'],
])(
  'the heading %j has wrong capitals, but for names, code, acronyms and after a colon: %s',
  (heading, ...right) => {
    const found = wrongCapitals(heading, ['Node', 'Visual Studio Code']);
    expect(found.map((one) => one.right)).toEqual(right);
  },
);
