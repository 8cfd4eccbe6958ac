import { expect, test } from '@rstest/core';
import { diffLines } from '../compare.ts';
import { groupSamples } from '../groups.ts';
import { provesGroup, staleBlocks } from '../outputs.ts';
import { replaceBlocks } from '../update.ts';
import { readPage } from './page.ts';

const fencesOf = (text: string) =>
  readPage({ lang: 'en', route: '/x', file: 'docs/en/x.mdx', text }).fences;

const call = "import { test } from '@rstest/core';\ntest('a', () => {});";

function group(...infos: string[]) {
  const text = infos.map((info) => `\`\`\`${info}\n${call}\n\`\`\`\n`).join('\n');
  const page = readPage({ lang: 'en', route: '/x', file: 'docs/en/x.mdx', text });
  const [first] = groupSamples([page]).groups;
  if (!first) throw new Error('no group');
  return first;
}

const ok = ' ␛[32m✓␛[39m ␛[36ma.test.ts␛[39m ␛[90m(1)␛[39m';
const bad = ' ␛[31m✗␛[39m ␛[36ma.test.ts␛[39m ␛[90m(1)␛[39m\n    expected 1 to be 2';

test.each([
  ['every file passes', ['ts title="a.test.ts"'], ok, 0, true],
  ['a file fails', ['ts title="a.test.ts"'], bad, 1, false],
  ['a file is not listed', ['ts title="a.test.ts"', 'ts title="b.test.ts"'], ok, 0, false],
  ['it fails as it must', ['ts title="a.test.ts" fails="to be 2"'], bad, 1, true],
  ['it fails otherwise', ['ts title="a.test.ts" fails="timed out"'], bad, 1, false],
  ['it passes though it must fail', ['ts title="a.test.ts" fails="to be 2"'], ok, 0, false],
  ['the run fails though its tests pass', ['ts title="a.test.ts"'], ok, 1, false],
  ['an excluded file is run', ['ts title="a.test.ts" excluded'], ok, 0, false],
])('a plain run tells about its group: %s', (_, infos, text, code, proves) => {
  expect(provesGroup(group(...infos), 'npx rstest', { text, code })).toBe(proves);
});

test('a run with flags proves nothing about the plain one', () => {
  expect(provesGroup(group('ts title="a.test.ts"'), 'npx rstest -t x', { text: ok, code: 0 })).toBe(
    false,
  );
});

test('blocks that differ in durations keep their text, and translations take it over', () => {
  const fence = (code: string) => ({
    page: 'p',
    fence: fencesOf(`\`\`\`ansi\n${code}\n\`\`\``)[0],
  });
  const shown = [fence('adds (2ms)'), fence('adds (9ms)')] as never;
  const stale = staleBlocks({ command: '', shown }, 'adds (5ms)', false);
  expect(stale.map(({ text }) => text)).toEqual(['adds (2ms)']);
  expect(staleBlocks({ command: '', shown }, 'adds one', false)).toHaveLength(2);
});

test('blocks are replaced with their indentation, whatever their lengths', () => {
  const page = '- a\n\n  ```ansi\n  old\n  ```\n\n```ansi\nold\nold\n```\nend';
  const fences = fencesOf(page);
  const items = fences.map((fence, index) => ({ fence, text: `new\n\n${index}` }));
  expect(replaceBlocks(page, items)).toBe(
    '- a\n\n  ```ansi\n  new\n\n  0\n  ```\n\n```ansi\nnew\n\n1\n```\nend',
  );
});

test('a difference shows its surroundings', () => {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const after = rows.map((row) => (row === 'd' ? 'D' : row));
  expect(diffLines(rows.join('\n'), after.join('\n'), 1)).toBe('  c\n- d\n+ D\n  e');
});

test('the durations of a sample that changed are written again', () => {
  const [fence] = fencesOf('```ansi\nadds (3ms)\n```');
  const shown = [{ page: 'a.mdx', fence }] as never;
  expect(staleBlocks({ command: '', shown }, 'adds (153ms)', true)).toEqual([
    { page: 'a.mdx', fence, text: 'adds (153ms)' },
  ]);
});
