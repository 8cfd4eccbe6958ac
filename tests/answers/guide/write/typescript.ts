import type { Answer } from '../../../support/answers.ts';

export default [
  {
    question: 'Does a test with a type error run?',
    heading: 'check-types-in-ci',
    files: {
      'a.test.ts':
        "import { expect, test } from '@rstest/core'; test('a', () => { const n: number = 'text'; expect(n).toBe('text'); });",
    },
    output: ['Tests 1 passed'],
  },
  {
    question: 'Are files such as price.types.ts run?',
    heading: 'test-your-types',
    files: {
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'price.types.ts': "throw new Error('was run');",
    },
    output: ['Test Files 1 passed'],
    absent: ['was run'],
  },
  {
    question: 'Do enums across files, namespaces and using work?',
    heading: '',
    files: {
      'size.ts': 'export const enum Size { Small = 1, Large = 2 }',
      'index.ts': "export { Size } from './size';",
      'a.test.ts': `import { test } from '@rstest/core';
import { Size } from './index';
namespace Shop { export const name = 'Bookshop'; }
test('a', () => {
  using log = { [Symbol.dispose]() { console.log('DISPOSED'); } };
  console.log('SEEN', Size.Large, Shop.name, typeof log);
});`,
    },
    output: ['SEEN 2 Bookshop object', 'DISPOSED'],
  },
] satisfies Answer[];
