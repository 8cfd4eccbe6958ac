import type { Answer } from '../../../support/answers.ts';

const test = "import { test } from '@rstest/core'; test('fine', () => {});";
const failing =
  "import { expect, test } from '@rstest/core'; test('bad', () => { expect(1).toBe(2); });";

export default [
  {
    question: 'May one --reporter name two reporters?',
    heading: 'choose-a-reporter',
    files: { 'a.test.ts': test },
    command: 'npx rstest --reporter=dot,verbose',
    exitCode: 1,
    output: ['Reporter dot,verbose not found'],
  },
  {
    question: 'Does --reporter replace the reporters of the config?',
    heading: 'choose-a-reporter',
    files: { 'a.test.ts': test, 'rstest.config.mjs': "export default { reporters: ['verbose'] };" },
    command: 'npx rstest --reporter=dot',
    output: [/^·$/m],
    absent: ['a.test.ts'],
  },
  {
    question: 'Can I redirect the json reporter into a file?',
    heading: 'write-a-report-to-a-file',
    files: { 'a.test.ts': test },
    command: `npx rstest --reporter=json > out.json; node -e "JSON.parse(require('fs').readFileSync('out.json','utf8'))"`,
    exitCode: 1,
    output: ['SyntaxError'],
  },
  {
    question: 'Which option writes junit to a file?',
    heading: 'write-a-report-to-a-file',
    files: {
      'a.test.ts': test,
      'rstest.config.mjs':
        "export default { reporters: [['junit', { outputPath: 'out/j.xml' }]] };",
    },
    command: 'npx rstest && cat out/j.xml',
    output: ['<testsuites name="rstest tests" tests="1"'],
  },
  {
    question: 'Does GITHUB_ACTIONS add annotations when I chose a reporter?',
    heading: 'on-github',
    files: { 'a.test.ts': failing },
    command: 'GITHUB_ACTIONS=true npx rstest --reporter=dot',
    exitCode: 1,
    absent: ['::error'],
  },
  {
    question: 'Does GITHUB_ACTIONS add annotations by default?',
    heading: 'on-github',
    files: { 'a.test.ts': failing },
    command: 'GITHUB_ACTIONS=true npx rstest',
    exitCode: 1,
    output: ['::error file='],
  },
  {
    question: 'Can --reporter load a file of mine?',
    heading: 'write-your-own-reporter',
    files: { 'a.test.ts': test, 'mine.mjs': 'export default class {}' },
    command: 'npx rstest --reporter=./mine.mjs',
    exitCode: 1,
    output: ['Reporter ./mine.mjs not found'],
  },
  {
    question: 'What does an empty list of reporters print?',
    heading: 'write-your-own-reporter',
    files: { 'a.test.ts': test, 'rstest.config.mjs': 'export default { reporters: [] };' },
    output: [/^\s*Rstest v\d/],
    absent: ['a.test.ts', 'Tests'],
  },
] satisfies Answer[];
