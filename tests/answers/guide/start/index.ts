import { type Answers, testFiles } from '../../../support/answers.ts';

const passing = "import { test } from '@rstest/core'; test('fine', () => {});";

export default {
  'Does a syntax error in one test file stop the others?': {
    heading: 'what-happens-during-a-run',
    says: 'A syntax error fails only the test files that import the broken file; the others still run.',
    files: { 'bad.test.ts': 'const = 5;', 'good.test.ts': passing },
    exitCode: 1,
    output: ['Test Files 1 failed | 1 passed', 'Tests 1 passed'],
  },
  'Does globalSetup run before or after the build?': {
    heading: 'what-happens-during-a-run',
    says: '`globalSetup` runs once after the build, for example to start a database.',
    files: {
      'a.test.ts': passing,
      'global.mjs': "export function setup() { console.log('GLOBAL SETUP'); }",
      'rstest.config.mjs': "export default { globalSetup: ['./global.mjs'] };",
    },
    command: 'DEBUG=rstest npx rstest',
    output: [/built in[\s\S]*GLOBAL SETUP/],
  },
  'Does a type error fail a test?': {
    heading: 'what-works-without-configuration',
    says: "Rstest compiles it and doesn't check types, which keeps runs fast. A test with a type error still runs, so we recommend a separate `tsc --noEmit` step in CI.",
    elsewhere: {
      '/guide/start/tutorial': "`tsc` has its own line, because Rstest doesn't check types.",
      '/guide/advanced/editor-setup': "Rstest runs tests that don't compile.",
    },
    test: "import { expect, test } from '@rstest/core';\nconst label: number = 'thirty';\ntest('runs', () => { expect(label).toBe('thirty'); });",
    output: ['Tests 1 passed'],
  },
  'Do test files see the globals of one another?': {
    heading: 'what-happens-during-a-run',
    says: 'Because `isolate` is on by default, no test file sees the globals of another.',
    files: testFiles(
      ['a', 'b'],
      () =>
        "import { expect, test } from '@rstest/core';\ntest('fresh', () => { expect((globalThis as any).seen).toBeUndefined(); (globalThis as any).seen = 1; });",
    ),
    command: 'npx rstest --pool.maxWorkers=1',
    output: ['Tests 2 passed'],
  },
  'In which order does a run go on, what does it print, and which code does it end with?': {
    heading: 'what-happens-during-a-run',
    says: [
      'Rstest reads the config file in the directory where you run it.',
      'Flags override the config file.',
      'Each file runs in a worker of the `pool`: first the `setupFiles`, then the tests.',
      'Reporters print the result.',
      'The exit code is `1` when something failed or no test file was found.',
    ],
    files: {
      'rstest.config.ts': `export default { retry: 3, setupFiles: ['./setup.ts'] };
`,
      'setup.ts': `console.log('1 setup file');
`,
      'a.test.ts': `import { rs, test } from '@rstest/core';
console.log('2 test file, retries', (rs.getConfig() as any).retry);
test('a', () => { if (process.env.BREAK) throw new Error(); });
`,
    },
    command:
      'npx rstest --retry=1; echo code $?; npx rstest -t none; echo code $?; BREAK=1 npx rstest; echo code $?; npx rstest none; echo code $?',
    output: [
      /1 setup file[\s\S]*2 test file, retries 1[\s\S]*Tests 1 passed[\s\S]*code 0[\s\S]*Tests 1 skipped[\s\S]*code 0[\s\S]*Tests 1 failed[\s\S]*code 1[\s\S]*No test files found[\s\S]*code 1/,
    ],
  },
  'Which versions of Node.js does the package ask for, and does each file have its own process?': {
    heading: 'when-to-choose-another-tool',
    says: "Rstest needs `^20.19.0 || >=22.12.0`; Node.js 21 and 22.0 to 22.11 aren't supported.",
    elsewhere: {
      '/guide/start/quick-start':
        "Node.js 21 and 22.0 to 22.11 aren't supported, so check `node --version` first.",
      '/guide/start/why-rstest':
        'By default Rstest, Vitest and Node.js start a process for each file, which is the safest choice and the slowest; Jest gives each file a VM context in a process that it keeps.',
      '/guide/help/upgrade': '`npm install` writes `^0.12.0`, which allows 0.12.x and never 0.13.',
    },
    files: {
      ...testFiles(
        ['a', 'b'],
        () =>
          "import { test } from '@rstest/core'; test('a', () => { console.log('PID', process.pid, 'END'); });",
      ),
      'read.mjs': `import { readFileSync } from 'node:fs';
import semver from 'semver';
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.resolve('@rstest/core')), 'utf8'));
console.log('ENGINES', engines.node, ['20.18.0', '20.19.0', '21.7.3', '22.11.0', '22.12.0', '24.0.0'].map((one) => semver.satisfies(one, engines.node)).join());
console.log('RANGE', ['0.12.0', '0.12.9', '0.13.0'].map((one) => semver.satisfies(one, '^0.12.0')).join());
console.log('PROCESSES', new Set(readFileSync('out.txt', 'utf8').match(/PID \\d+ END/g)).size);`,
    },
    command: 'npx rstest --pool.maxWorkers=1 > out.txt; node read.mjs',
    output: [
      'ENGINES ^20.19.0 || >=22.12.0 false,true,false,false,true,true',
      'RANGE true,true,false',
      'PROCESSES 2',
    ],
  },
} satisfies Answers;
