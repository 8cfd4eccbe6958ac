import { type Answers, withHooks } from '../../../support/answers.ts';

const config = (settings: string) => `export default { ${settings} };`;

export default {
  'Does a failing test still show what it logged?': {
    heading: 'a-library',
    says: "The function logs a line, and because its test passes, you don't see it",
    files: {
      'rstest.config.mjs': config("silent: 'passed-only'"),
      'a.test.ts': `${withHooks}test('a', () => { console.log('LOGGED BY A'); });`,
      'b.test.ts': `${withHooks}test('b', () => { console.log('LOGGED BY B'); expect(1 + 1).toBe(3); });`,
    },
    exitCode: 1,
    output: ['LOGGED BY B'],
    absent: ['LOGGED BY A'],
  },
  'Does a coverage object alone measure anything?': {
    heading: 'a-library',
    says: 'does nothing until you run `npx rstest --coverage`.',
    files: {
      'rstest.config.mjs': config("coverage: { provider: 'v8', include: ['src/**/*.ts'] }"),
      'a.test.ts': `${withHooks}test('a', () => { expect(1 + 1).toBe(2); });`,
    },
    command: 'npx rstest; ls',
    output: ['Tests 1 passed'],
    absent: ['coverage'],
  },
  'Do the three options undo what the test before replaced?': {
    heading: 'a-library',
    says: 'undo before each test what the one before has replaced',
    files: {
      'rstest.config.mjs': config('restoreMocks: true, unstubEnvs: true, unstubGlobals: true'),
      'a.test.ts': `${withHooks}test('a', () => {
  rs.spyOn(Math, 'max').mockReturnValue(0);
  rs.stubEnv('SHOP', 'demo');
  rs.stubGlobal('fetch', 'stub');
});
test('b', () => { console.log('THEN', Math.max(1, 2), process.env.SHOP, typeof fetch); });`,
    },
    output: ['THEN 2 undefined function'],
  },
  'Which files does the default find?': {
    heading: 'what-we-leave-out',
    says: 'The default finds `.test` and `.spec` files in JavaScript and TypeScript, in `src/` and in `test/`.',
    files: {
      'src/a.test.ts': `${withHooks}test('a', () => {});`,
      'src/b.spec.tsx': `${withHooks}test('b', () => {});`,
      'test/c.test.mjs': `${withHooks}test('c', () => {});`,
      'src/d.test.vue': '<template />',
    },
    output: ['Test Files 3 passed'],
  },
} satisfies Answers;
