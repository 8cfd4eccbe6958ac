import type { Answers } from '../../../support/answers.ts';

const files = {
  'src/price.ts': `export const addTax = (cents: number, rate: number): number => Math.floor(cents * (1 + rate));
`,
  'src/price.test.ts': `import { expect, test } from '@rstest/core';
import { addTax } from './price';

test('rounds the tax to whole cents', () => {
  expect(addTax(999, 0.2)).toBe(1199);
});
`,
};

export default {
  'Does an agent get Markdown with a command that repeats a failure?': {
    heading: 'the-report-an-agent-gets',
    says: 'Rstest recognizes common agents by their environment variables and then uses the `md` reporter: a summary in JSON, and for each failure a command that repeats it, the error and the lines around it.',
    files,
    command: 'AI_AGENT=1 npx rstest',
    exitCode: 1,
    output: [
      '# Rstest Test Execution Report',
      "npx rstest 'src/price.test.ts' --testNamePattern 'rounds the tax to whole cents'",
    ],
  },
  'I repeated the failure with the command of the report, and no test ran.': {
    heading: 'the-report-an-agent-gets',
    says: [
      "The report doesn't escape the name, and the pattern fits every name that contains it: `adds tax` also runs `adds tax twice`.",
      'A name such as `adds tax (7%)` matches no test, so the command passes with none: put a backslash before each `(`, `)`, `[`, `$`, `?` and the like.',
    ],
    files: {
      'tax.test.ts': `import { expect, test } from '@rstest/core';
test('adds tax', () => { expect(1).toBe(2); });
test('adds tax (7%)', () => { expect(1).toBe(2); });
test('adds tax twice', () => {});
`,
      'repeat.mjs': `import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
const commands = readFileSync('report.md', 'utf8').match(/^npx rstest .*--testNamePattern.*$/gm);
const run = (command) => {
  try {
    return [0, execSync(command + ' --reporter=default', { encoding: 'utf8' })];
  } catch ({ status, stdout }) {
    return [status, stdout];
  }
};
const counts = (command) => {
  const [code, out] = run(command);
  console.log('REPEAT', code, out.match(/Tests +(.*)/)[1]);
};
counts(commands[0]);
counts(commands[1]);
counts(commands[1].replace('(', '\\\\(').replace(')', '\\\\)'));
`,
    },
    command: 'npx rstest --reporter=md > report.md; NO_COLOR=1 node repeat.mjs',
    output: [
      'REPEAT 1 2 failed | 1 passed (3)',
      'REPEAT 0 3 skipped',
      'REPEAT 1 1 failed | 2 skipped',
    ],
  },
  'Does a run whose name pattern matches nothing succeed?': {
    heading: 'exit-code-0-doesnt-mean-that-a-test-ran',
    says: 'a name that matches no test skips everything and still exits with 0,',
    files,
    command: "npx rstest -t 'no such name'",
    output: ['1 skipped'],
    absent: ['1 passed'],
  },
  'Does a run without any matching file fail?': {
    heading: 'exit-code-0-doesnt-mean-that-a-test-ran',
    says: 'The exit code is 0 when nothing failed, and 1 when a test failed or when no file matched.',
    files,
    command: 'npx rstest nope',
    exitCode: 1,
    output: ['No test files found, exiting with code 1.'],
  },
  'Does --changed fail if no test imports what has changed?': {
    heading: 'exit-code-0-doesnt-mean-that-a-test-ran',
    says: 'and so does `--changed` if no test imports what changed',
    files: { ...files, 'src/vat.ts': 'export const vat = 0.2;\n' },
    command:
      'git init -q . && git add -A && git -c user.name=a -c user.email=a@shop.test commit -qm a && echo >> src/vat.ts && npx rstest --changed; echo CODE $?',
    output: ['No test files found for changed files', 'CODE 0'],
    absent: ['1 passed'],
  },
  'Does --bail=1 leave out later failures?': {
    heading: 'keep-the-output-small',
    says: 'We recommend `--bail=1` while an agent works on one thing, because it fixes one failure at a time anyway.',
    test: `import { test } from '@rstest/core';
for (const n of [1, 2, 3]) {
  test('order ' + n, () => {
    throw new Error('no stock ' + n);
  });
}
`,
    command: 'npx rstest --bail=1 --reporter=md',
    exitCode: 1,
    output: ['no stock 1'],
    absent: ['no stock 3'],
  },
  'What makes the output of many failures short?': {
    heading: 'keep-the-output-small',
    says: 'The reporter hardly matters when much fails; the number of failures does.',
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
test.each(Array.from({ length: 50 }, (_, i) => i))('case %i', (i) => { expect(i).toBe(-1); });`,
      'compare.mjs': `const size = async (file) => (await import('node:fs')).readFileSync(file).length;
const [plain, md, bail] = await Promise.all(['plain', 'md', 'bail'].map(size));
console.log('REPORTER', md > plain / 2, 'BAIL', bail < plain / 10);`,
    },
    command:
      'npx rstest > plain; npx rstest --reporter=md > md; npx rstest --bail=1 > bail; node compare.mjs',
    output: ['REPORTER true BAIL true'],
  },
} satisfies Answers;
