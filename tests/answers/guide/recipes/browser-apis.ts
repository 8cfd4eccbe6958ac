import type { Answer } from '../../../support/answers.ts';

const head = "import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';\n";

const happyDom = 'npx rstest --testEnvironment=happy-dom';

export default [
  {
    question: 'Does the next test find what a test stored?',
    heading: 'local-storage',
    files: {
      'a.test.ts': `${head}test('a', () => { localStorage.setItem('recent', 'atlas'); });
test('b', () => { console.log('NEXT TEST', localStorage.getItem('recent')); });`,
      'b.test.ts': `${head}test('c', () => { console.log('NEXT FILE', localStorage.getItem('recent')); });`,
    },
    command: happyDom,
    output: ['NEXT TEST atlas', 'NEXT FILE null'],
  },
  {
    question: 'Can localStorage be replaced as a whole?',
    heading: 'local-storage',
    files: {
      'rstest.config.mjs': 'export default { unstubGlobals: true };',
      'a.test.ts': `${head}test('a', () => {
  rs.stubGlobal('localStorage', { getItem: () => 'stubbed' });
  console.log('GLOBAL', localStorage.getItem('recent'));
});
test('b', () => { console.log('NEXT', localStorage.getItem('recent')); });`,
    },
    command: happyDom,
    output: ['GLOBAL stubbed', 'NEXT null'],
  },
  {
    question: 'How does a test start at another address?',
    heading: 'the-address',
    files: {
      'a.test.ts': `${head}test('a', () => {
  history.replaceState(null, '', '/books?q=atlas');
  console.log('ADDRESS', location.pathname, location.search);
});`,
    },
    command: happyDom,
    output: ['ADDRESS /books ?q=atlas'],
  },
  {
    question: 'Is there matchMedia in jsdom?',
    heading: 'media-queries',
    files: { 'a.test.ts': `${head}test('a', () => { matchMedia('(max-width: 600px)'); });` },
    command: 'npx rstest --testEnvironment=jsdom',
    exitCode: 1,
    output: ['matchMedia is not a function'],
  },
] satisfies Answer[];
