import type { Answer } from '../../../support/answers.ts';

const test = "import { test } from '@rstest/core'; test('a', () => {});";

export default [
  {
    question: 'Where does DEBUG=rstest write the resolved config?',
    heading: 'see-what-rstest-does',
    files: { 'a.test.ts': test },
    command: 'DEBUG=rstest npx rstest && ls dist/.rstest-temp/.rsbuild',
    output: [/^rsbuild\.config\.mjs$/m, /^rspack\.config\.rstest\.mjs$/m, /^rstest\.config\.mjs$/m],
  },
  {
    question: 'Does DEBUG=1 turn the debug output on?',
    heading: 'see-what-rstest-does',
    files: { 'a.test.ts': test },
    command: 'DEBUG=1 npx rstest; ls',
    output: ['Tests 1 passed'],
    absent: ['config inspection', 'dist'],
  },
  {
    question: 'Where are the built test files?',
    heading: 'see-the-built-files-only',
    files: { 'src/cart.test.ts': test },
    command: 'npx rstest --dev.writeToDisk && ls dist/.rstest-temp',
    output: [/^src_cart~test~ts\.mjs$/m, /^src_cart~test~ts\.mjs\.map$/m],
  },
  {
    question: 'Why does the debugger miss some files?',
    heading: 'stop-at-a-breakpoint',
    files: Object.fromEntries(
      ['a', 'b'].map((name) => [
        `${name}.test.ts`,
        "import { test } from '@rstest/core'; test('a', async () => { await new Promise((r) => setTimeout(r, 400)); });",
      ]),
    ),
    command: 'npx rstest --pool.execArgv=--inspect=39417 --pool.maxWorkers=2',
    output: ['address already in use', 'Tests 2 passed'],
  },
] satisfies Answer[];
