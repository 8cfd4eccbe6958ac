import { expect, test } from '@rstest/core';
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { element as plainElement } from '../../../../plugins/mdx/hast.ts';
import { rehypeInlineCode } from '../../../../plugins/mdx/inlineCode.ts';

const element = (tagName: string, ...children: (ElementContent | string)[]): Element =>
  plainElement(tagName, {}, ...children);

function html(...children: (ElementContent | string)[]): string {
  const tree: Root = { type: 'root', children: [element('p', ...children)] };
  rehypeInlineCode()(tree);
  return toHtml(tree);
}

test('short code stays as it is: the style sheet keeps it in one piece', () => {
  expect(html('Run ', element('code', '--coverage'), '.')).toBe(
    '<p>Run <code>--coverage</code>.</p>',
  );
});

test('long code may break, but no flag in it after its dashes', () => {
  expect(html(element('code', 'npx rstest --coverage src/a-b.test.ts -u'))).toBe(
    '<p><code class="long">npx rstest <span>--coverage</span> src/a-b.test.ts <span>-u</span></code></p>',
  );
});

test('a flag that is long itself breaks after its first word, and not after its dashes', () => {
  expect(html(element('code', '--pool.execArgv=--inspect-brk'))).toBe(
    '<p><code class="long"><span>--pool.</span><wbr>execArgv=<span>--inspect</span>-brk</code></p>',
  );
  expect(html(element('code', '--dangerouslyIgnoreUnhandledErrors'))).toBe(
    '<p><code class="long"><span>--dangerously</span><wbr>IgnoreUnhandledErrors</code></p>',
  );
  expect(html(element('code', 'NODE_OPTIONS=--max-old-space-size=4096'))).toBe(
    '<p><code class="long">NODE_OPTIONS=<span>--max</span>-old-space-size=4096</code></p>',
  );
});

test('a line may begin with a file extension or a flag after Chinese text', () => {
  expect(html('自动找', element('code', '.js'), '、', element('code', '--run'))).toBe(
    '<p>自动找<wbr><code>.js</code>、<wbr><code>--run</code></p>',
  );
  expect(html('值是 ', element('code', '.js'))).not.toContain('<wbr>');
  expect(html('自动找', element('code', 'name'))).not.toContain('<wbr>');
  expect(html('（', element('code', '.js'))).not.toContain('<wbr>');
});

test('code blocks are left alone', () => {
  const block = element('pre', element('code', 'npx rstest run --coverage --reporter=verbose'));
  expect(html(block)).not.toContain('class');
});
