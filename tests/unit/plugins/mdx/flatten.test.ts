import { describe, expect, test } from '@rstest/core';
import type { Element, Root } from 'hast';
import { VFile } from 'vfile';
import { rehypeFlatten } from '../../../../plugins/mdx/flatten.ts';

const element = (tagName: string, properties = {}, children: unknown[] = []): Element =>
  ({ type: 'element', tagName, properties, children }) as Element;
const text = (value: string) => ({ type: 'text' as const, value });

interface HtmlObject {
  properties: [{ value: { value: string } }];
}

interface Html {
  data: { estree: { body: [{ expression: HtmlObject }] } };
}

interface Flat {
  name: string;
  attributes: { name: string; value: string | Html }[];
}

function htmlOf(node: unknown): string {
  const { attributes } = node as Flat;
  const html = attributes.find(({ name }) => name === 'dangerouslySetInnerHTML')?.value as Html;
  return html.data.estree.body[0].expression.properties[0].value.value;
}

function flatten(children: unknown[], base = '/'): unknown[] {
  const tree = { type: 'root', children } as Root;
  rehypeFlatten({ base, routes: new Map() })(tree, new VFile({ path: 'docs/zh/page.mdx' }));
  return tree.children;
}

describe('flattened pages', () => {
  test('a run of static nodes becomes one element that carries its HTML', () => {
    const nodes = flatten([
      element('p', {}, [text('a <b>')]),
      text('\n'),
      element('p', {}, [text('c')]),
    ]);
    expect(nodes).toHaveLength(1);
    expect(htmlOf(nodes[0])).toBe('<p>a &#x3C;b></p>\n<p>c</p>');
  });

  test('a component stays and splits the run', () => {
    const component = { type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [], children: [] };
    const nodes = flatten([element('p'), component, element('p')]);
    expect(nodes).toHaveLength(3);
    expect(nodes[1]).toBe(component);
  });

  test('static children of a component are flattened in turn', () => {
    const component = {
      type: 'mdxJsxFlowElement',
      name: 'Tab',
      attributes: [],
      children: [element('p', {}, [text('inside')])],
    };
    flatten([component]);
    expect(htmlOf(component.children[0])).toBe('<p>inside</p>');
  });

  test('text between components stays, as text', () => {
    const icon = { type: 'mdxJsxTextElement', name: 'Icon', attributes: [], children: [] };
    const callout = {
      type: 'mdxJsxFlowElement',
      name: 'Callout',
      attributes: [],
      children: [text('Mind '), icon, text('\n'), element('p', {}, [text('this')])],
    };
    flatten([callout]);
    expect(callout.children).toHaveLength(3);
    expect(callout.children[0]).toEqual(text('Mind '));
    expect(htmlOf(callout.children[2])).toBe('\n<p>this</p>');
  });

  test('links lose .html and get the base; other sites and hashes stay', () => {
    const links = ['/a.html#x', '/b/index.html', 'https://c.dev/d.html', '#e'];
    const [node] = flatten(
      [
        element(
          'p',
          {},
          links.map((href) => element('a', { href })),
        ),
      ],
      '/docs/',
    );
    expect(htmlOf(node).match(/href="[^"]*"/g)).toEqual([
      'href="/docs/a#x"',
      'href="/docs/b/"',
      'href="https://c.dev/d.html"',
      'href="#e"',
    ]);
  });
});

test('a long page has a fold before the first heading that is below every window', () => {
  const heading = (value: string) => element('h2', {}, [text(value)]);
  const long = element('p', {}, [text('word '.repeat(1500))]);
  const code = element('figure', {}, [text('line\n'.repeat(70))]);
  const callout = { type: 'mdxJsxFlowElement', name: 'Callout', attributes: [], children: [long] };
  const foldOf = (children: unknown[]): (string | undefined)[] =>
    (flatten(children) as Element[]).flatMap((node) =>
      node.tagName === 'div' ? node.children.map(htmlOf) : [],
    );
  expect(foldOf([heading('a'), long, heading('b'), heading('c')])).toEqual([
    '<h2>b</h2><h2>c</h2>',
  ]);
  expect(foldOf([code, heading('a'), long, heading('b')])).toEqual(['<h2>b</h2>']);
  expect(foldOf([code, code, heading('a')])).toEqual(['<h2>a</h2>']);
  expect(foldOf([callout, heading('a')])).toEqual(['<h2>a</h2>']);
  expect(foldOf([code, heading('a'), code])).toEqual([]);
  expect(foldOf([long])).toEqual([]);
});

test('a link that opens in a new tab says so in the language of its page', () => {
  const link = element('a', { href: 'https://c.dev', target: '_blank' }, [text('c')]);
  expect(htmlOf(flatten([element('p', {}, [link])])[0])).toBe(
    '<p><a href="https://c.dev" target="_blank">c<span class="visually-hidden"> (在新标签页中打开)</span></a></p>',
  );
});
