import type { Answer } from '../../../support/answers.ts';

const files = {
  'app.css': '@import "tailwindcss";\n.button { @apply font-bold; }\n',
  'a.test.ts': "import './app.css'; import { test } from '@rstest/core'; test('a', () => {});",
};

export default [
  {
    question: 'Can a test import a stylesheet with Tailwind in it, without any setup?',
    heading: 'tailwind-css',
    says: 'Tests need no setup for Tailwind, because classes are plain text in your components.',
    files,
    output: ['Tests 1 passed'],
  },
  {
    question: 'And in a simulated document?',
    heading: 'tailwind-css',
    says: 'Tests need no setup for Tailwind, because classes are plain text in your components.',
    files,
    command: 'npx rstest --testEnvironment=happy-dom',
    output: ['Tests 1 passed'],
  },
] satisfies Answer[];
