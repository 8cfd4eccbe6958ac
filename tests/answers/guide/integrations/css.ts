import type { Answers } from '../../../support/answers.ts';

const files = {
  'app.css': '@import "tailwindcss";\n.button { @apply font-bold; }\n',
  'a.test.ts': "import './app.css'; import { test } from '@rstest/core'; test('a', () => {});",
};

export default {
  'Can a test import a stylesheet with Tailwind in it, without any setup?': {
    heading: 'tailwind-css',
    says: 'Tests need no setup for Tailwind, because classes are plain text in your components.',
    files,
    output: ['Tests 1 passed'],
  },
  'And in a simulated document?': {
    heading: 'tailwind-css',
    says: 'Tests need no setup for Tailwind, because classes are plain text in your components.',
    files,
    command: 'npx rstest --testEnvironment=happy-dom',
    output: ['Tests 1 passed'],
  },
  'Is a stylesheet applied in happy-dom, and a rule that JavaScript writes?': {
    heading: 'what-an-import-gives-you',
    says: [
      "Imported styles aren't applied in jsdom and happy-dom: `getComputedStyle` doesn't know their rules.",
      'They add a `<style>` element to the document, so unlike imported stylesheets their rules do apply: in happy-dom, `getComputedStyle(button).color` is the color you wrote.',
      'Libraries that write styles in JavaScript need no setup.',
    ],
    files: {
      'rstest.config.ts': `export default { testEnvironment: 'happy-dom' };
`,
      'shop.css': `button { color: rgb(1, 2, 3); }
`,
      'a.test.ts': `import { test } from '@rstest/core';
import './shop.css';
test('x', () => { const button = document.body.appendChild(document.createElement('button')); console.log('imported', getComputedStyle(button).color); const style = document.head.appendChild(document.createElement('style')); style.textContent = 'button { color: red; }'; console.log('written', getComputedStyle(button).color); });
`,
    },
    command: 'npx rstest; npx rstest --testEnvironment=jsdom',
    output: ['written red', 'written rgb(255, 0, 0)'],
    absent: ['rgb(1, 2, 3)'],
  },
} satisfies Answers;
