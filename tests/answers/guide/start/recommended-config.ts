import type { Answer } from '../../../support/answers.ts';

const head = "import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';\n";
const config = (settings: string) => `export default { ${settings} };`;

export default [
  {
    question: 'Does a failing test still show what it logged?',
    heading: 'a-library',
    says: "The function logs a line, and because its test passes, you don't see it",
    files: {
      'rstest.config.mjs': config("silent: 'passed-only'"),
      'a.test.ts': `${head}test('a', () => { console.log('LOGGED BY A'); });`,
      'b.test.ts': `${head}test('b', () => { console.log('LOGGED BY B'); expect(1 + 1).toBe(3); });`,
    },
    exitCode: 1,
    output: ['LOGGED BY B'],
    absent: ['LOGGED BY A'],
  },
  {
    question: 'Does a coverage object alone measure anything?',
    heading: 'a-library',
    says: 'does nothing until you run `npx rstest --coverage`.',
    files: {
      'rstest.config.mjs': config("coverage: { provider: 'v8', include: ['src/**'] }"),
      'a.test.ts': `${head}test('a', () => { expect(1 + 1).toBe(2); });`,
    },
    command: 'npx rstest; ls',
    output: ['Tests 1 passed'],
    absent: ['coverage'],
  },
  {
    question: 'Do the three options undo what the test before replaced?',
    heading: 'a-library',
    says: 'undo before each test what the one before has replaced',
    files: {
      'rstest.config.mjs': config('restoreMocks: true, unstubEnvs: true, unstubGlobals: true'),
      'a.test.ts': `${head}test('a', () => {
  rs.spyOn(Math, 'max').mockReturnValue(0);
  rs.stubEnv('SHOP', 'demo');
  rs.stubGlobal('fetch', 'stub');
});
test('b', () => { console.log('THEN', Math.max(1, 2), process.env.SHOP, typeof fetch); });`,
    },
    output: ['THEN 2 undefined function'],
  },
  {
    question: 'Which files does the default find?',
    heading: 'what-we-leave-out',
    says: 'The default finds `.test` and `.spec` files with every extension, in `src/` and in `test/`.',
    files: {
      'src/a.test.ts': `${head}test('a', () => {});`,
      'src/b.spec.tsx': `${head}test('b', () => {});`,
      'test/c.test.mjs': `${head}test('c', () => {});`,
    },
    output: ['Test Files 3 passed'],
  },
] satisfies Answer[];
