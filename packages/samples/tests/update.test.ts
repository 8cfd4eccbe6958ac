import { expect, test } from '@rstest/core';
import { groupSamples } from '../groups.ts';
import { sortOutputs } from '../update.ts';
import { readPage } from './page.ts';

const FILE = 'docs/en/x.mdx';

/** A sample with an output block that shows `old`, and what an update makes of a new output. */
function update(old: string, { unexpected = false, failsAt = 0 }) {
  const text = `\`\`\`ts title="a.test.ts"\ntest('a', () => {});\n\`\`\`\n\n\`\`\`ansi output\n${old}\n\`\`\`\n`;
  const { groups } = groupSamples([readPage({ lang: 'en', route: '/x', file: FILE, text })]);
  const stale = groups.flatMap(({ outputs }) =>
    outputs.flatMap(({ shown }) =>
      shown.map(({ page, fence }) => ({ page, fence, text: 'new', unexpected })),
    ),
  );
  const problems = failsAt ? [{ file: FILE, line: failsAt, message: 'fails', fix: '' }] : [];
  const { good, refused } = sortOutputs(stale, groups, problems);
  return { written: good.map((item) => item.text), refused: refused.map(({ line }) => line) };
}

test('the output of a sample that passes is written', () => {
  expect(update('old', {})).toEqual({ written: ['new'], refused: [] });
});

test('the output of a sample that fails replaces nothing', () => {
  expect(update('old', { failsAt: 2 })).toEqual({ written: [], refused: [5] });
  expect(update('', { failsAt: 2 })).toEqual({ written: [], refused: [5] });
});

test('a problem elsewhere on the page does not hold an update back', () => {
  expect(update('old', { failsAt: 9 })).toEqual({ written: ['new'], refused: [] });
});

test('a command that fails unexpectedly fills an empty block and replaces nothing', () => {
  expect(update('old', { unexpected: true })).toEqual({ written: [], refused: [5] });
  expect(update('', { unexpected: true })).toEqual({ written: ['new'], refused: [] });
});
