import { expect, test } from '@rstest/core';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { folderPages } from '../../../content/sitePages.ts';
import { formatDefinition, formatSignature } from '../../../plugins/facts/format.ts';
import { remarkFacts } from '../../../plugins/facts/index.ts';
import { factsPages } from '../../../plugins/facts/pages.ts';
import { remarkAnsi } from '../../../plugins/mdx/ansi.ts';

type Node = Record<string, unknown> & { children?: Node[] };

function component(name: string, value: unknown, type = 'mdxJsxFlowElement'): Node {
  const attributes = [{ type: 'mdxJsxAttribute', name: 'name', value }];
  return { type, name, attributes, children: [], position: { start: { line: 7 } } };
}

const PAGES = factsPages(() => folderPages('docs/en', 'en'));

function run(node: Node, path = 'docs/en/config/test/x.mdx'): Node[] {
  return runAll([node], path);
}

function runAll(children: Node[], path = 'docs/en/config/test/x.mdx'): Node[] {
  const tree = { type: 'root', children } as unknown as Root;
  remarkFacts(() => PAGES)(tree, new VFile({ path }));
  return tree.children as unknown as Node[];
}

/** The description list as HTML, the way the page's compiler reads `hName`. */
function html(nodes: Node[]): string {
  const convert = (node: Node): object => {
    if (node.type === 'text') return node;
    const value = [{ type: 'text', value: node.value }];
    if (node.type === 'inlineCode')
      return { type: 'element', tagName: 'code', properties: {}, children: value };
    const { hName, hProperties = {} } = node.data as { hName: string; hProperties?: object };
    const children = (node.children ?? []).map(convert);
    return { type: 'element', tagName: hName, properties: hProperties, children };
  };
  return toHtml({ type: 'root', children: nodes.map(convert) } as never);
}

test.each([
  ['/srv/zh/site/docs/en/a.mdx', 'Type'],
  ['C:\\zh\\docs\\en\\a.mdx', 'Type'],
  ['/srv/en/site/docs/zh/a.mdx', '类型'],
])('the folder nearest to the page tells the language: %s', (path, label) => {
  expect(html(run(component('OptionFacts', 'testTimeout'), path))).toContain(`<dt>${label}</dt>`);
});

test('an option becomes a description list', () => {
  const text = html(run(component('OptionFacts', 'testTimeout')));
  expect(text).toContain('<dl class="facts"><div><dt>Type</dt><dd><code>number</code></dd></div>');
  expect(text).toContain('<code>5000</code>; <code>15000</code> in browser mode');
  expect(text).toContain('<code>--testTimeout &#x3C;value></code>');
});

