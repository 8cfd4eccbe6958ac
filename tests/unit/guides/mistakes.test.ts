import { describe, expect, test } from '@rstest/core';
import { PAGE_CHECKS } from '../../../scripts/check/registry.ts';
import { allLinesOf, edited, type Fault, GOOD_SITE } from '../../support/fixture-site.ts';

/**
 * Mistakes that authors make, each with the finding that names its place and what to do. Dev server,
 * `check` and `build` all go by these checks; the ones that are about words alone do not stop a build.
 */
const CHECKS = PAGE_CHECKS.filter(({ name }) => name !== 'spelling');

const EN = 'docs/en/config/test/retry.mdx';
const ZH = 'docs/zh/config/test/retry.mdx';
const PACE = 'docs/en/config/test/pace.mdx';
const META = 'docs/en/config/test/_meta.json';
const both = (from: string, to: string): Fault => ({
  ...edited(EN, from, to),
  ...edited(ZH, GOOD_SITE[ZH]?.includes(from) ? from : '参见', to),
});
const inEnglish = (text: string): Fault => edited(EN, 'See', `${text}\n\nSee`);

const BOM: Fault = { [EN]: `\uFEFF${GOOD_SITE[EN]}` };

const NAV_WITH_PACE = `[
  { "text": "Guide", "link": "/guide/start/", "position": "left" },
  { "text": "Pace", "link": "/config/test/pace" }
]`;

