import { expect, test } from '@rstest/core';
import type { ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { VFile } from 'vfile';
import { rehypeFootnotes } from '../../../../plugins/mdx/footnotes.ts';

const element = (tagName: string, properties: object, ...children: ElementContent[]) =>
  ({ type: 'element', tagName, properties, children }) as ElementContent;
const back = (number: string) =>
  element('a', { dataFootnoteBackref: '', ariaLabel: `Back to reference ${number}` });

/** What Markdown makes of two footnotes, the second one named twice. */
function footnotes(path: string): string {
  const heading = element('h2', { id: 'footnote-label' }, { type: 'text', value: 'Footnotes' });
  const section = element('section', { dataFootnotes: true }, heading, back('1'), back('2-2'));
  const tree: Root = { type: 'root', children: [section] };
  rehypeFootnotes()(tree, new VFile({ path }));
  return toHtml(tree);
}

test('footnotes are headed and lead back in the language of the page', () => {
  const chinese = footnotes('docs/zh/guide/a.mdx');
  expect(chinese).toContain('>脚注</h2>');
  expect(chinese).toContain('aria-label="回到引用 1"');
  expect(chinese).toContain('aria-label="回到引用 2-2"');
  const english = footnotes('docs/en/guide/a.mdx');
  expect(english).toContain('>Footnotes</h2>');
  expect(english).toContain('aria-label="Back to reference 2-2"');
});
