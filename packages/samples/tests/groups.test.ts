import { expect, test } from '@rstest/core';
import { declaresTests, metaProblem } from '../blocks.ts';
import { groupSamples } from '../groups.ts';
import { needsOwnProject, placeOf, testsToRun } from '../layout.ts';
import type { ParsedPage } from '../types.ts';
import { readPage } from './page.ts';

const fence = (info: string, code = '') => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;

function page(text: string, lang: string = 'en', route = '/config/test/retry'): ParsedPage {
  return readPage({ lang, route, file: `docs/${lang}${route}.mdx`, text });
}

const call = "import { test } from '@rstest/core';\ntest('a', () => {});";

test('blocks under one heading form a project, and translations are one project with two places', () => {
  const text = `# A\n\n${fence('ts title="a.ts"', 'export {}')}${fence('ts', call)}## B\n\n${fence('ts', call)}`;
  const { groups, problems } = groupSamples([page(text), page(text, 'zh')]);
  expect(problems).toEqual([]);
  expect(groups.map(({ files }) => files.map(({ path }) => path))).toEqual([
    ['a.ts', 'block-2.test.ts'],
    ['block-1.test.ts'],
  ]);
  expect(groups[0]?.files[0]?.places).toEqual([
    { file: 'docs/en/config/test/retry.mdx', line: 3 },
    { file: 'docs/zh/config/test/retry.mdx', line: 3 },
  ]);
});

test('a translation that differs is a project of its own', () => {
  const en = page(fence('ts', call));
  const zh = page(fence('ts', `${call}\n`.replace("'a'", "'b'")), 'zh');
  expect(groupSamples([en, zh]).groups).toHaveLength(2);
});

test('a title twice under a heading and output without a sample are problems', () => {
  const text = `# A\n\n${fence('ts title="a.ts"')}${fence('ts title="a.ts"')}## B\n\n${fence('ansi output')}`;
  const { problems } = groupSamples([page(text)]);
  expect(problems.map(({ line, message }) => [line, message.replace(/:.*/, '')])).toEqual([
    [7, '"a.ts" is already the title of the block at line 3'],
    [13, 'output without a sample'],
  ]);
});

test('tests are reported from their setup', () => {
  expect(declaresTests('price.test.ts', '')).toBe(true);
  expect(declaresTests('clock.ts', "test('a', () => {});")).toBe(true);
  expect(declaresTests(undefined, "describe.each([1])('a', () => {});")).toBe(true);
  expect(declaresTests(undefined, "test.skipIf(x())('a', () => {});")).toBe(true);
  expect(declaresTests('fixtures.ts', 'export const test = base.extend({});')).toBe(false);
  expect(declaresTests('fixtures.ts', 'export const it = test.extend({});')).toBe(false);
  expect(declaresTests('x.ts', '// test("a")\nregex.test("a");')).toBe(false);
  expect(declaresTests('rstest.config.ts', 'test();')).toBe(false);
});

test.each([
  [{ titel: 'a.ts' }, 'unknown attribute `titel`'],
  [{ norun: '' }, '`norun` needs a reason'],
  [{ fails: '' }, '`fails` needs'],
  [{ errors: '2345' }, '`errors` needs'],
  [{ output: '' }, '`output` belongs on an `ansi` block'],
  [{ title: '../a.ts' }, 'leaves the sample'],
])('attributes %j cannot be used', (meta, message) => {
  expect(metaProblem('ts', meta)).toContain(message);
});

test('attributes that can be used are no problem', () => {
  expect(metaProblem('ts', { title: 'src/a.ts', errors: 'TS2345 TS2322', wrapCode: '' })).toBe(
    undefined,
  );
  expect(metaProblem('ts', { errors: 'TS2345: not assignable' })).toBe(undefined);
});

test('what is skipped, excluded or must not compile does not have to run', () => {
  const text = [
    fence('ts title="a.test.ts"', call),
    fence('ts title="b.test.ts" norun="why"', call),
    fence('ts title="c.test.ts" excluded', call),
    fence('ts title="d.test.ts" errors="TS2345"', call),
    fence('ts title="e.test.ts" errors="TS2345" fails="x"', call),
  ].join('');
  const [group] = groupSamples([page(text)]).groups;
  if (!group) throw new Error('no group');
  expect(testsToRun(group).map(({ path }) => path)).toEqual(['a.test.ts', 'e.test.ts']);
  expect(needsOwnProject(group)).toBe(false);
});

test('a config that is not run takes its tests along', () => {
  const text = fence('ts title="rstest.config.ts" norun="browser"') + fence('ts', call);
  const [group] = groupSamples([page(text)]).groups;
  if (!group) throw new Error('no group');
  expect(testsToRun(group)).toEqual([]);
  expect(needsOwnProject(group)).toBe(true);
});

/** Paths and code of each project of a page. */
const projects = (text: string) =>
  groupSamples([page(text)]).groups.map(({ files }) =>
    Object.fromEntries(files.map(({ path, code }) => [path, code])),
  );
const loads = (path: string) =>
  `import { test } from '@rstest/core';\nimport '${path}';\ntest('a', () => {});`;

test('a section gets the earlier files that it refers to, and those that they refer to', () => {
  const text = [
    `# A\n\n${fence('ts title="src/db.ts"', 'export {};')}`,
    `${fence('ts title="src/cart.ts"', "import './db.js';")}`,
    `${fence('ts title="src/cart.test.ts"', loads('./cart'))}`,
    `${fence('ts title="rstest.config.ts"', 'export default {};')}`,
    `${fence('ts title="src/unused.ts"', 'export {};')}`,
    `## B\n\n${fence('ts title="test/b.test.ts"', loads('../src/cart'))}`,
  ].join('');
  expect(Object.keys(projects(text)[1] ?? {})).toEqual([
    'test/b.test.ts',
    'src/cart.ts',
    'src/db.ts',
  ]);
});

test('the latest earlier version of a file is the one that is used', () => {
  const version = (number: number) => fence('ts title="a.ts"', `export const a = ${number};`);
  const text = `# A\n\n${version(1)}## B\n\n${version(2)}## C\n\n${fence('ts', loads('./a'))}## D\n\n${version(4)}`;
  expect(projects(text)[2]?.['a.ts']).toBe('export const a = 2;');
});

test('a file of a later heading, and one that the section shows itself, is not carried over', () => {
  const text = `# A\n\n${fence('ts', loads('./a'))}## B\n\n${fence('ts title="a.ts"', '1;')}## C\n\n${fence('ts title="a.ts"', '2;')}${fence('ts', loads('./a'))}`;
  const [first = {}, , third = {}] = projects(text);
  expect(Object.keys(first)).toEqual(['block-1.test.ts']);
  expect(third['a.ts']).toBe('2;');
});

test('an inherited test file is not run again', () => {
  const text = `# A\n\n${fence('ts title="a.test.ts"', call)}## B\n\n${fence('ts title="b.ts"', "import './a.test';")}`;
  const [, second] = groupSamples([page(text)]).groups;
  expect(second?.files.map(({ path }) => path)).toEqual(['b.ts', 'a.test.ts']);
  expect(second && testsToRun(second)).toEqual([]);
});

test('marks are no part of what runs, and a line of the code is found on the page', () => {
  const code = 'const a = 1; // [!code --]\nconst a = 2; // [!code ++]\nconst b = 3;';
  const [group] = groupSamples([page(fence('ts title="a.ts"', code))]).groups;
  const [file] = group?.files ?? [];
  expect(file?.code).toBe('const a = 2;\nconst b = 3;');
  expect(file && placeOf(file, 2).line).toBe(4);
});
