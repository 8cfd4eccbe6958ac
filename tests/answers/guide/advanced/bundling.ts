import type { Answer } from '../../../support/answers.ts';

const head = "import { expect, test } from '@rstest/core';\n";
const library = {
  'node_modules/ui/package.json':
    '{"name":"ui","type":"module","exports":{"node":"./node.js","browser":"./browser.js"}}',
  'node_modules/ui/node.js': "export const kind = 'node';",
  'node_modules/ui/browser.js': "export const kind = 'browser';",
  'a.test.ts': `${head}import { kind } from 'ui'; test('a', () => { console.log('KIND', kind); });`,
};
const styled = {
  'node_modules/styled/package.json': '{"name":"styled","type":"module","main":"i.js"}',
  'node_modules/styled/i.js': "import './a.css'; export const x = 1;",
  'node_modules/styled/a.css': '.a {}',
  'a.test.ts': `${head}import { x } from 'styled'; test('a', () => { expect(x).toBe(1); });`,
};

export default [
  {
    question: 'What if a package imports CSS in the node environment?',
    heading: 'packages',
    files: styled,
    exitCode: 1,
    output: ['Unknown file extension ".css"'],
  },
  {
    question: 'How do I use a package that imports CSS?',
    heading: 'packages',
    files: {
      ...styled,
      'rstest.config.mjs': "export default { output: { bundleDependencies: ['styled'] } };",
    },
    output: ['Tests 1 passed'],
  },
  {
    question: 'Is the browser condition of a package chosen in happy-dom?',
    heading: 'packages',
    files: { ...library, 'rstest.config.mjs': "export default { testEnvironment: 'happy-dom' };" },
    output: ['KIND node'],
  },
  {
    question: 'Which condition is chosen in jsdom when browser comes first?',
    heading: 'packages',
    files: {
      ...library,
      'node_modules/ui/package.json':
        '{"name":"ui","type":"module","exports":{"browser":"./browser.js","node":"./node.js"}}',
      'rstest.config.mjs': "export default { testEnvironment: 'jsdom' };",
    },
    output: ['KIND browser'],
  },
  {
    question: 'What does a Sass module yield without the plugin?',
    heading: 'styles-images-and-other-files',
    files: {
      'page.module.scss': '.button { .icon { color: teal; } }',
      'a.test.ts': `${head}import styles from './page.module.scss'; test('a', () => { console.log('STYLES', JSON.stringify(styles), styles.button); });`,
    },
    output: ['STYLES {} undefined'],
  },
  {
    question: 'May a dynamic import have a variable path?',
    heading: 'dynamic-imports',
    files: {
      'locales/en.ts': "export const hello: string = 'Hello';",
      'a.test.ts': `${head}const name = ['e', 'n'].join('');
test('a', async () => { await import(\`./locales/\${name}.ts\`).then(() => console.log('LOADED'), (error) => console.log('FAILED', error.code)); });`,
    },
    output: ['FAILED ERR_UNKNOWN_FILE_EXTENSION'],
  },
  {
    question: 'What does importing an SVG yield?',
    heading: 'styles-images-and-other-files',
    files: {
      'logo.svg': '<svg/>',
      'a.test.ts': `${head}import logo from './logo.svg'; test('a', () => { console.log('LOGO', logo); });`,
    },
    output: ['LOGO data:image/svg+xml;base64,'],
  },
  {
    question: 'Are paths of tsconfig.json followed?',
    heading: 'aliases',
    files: {
      'tsconfig.json': '{"compilerOptions":{"paths":{"@/*":["./src/*"]}}}',
      'src/price.ts': 'export const price = 12;',
      'a.test.ts': `${head}import { price } from '@/price'; test('a', () => { expect(price).toBe(12); });`,
    },
    output: ['Tests 1 passed'],
  },
  {
    question: 'Does an import that cannot be found stop other files?',
    heading: 'when-an-import-fails',
    files: {
      'a.test.ts': `${head}import './gone'; test('a', () => {});`,
      'b.test.ts': `${head}test('b', () => {});`,
    },
    exitCode: 1,
    output: ["Cannot find module './gone'", 'Test Files 1 failed | 1 passed'],
  },
] satisfies Answer[];
