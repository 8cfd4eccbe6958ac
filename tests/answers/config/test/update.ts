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
  'Why does Git list my .snap files on Windows, and may two titles differ in their line ending alone?':
    {
      heading: 'when-snapshots-are-written',
      says: 'A `.snap` file that Git has checked out with `\\r\\n` is written again with `\\n` by a run on your machine: put `*.snap text eol=lf` into `.gitattributes`. So is one that a formatter has changed: keep it from `.snap` files, as with `*.snap` in `.prettierignore`. Titles of tests that differ in their line endings alone share an entry, so the next run fails.',
      files: {
        'one.test.ts':
          "import { expect, test } from '@rstest/core';\ntest('one', () => { expect(1).toMatchSnapshot(); });\n",
        'titles.test.ts': `import { expect, test } from '@rstest/core';
test.for(['a\\nb', 'a\\r\\nb'])('%s', (text) => { expect(text.length).toMatchSnapshot(); });`,
      },
      command:
        'unset CI GITHUB_ACTIONS; npx rstest; sed -i.bak "s/$/\\r/" __snapshots__/one.test.ts.snap; tr -cd "\\r" < __snapshots__/one.test.ts.snap | wc -c | sed "s/^/BEFORE /"; npx rstest; tr -cd "\\r" < __snapshots__/one.test.ts.snap | wc -c | sed "s/^/AFTER /"',
      output: [/Tests 3 passed[\s\S]*BEFORE [1-9][\s\S]*1 failed \| 2 passed[\s\S]*AFTER 0/],
    },
  'How do I write new snapshots in CI without changing others?': {
    heading: 'snapshots-in-ci',
    says: 'To write new ones in CI without changing others, empty each of these variables: `CI= GITHUB_ACTIONS= npx rstest`.',
    files: {
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\ntest('new', () => { expect(1).toMatchSnapshot(); });\ntest('old', () => { expect(1).toMatchSnapshot(); });\n",
      '__snapshots__/a.test.ts.snap': '// Rstest Snapshot v1\n\nexports[`old 1`] = `2`;\n',
    },
    command: 'export CI=1 GITHUB_ACTIONS=1; npx rstest; echo EMPTY; CI= GITHUB_ACTIONS= npx rstest',
    exitCode: 1,
    output: [/Snapshots 2 failed[\s\S]*EMPTY[\s\S]*1 written/],
  },
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
    says: "If the environment variable `CI` is set, even to `false`, or one by which a CI service is known, such as `JENKINS_URL`, new snapshots aren't written: a test without its snapshot fails with `mismatched`.",
    elsewhere: {
      '/guide/advanced/environment-variables':
        '`CI` · A missing snapshot fails, as with variables by which a CI service is known, such as `JENKINS_URL`;',
    },
    test: two,
    command:
      'for name in CI=true CI=false JENKINS_URL=x; do env $name npx rstest; echo "exit $?"; done; ls __snapshots__ || echo nothing written',
    output: [/(mismatched[\s\S]*exit 1[\s\S]*){3}nothing written/],
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
    says: 'obsolete: no test uses it · reported, the run still passes: make CI fail · removed',
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('label', () => { expect('same').toMatchSnapshot(); });`,
      '__snapshots__/a.test.ts.snap': old['__snapshots__/a.test.ts.snap'],
    },
    command: 'npx rstest && npx rstest -u && echo then && cat __snapshots__/a.test.ts.snap',
    output: ['Snapshots 1 obsolete', 'Snapshots 1 removed', 'label 1'],
    absent: [/then[\s\S]*total 1/],
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
  'Can a changed value fail a test while update is on in the config?': {
    says: "With `update: true`, or a text such as Vitest's `'none'`, each run would then write whatever it finds, and a value that changed would never fail a test.",
    files: { ...old, 'rstest.config.ts': 'export default { update: process.env.NONE ?? true };' },
    command:
      'cp -r __snapshots__ old; npx rstest; rm -r __snapshots__; mv old __snapshots__; NONE=none npx rstest',
    output: [/(?:Snapshots 1 updated[\s\S]*Tests 2 passed[\s\S]*){2}/],
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
  'Which snapshots that no test uses does -u keep when a test fails or is skipped?': {
    heading: 'remove-obsolete-snapshots',
    says: "A test that fails or is skipped, for example by `-t`, keeps its own, because Rstest can't know whether they're still used. In 0.12.0 it also keeps some that no test uses: those of its file whose names aren't shorter than its own. To clean up, run `-u` without `-t` when all tests pass.",
    elsewhere: {
      '/guide/basic/snapshot':
        "they aren't reported as obsolete, and `-u` doesn't remove them, nor some others of the file.",
    },
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('runs', () => expect(1).toMatchSnapshot());
test('other', () => { if (process.env.FAILS) throw new Error(); expect(2).toMatchSnapshot(); });
`,
      'old.snap': snap(
        ...['gone', 'longer', 'other', 'runs'].map(
          (name) => `exports[\`${name} 1\`] = \`${name === 'runs' ? 1 : 2}\`;`,
        ),
      ),
    },
    command: `mkdir __snapshots__; for run in '-t runs' FAILS=1 ''; do cp old.snap __snapshots__/a.test.ts.snap
env $(echo $run | grep =) npx rstest -u $(echo $run | grep -e -t); echo "KEPT $(grep -o '[a-z]* 1' __snapshots__/* | tr '\\n' ' ')"; done`,
    output: [/(KEPT longer 1 other 1 runs 1 [\s\S]*){2}KEPT other 1 runs 1 $/m],
  },
  'What becomes of a snapshot when its test is renamed?': {
    heading: 'remove-obsolete-snapshots',
    says: 'After renaming a test, run its file with `-u` and without `-t`, which stores the value under the new name and removes the old entry. Without `-u`, the old one stays, and in CI the renamed test fails.',
    test: "import { expect, test } from '@rstest/core';\ntest('total', () => { expect(1).toMatchSnapshot(); });",
    command:
      "CI= npx rstest && sed -i 's/total/sum/' a.test.ts && CI=1 npx rstest || CI= npx rstest && CI= npx rstest -u -t sum && CI= npx rstest -u a.test.ts && grep exports __snapshots__/*.snap",
    output: [
      /1 written[\s\S]*Tests 1 failed[\s\S]*1 written[\s\S]*1 obsolete(?:(?!removed)[\s\S])*1 passed(?:(?!removed)[\s\S])*Rstest[\s\S]*1 removed[\s\S]*exports\[`sum 1`\]/,
    ],
    absent: ['exports[`total 1`]'],
  },
  'Why does an inline snapshot stay empty although the run passes?': {
    heading: 'when-snapshots-are-written',
    says: [
      "An inline snapshot stays empty in your file, although the run says `1 written` each time, if the name of the matcher isn't written with a dot: `expect(price)['toMatchInlineSnapshot']()`.",
      'With another inline snapshot below it, the value goes there: it replaces the one stored there or, if that one is empty too, breaks the file.',
      'A skipped test writes none, and an empty template, `` toMatchInlineSnapshot(``) ``, is a stored value that differs: remove it, or use `-u`.',
    ],
    files: {
      'one.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => { expect(1)['toMatchInlineSnapshot'](); });
`,
      'skip.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => {});
test.skip('b', () => { expect(2).toMatchInlineSnapshot(); });
`,
      'two.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => { expect(1)['toMatchInlineSnapshot'](); });
test('b', () => { expect(2).toMatchInlineSnapshot(); });
`,
      'filled.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => { expect(1)['toMatchInlineSnapshot'](); });
test('b', () => { expect(2).toMatchInlineSnapshot(\`2\`); });
`,
      'empty.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => { expect(1).toMatchInlineSnapshot(\`\`); });
`,
    },
    command:
      'export CI=; unset CI; cp one.test.ts before.txt; npx rstest one; npx rstest one; cmp one.test.ts before.txt && echo SAME; npx rstest skip; grep -c "toMatchInlineSnapshot()" skip.test.ts | sed "s/^/SKIPPED /"; npx rstest two > log.txt; grep "expect(2)" two.test.ts; npx rstest filled > log.txt; grep "expect(2)" filled.test.ts; npx rstest empty && exit 9; npx rstest empty -u; cat empty.test.ts',
    output: [
      /1 written[\s\S]*1 written[\s\S]*SAME[\s\S]*SKIPPED 1/,
      'toMatchInlineSnapshot(`1``2`)',
      'expect(2).toMatchInlineSnapshot(`1`);',
      'Snapshot `a 1` mismatched',
      'expect(1).toMatchInlineSnapshot(`1`)',
    ],
  },
  'Does test.fails pass when a snapshot differs, and what does -u do?': {
    heading: 'when-snapshots-are-written',
    says: 'a changed snapshot lets the test pass. `-u` rewrites that snapshot, and the test then fails with `Expect test to fail`: run `-u` for other files only.',
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
test.fails('file', () => { expect('one').toMatchSnapshot(); });
test.fails('inline', () => { expect('two').toMatchInlineSnapshot('"three"'); });`,
      '__snapshots__/a.test.ts.snap': '// Rstest Snapshot v1\n\nexports[`file 1`] = `"zero"`;\n',
    },
    command: 'npx rstest; npx rstest -u; cat __snapshots__/a.test.ts.snap',
    output: [/Tests 2 passed[\s\S]*Expect test to fail[\s\S]*Tests 2 failed[\s\S]*"one"/],
  },
  'May the stored text of an inline snapshot be a variable, and may the call have a type argument?':
    {
      heading: 'when-snapshots-are-written',
      says: [
        'With a type argument, `toMatchInlineSnapshot<string>()`, with `?.()` or with a comment before the parentheses, it stays empty, too.',
        'A block comment before the value, `` toMatchInlineSnapshot(/* HTML */ `…`) ``, misleads `-u`: it writes the value to the last string of the file that follows such a comment, even one in your code. To let your editor highlight the value, write `// html` and a line break, or a tag without a dot: `const html = String`, then ``toMatchInlineSnapshot(html`…`)``.',
        'Write the stored text into the call itself. A variable, `toMatchInlineSnapshot(stored)`, is compared, but `-u` makes ``stored`…` `` of it, which fails with `stored is not a function`; an expression such as `JSON.stringify(cart)` stays, although the run says `updated`.',
      ],
      files: {
        'typed.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => { expect('a').toMatchInlineSnapshot<string>(); });
`,
        'maybe.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => { expect('a').toMatchInlineSnapshot?.(); });
`,
        'before.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => { expect('a').toMatchInlineSnapshot /* why */ (); });
`,
        'block.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => { expect(process.env.NEW ?? 'old').toMatchInlineSnapshot(/* HTML */ \`"old"\`); });
const title = /* the title */ 'Atlas';
test('b', () => { expect(title).toMatchInlineSnapshot(\`"Atlas"\`); });
`,
        'tag.test.ts': `import { expect, test } from '@rstest/core';
const html = String;
test('a', () => { expect(process.env.NEW ?? 'old').toMatchInlineSnapshot(html\`"old"\`); });
test('b', () => {
  expect(process.env.NEW ?? 'old').toMatchInlineSnapshot(
    // html
    \`"old"\`,
  );
});
`,
        'stored.test.ts': `import { expect, test } from '@rstest/core';
const stored = '"old"';
test('a', () => { expect(process.env.NEW ?? 'old').toMatchInlineSnapshot(stored); });
test('b', () => { expect(process.env.NEW ?? 'old').toMatchInlineSnapshot(JSON.stringify('old')); });
`,
      },
      command:
        'unset CI; npx rstest; NEW=new npx rstest stored block tag -u; cat *.test.ts; NEW=new npx rstest tag; npx rstest stored',
      exitCode: 1,
      output: [
        /Snapshots 3 written[\s\S]*Tests 9 passed[\s\S]*Snapshots 5 updated[\s\S]*tag\.test\.ts[\s\S]*Tests 2 passed/,
        'toMatchInlineSnapshot(stored`"new"`)',
        "toMatchInlineSnapshot(JSON.stringify('old'))",
        'toMatchInlineSnapshot<string>()',
        'toMatchInlineSnapshot?.()',
        'toMatchInlineSnapshot /* why */ ()',
        'toMatchInlineSnapshot(/* HTML */ `"old"`)',
        'const title = /* the title */ `"new"`;',
        'toMatchInlineSnapshot(html`"new"`)',
        'stored is not a function',
      ],
    },
  'Which snapshots survive the renaming of a test?': {
    heading: 'remove-obsolete-snapshots',
    says: "No option leaves the name of the test out of the entry, not even a name that you give, `toMatchSnapshot('price')`: an inline snapshot and `toMatchFileSnapshot` don't depend on it.",
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('inline ' + process.env.NAME, () => { expect(1).toMatchInlineSnapshot(); });
test('file ' + process.env.NAME, async () => { await expect('1').toMatchFileSnapshot('./one.txt'); });
test('entry ' + process.env.NAME, () => { expect(1).toMatchSnapshot('price'); });`,
    },
    command: 'NAME=old npx rstest; NAME=new CI=1 npx rstest',
    exitCode: 1,
    output: [
      '✓ inline new',
      '✓ file new',
      '✗ entry new',
      'Snapshot `entry new > price 1` mismatched',
    ],
  },
} satisfies Answers;
