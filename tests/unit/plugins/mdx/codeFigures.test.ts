import { expect, test } from '@rstest/core';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { createHighlighter, type ThemeRegistrationAny } from 'shiki';
import { VFile } from 'vfile';
import { type NamedCode, rehypeCodeFigures } from '../../../../plugins/mdx/codeFigures.ts';
import { shikiOptions } from '../../../../plugins/mdx/shiki.ts';

const { theme, transformers, tokenizeTimeLimit } = shikiOptions() as ReturnType<
  typeof shikiOptions
> & { theme: ThemeRegistrationAny };
const highlighter = await createHighlighter({ themes: [theme], langs: ['ts', 'bash'] });

/** The figure of a fence, as it is written into a page. */
function figure(
  lang: string,
  meta: string,
  code: string,
  locale = 'en',
  names?: NamedCode,
): string {
  const tree = highlighter.codeToHast(code, {
    lang,
    theme,
    meta: { __raw: meta },
    transformers,
    tokenizeTimeLimit,
  }) as Root;
  (tree.children[0] as Element).properties.lang = lang;
  rehypeCodeFigures(names)(tree, new VFile({ path: `/docs/${locale}/a.mdx` }));
  return toHtml(tree);
}

test('a block inside a component becomes a figure as well', () => {
  const pre: Element = {
    type: 'element',
    tagName: 'pre',
    properties: { lang: 'json' },
    children: [],
  };
  const tab = { type: 'mdxJsxFlowElement', name: 'Tab', attributes: [], children: [pre] };
  const tree = { type: 'root', children: [tab] } as unknown as Root;
  rehypeCodeFigures()(tree, new VFile({ path: '/docs/en/a.mdx' }));
  expect(tab.children[0]).toMatchObject({ tagName: 'figure' });
});

test('an output shows the command that printed it', () => {
  expect(figure('ansi', `output="npx rstest -t 'cart adds'"`, 'ok')).toContain(
    "<figcaption>npx rstest -t 'cart adds'</figcaption>",
  );
  expect(figure('ansi', 'output', 'ok')).toContain('<figcaption>npx rstest</figcaption>');
});

test('a sample that fails on purpose says so with its message, in both languages', () => {
  const meta = 'title="a.test.ts" fails="expected 2 to be 3"';
  expect(figure('ts', meta, '1;')).toContain(
    '<figcaption data-lang="ts">a.test.ts<p class="fails">This test fails: expected 2 to be 3</p></figcaption>',
  );
  expect(figure('ts', meta, '1;', 'zh')).toContain('此测试会失败：expected 2 to be 3');
  expect(figure('ts', 'errors="TS2345"', '1;')).toContain('Does not compile: TS2345');
  expect(figure('ts', 'title="rstest.config.ts" fails="no"', '1;')).toContain('This run fails: no');
});

test('a sample that works carries no mark', () => {
  expect(figure('ts', 'title="a.ts"', '1;')).not.toContain('fails');
});

test('each command has a prompt; comments, empty and continued lines have none', () => {
  const html = figure('bash', '', '# why\nnpx rstest \\\n  --bail\n\nnpm test');
  const lines = html
    .replace(/<b><\/b>/g, '$ ')
    .replace(/<[^>]+>/g, '')
    .split('\n');
  expect(lines).toEqual(['# why', '$ npx rstest \\', '  --bail', '', '$ npm test']);
});

test('a here-document has no prompts', () => {
  expect(figure('bash', '', 'cat <<EOF\nnpm test\nEOF')).not.toContain('<b></b>');
});

test('a marked line holds its line break, so that nothing is left where it is left out', () => {
  const html = figure('ts', '', 'let a; // [!code --]\nlet b; // [!code ++]\nlet c;');
  expect(html).toMatch(
    /<span class="line diff remove">.*;(<\/span>)?\n<\/span><span class="line diff add">/,
  );
});

test('a marked line has no more elements than a plain one', () => {
  const plain = figure('ts', '', 'export function tax(cents: number) {}');
  const marked = figure('ts', '', 'export function tax(cents: number) {} // [!code ++]');
  const tokens = (html: string) =>
    html.slice(html.indexOf('<code>')).match(/<span class="\w+">.*?<\/span>/g);
  expect(tokens(marked)).toEqual(tokens(plain));
  expect(marked).not.toContain('<span>');
});

test('a block with names is marked; removed lines are blank where names are looked for', () => {
  const asked: string[][] = [];
  const hasNames: NamedCode['hasNames'] = (...given) => {
    asked.push(given);
    return given[0].includes('rs');
  };
  const code = 'rs.fn(1); // [!code --]\nrs.fn();';
  expect(figure('ts', '', code, 'en', { hasNames })).toContain('<figure class="code named">');
  expect(asked).toEqual([['rs.fn(1);\nrs.fn();', '         \nrs.fn();', 'ts']]);
  expect(figure('ts', '', '1;', 'en', { hasNames })).toContain('<figure class="code">');
});
