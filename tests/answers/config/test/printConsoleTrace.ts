import type { Answers } from '../../../support/answers.ts';

const files = {
  'price.ts': `export const price = () => {
  console.warn('deprecated');
};`,
  'a.test.ts': `import { test } from '@rstest/core';
import { price } from './price';
test('price', () => {
  price();
  console.log('here');
  console.table([{ a: 1 }]);
});`,
};

export default {
  'How do I find out which file logs a message?': {
    says: [
      "The header of a message ends with file, line and column of the call in your source: here `src/price.ts`, not the test. When the call isn't in the test file, the test file is named before it.",
      '`console.table` and `console.trace` show a place in `node:internal`, because Node.js calls another console method in them.',
    ],
    files,
    command: 'npx rstest --printConsoleTrace',
    output: [
      'warn | a.test.ts > price | a.test.ts | price.ts:2:11',
      'log | a.test.ts > price | a.test.ts:5:11',
      'log | a.test.ts > price | a.test.ts | node:internal/',
    ],
  },
  'Is the place of a console call shown by default?': {
    says: 'Adds file and line of the call to every console message, so that you find out which code logs.',
    files,
    output: ['log | a.test.ts > price\nhere'],
    absent: ['price.ts:2:11'],
  },
  'Does printConsoleTrace work with disableConsoleIntercept?': {
    heading: 'messages-without-a-place',
    says: "With `disableConsoleIntercept`, and for direct writes to `process.stdout`, nothing is added, because Rstest doesn't see these messages.",
    files,
    command: 'npx rstest --printConsoleTrace --disableConsoleIntercept',
    output: ['deprecated'],
    absent: ['price.ts:2:11'],
  },
  'Does onConsoleLog see the place that printConsoleTrace adds?': {
    heading: 'messages-without-a-place',
    says: '`onConsoleLog` receives the message without its place.',
    files: {
      ...files,
      'rstest.config.ts': `export default { printConsoleTrace: true, onConsoleLog: (text) => { process.stdout.write('[' + text + ']\\n'); } };`,
    },
    output: ['[deprecated]', '[here]'],
  },
  'Do projects inherit printConsoleTrace?': {
    heading: 'messages-without-a-place',
    says: [
      "With `projects`, set it in each project, because projects don't inherit it.",
      'The flag applies to all of them.',
    ],
    files: {
      ...files,
      'rstest.config.ts': `export default { printConsoleTrace: true, projects: [{ name: 'shop', include: ['*.test.ts'] }] };`,
    },
    command: 'npx rstest && echo then && npx rstest --printConsoleTrace',
    output: [/then[\s\S]*price\.ts:2:11/, 'log | a.test.ts > price\nhere'],
    absent: [/price\.ts:2:11[\s\S]*then/],
  },
} satisfies Answers;
