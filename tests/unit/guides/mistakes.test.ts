import { describe, expect, test } from '@rstest/core';
import sharp from 'sharp';
import { placeOfFile, routeOfPlace } from '../../../content/routes.ts';
import type { Check, CheckContext } from '../../../scripts/check/check.ts';
import { dataCheck } from '../../../scripts/check/project/data.ts';
import { factsCheck } from '../../../scripts/check/project/facts.ts';
import { PAGE_CHECKS } from '../../../scripts/check/registry.ts';
import { checkSite } from '../../../scripts/check/run.ts';
import { judgePage } from '../../../scripts/dev/findings.ts';
import { unknownNames } from '../../../scripts/facts/coverage.ts';
import { mentionsOf } from '../../../scripts/facts/mentions.ts';
import { type SamplePage, samplePage } from '../../../scripts/samples/pages.ts';
import { CALLOUTS } from '../../../shared/site/callouts.ts';
import {
  edited,
  type Fault,
  fixtureContext,
  GOOD_SITE,
  PIXEL,
  page,
  plainLine,
} from '../../support/fixtureSite.ts';

/**
 * Mistakes that authors make, each with the finding that names its place and what to do. Dev server,
 * `check` and `build` all go by these checks; the ones that are about words alone do not stop a build.
 */
const CHECKS: Check[] = [
  ...PAGE_CHECKS.filter(({ name }) => name !== 'spelling'),
  // The few pages of the fixture document next to nothing.
  { ...factsCheck, run: ({ site }) => site.pages.map(samplePage).flatMap(namesOf) },
  dataCheck,
];

const EN = 'docs/en/config/test/retry.mdx';
const ZH = 'docs/zh/config/test/retry.mdx';
const PACE = 'docs/en/config/test/pace.mdx';
const META = 'docs/en/config/test/_meta.json';
const both = (from: string, to: string): Fault => ({
  ...edited(EN, from, to),
  ...edited(ZH, GOOD_SITE[ZH]?.includes(from) ? from : '参见', to),
});
const inEnglish = (text: string): Fault => edited(EN, 'See', `${text}\n\nSee`);

const inBoth = (text: string): Fault => ({
  ...inEnglish(text),
  ...edited(ZH, '参见', `${text}\n\n参见`),
});

/** Both pages with a part that they show. */
const importing = (english: string, chinese: string): Fault => {
  const part = "import Part from './_part.mdx';\n\n<Part />\n\n";
  return { ...edited(EN, english, part + english), ...edited(ZH, chinese, part + chinese) };
};
/** Both pages with a picture beside the English one. */
const showing = (name: string): Fault => ({
  ...edited(EN, 'See', `![A clock](./${name})\n\nSee`),
  ...edited(ZH, '参见', `![时钟](../../../en/config/test/${name})\n\n参见`),
});

