import { type Answers, withHooks } from '../../../support/answers.ts';

export default {
  'Do TypeScript, JSON and CSS modules need a transformer?': {
    heading: 'choose-rstest-when',
    says: 'you come from Jest and want TypeScript, ES modules and JSX without transformers.',
    files: {
      'shop.module.css': '.cart { color: red; }',
      'books.json': '["Atlas"]',
      'a.test.ts': `${withHooks}import styles from './shop.module.css'; import books from './books.json';
test('a', () => { const title: string = books[0]; console.log('IMPORTED', title, typeof styles.cart); });`,
    },
    output: ['IMPORTED Atlas string'],
  },
  'Does rstest without arguments run once?': {
    heading: 'how-it-compares',
    says: '`rstest`, `vitest`, … without arguments · runs once · watches in a terminal · runs once · runs once',
    files: { 'a.test.ts': `${withHooks}test('a', () => {});` },
    output: ['Tests 1 passed'],
  },
  'Is rs.mock hoisted above imports?': {
    heading: 'how-it-compares',
    says: 'Mocks a module with · `rs.mock`, hoisted · `vi.mock`, hoisted · `jest.mock`, hoisted · `mock.module`, experimental',
    elsewhere: {
      '/guide/basic/mocking': 'The call runs before the imports, wherever you write it.',
    },
    files: {
      'tax.ts': "export const rate = () => 'real';",
      'a.test.ts': `${withHooks}import { rate } from './tax'; const seen = rate(); rs.mock('./tax', () => ({ rate: () => 'mocked' })); test('a', () => { console.log('RATE', seen); });`,
    },
    output: ['RATE mocked'],
  },
} satisfies Answers;
