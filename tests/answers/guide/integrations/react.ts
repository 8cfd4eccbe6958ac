import type { Answer } from '../../../support/answers.ts';

const head = "import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';\n";

const config = {
  'rstest.config.mjs':
    "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
};
const twoRenders = `${head}import { cleanup, render, screen } from '@testing-library/react';
test('a', () => { render(<b>Atlas</b>); });
test('b', () => { render(<b>Atlas</b>); screen.getByText('Atlas'); });`;
const heading = 'what-goes-wrong';

export default [
  {
    question: 'What happens to JSX without the plugin?',
    heading,
    says: '`React is not defined` · The plugin is missing, so JSX becomes `React.createElement`. The `jsx` setting of `tsconfig.json` is not read. · Add `pluginReact()` to `plugins`.',
    files: { 'a.test.tsx': `${head}test('a', () => { console.log(<b>Atlas</b>); });` },
    exitCode: 1,
    output: ['React is not defined'],
  },
  {
    question: 'What happens without a DOM?',
    heading,
    says: '`document is not defined` · The test runs in Node.js. · Set `testEnvironment`.',
    files: { ...config, 'a.test.tsx': twoRenders },
    exitCode: 1,
    output: ['document is not defined'],
  },
  {
    question: 'Why are there multiple elements in the second test?',
    heading,
    says: "`Found multiple elements` in the second test of a file · The first test's component is still there. · Call `cleanup` in a setup file.",
    files: { ...config, 'a.test.tsx': twoRenders },
    command: 'npx rstest --testEnvironment=happy-dom',
    exitCode: 1,
    output: ['Found multiple elements', '1 passed'],
  },
  {
    question: 'When does Testing Library clean up by itself?',
    heading: 'set-up-and-test-a-component',
    says: 'Testing Library only does this automatically where `afterEach` is a global.',
    files: { ...config, 'a.test.tsx': twoRenders },
    command: 'npx rstest --testEnvironment=happy-dom --globals',
    output: ['Tests 2 passed'],
  },
  {
    question: 'Does import "@testing-library/jest-dom" work, without /matchers?',
    heading: 'set-up-and-test-a-component',
    says: 'Without `globals: true` it fails with `expect is not defined`',
    files: {
      'rstest.config.ts':
        "export default { testEnvironment: 'happy-dom', setupFiles: ['./setup.ts'] };",
      'setup.ts': "import '@testing-library/jest-dom';",
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => (expect(document.body) as any).toBeInTheDocument());`,
    },
    command: 'npx rstest; npx rstest --globals',
    output: [/expect is not defined[\s\S]*Tests 1 passed/],
  },
] satisfies Answer[];
