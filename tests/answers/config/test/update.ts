import type { Answers } from '../../../support/answers.ts';

const snap = (...lines: string[]) => `// Rstest Snapshot v1\n\n${lines.join('\n\n')}\n`;
const two = `import { expect, test } from '@rstest/core';
test('total', () => { expect('new').toMatchSnapshot(); });
test('label', () => { expect('same').toMatchSnapshot(); });`;
const old = {
  'a.test.ts': two,
  '__snapshots__/a.test.ts.snap': snap(
    'exports[`label 1`] = `"same"`;',
    'exports[`total 1`] = `"old"`;',
  ),
};

export default {
  'What happens to a changed snapshot without update?': {
    heading: 'when-snapshots-are-written',
    says: 'changed · the test fails · rewritten, inline ones too, and the test passes',
    files: old,
    exitCode: 1,
    output: ['Snapshot `total 1` mismatched', 'Snapshots 1 failed'],
  },
  'What does -u write?': {
    says: 'Rewrites snapshots that no longer match and removes those that no test uses anymore.',
    files: old,
    command: 'npx rstest -u && cat __snapshots__/a.test.ts.snap',
    output: ['Snapshots 1 updated', 'exports[`total 1`] = `"new"`'],
  },
  'Are inline snapshots rewritten too?': {
    heading: 'when-snapshots-are-written',
    says: 'changed · the test fails · rewritten, inline ones too, and the test passes',
    test: `import { expect, test } from '@rstest/core';
test('total', () => { expect('new').toMatchInlineSnapshot('"old"'); });`,
    command: 'npx rstest -u && cat a.test.ts',
    output: ['toMatchInlineSnapshot(`"new"`)'],
  },
  'Is a new snapshot written without update?': {
    heading: 'when-snapshots-are-written',
    says: 'new · written, except in CI; an inline snapshot changes your test file · written',
    test: two,
    command: 'npx rstest && cat __snapshots__/a.test.ts.snap',
    output: ['Snapshots 2 written', 'exports[`total 1`] = `"new"`'],
  },
  'Is a new snapshot written in CI?': {
    heading: 'snapshots-in-ci',
    says: "If the environment variable `CI` is set, new snapshots aren't written: a test without its snapshot fails with `mismatched`.",
    test: two,
    command: 'CI=true npx rstest; echo "exit $?"; ls __snapshots__ || echo nothing written',
    output: ['exit 1', 'nothing written', 'mismatched'],
  },
  'Does -u write in CI?': {
    heading: 'snapshots-in-ci',
    says: '`-u` still writes, even in CI, so keep it out of CI commands.',
    files: old,
    command: 'CI=true npx rstest -u && cat __snapshots__/a.test.ts.snap',
    output: ['exports[`total 1`] = `"new"`'],
  },
  'Does an obsolete snapshot fail the run, and what removes it?': {
    heading: 'when-snapshots-are-written',
    says: 'obsolete: no test uses it · reported, the run still passes · removed',
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('label', () => { expect('same').toMatchSnapshot(); });`,
      '__snapshots__/a.test.ts.snap': old['__snapshots__/a.test.ts.snap'],
    },
    command: 'npx rstest && npx rstest -u && echo then && cat __snapshots__/a.test.ts.snap',
    output: ['Snapshots 1 obsolete', 'Snapshots 1 removed', 'label 1'],
    absent: [/then[\s\S]*total 1/],
  },
  'Does -u with a name filter remove the snapshots of tests that did not run?': {
    heading: 'remove-obsolete-snapshots',
    says: 'A run narrowed with `-t` removes nothing from a file in which it skips tests, because the snapshot may belong to one of them.',
    files: old,
    command: 'npx rstest -u -t total && cat __snapshots__/a.test.ts.snap',
    output: ['exports[`label 1`] = `"same"`', 'exports[`total 1`] = `"new"`'],
    absent: ['removed'],
  },
  'Does -u delete the snapshot file of a deleted test file?': {
    heading: 'remove-obsolete-snapshots',
    says: 'The `.snap` file of a deleted test file is neither reported nor removed.',
    files: {
      'b.test.ts': `import { test } from '@rstest/core'; test('b', () => {});`,
      '__snapshots__/a.test.ts.snap': old['__snapshots__/a.test.ts.snap'],
    },
    command: 'npx rstest -u && ls __snapshots__',
    output: ['a.test.ts.snap'],
    absent: ['obsolete', 'removed'],
  },
  'Is the snapshot of a failing test kept by -u?': {
    heading: 'remove-obsolete-snapshots',
    says: 'A test that fails before it reaches its snapshot keeps it.',
    files: { ...old },
    test: `import { expect, test } from '@rstest/core';
test('total', () => { throw new Error('before the snapshot'); });
test('label', () => { expect('same').toMatchSnapshot(); });`,
    command: 'npx rstest -u; cat __snapshots__/a.test.ts.snap',
    output: ['before the snapshot', 'exports[`total 1`] = `"old"`'],
  },
  'Can a project switch update on for itself?': {
    heading: 'turn-updating-on-or-off-for-one-run',
    says: 'Because the setting belongs to the whole run, Rstest reads it from the root config only and ignores it in a project.',
    files: {
      ...old,
      'rstest.config.ts': `export default { projects: [{ name: 'shop', include: ['*.test.ts'], update: true }] };`,
    },
    exitCode: 1,
    output: ['mismatched'],
  },
  'Does update in the root config reach the projects?': {
    heading: 'turn-updating-on-or-off-for-one-run',
    says: 'Because the setting belongs to the whole run, Rstest reads it from the root config only and ignores it in a project.',
    files: {
      ...old,
      'rstest.config.ts': `export default { update: true, projects: [{ name: 'shop', include: ['*.test.ts'] }] };`,
    },
    output: ['Snapshots 1 updated'],
  },
  'Which wins: update in the config or --update=false?': {
    heading: 'turn-updating-on-or-off-for-one-run',
    says: '`--update=false` turns it off.',
    files: { ...old, 'rstest.config.ts': `export default { update: true };` },
    command: 'npx rstest --update=false',
    exitCode: 1,
    output: ['mismatched'],
  },
  'Does -u with -t remove a snapshot that no test uses?': {
    heading: 'remove-obsolete-snapshots',
    says: 'A run narrowed with `-t` removes nothing from a file in which it skips tests, because the snapshot may belong to one of them. Run `-u` without `-t` to clean up.',
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('one', () => expect(1).toMatchSnapshot());
test('two', () => expect(2).toMatchSnapshot());
`,
      '__snapshots__/a.test.ts.snap': `// Rstest Snapshot v1

exports[\`gone 1\`] = \`9\`;

exports[\`one 1\`] = \`1\`;

exports[\`two 1\`] = \`2\`;
`,
    },
    command:
      'npx rstest -u -t one && cat __snapshots__/* && echo then && npx rstest -u && cat __snapshots__/*',
    output: [/gone 1[\s\S]*then/],
    absent: [/then[\s\S]*exports\[.gone/],
  },
} satisfies Answers;
