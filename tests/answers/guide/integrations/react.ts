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
    files: { 'a.test.tsx': `${head}test('a', () => { console.log(<b>Atlas</b>); });` },
    exitCode: 1,
    output: ['React is not defined'],
  },
  {
    question: 'What happens without a DOM?',
    heading,
    files: { ...config, 'a.test.tsx': twoRenders },
    exitCode: 1,
    output: ['document is not defined'],
  },
  {
    question: 'Why are there multiple elements in the second test?',
    heading,
    files: { ...config, 'a.test.tsx': twoRenders },
    command: 'npx rstest --testEnvironment=happy-dom',
    exitCode: 1,
    output: ['Found multiple elements', '1 passed'],
  },
  {
    question: 'When does Testing Library clean up by itself?',
    heading: 'set-up-and-test-a-component',
    files: { ...config, 'a.test.tsx': twoRenders },
    command: 'npx rstest --testEnvironment=happy-dom --globals',
    output: ['Tests 2 passed'],
  },
  {
    question: 'Why does the main entry of jest-dom fail?',
    heading: 'set-up-and-test-a-component',
    files: {
      'setup.ts': "import '@testing-library/jest-dom';",
      'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'] };",
      'a.test.ts': `${head}test('a', () => {});`,
    },
    command: 'npx rstest --testEnvironment=happy-dom',
    exitCode: 1,
    output: ['expect is not defined'],
  },
] satisfies Answer[];
