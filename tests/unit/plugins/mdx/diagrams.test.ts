import { expect, test } from '@rstest/core';
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { remarkDiagrams } from '../../../../plugins/mdx/diagrams.ts';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDiagrams);

interface Figure {
  hName: string;
  hProperties: Record<string, string>;
  hChildren: ElementContent[];
}

/** HTML of the first block of a page. */
async function drawn(markdown: string): Promise<string> {
  const file = new VFile({ value: markdown, path: 'docs/en/x.mdx' });
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  const [{ data }] = tree.children as unknown as [{ data: Figure }];
  const { hName, hProperties, hChildren } = data;
  return toHtml({
    type: 'element',
    tagName: hName,
    properties: hProperties,
    children: hChildren,
  });
}

const fence = (source: string, meta = 'alt="Tests run &amp; report."'): string =>
  `\`\`\`mermaid ${meta}\n${source}\n\`\`\`\n`;

const SOURCES = [
  'flowchart TD\n  subgraph Group\n    b{Why?} -.-> c[(Data)] ==> d((End))\n  end\n  a["x &lt; <b>y</b>"] -->|label| b',
  'sequenceDiagram\n  participant a\n  a->>b: text\n  loop twice\n    b--)a: more\n  end\n  alt one\n    a-->>b: x\n  else two\n    b-)a: y\n  end',
  'stateDiagram-v2\n  [*] --> a\n  state b {\n    c --> d\n  }\n  a --> b : next\n  b --> [*]',
];

test.each(SOURCES)('%j has a name, and colors of the theme alone', async (source) => {
  const html = await drawn(fence(source));
  expect(html).toMatch(
    /^<figure class="diagram"><svg viewBox="[\d. ]+" width="\d+" height="\d+" role="img" aria-label="Tests run &#x26;(amp;)? report."></,
  );
  expect(html).toMatch(/<\/svg><\/figure>$/);
  // The security policy refuses styles of their own.
  expect(html).not.toMatch(/style|data-|xmlns|class="(?!diagram)/);
  expect(html).not.toMatch(/#[\da-f]{6}\b/i);
  const colors = new Set([...html.matchAll(/var\(([^)]*)\)/g)].map(([, name]) => name));
  for (const name of colors) {
    expect(['--c-bg', '--c-text', '--c-brand', '--c-brand-soft']).toContain(name);
  }
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  for (const [, id] of html.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id);
});

test('text stays text', async () => {
  expect(await drawn(fence(SOURCES[0] ?? ''))).toContain('>x &#x3C; ');
});

test('is the same each time, and its markers differ from those of another diagram', async () => {
  const [first = ''] = SOURCES;
  expect(await drawn(fence(first))).toBe(await drawn(fence(first)));
  const idOf = (html: string) => / id="([^"]+)"/.exec(html)?.[1];
  expect(idOf(await drawn(fence(first)))).not.toBe(idOf(await drawn(fence(`${first}\n  d --> e`))));
});

test('lines do not cross the names of blocks', async () => {
  const html = await drawn(fence(SOURCES[1] ?? ''));
  expect(html.indexOf('stroke-dasharray="6,4"')).toBeLessThan(html.indexOf('loop [twice]'));
  expect(html).toMatch(/paint-order="stroke"[^>]*>loop \[twice]/);
});

test('has a caption', async () => {
  const html = await drawn(fence('flowchart TD\n  a --> b', 'alt="A" caption="From a to b"'));
  expect(html).toContain('</svg><figcaption>From a to b</figcaption>');
});

test('stops at the line of what it cannot read', async () => {
  const page = `Text.\n\n${fence('flowchart TD\n  a --> b\n  a -> c')}`;
  await expect(drawn(page)).rejects.toMatchObject({
    line: 6,
    reason: expect.stringMatching(
      /^the diagram cannot be read: a -> c\nexpected: a box .*\nfix: AUTHORING\.md#/,
    ),
  });
});
