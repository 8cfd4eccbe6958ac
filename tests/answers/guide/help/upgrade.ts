import type { Answers } from '../../../support/answers.ts';

export default {
  'Does --version name the versions of Rstest and of Node.js?': {
    heading: 'see-what-you-have',
    says: 'The first line names the version that runs, together with Node.js.',
    files: {},
    command: 'npx rstest --version',
    output: [/rstest\/0\.12\.0 .*node-v\d+/],
  },
  'Is an option that does not exist ignored at run time?': {
    heading: 'check-that-tests-still-mean-the-same',
    says: 'At runtime an unknown option is ignored without a message.',
    files: { 'rstest.config.mjs': 'export default { testTimout: 1 };' },
    test: `import { test } from '@rstest/core';
test('takes a moment', () => new Promise((resolve) => setTimeout(resolve, 20)));
`,
    output: ['Tests 1 passed'],
    absent: [/testTimout|unknown|warn/i],
  },
  'Why can a snapshot differ although my code is the same?': {
    heading: 'check-that-tests-still-mean-the-same',
    says: 'Either the new version prints the value differently, or your code is broken.',
    files: {
      'rstest.config.mjs':
        'export default { snapshotFormat: { printBasicPrototype: process.env.PRINTS === "new" } };',
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('cart', () => { expect({ skus: process.env.SKU }).toMatchSnapshot(); });`,
    },
    command: 'SKU=A npx rstest && SKU=A PRINTS=new npx rstest; SKU=B npx rstest',
    exitCode: 1,
    output: [/Tests 1 passed[\s\S]*Object \{[\s\S]*Tests 1 failed[\s\S]*"B"[\s\S]*Tests 1 failed/],
  },
  'What happens when I upgrade only the core?': {
    heading: 'upgrade-the-packages-together',
    says: 'If you only name the core, npm prints `ERESOLVE overriding peer dependency` and leaves the others at their old version.',
    // The packages stand for the real ones: npm looks at names, versions and peers alone.
    files: {
      'old/package.json': '{ "name": "@rstest/core", "version": "0.11.9" }',
      'new/package.json': '{ "name": "@rstest/core", "version": "0.12.0" }',
      'v8/package.json':
        '{ "name": "@rstest/coverage-v8", "version": "0.11.9", "peerDependencies": { "@rstest/core": "~0.11.0" } }',
      'app/package.json': '{}',
    },
    command: `for i in old new v8; do npm pack --silent ./$i; done
cd app; npm i --offline ../rstest-core-0.11.9.tgz ../rstest-coverage-v8-0.11.9.tgz >/dev/null && npm i --offline ../rstest-core-0.12.0.tgz 2>&1 | grep -o 'ERESOLVE.*' | head -1; grep -o '"version".*[0-9]"' node_modules/@rstest/*/package.json`,
    output: [
      /ERESOLVE overriding peer dependency\n[^\n]*core\/package\.json:"version": "0\.12\.0"\n[^\n]*coverage-v8\/package\.json:"version": "0\.11\.9"/,
    ],
  },
  'Which part of a failure goes to stdout, and which to stderr?': {
    heading: 'what-behaves-differently',
    says: 'The details of failed tests go to stderr, and the line below a failed test to stdout.',
    test: `import { expect, test } from '@rstest/core';
test('a', () => { expect(1).toBe(2); });`,
    command: 'npx rstest 2>/dev/null; echo then; npx rstest 2>&1 >/dev/null',
    exitCode: 1,
    output: [/expected 1 to be 2[\s\S]*then[\s\S]*Summary of all failing tests/],
    absent: [/Summary[\s\S]*then/],
  },
} satisfies Answers;