const MISTAKES: [what: string, fault: Fault, finding: string][] = [
  [
    'a link to a page that does not exist',
    edited(EN, '/config/test/pace#', '/config/test/pase#'),
    'links: docs/en/config/test/retry.mdx:8  dead link /config/test/pase — did you mean /config/test/pace?',
  ],
  [
    'a relative link',
    edited(EN, '(/config/test/pace', '(./pace'),
    'links: docs/en/config/test/retry.mdx:8  relative link ./pace#how-it-ticks — a route from the root: /config/test/pace#how-it-ticks — npm run fix',
  ],
  [
    'a link to an anchor that does not exist',
    edited(EN, '#how-it-ticks', '#how-it-tick'),
    'links: docs/en/config/test/retry.mdx:8  dead anchor #how-it-tick on docs/en/config/test/pace.mdx — did you mean /config/test/pace#how-it-ticks?',
  ],
  [
    'a link into the other language',
    edited(EN, '(/config', '(/zh/config'),
    'links: docs/en/config/test/retry.mdx:8  link to /zh/config/test/pace leads to another language — /config/test/pace — npm run fix',
  ],
  [
    'a link with .mdx',
    edited(EN, 'pace#', 'pace.mdx#'),
    'links: docs/en/config/test/retry.mdx:8  link to /config/test/pace.mdx — clean address /config/test/pace — npm run fix',
  ],
  [
    'a link that is not encrypted',
    inEnglish('[Rspack](http://rspack.rs)'),
    'links: docs/en/config/test/retry.mdx:8  link to http://rspack.rs is not encrypted — https://rspack.rs',
  ],
  [
    'a link called here',
    inEnglish('[here](/config/test/pace)'),
    'links: docs/en/config/test/retry.mdx:8  link label "here" does not say where it leads — name what is behind it',
  ],
  [
    'a tag that is not closed',
    inEnglish('<Tabs>'),
    'mdx: docs/en/config/test/retry.mdx:8  page cannot be parsed: Expected a closing tag for `<Tabs>` (8:1-8:7) — close the element, or remove its tag',
  ],
  [
    'braces in prose',
    inEnglish('Write {a b} here.'),
    'mdx: docs/en/config/test/retry.mdx:8  page cannot be parsed: Could not parse expression with acorn — in MDX write \\{ and \\< for braces and angle brackets in prose, or put them in backticks',
  ],
  [
    'an angle bracket in prose',
    inEnglish('If a <b.'),
    'mdx: docs/en/config/test/retry.mdx:8  page cannot be parsed: Unexpected end of file before member name, expected a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag — in MDX write \\{ and \\< for braces and angle brackets in prose, or put them in backticks',
  ],
  [
    'no frontmatter',
    { [EN]: '# retry\n\nText.\n' },
    'frontmatter: docs/en/config/test/retry.mdx:1  frontmatter has no title — add a line title: … between the --- lines',
  ],
  [
    'an unknown key',
    both('title: retry', 'titel: retry'),
    'frontmatter: docs/en/config/test/retry.mdx:2  frontmatter: unknown key titel — did you mean title? — schemas/frontmatter.schema.json explains each key',
  ],
  [
    'frontmatter that is not YAML',
    edited(EN, 'title: retry', 'title: retry: twice'),
    'mdx: docs/en/config/test/retry.mdx:2  frontmatter cannot be read: a text that contains a colon and a space is not in quotes — write YAML between two lines ---; put texts with a colon in quotes',
  ],
  [
    'frontmatter that is not closed',
    { [EN]: '---\ntitle: retry\n\n# retry\n' },
    'mdx: docs/en/config/test/retry.mdx:1  frontmatter cannot be read: frontmatter is not closed by a line --- — write YAML between two lines ---; put texts with a colon in quotes',
  ],
  [
    'a description that is too short',
    edited(EN, 'description: How often', 'description: How # often'),
    'frontmatter: docs/en/config/test/retry.mdx:3  description has 3 characters — 50 to 160',
  ],
  [
    'a title that another page has',
    edited(EN, 'title: retry', 'title: pace'),
    'frontmatter: docs/en/config/test/retry.mdx:2  title "pace" is also that of docs/en/config/test/pace.mdx — each title is unique in its language',
  ],
  [
    'a missing translation',
    { [ZH]: null },
    'parity: docs/en/config/test/retry.mdx:1  page has no translation — a file docs/zh/config/test/retry.mdx — write it',
  ],
  [
    'a wrong attribute',
    inEnglish('<OptionFacts nam="retry" />'),
    'mdx: docs/en/config/test/retry.mdx:8  unknown attribute nam on <OptionFacts> — did you mean name? — COMPONENTS.md shows each component with its attributes',
  ],
  [
    'a tab without a label',
    inEnglish('<Tabs>\n  <Tab>\n\n  a\n\n  </Tab>\n</Tabs>'),
    'mdx: docs/en/config/test/retry.mdx:9  <Tab> has no attribute label — <Tab label="…"> — COMPONENTS.md shows each component with its attributes',
  ],
  [
    'a tab outside of tabs',
    inEnglish('<Tab label="A">\n\na\n\n</Tab>'),
    'mdx: docs/en/config/test/retry.mdx:8  <Tab> is not inside <Tabs> — COMPONENTS.md shows each component with its attributes',
  ],
  [
    'an unknown component',
    inEnglish('<OptionFact name="retry" />'),
    'mdx: docs/en/config/test/retry.mdx:8  unknown component <OptionFact> — did you mean <OptionFacts>? — COMPONENTS.md shows each; any other needs an import',
  ],
  [
    'an unknown callout',
    inEnglish(':::warn\n\nText.\n\n:::'),
    'mdx: docs/en/config/test/retry.mdx:8  unknown container warn — allowed: tip, note, important, warning, caution, danger, info, details',
  ],
  [
    'a callout that is not closed',
    inEnglish(':::tip\n\nText.'),
    'mdx: docs/en/config/test/retry.mdx:8  :::tip is not closed — end it with a line :::',
  ],
  [
    'an unknown language of code',
    inEnglish('```typscript\n1;\n```'),
    'samples: docs/en/config/test/retry.mdx:8  unknown language typscript — allowed: ts, tsx, js, jsx, json, jsonc, bash, css, html, vue, yaml, diff, markdown, mdx, xml, nginx, ansi, text, txt',
  ],
  [
    'an unknown attribute of code',
    inEnglish('```ts fold\n1;\n```'),
    'samples: docs/en/config/test/retry.mdx:8  unknown attribute `fold` on a `ts` block; allowed: title, fails, errors, norun, excluded, output, wrapCode, lineNumbers',
  ],
  [
    'code that cannot be parsed',
    inEnglish('```ts title="a.ts"\nconst = 1;\n```'),
    'samples: docs/en/config/test/retry.mdx:9  sample cannot be parsed: Variable declaration expected.',
  ],
  [
    'an output without its command',
    inEnglish('```ansi\nok\n```'),
    'samples: docs/en/config/test/retry.mdx:8  the output does not say which command prints it — write output="npx rstest …" after ansi',
  ],
  [
    'a picture that does not exist',
    inEnglish('![A clock](./clock.png)'),
    'links: docs/en/config/test/retry.mdx:8  picture ./clock.png does not exist — a file docs/en/config/test/clock.png — add it, or correct the address',
  ],
  [
    'a picture under public that does not exist',
    inEnglish('![A clock](/clock.png)'),
    'links: docs/en/config/test/retry.mdx:8  picture /clock.png does not exist — a file docs/public/clock.png — add it, or correct the address',
  ],
  [
    'a picture without a text alternative',
    { ...inEnglish('![](/clock.png)'), 'docs/public/clock.png': '' },
    'links: docs/en/config/test/retry.mdx:8  picture /clock.png has no text alternative — describe in the brackets what it shows',
  ],
  [
    'two headings with one id',
    edited(PACE, '## How it ticks', '## How it ticks\n\nText.\n\n## How it ticks'),
    'headings: docs/en/config/test/pace.mdx:12  heading "How it ticks" has the id of line 8, #how-it-ticks — every heading of a page has its own id — name it by what sets it apart',
  ],
  [
    'a heading that skips a level',
    inEnglish('#### Deep'),
    'headings: docs/en/config/test/retry.mdx:8  h4 "Deep" skips a level — h2 or higher',
  ],
  [
    'a heading in title case',
    inEnglish('## How It Ticks'),
    'headings: docs/en/config/test/retry.mdx:8  heading "How It Ticks": "It" is not in sentence case — it — a name belongs in docs/names.txt, code in backticks',
  ],
  [
    'a heading in one language alone',
    inEnglish('## More'),
    'parity: docs/zh/config/test/retry.mdx:1  heading #more ("More") is missing — the heading of docs/en/config/test/retry.mdx:8 — add ## … \\{#more} after this line\'s section',
  ],
  [
    'a heading id without a backslash',
    edited('docs/zh/config/test/pace.mdx', '\\{#', '{#'),
    'mdx: docs/zh/config/test/pace.mdx:8  heading id without a backslash, which MDX reads as an expression — write ## 如何计时 \\{#how-it-ticks} — npm run fix',
  ],
  [
    'a page in no sidebar',
    { [META]: '["pace"]', [META.replace('en', 'zh')]: '["pace"]' },
    'sidebar: docs/en/config/test/retry.mdx:1  page is in no sidebar — an entry "retry" in docs/en/config/test/_meta.json — add it where it belongs, in the other language too',
  ],
  [
    'an entry without a page',
    { [META]: '["pace", "retri"]' },
    'sidebar: docs/en/config/test/_meta.json:1  entry retri has no page docs/en/config/test/retri — did you mean retry?',
  ],
  [
    'sidebars that differ',
    { [META]: '["retry", "pace"]' },
    'sidebar: docs/zh/config/test/_meta.json:1  entry 1 is file pace — file retry, as in docs/en/config/test/_meta.json',
  ],
  [
    'a draft in the sidebar',
    edited(EN, 'title: retry', 'draft: true\ntitle: retry'),
    'sidebar: docs/en/config/test/_meta.json:1  entry retry is a draft: docs/en/config/test/retry.mdx — remove the entry, or draft: true when the page is ready',
  ],
  [
    'a part without its translation',
    { 'docs/en/config/test/_part.mdx': 'Text.\n' },
    'parity: docs/en/config/test/_part.mdx:1  page has no translation — a file docs/zh/config/test/_part.mdx — write it',
  ],
  [
    'a heading in a part',
    { 'docs/en/config/test/_part.mdx': '## A\n', 'docs/zh/config/test/_part.mdx': '## A\n' },
    'mdx: docs/en/config/test/_part.mdx:1  heading in a part that pages import — move it to the pages, whose outline lists it',
  ],
  [
    'an import of a file that does not exist',
    inEnglish("import Part from './_part.mdx';\n\n<Part />"),
    'mdx: docs/en/config/test/retry.mdx:8  the imported file ./_part.mdx does not exist — a file docs/en/config/test/_part.mdx — correct the path, or remove the import and its component',
  ],
  [
    'text on a line of its own in a drawing',
    inEnglish(
      '<svg viewBox="0 0 9 9" role="img" aria-label="A">\n  <text x="1">\n    Waits\n  </text>\n</svg>',
    ),
    'mdx: docs/en/config/test/retry.mdx:10  text on a line of its own in <text> becomes a paragraph, which breaks the page in the browser — <text …>Waits</text> — write the text on the line of its tags',
  ],
  [
    'an anchor of the page itself that does not exist',
    inEnglish('Read [the part below](#belw).'),
    'links: docs/en/config/test/retry.mdx:8  dead anchor #belw on this page — one of retry',
  ],
  [
    'a tab that one language lacks',
    {
      ...inEnglish(
        '<Tabs>\n<Tab label="A">\n\na\n\n</Tab>\n<Tab label="B">\n\nb\n\n</Tab>\n</Tabs>',
      ),
      ...edited(ZH, '参见', '<Tabs>\n<Tab label="A">\n\na\n\n</Tab>\n</Tabs>\n\n参见'),
    },
    'parity: docs/zh/config/test/retry.mdx:8  2 components in the part above the first h2 — 3, as on docs/en/config/test/retry.mdx — add the component of line 14 there: Tab',
  ],
  [
    'navigation bars that differ',
    { 'docs/en/_nav.json': NAV_WITH_PACE },
    'sidebar: docs/zh/_nav.json:1  a navigation item of docs/en/_nav.json is missing — link "/config/test/pace", as at docs/en/_nav.json:3 — make both files alike',
  ],
  [
    'a title that the heading does not repeat',
    edited(EN, '# retry', '# retries'),
    'headings: docs/en/config/test/retry.mdx:6  h1 "retries" differs from the title "retry" — both say the same',
  ],
  [
    'text that says TODO',
    inEnglish('TODO: say why.'),
    'mdx: docs/en/config/test/retry.mdx:8  unfinished: say why. — write it',
  ],
  [
    'lines that end with CR LF',
    { [EN]: (GOOD_SITE[EN] ?? '').replaceAll('\n', '\r\n') },
    'mdx: docs/en/config/test/retry.mdx:1  the lines end with CR LF — LF — npm run fix',
  ],
];

describe('a mistake is reported with its place: ', () => {
  test.each(MISTAKES)('%s', async (_what, fault, finding) => {
    const lines = await allLinesOf(CHECKS, fault);
    expect(lines).toContain(finding);
  });

  test('a byte order mark hides nothing else, so it is all that is reported', async () => {
    const [good, found] = [await allLinesOf(CHECKS), await allLinesOf(CHECKS, BOM)];
    expect(found.filter((line) => !good.includes(line))).toEqual([
      'mdx: docs/en/config/test/retry.mdx:1  frontmatter cannot be read: the file begins with a byte order mark (BOM) — npm run fix',
    ]);
  });
});
