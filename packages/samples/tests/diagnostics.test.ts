import { expect, test } from '@rstest/core';
import { groupSamples } from '../groups.ts';
import { judge } from '../typecheck.ts';
import { readPage } from './page.ts';

/** What is wrong with a block that carries `errors`, when the compiler reports TS2345. */
function problems(errors: string): string[] {
  const text = `\`\`\`ts title="a.ts" errors="${errors}"\nf(1);\n\`\`\`\n`;
  const page = readPage({ lang: 'en', route: '/x', file: 'docs/en/x.mdx', text });
  const [group] = groupSamples([page]).groups;
  if (!group) throw new Error('no group');
  const message = "Argument of type 'number' is not assignable to parameter of type 'string'.";
  const diagnostic = { group: group.name, path: 'a.ts', line: 1, code: 'TS2345', message };
  return judge(group, [diagnostic]).map((problem) => problem.message);
}

test('an expected code, with or without a part of its message, is no problem', () => {
  expect(problems('TS2345')).toEqual([]);
  expect(problems("TS2345: 'number' is not assignable")).toEqual([]);
});

test('another message, or another code, is a problem', () => {
  expect(problems('TS2345: has no property')).toEqual([
    expect.stringContaining('should not compile with "has no property"'),
  ]);
  expect(problems('TS2322')).toHaveLength(2);
});

test('a block that fails with another code is not said to compile', () => {
  expect(problems('TS2322')).toContain(
    'the block should not compile with TS2322, and fails with TS2345 instead',
  );
});
