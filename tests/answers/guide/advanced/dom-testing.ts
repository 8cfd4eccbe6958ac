import type { Answer } from '../../../support/answers.ts';

const head = "import { expect, test } from '@rstest/core';\n";
const happy = { 'rstest.config.mjs': "export default { testEnvironment: 'happy-dom' };" };

export default [
  {
    question: 'Does the document survive into the next test of the file?',
    heading: 'what-stays-from-test-to-test',
    files: {
      ...happy,
      'a.test.ts': `${head}test('one', () => { document.body.innerHTML = '<p>left</p>'; });
test('two', () => { console.log('BODY', document.body.innerHTML); });`,
    },
    output: ['BODY <p>left</p>'],
  },
  {
    question: 'Does the document survive into the next file?',
    heading: 'what-stays-from-test-to-test',
    files: {
      ...happy,
      'a.test.ts': `${head}test('a', () => { console.log('A', document.body.innerHTML.length); document.body.innerHTML = 'x'; });`,
      'b.test.ts': `${head}test('b', () => { console.log('B', document.body.innerHTML.length); document.body.innerHTML = 'x'; });`,
    },
    command: 'npx rstest --pool.maxWorkers=1',
    output: ['A 0', 'B 0'],
  },
  {
    question: 'Can a comment choose the environment of one file?',
    heading: 'one-file-only',
    files: {
      'a.test.ts': `/** @jest-environment happy-dom */\n${head}test('a', () => { console.log('A', typeof window); });`,
      'b.test.ts': `${head}test('b', () => { console.log('B', typeof window); });`,
    },
    output: ['A object', 'B undefined'],
  },
  {
    question: 'Is imported CSS applied?',
    heading: 'what-is-not-there',
    files: {
      ...happy,
      'hide.css': '.hide { display: none; }',
      'a.test.ts': `${head}import './hide.css';
test('a', () => { document.body.innerHTML = '<p class="hide">x</p>'; console.log('DISPLAY', getComputedStyle(document.querySelector('p')!).display); });`,
    },
    output: ['DISPLAY block'],
  },
  {
    question: 'What happens to JSX without a plugin?',
    heading: 'react',
    files: { 'a.test.tsx': `${head}test('a', () => { console.log(<b />); });` },
    exitCode: 1,
    output: ['React is not defined'],
  },
  {
    question: 'What address does the page have?',
    heading: 'choose-an-environment',
    files: {
      ...happy,
      'a.test.ts': `${head}test('a', () => { console.log('AT', location.href); });`,
    },
    output: ['AT http://localhost:3000/'],
  },
] satisfies Answer[];
