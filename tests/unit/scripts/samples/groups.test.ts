import { expect, test } from '@rstest/core';
import { declaresTests, metaProblem } from '../../../../scripts/samples/blocks.ts';
import { groupSamples } from '../../../../scripts/samples/groups.ts';
import { needsOwnProject, testsToRun } from '../../../../scripts/samples/layout.ts';
import { parsePage } from '../../../../scripts/samples/pages.ts';
import type { Lang, ParsedPage } from '../../../../scripts/samples/types.ts';

const fence = (info: string, code = '') => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;

function page(text: string, lang: Lang = 'en', route = '/config/test/retry'): ParsedPage {
  return parsePage({ lang, route, file: `docs/${lang}${route}.mdx`, text });
}

const call = "import { test } from '@rstest/core';\ntest('a', () => {});";

test('blocks under one heading form a project, and twins are one project with two places', () => {
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

test('a twin that differs is a project of its own', () => {
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

test('tests are told from their setup', () => {
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
