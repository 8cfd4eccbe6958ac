import { type Answers, passing } from '../../../support/answers.ts';

const files = {
  'src/cart.test.ts':
    "import { test } from '@rstest/core'; test('adds a book', () => {}); test('is empty', () => {});",
  'src/price.test.ts': "import { test } from '@rstest/core'; test('formats', () => {});",
};
// The launch configuration names the file behind this command, which the proof's project lacks.
const bin = 'npx rstest';

export default {
  'How do I run one row of a test.each?': {
    heading: 'debug-the-open-test-file',
    says: 'Tests whose names contain it run, too: to run one row alone, give its finished name in the terminal, `npx rstest cart -t "adds 1 and 2$"`.',
    files: {
      'src/cart.test.ts':
        "import { test } from '@rstest/core'; test.each([[1, 2], [1, 20], [11, 3]])('adds %i and %i', () => {});",
    },
    command: `npx rstest cart -t 'adds'; npx rstest cart -t "adds 1 and 2$"`,
    output: [/Tests 3 passed[\s\S]*✓ adds 1 and 2 [\s\S]*Tests 1 passed \| 2 skipped/],
  },
  'Does the launch configuration run the file that the editor names by its full path?': {
    heading: 'debug-the-open-test-file',
    says: 'Open a test file, set a breakpoint and press F5.',
    files,
    command: `${bin} run "$PWD/src/cart.test.ts" --testTimeout=0 --pool.maxWorkers=1`,
    output: ['Test Files 1 passed', 'Tests 2 passed'],
  },
  'Does the second one run only the selected test?': {
    heading: 'debug-the-open-test-file',
    says: 'The second configuration runs one test:',
    files,
    command: `${bin} run "$PWD/src/cart.test.ts" -t "is empty" --testTimeout=0 --pool.maxWorkers=1`,
    output: ['Test Files 1 passed', 'Tests 1 passed'],
  },
  'Do tests run in another process than the command?': {
    heading: 'debug-the-open-test-file',
    says: '`autoAttachChildProcesses` is what makes breakpoints work, because tests run in a separate process.',
    files: { 'rstest.config.mjs': "console.log('COMMAND', process.pid); export default {};" },
    test: "import { test } from '@rstest/core'; test('a', () => { console.log('TEST', process.pid, 'CHILD OF', process.ppid); });",
    command:
      'npx rstest | tee out; c=$(grep -o "COMMAND [0-9]*" out | cut -c9-); grep -q "CHILD OF $c" out && ! grep -q "TEST $c " out && echo SEPARATE',
    output: ['SEPARATE'],
  },
  'Does what a debug terminal sets reach the process of the tests?': {
    heading: 'debug-the-open-test-file',
    says: 'every `npx rstest` that you start in it stops at your breakpoints',
    files: {
      // A debug terminal loads its debugger by this variable.
      'debugger.cjs': "console.log('DEBUGGER IN', process.argv[1]?.split('/').at(-1));",
      'a.test.ts': passing,
    },
    command: 'NODE_OPTIONS="--require $PWD/debugger.cjs" npx rstest',
    output: ['DEBUGGER IN rstest', 'DEBUGGER IN worker.js'],
  },
  'Which part of the name of a test.each does -t find?': {
    heading: 'debug-the-open-test-file',
    says: 'select its name first, or of the name of a `test.each` the part without placeholders. `-t` is a regular expression: select a part without `(`, `?` and the like. Tests whose names contain it run, too:',
    test: "import { test } from '@rstest/core';\ntest.each([1, 2])('adds (%i)', () => {}); test('other', () => {});",
    command: "npx rstest -t 'adds (%i)' && npx rstest -t 'adds (1)' && npx rstest -t 'adds'",
    output: [/Tests 3 skipped[\s\S]*Tests 3 skipped[\s\S]*Tests 2 passed \| 1 skipped/],
  },
  'Can a task take one of two config files?': {
    heading: 'the-extension-for-vs-code',
    says: 'The tasks and the debugger take one with `-c`, such as `npx rstest -c e2e.config.ts`.',
    files: {
      ...files,
      'e2e/shop.e2e.ts': "import { test } from '@rstest/core'; test('sells', () => {});",
      'e2e.config.ts': "export default { include: ['e2e/*.e2e.ts'] };",
    },
    command: `${bin} e2e/shop.e2e.ts; ${bin} -c e2e.config.ts e2e/shop.e2e.ts; ${bin} run "$PWD/e2e/shop.e2e.ts" -c e2e.config.ts --testTimeout=0 --pool.maxWorkers=1`,
    output: [/No test files found[\s\S]*Tests 1 passed[\s\S]*Tests 1 passed/],
  },
  'Which config does the open file of a monorepo get?': {
    heading: 'debug-the-open-test-file',
    says: [
      "Rstest doesn't look for a config beside the test file.",
      'If the config at the root of a monorepo lists the packages in `projects`, each file gets that of its package.',
      'Without such a config, make a configuration for each package, with `"--root", "packages/cart"` in `args`.',
    ],
    files: {
      'packages/cart/rstest.config.mjs': "export default { env: { WHO: 'cart' } };",
      'packages/cart/src/cart.test.ts':
        "import { test } from '@rstest/core'; test('a', () => console.log('WHO', process.env.WHO));",
    },
    command: `f="$PWD/packages/cart/src/cart.test.ts"; ${bin} run "$f"; echo ==; ${bin} run "$f" --root packages/cart; echo ==; echo "export default { projects: ['packages/cart'] };" > rstest.config.mjs; ${bin} run "$f"`,
    output: [/WHO undefined[\s\S]*==[\s\S]*WHO cart[\s\S]*==[\s\S]*WHO cart/],
  },
  'Can the extension Jest Runner start Rstest?': {
    heading: 'the-extension-for-vs-code',
    says: 'its *Run* starts `rstest` with the file and `-t`, and `jestrunner.rstestCommand` names another command.',
    files: {
      ...files,
      'rstest.config.mjs': 'export default {};',
      'shop.test.ts':
        "import { test } from '@rstest/core'; test('sells', () => {}); test('buys', () => {});",
    },
    command: `npx rstest --config "$PWD/rstest.config.mjs" "$PWD/shop.test.ts" -t "sells"`,
    output: ['Tests 1 passed | 1 skipped'],
  },
} satisfies Answers;