const WIDE_PNG = (
  await sharp({ create: { width: 7000, height: 1, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
).toString('latin1');

const PLAIN = 'text, Markdown, and the components that COMPONENTS.md shows';
const NEW_EN = 'What this topic is about, and what you do with it once you have read this page.';
const NEW_ZH =
  '介绍这个主题讲的是什么，以及读完这一页之后可以用它做什么，还有哪些地方需要留意和避免。';

const namesOf = (one: SamplePage) => unknownNames(one, mentionsOf(one));

const NAV_WITH_PACE = `[
  { "text": "Guide", "link": "/guide/start/", "position": "left" },
  { "text": "Pace", "link": "/config/test/pace" }
]`;

const MISTAKES: Record<string, [fault: Fault, ...findings: string[]]> = {
  'a link to a page that does not exist': [
    edited(EN, '/config/test/pace#', '/config/test/pase#'),
    'links: docs/en/config/test/retry.mdx:8  dead link /config/test/pase — did you mean /config/test/pace?',
  ],
  'a relative link': [
    edited(EN, '(/config/test/pace', '(./pace'),
    'links: docs/en/config/test/retry.mdx:8  relative link ./pace#how-it-ticks — a route from the root: /config/test/pace#how-it-ticks — npm run fix',
  ],
  'a link to an anchor that does not exist': [
    edited(EN, '#how-it-ticks', '#how-it-tick'),
    'links: docs/en/config/test/retry.mdx:8  dead anchor #how-it-tick on docs/en/config/test/pace.mdx — did you mean /config/test/pace#how-it-ticks?',
  ],
  'a link into the other language': [
    edited(EN, '(/config', '(/zh/config'),
    'links: docs/en/config/test/retry.mdx:8  link to /zh/config/test/pace leads to another language — /config/test/pace — npm run fix',
  ],
  'a link with .mdx': [
    edited(EN, 'pace#', 'pace.mdx#'),
    'links: docs/en/config/test/retry.mdx:8  link to /config/test/pace.mdx — clean address /config/test/pace — npm run fix',
  ],
  'a link that is not encrypted': [
    inEnglish('[Rspack](http://rspack.rs)'),
    'links: docs/en/config/test/retry.mdx:8  link to http://rspack.rs is not encrypted — https://rspack.rs',
  ],
  'a link called here': [
    inEnglish('[here](/config/test/pace)'),
    'links: docs/en/config/test/retry.mdx:8  link label "here" does not say where it leads — name what is behind it',
  ],
  'a tag that is not closed': [
    inEnglish('<Tabs>'),
    'mdx: docs/en/config/test/retry.mdx:8  page cannot be parsed: Expected a closing tag for `<Tabs>` (8:1-8:7) — close the element, or remove its tag',
  ],
  'braces in prose': [
    inEnglish('Write {a b} here.'),
    'mdx: docs/en/config/test/retry.mdx:8  page cannot be parsed: Could not parse expression with acorn — in MDX write \\{ and \\< for braces and angle brackets in prose, or put them in backticks',
  ],
  'an angle bracket in prose': [
    inEnglish('If a <b.'),
    'mdx: docs/en/config/test/retry.mdx:8  page cannot be parsed: Unexpected end of file before member name, expected a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag — in MDX write \\{ and \\< for braces and angle brackets in prose, or put them in backticks',
  ],
  'no frontmatter': [
    { [EN]: '# retry\n\nText.\n' },
    'frontmatter: docs/en/config/test/retry.mdx:1  page has no frontmatter — title and description between two lines --- — write both above the first heading',
  ],
  'an unknown key': [
    both('title: retry', 'titel: retry'),
    'frontmatter: docs/en/config/test/retry.mdx:2  frontmatter: unknown key titel — did you mean title? — schemas/frontmatter.schema.json explains each key',
    'frontmatter: docs/zh/config/test/retry.mdx:2  frontmatter: unknown key titel — did you mean title? — schemas/frontmatter.schema.json explains each key',
  ],
  'frontmatter that is not YAML': [
    edited(EN, 'title: retry', 'title: retry: twice'),
    'mdx: docs/en/config/test/retry.mdx:2  frontmatter cannot be read: a text that contains a colon and a space is not in quotes — write YAML between two lines ---; put texts with a colon in quotes',
  ],
  'a quote that is not closed in frontmatter': [
    edited(EN, 'title: retry', 'title: "retry'),
    'mdx: docs/en/config/test/retry.mdx:2  frontmatter cannot be read: a quote is not closed — write YAML between two lines ---; put texts with a colon in quotes',
  ],
  'frontmatter that is not closed': [
    { [EN]: '---\ntitle: retry\n\n# retry\n' },
    'mdx: docs/en/config/test/retry.mdx:1  frontmatter cannot be read: frontmatter is not closed by a line --- — write YAML between two lines ---; put texts with a colon in quotes',
  ],
  'a description that is too short': [
    edited(EN, 'description: How often', 'description: How # often'),
    'frontmatter: docs/en/config/test/retry.mdx:3  description has 3 characters — 50 to 160',
  ],
  'a title that another page has': [
    {
      [EN]:
        GOOD_SITE[EN]?.replace('title: retry', 'title: pace').replace('# retry', '# pace') ?? '',
    },
    'frontmatter: docs/en/config/test/retry.mdx:2  title "pace" is also that of docs/en/config/test/pace.mdx — each title is unique in its language',
  ],
  'a missing translation': [
    { [ZH]: null },
    'parity: docs/en/config/test/retry.mdx:1  page has no translation — a file docs/zh/config/test/retry.mdx — write it',
    // The page was there before, so that others speak of it.
    'links: docs/zh/guide/start/index.mdx:8  dead link /zh/config/test/retry — did you mean /zh/config/test/pace?',
    'sidebar: docs/zh/config/test/_meta.json:1  entry retry has no page docs/zh/config/test/retry — in this folder: pace',
  ],
  'a wrong attribute': [
    inEnglish('<OptionFacts nam="retry" />'),
    'mdx: docs/en/config/test/retry.mdx:8  unknown attribute nam on <OptionFacts> — did you mean name? — COMPONENTS.md shows each component with its attributes',
  ],
  'a tab without a label': [
    inEnglish('<Tabs>\n  <Tab>\n\n  a\n\n  </Tab>\n</Tabs>'),
    'mdx: docs/en/config/test/retry.mdx:9  <Tab> has no attribute label — <Tab label="…"> — COMPONENTS.md shows each component with its attributes',
  ],
  'a tab outside of tabs': [
    inEnglish('<Tab label="A">\n\na\n\n</Tab>'),
    'mdx: docs/en/config/test/retry.mdx:8  <Tab> is not inside <Tabs> — COMPONENTS.md shows each component with its attributes',
  ],
  'an unknown component': [
    inEnglish('<OptionFact name="retry" />'),
    'mdx: docs/en/config/test/retry.mdx:8  unknown component <OptionFact> — did you mean <OptionFacts>? — COMPONENTS.md shows each; any other needs an import',
  ],
  'an unknown callout': [
    inEnglish(':::warn\n\nText.\n\n:::'),
    `mdx: docs/en/config/test/retry.mdx:8  unknown container warn — allowed: ${Object.keys(CALLOUTS).join(', ')}`,
  ],
  'a callout that is not closed': [
    inEnglish(':::tip\n\nText.'),
    'mdx: docs/en/config/test/retry.mdx:8  :::tip is not closed — a line ::: at its end; callouts have none inside — add the line',
  ],
  'an unknown language of code': [
    inEnglish('```typscript\n1;\n```'),
    'samples: docs/en/config/test/retry.mdx:8  unknown language typscript — allowed: ts, tsx, js, jsx, json, jsonc, bash, css, html, svelte, vue, yaml, diff, markdown, mdx, xml, nginx, ansi, text, txt',
  ],
  'an unknown attribute of code': [
    inEnglish('```ts fold\n1;\n```'),
    'samples: docs/en/config/test/retry.mdx:8  unknown attribute `fold` on a `ts` block; allowed: title, fails, errors, norun, excluded, output, wrapCode',
  ],
  'code that cannot be parsed': [
    inEnglish('```ts title="a.ts"\nconst = 1;\n```'),
    'samples: docs/en/config/test/retry.mdx:9  sample cannot be parsed: Variable declaration expected.',
  ],
  'an output without its command': [
    inEnglish('```ansi\nok\n```'),
    'samples: docs/en/config/test/retry.mdx:8  the output does not say which command prints it — write output="npx rstest …" after ansi',
  ],
  'a picture that does not exist': [
    inEnglish('![A clock](./clock.png)'),
    'links: docs/en/config/test/retry.mdx:8  picture ./clock.png does not exist — a file docs/en/config/test/clock.png — add it, or correct the address',
  ],
  'a picture under public that does not exist': [
    inEnglish('![A clock](/clock.png)'),
    'links: docs/en/config/test/retry.mdx:8  picture /clock.png does not exist — a file docs/public/clock.png — add it, or correct the address',
  ],
  'a picture without a text alternative': [
    { ...inEnglish('![](/clock.png)'), 'docs/public/clock.png': PIXEL },
    'links: docs/en/config/test/retry.mdx:8  picture /clock.png has no text alternative — describe in the brackets what it shows',
  ],
  'two headings with one id': [
    edited(PACE, '## How it ticks', '## How it ticks\n\nText.\n\n## How it ticks'),
    'headings: docs/en/config/test/pace.mdx:12  heading "How it ticks" has the id of line 8, #how-it-ticks — every heading of a page has its own id — name it by what sets it apart',
  ],
  'a heading that skips a level': [
    inEnglish('#### Deep'),
    'headings: docs/en/config/test/retry.mdx:8  h4 "Deep" skips a level — h2 or higher',
  ],
  'a heading in title case': [
    inEnglish('## How It ticks'),
    'headings: docs/en/config/test/retry.mdx:8  heading "How It ticks": "It" is not in sentence case — it — a name belongs in docs/names.txt, code in backticks',
  ],
  'a heading in one language alone': [
    edited(EN, 'pace#how-it-ticks).', 'pace#how-it-ticks).\n\n## More'),
    'parity: docs/zh/config/test/retry.mdx:1  heading #more ("More") is missing — the heading of docs/en/config/test/retry.mdx:10 — add ## … \\{#more} after this line\'s section',
  ],
  'a heading id without a backslash': [
    edited('docs/zh/config/test/pace.mdx', '\\{#', '{#'),
    'mdx: docs/zh/config/test/pace.mdx:8  heading id without a backslash, which MDX reads as an expression — write ## 如何计时 \\{#how-it-ticks} — npm run fix',
  ],
  'a page in no sidebar': [
    { [META]: '["pace"]', [META.replace('en', 'zh')]: '["pace"]' },
    'sidebar: docs/en/config/test/retry.mdx:1  page is in no sidebar — an entry "retry" in docs/en/config/test/_meta.json — add it where it belongs, in the other language too',
    'sidebar: docs/zh/config/test/retry.mdx:1  page is in no sidebar — an entry "retry" in docs/zh/config/test/_meta.json — add it where it belongs, in the other language too',
  ],
  'an entry without a page': [
    { [META]: '["pace", "retri"]' },
    'sidebar: docs/en/config/test/_meta.json:1  entry retri has no page docs/en/config/test/retri — did you mean retry?',
  ],
  'sidebars that differ': [
    { [META]: '["retry", "pace"]' },
    'sidebar: docs/zh/config/test/_meta.json:1  entry 1 is file pace — file retry, as in docs/en/config/test/_meta.json',
  ],
  'a draft in the sidebar': [
    {
      'docs/en/config/test/later.mdx': '---\ntitle: Later\ndraft: true\n---\n\n# Later\n',
      [META]: '["pace", "retry", "later"]',
    },
    'sidebar: docs/en/config/test/_meta.json:1  entry later is a draft: docs/en/config/test/later.mdx — remove the entry, or draft: true when the page is ready',
  ],
  'a part without its translation': [
    { ...importing('See', '参见'), 'docs/en/config/test/_part.mdx': 'Text.\n' },
    'mdx: docs/zh/config/test/retry.mdx:8  the imported file ./_part.mdx does not exist — a file docs/zh/config/test/_part.mdx — correct the path, or remove the import and its component',
  ],
  'a heading in a part': [
    {
      ...importing('See', '参见'),
      'docs/en/config/test/_part.mdx': '## A\n',
      'docs/zh/config/test/_part.mdx': '文字。\n',
    },
    'mdx: docs/en/config/test/_part.mdx:1  heading in a part that pages import — move it to the pages, whose outline lists it',
  ],
  'an import of a file that does not exist': [
    inEnglish("import Part from './_part.mdx';\n\n<Part />"),
    'mdx: docs/en/config/test/retry.mdx:8  the imported file ./_part.mdx does not exist — a file docs/en/config/test/_part.mdx — correct the path, or remove the import and its component',
  ],
  'text on a line of its own in a drawing': [
    inEnglish(
      '<svg viewBox="0 0 9 9" role="img" aria-label="A">\n  <text x="1">\n    Waits\n  </text>\n</svg>',
    ),
    'mdx: docs/en/config/test/retry.mdx:10  text on a line of its own in <text> becomes a paragraph, which breaks the page in the browser — <text …>Waits</text> — write the text on the line of its tags',
  ],
  'an anchor of the page itself that does not exist': [
    inEnglish('Read [the part below](#belw).'),
    'links: docs/en/config/test/retry.mdx:8  dead anchor #belw on this page — one of retry',
  ],
  'a tab that one language lacks': [
    {
      ...inEnglish(
        '<Tabs>\n<Tab label="A">\n\na\n\n</Tab>\n<Tab label="B">\n\nb\n\n</Tab>\n</Tabs>',
      ),
      ...edited(ZH, '参见', '<Tabs>\n<Tab label="A">\n\na\n\n</Tab>\n</Tabs>\n\n参见'),
    },
    'parity: docs/zh/config/test/retry.mdx:8  2 components in the part above the first h2 — 3, as on docs/en/config/test/retry.mdx — add the component of line 14 there: Tab',
  ],
  'navigation bars that differ': [
    { 'docs/en/_nav.json': NAV_WITH_PACE },
    'sidebar: docs/zh/_nav.json:1  a navigation item of docs/en/_nav.json is missing — link "/config/test/pace", as at docs/en/_nav.json:3 — make both files alike',
  ],
  'a title that the heading does not repeat': [
    edited(EN, '# retry', '# retries'),
    'headings: docs/en/config/test/retry.mdx:6  h1 "retries" differs from the title "retry" — both say the same',
  ],
  'text that says TODO': [
    inEnglish('TODO: say why.'),
    'mdx: docs/en/config/test/retry.mdx:8  unfinished: say why. — write it',
  ],
  'lines that end with CR LF': [
    { [EN]: (GOOD_SITE[EN] ?? '').replaceAll('\n', '\r\n') },
    'mdx: docs/en/config/test/retry.mdx:1  the lines end with CR LF — LF — npm run fix',
  ],
  'an expression in text, which would show what the window is called': [
    inEnglish('Hello {name}.'),
    'mdx: docs/en/config/test/retry.mdx:8  {name} is an expression, which is computed — `{name}` — put it in backticks, or write \\{ for a brace',
  ],
  'braces with nothing in them': [
    inEnglish('An empty object {} is used.'),
    'mdx: docs/en/config/test/retry.mdx:8  {} is an empty expression, which shows nothing — `{}` — put it in backticks, or write \\{ for a brace',
  ],
  'HTML with a style': [
    inEnglish('<b style="color:red">Stop</b>'),
    `mdx: docs/en/config/test/retry.mdx:8  <b> has a style: style — ${PLAIN} — remove style`,
  ],
  'HTML with a handler': [
    inEnglish('<button onClick={() => stop()}>Stop</button>'),
    `mdx: docs/en/config/test/retry.mdx:8  <button> has a handler: onClick — ${PLAIN} — remove onClick`,
  ],
  'a script': [
    inEnglish('<script />'),
    `mdx: docs/en/config/test/retry.mdx:8  <script> in a page — ${PLAIN} — remove it`,
  ],
  'an import of a package': [
    inEnglish("import { chunk } from 'lodash';"),
    "mdx: docs/en/config/test/retry.mdx:8  import of lodash: pages import nothing but parts — a part, as './_name.mdx'; COMPONENTS.md shows what needs no import — remove the import and its use",
  ],
  'an import of a component of the theme': [
    inEnglish("import { Tabs } from '../../../../theme/doc/Tabz';"),
    "mdx: docs/en/config/test/retry.mdx:8  import of ../../../../theme/doc/Tabz: pages import nothing but parts — a part, as './_name.mdx'; COMPONENTS.md shows what needs no import — remove the import and its use",
  ],
  'a value that a page exports': [
    inEnglish('export const answer = 42;'),
    `mdx: docs/en/config/test/retry.mdx:8  an export, which a page does not have — ${PLAIN} — remove it`,
  ],
  'an HTML comment': [
    inEnglish('<!-- later -->'),
    'mdx: docs/en/config/test/retry.mdx:8  an HTML comment, which MDX does not know — {/* … */} — write {/* … */}',
  ],
  'a type in angle brackets': [
    inEnglish('It returns Array<string> here.'),
    'mdx: docs/en/config/test/retry.mdx:8  the type Array<string> is read as an element — `Array<string>` — put it in backticks',
  ],
  'a type in angle brackets alone': [
    inEnglish('It returns <string> here.'),
    'mdx: docs/en/config/test/retry.mdx:8  the type <string> is read as an element — `<string>` — put it in backticks',
  ],
  'a merge conflict': [
    inEnglish('<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other'),
    'mdx: docs/en/config/test/retry.mdx:8  a merge conflict is not resolved — one of both versions, without the lines <<<<<<<, ======= and >>>>>>> — keep what is right of both, and remove the three lines',
  ],
  'a callout that is not closed before another': [
    inEnglish(':::tip\n\nText.\n\n:::note\n\nText.\n\n:::'),
    'mdx: docs/en/config/test/retry.mdx:8  :::tip is not closed before line 12, where :::note begins — a line ::: at its end; callouts have none inside — add the line',
  ],
  'a tab between words': [
    inEnglish('A\ttab.'),
    'mdx: docs/en/config/test/retry.mdx:8  a tab before "tab." — spaces — replace it by spaces',
  ],
  'a tab in a sample': [
    inEnglish('```ts\n\tconst a = 1;\n```'),
    'mdx: docs/en/config/test/retry.mdx:9  a tab before "const a = 1;" — spaces — replace it by spaces',
  ],
  'a no-break space': [
    inEnglish('Five\u00a0seconds.'),
    'mdx: docs/en/config/test/retry.mdx:8  a no-break space (U+00A0) before "seconds." — a space — replace it by a space',
  ],
  'a space of no width': [
    inEnglish('Five\u200bseconds.'),
    'mdx: docs/en/config/test/retry.mdx:8  an invisible character (U+200B) before "seconds." — nothing — replace it by nothing',
  ],
  'a full-width comma in English': [
    inEnglish('First，run it.'),
    'wording: docs/en/config/test/retry.mdx:8  "，" in: First，run it. — half-width punctuation — rewrite the sentence; a use that is right goes to scripts/check/wording/rules.ts',
  ],
  'a short word with its letters swapped': [
    inEnglish('Run teh tests.'),
    'wording: docs/en/config/test/retry.mdx:8  "teh" in: Run teh tests. — the word that was meant — rewrite the sentence; a use that is right goes to scripts/check/wording/rules.ts',
  ],
  'a link with the origin of this site': [
    edited(EN, '(/config/test/pace', '(https://rstest.rs/config/test/pace'),
    'links: docs/en/config/test/retry.mdx:8  link to this site with its origin: https://rstest.rs/config/test/pace#how-it-ticks — /config/test/pace#how-it-ticks — npm run fix',
  ],
  'a text that is called a picture': [
    { ...showing('clock.png'), 'docs/en/config/test/clock.png': 'no picture' },
    'links: docs/en/config/test/clock.png:1  this file is not the picture that its name says: no picture at all — a picture of type png — save it again, or rename it',
  ],
  'a picture of another type than its name says': [
    { ...showing('clock.jpg'), 'docs/en/config/test/clock.jpg': PIXEL },
    'links: docs/en/config/test/clock.jpg:1  this file is not the picture that its name says: png — a picture of type jpeg — save it again, or rename it',
  ],
  'a picture of a type that few browsers show': [
    { ...showing('clock.bmp'), 'docs/en/config/test/clock.bmp': 'BM' },
    'links: docs/en/config/test/clock.bmp:1  browsers do not show .bmp — PNG, JPEG, WebP, AVIF, GIF or SVG — save it as another type',
  ],
  'a picture with too many pixels': [
    { ...showing('clock.png'), 'docs/en/config/test/clock.png': WIDE_PNG },
    'links: docs/en/config/test/clock.png:1  the picture has 7000 × 1 pixels — at most 4000 a side — save it smaller',
  ],
  'a picture of many bytes': [
    { ...showing('clock.png'), 'docs/en/config/test/clock.png': PIXEL + '\0'.repeat(1_500_000) },
    'links: docs/en/config/test/clock.png:1  the picture has 1.5 MB — at most 1 MB — save it smaller, or with fewer colors',
  ],
  'capital letters in the path of a guide': [
    {
      'docs/en/guide/start/MyTopic.mdx': page('My topic', NEW_EN),
      'docs/zh/guide/start/MyTopic.mdx': page('我的主题', NEW_ZH),
      'docs/en/guide/start/_meta.json': '["index", "MyTopic"]',
      'docs/zh/guide/start/_meta.json': '["index", "MyTopic"]',
    },
    'sidebar: docs/en/guide/start/MyTopic.mdx:1  "MyTopic" cannot name a page of this folder — small letters, digits and hyphens, as quick-start — npm run docs -- rename guide/start/MyTopic guide/start/my-topic',
  ],
  'a default that the package does not have': [
    inEnglish('The default of `testTimeout` is `3000`.'),
    'facts: docs/en/config/test/retry.mdx:8  the default of testTimeout is not 3000 in version 0.12.0 — 5000 — write 5000',
  ],
  'the same in Chinese': [
    edited(ZH, '参见', '`testTimeout` 的默认值是 `3000`。参见'),
    'facts: docs/zh/config/test/retry.mdx:8  the default of testTimeout is not 3000 in version 0.12.0 — 5000 — write 5000',
  ],
  'an option with a letter left out': [
    inEnglish('Set `testTimeot` to more.'),
    'facts: docs/en/config/test/retry.mdx:8  the option testTimeot does not exist in version 0.12.0 — near names: testTimeout',
  ],
  'a flag that does not exist': [
    inEnglish('Run it with `--bial`.'),
    'facts: docs/en/config/test/retry.mdx:8  the flag --bial does not exist in version 0.12.0 — near names: --bail',
  ],
  'a byte order mark': [
    { [EN]: `\uFEFF${GOOD_SITE[EN]}` },
    'mdx: docs/en/config/test/retry.mdx:1  frontmatter cannot be read: the file begins with a byte order mark (BOM) — npm run fix',
  ],
  'an option that a component does not know': [
    inEnglish('<OptionFacts name="testTimeot" />'),
    'facts: docs/en/config/test/retry.mdx:8  the option testTimeot does not exist in version 0.12.0 — near names: testTimeout',
  ],
  'JSON that cannot be read': [
    { [META]: '["pace", "retry"' },
    "sidebar: docs/en/config/test/_meta.json:1  not JSON: Expected ',' or ']' after array element in JSON at position 16 — keys and texts in double quotes, a comma between entries, none after the last — fix this line or the one before",
  ],
  'a heading with another id than in the other language': [
    {
      ...edited(EN, 'ticks).', 'ticks).\n\n## More\n\nText.'),
      ...edited(ZH, 'ticks)。', 'ticks)。\n\n## 更多 \\{#mor}\n\n文字。'),
    },
    'parity: docs/zh/config/test/retry.mdx:10  heading id #mor is not on docs/en/config/test/retry.mdx — #more',
  ],
  'half-width punctuation in Chinese': [
    edited(ZH, '参见', '先读一遍,参见'),
    'chinese: docs/zh/config/test/retry.mdx:8  half-width punctuation after Chinese: 先读一遍,参见如何计时。 — 先读一遍，参见如何计时。 — npm run fix',
  ],
  'a term that the glossary has otherwise': [
    edited(ZH, '参见', '先看模拟函数。参见'),
    'glossary: docs/zh/config/test/retry.mdx:8  "模拟函数" for the term mock function — mock 函数 — an exception belongs in "allow" of docs/glossary.json, a name in backticks',
  ],
  'a long dash in Chinese': [
    edited(ZH, '参见', '先读一遍——参见'),
    'wording: docs/zh/config/test/retry.mdx:8  "——" in: 先读一遍——参见如何计时。 — ： — rewrite the sentence; a use that is right goes to scripts/check/wording/rules.ts',
  ],
  'two headings of the first level': [
    inEnglish('# Again'),
    'headings: docs/en/config/test/retry.mdx:8  more than one h1 — make it an h2 (##)',
  ],
  'a link that ends in a slash': [
    edited(EN, 'pace#', 'pace/#'),
    'links: docs/en/config/test/retry.mdx:8  link to /config/test/pace/ — canonical address /config/test/pace — npm run fix',
  ],
  'a block of code without a language': [
    inEnglish('```\n1;\n```'),
    'samples: docs/en/config/test/retry.mdx:8  code without a language — allowed: ts, tsx, js, jsx, json, jsonc, bash, css, html, svelte, vue, yaml, diff, markdown, mdx, xml, nginx, ansi, text, txt',
  ],
  'a page twice in a sidebar': [
    { [META]: '["pace", "retry", "pace"]' },
    'sidebar: docs/en/config/test/_meta.json:1  entry pace is listed twice — remove one',
  ],
  'a key of the wrong type': [
    edited(EN, 'title: retry', 'title: retry\nsidebar: 3'),
    'frontmatter: docs/en/config/test/retry.mdx:3  frontmatter: sidebar: 3 is not allowed — one of true, false, placeholder — schemas/frontmatter.schema.json explains each key',
  ],
  'a title that is too long': [
    {
      [EN]:
        GOOD_SITE[EN]?.replace(/(?<=title: |# )retry/g, `Retry and so on${' and on'.repeat(12)}`) ??
        '',
    },
    'frontmatter: docs/en/config/test/retry.mdx:2  frontmatter: title: text is too long — at most 60 characters — schemas/frontmatter.schema.json explains each key',
  ],
  'no description': [
    edited(EN, /description: .*\n/.exec(GOOD_SITE[EN] ?? '')?.[0] ?? '', ''),
    'frontmatter: docs/en/config/test/retry.mdx:1  frontmatter has no description — add a line description: … between the --- lines',
  ],
  'a description that is too long': [
    edited(EN, 'description: How', `description: ${'At length, '.repeat(20)}How`),
    'frontmatter: docs/en/config/test/retry.mdx:3  description has 298 characters — 50 to 160',
  ],
  'a picture whose name differs in case': [
    {
      ...showing('clock.png'),
      ...inEnglish('![A clock](./Clock.png)'),
      'docs/en/config/test/clock.png': PIXEL,
    },
    'links: docs/en/config/test/retry.mdx:8  picture ./Clock.png does not exist — its name is clock.png — write the name as it is',
  ],
  'a link to a draft': [
    {
      ...edited(EN, '(/config/test/pace#how-it-ticks', '(/config/test/later'),
      'docs/en/config/test/later.mdx': '---\ntitle: Later\ndraft: true\n---\n\n# Later\n',
    },
    'links: docs/en/config/test/retry.mdx:8  link to a draft: /config/test/later — a page without draft: true in docs/en/config/test/later.mdx',
  ],
};

/** What is wrong with no page in particular, so that no page of the dev server says it. */
const ELSEWHERE: typeof MISTAKES = {
  'a part that no page imports': [
    { 'docs/en/config/test/_part.mdx': 'Text.\n' },
    'links: docs/en/config/test/_part.mdx:1  no page imports this part — import it on a page, or remove it',
  ],
  'a picture that no page shows': [
    { 'docs/en/config/test/clock.png': PIXEL },
    'links: docs/en/config/test/clock.png:1  no page shows this picture — show it on a page, or remove it',
  ],
  'redirects that go round in a circle': [
    {
      'deploy/moved.json':
        '{\n  "/guide/a": "/guide/b",\n  "/guide/b": "/guide/c",\n  "/guide/c": "/guide/a"\n}\n',
    },
    'data: deploy/moved.json:2  these redirects go round in a circle: /guide/a → /guide/b → /guide/c → /guide/a — each address leads to a page — remove one, or lead it to a page',
  ],
};

/**
 * What is taken as it is: only a run shows that an output, the text of `fails` or a sample is wrong
 * (`npm run docs -- samples`); previews leave out what their font lacks.
 */
const OUTPUT = '```ansi output="npx rstest"\nTests 9 passed\n```';
const DELIBERATE: Record<string, Fault> = {
  'an output that was edited by hand': {
    ...edited(PACE, '<Option', `${OUTPUT}\n\n<Option`),
    ...edited(PACE.replace('/en/', '/zh/'), '<Option', `${OUTPUT}\n\n<Option`),
  },
  'a failure that never comes': inBoth(
    '```ts title="a.test.ts" fails="never said"\nimport { test } from \'@rstest/core\';\n\ntest(\'a\', () => {});\n```',
  ),
  'an emoji in a title': {
    [EN]: GOOD_SITE[EN]?.replace(/(?<=title: |# )retry/g, 'Retry 🔁') ?? '',
  },
};

/** Without its line, which moves with every edit above it. */
const unplaced = (line: string) => line.replace(/:\d+ {2}/, '  ');

/** What a run reports that it does not report of the good site. */
async function reported(fault: Fault, run: (context: CheckContext) => Promise<string[]>) {
  const before = (await run(fixtureContext())).map(unplaced);
  return (await run(fixtureContext(fault))).filter((line) => !before.includes(unplaced(line)));
}

const checkWith = async (checks: Check[], { root, site }: CheckContext) => {
  const results = await checkSite(root, checks, site);
  expect(results.map(({ crash }) => crash).filter(Boolean)).toEqual([]);
  return results.flatMap(({ check, findings }) =>
    findings.map((one) => `${check.name}: ${plainLine(one)}`),
  );
};
const byCheck = (context: CheckContext) => checkWith(CHECKS, context);
const byDevServer =
  (route: string, checks = CHECKS) =>
  async ({ root, site }: CheckContext) =>
    (await judgePage(root, checks, site, route)).findings.map(
      (one) => `${one.check}: ${plainLine(one)}`,
    );

/** Address of the page with the mistake, which its writer looks at. */
const routeOf = (fault: Fault): string => {
  const places = Object.keys(fault).flatMap((file) =>
    !fault[file] || fault[file].includes('draft:') ? [] : (placeOfFile(file) ?? []),
  );
  return routeOfPlace(places[0] ?? { lang: 'en', path: 'config/test/retry' });
};

describe('a mistake is reported once, with its place', () => {
  test.each(Object.entries(MISTAKES))(
    'by the check and the dev server: %s',
    async (_what, [fault, ...findings]) => {
      expect((await reported(fault, byCheck)).toSorted()).toEqual(findings.toSorted());
      const dev = await reported(fault, byDevServer(routeOf(fault)));
      // What is wrong at another page is reported there.
      expect(dev.toSorted()).toEqual(findings.filter((one) => dev.includes(one)).toSorted());
      expect(dev).toContain(findings[0]);
    },
  );

  test('by the check and the dev server: a common misspelling', async () => {
    const spelling = PAGE_CHECKS.filter(({ name }) => name === 'spelling');
    const fault = inEnglish('Run the bundel.');
    const found = await reported(fault, (context) => checkWith(spelling, context));
    expect(found).toEqual([expect.stringMatching(/^spelling: .*retry\.mdx:8 .*bundel.*bundle/)]);
    expect(await reported(fault, byDevServer(routeOf(fault), spelling))).toEqual(found);
  });

  test.each(Object.entries(DELIBERATE))('or left to runs: %s', async (_what, fault) => {
    expect(await reported(fault, byCheck)).toEqual([]);
  });

  test.each(Object.entries(ELSEWHERE))('by the check: %s', async (_what, [fault, finding]) => {
    expect(await reported(fault, byCheck)).toEqual([finding]);
  });
});
