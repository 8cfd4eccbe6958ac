import { type Answers, core, withHooks } from '../../../support/answers.ts';

const setup = `import { afterEach, beforeEach, expect, type MockInstance, rs } from '@rstest/core';
let error: MockInstance<typeof console.error>;
beforeEach(() => { error = rs.spyOn(console, 'error'); });
afterEach(() => {
  const { calls } = error.mock;
  error.mockRestore();
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
  'Which calls of console.error does the recipe miss?': {
    heading: 'watch-every-test',
    says: [
      'The spy sees what is logged between `beforeEach` and `afterEach`, so errors while the file loads, in `beforeAll` or in `onTestFinished` go unnoticed. One that is logged late fails the test that runs by then.',
      'share the spy: an error fails the test that ends first after it, or none.',
    ],
    files: {
      ...config,
      'a.test.ts': `import { beforeAll, beforeEach, onTestFinished, test } from '@rstest/core';
console.error('while it loads');
beforeAll(() => console.error('in beforeAll'));
test('finished', () => { onTestFinished(() => console.error('finished')); });
test('late', () => { setTimeout(() => console.error('late'), 50); });
test('next', async () => { await new Promise((resolve) => setTimeout(resolve, 300)); });
`,
      'b.test.ts': `import { describe, test } from '@rstest/core';
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
describe('early', () => {
  test.concurrent('logs', async () => { await wait(5); console.error('x'); await wait(400); });
  test.concurrent('quiet', async () => { await wait(150); });
});
describe('late', () => {
  test.concurrent('logs', async () => { await wait(400); console.error('x'); });
  test.concurrent('quiet', async () => { await wait(50); });
});
`,
    },
    command: 'npx rstest a.test; npx rstest b.test --reporter=verbose',
    exitCode: 1,
    output: [
      '✓ finished',
      '✓ late',
      '✗ next',
      '✗ early > quiet',
      '✓ early > logs',
      '✓ late > quiet',
      '✓ late > logs',
    ],
  },
  'May a test clear or restore all mocks beside the spy?': {
    heading: 'watch-warnings-too',
    says: 'After `rs.clearAllMocks()` or `rs.resetAllMocks()`, in `afterEach` as well, earlier errors go unnoticed, and after `rs.restoreAllMocks()` later ones, too. Use `restoreMocks` in the config file instead: it runs before the spy is set up.',
    files: { ...config },
    test: `${withHooks}afterEach(({ task }) => { if (task.name === 'afterwards') rs.clearAllMocks(); });
test('afterwards', () => { console.error('before'); });
test('restored', () => { console.error('before'); rs.restoreAllMocks(); console.error('after'); });
test('cleared', () => { console.error('before'); rs.clearAllMocks(); });
test('reset', () => { console.error('before'); rs.resetAllMocks(); });
test('neither', () => { console.error('found'); });`,
    exitCode: 1,
    output: [
      /(✓ (afterwards|restored|cleared|reset) .*\n +){4}✗ neither.*\n +console.error was called/,
    ],
  },
  'What becomes of a rejected promise that nobody awaits?': {
    heading: 'watch-warnings-too',
    says: 'Errors outside any test, for example in a promise that nobody awaits, fail the run without this recipe.',
    test: `${withHooks}test('a', async () => { Promise.reject(new Error('lost order')); await new Promise((r) => setTimeout(r, 20)); });`,
    exitCode: 1,
    output: ['lost order'],
  },
  'How do I test an error boundary without errors in the console?': {
    heading: 'expect-an-error',
    says: [
      "take its errors over with `onCaughtError`: React then doesn't print them. An error that no boundary catches leaves `render`:",
      'React 18 has no such option: silence `console.error` and clear the record, as above.',
    ],
    elsewhere: {
      '/guide/integrations/react':
        'An error boundary works and the console shows its error · React prints what a boundary catches. · Pass `onCaughtError` to `render`.',
    },
    files: Object.fromEntries(
      ['18', '19'].flatMap((version) => [
        [
          `r${version}/rstest.config.ts`,
          `import { pluginReact } from '@rsbuild/plugin-react';
export default {
  plugins: [pluginReact()],
  testEnvironment: 'jsdom',${
    version === '18'
      ? "\n  resolve: { alias: { react: 'react-18', 'react-dom': 'react-dom-18' } },"
      : ''
  }
};`,
        ],
        [
          `r${version}/a.test.tsx`,
          `${core}import { render } from '@testing-library/react';
import { Component, version } from 'react';
class Boundary extends Component<{ children: unknown }> {
  state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  render() { return this.state.failed ? 'Sorry' : this.props.children as null; }
}
const Broken = () => { throw new Error('no price'); };
test('a', () => {
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  const counted = (options = {}) => {
    error.mockClear();
    const { container } = render(<Boundary><Broken /></Boundary>, options);
    expect(container.textContent).toBe('Sorry');
    return error.mock.calls.length > 0;
  };
  const onCaughtError = rs.fn();
  const lines = ['plain', counted(), 'option', counted({ onCaughtError }), onCaughtError.mock.calls.length];
  expect(() => render(<Broken />)).toThrow('no price');
  rs.restoreAllMocks();
  console.log(version.slice(0, 2), ...lines);
});
`,
        ],
      ]),
    ),
    command: '(cd r18; npx rstest); cd r19 && npx rstest',
    output: ['18 plain true option true 0', '19 plain true option false 1'],
  },
} satisfies Answers;
