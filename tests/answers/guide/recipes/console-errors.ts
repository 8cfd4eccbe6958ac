import { type Answers, withHooks } from '../../../support/answers.ts';

const setup = `import { afterEach, beforeEach, expect, rs } from '@rstest/core';
beforeEach(() => { rs.spyOn(console, 'error'); });
afterEach(() => {
  const calls = rs.mocked(console.error).mock?.calls ?? [];
  expect(calls, 'console.error was called').toEqual([]);
});
`;
const config = {
  'setup.ts': setup,
  'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'], restoreMocks: true };",
};

export default {
  'Does a test fail when the code calls console.error?': {
    heading: 'watch-every-test',
    says: 'A spy in a setup file records the calls, and the error is still printed:',
    files: { ...config },
    test: `${withHooks}test('a', () => { console.error('wrong'); });`,
    exitCode: 1,
    output: ['console.error was called', 'Tests 1 failed'],
  },
  'Is an error that the code catches still noticed?': {
    heading: 'watch-every-test',
    says: "A `catch` in your code, or React's error handling, could swallow an error thrown there, and the test would pass again.",
    files: { ...config },
    test: `${withHooks}test('a', () => { try { console.error('wrong'); throw new Error('x'); } catch {} });`,
    exitCode: 1,
    output: ['console.error was called'],
  },
  'Is restoreMocks compatible with the spy?': {
    heading: 'watch-warnings-too',
    says: '`rs.restoreAllMocks()` also removes this spy, and errors after that go unnoticed. Use `restoreMocks` in the config file instead: it runs before the spy is set up.',
    files: { ...config },
    test: `${withHooks}test('a', () => { rs.restoreAllMocks(); console.error('unnoticed'); });`,
    output: ['unnoticed', 'Tests 1 passed'],
  },
  'What becomes of a rejected promise that nobody awaits?': {
    heading: 'watch-warnings-too',
    says: 'Errors outside any test, for example in a promise that nobody awaits, fail the run without this recipe.',
    test: `${withHooks}test('a', async () => { Promise.reject(new Error('lost order')); await new Promise((r) => setTimeout(r, 20)); });`,
    exitCode: 1,
    output: ['lost order'],
  },
} satisfies Answers;