test('a name that the package does not have stops a build, and is written into the page in dev', () => {
  expect(() => run(component('OptionFacts', 'toMorrow'))).toThrow(
    'docs/en/config/test/x.mdx:7 <Opt',
  );
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'development';
  try {
    expect(html(run(component('OptionFacts', 'toMorrow')))).toContain('no option "toMorrow"');
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
});

test('facts say since when a name exists, and are silent about the oldest', () => {
  const rowOf = (name: string) => html(run(component('OptionFacts', name)));
  expect(rowOf('extends')).toContain('<dt>Since</dt><dd>0.7.7</dd>');
  expect(rowOf('bail')).toContain('<dt>Since</dt><dd>0.6.4 or earlier</dd>');
  expect(rowOf('retry')).not.toContain('<dt>Since</dt>');
  expect(rowOf('coverage.provider')).toContain(
    "<dt>Changed</dt><dd>in 0.10.3 or earlier: type from <code>'istanbul'</code> to <code>",
  );
  const [, since] = run(component('ApiFacts', 'rs.hoisted'));
  expect(html([since as Node])).toBe('<p>Since 0.7.5 or earlier.</p>');
});

test('a line says since when a flag or command exists', () => {
  const since = (name: string, path?: string) =>
    run(component('Since', name, 'mdxJsxTextElement'), path)[0]?.value;
  expect(since('flag --shard')).toBe('0.8.2');
  expect(since('command init')).toBe('0.7.9');
  expect(since('flag --bail', 'docs/zh/guide/basic/cli.mdx')).toBe('0.6.4 或更早');
  expect(since('flag --retry')).toBe('');
  expect(() => since('--shard')).toThrow('x.mdx:7 <Since>: no version that was read has "--shard"');
});

test('a minor lists its versions, newest first, with links to what they added', () => {
  const [list] = run(component('Releases', '0.8'), 'docs/zh/guide/help/releases.mdx');
  const versions = list?.children?.map(({ data }) => (data as { hProperties: object }).hProperties);
  expect(versions).toEqual([{ id: 'v0-8-5' }, { id: 'v0-8-2' }, { id: 'v0-8-1' }]);
  expect(JSON.stringify(list)).toContain('"url":"/zh/config/test/hideSkippedTestFiles"');
});

test('labels are in the language of the page', () => {
  const text = html(run(component('OptionFacts', 'testTimeout'), 'docs/zh/config/test/x.mdx'));
  expect(text).toContain('<dt>类型</dt>');
  expect(text).not.toContain('Default');
});

test('an API becomes a highlighted block of its signatures', () => {
  expect(run(component('ApiFacts', 'expect().toBe'))).toEqual([
    { type: 'code', lang: 'ts', meta: 'wrapCode', value: 'expect().toBe<E>(expected: E): void' },
  ]);
});

test('a page prints each type once', () => {
  const [first, second] = runAll([
    component('ApiFacts', 'test'),
    component('ApiFacts', 'test.only'),
  ]);
  expect(first?.value).toContain('type TestOptions = {');
  expect(second?.value).toContain('options: TestOptions');
  expect(second?.value).not.toContain('type TestOptions');
  expect(runAll([component('ApiFacts', 'test.only')])[0]?.value).toContain('type TestOptions');
});

test.each([
  [component('OptionFacts', 'testTimeut'), /x\.mdx:7 <OptionFacts>: no option.*testTimeout/],
  [component('Releases', '0.2'), /x\.mdx:7 <Releases>: no version 0\.2\.x was read/],
  [component('ApiFacts', 'rs.fun'), /x\.mdx:7 <ApiFacts>: no API/],
  [component('ApiFacts', { type: 'expression' }), /x\.mdx:7 <ApiFacts>: needs a name/],
  [component('ApiFacts', 'rs.fn', 'mdxJsxTextElement'), /on a line of its own/],
])('a wrong use stops the build with file and line', (node, message) => {
  expect(() => run(node)).toThrow(message);
});

test('other components stay', () => {
  const tabs = component('Tabs', 'x');
  expect(run(tabs)).toEqual([tabs]);
});

test('long signatures and types go over several lines', () => {
  const short = 'expect().toBe(): void';
  expect(formatSignature(short)).toBe(short);
  const long = `rs.spyOn<T extends Record<string, any>, K extends keyof T>(obj: T, methodName: K, accessType?: 'get' | 'set'): MockInstance<T[K]>`;
  expect(formatSignature(long).split('\n')).toEqual([
    'rs.spyOn<T extends Record<string, any>, K extends keyof T>(',
    '  obj: T,',
    '  methodName: K,',
    "  accessType?: 'get' | 'set',",
    '): MockInstance<T[K]>',
  ]);
  expect(formatDefinition('A', `{ ${'member: string; '.repeat(8)}}`).split('\n')).toHaveLength(10);
  expect(
    formatDefinition('A', `'${'x'.repeat(50)}' | '${'y'.repeat(50)}'`).split('\n'),
  ).toHaveLength(3);
});

test('only terminal blocks get their escape characters back', () => {
  const block = (lang: string) => ({ type: 'code', lang, value: '␛[1mx' });
  const tree = { type: 'root', children: [block('ansi'), block('ts')] } as unknown as Root;
  remarkAnsi()(tree);
  expect(tree.children).toMatchObject([{ value: '\u001b[1mx' }, { value: '␛[1mx' }]);
});
