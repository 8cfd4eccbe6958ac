import type { Answers } from '../../../support/answers.ts';

export default {
  'Does --version name the versions of Rstest and of Node.js?': {
    heading: 'see-what-you-have',
    says: 'The first line names the version that runs, together with Node.js.',
    files: {},
    command: 'npx rstest --version',
    output: [/rstest\/0\.12\.0 .*node-v\d+/],
  },
  'Is an option that does not exist ignored at run time?': {
    heading: 'check-that-tests-still-mean-the-same',
    says: 'At runtime an unknown option is ignored without a message.',
    files: {
      'rstest.config.mjs': 'export default { testTimout: 1 };',
      'a.test.ts': `import { test } from '@rstest/core';
test('takes a moment', () => new Promise((resolve) => setTimeout(resolve, 20)));
`,
    },
    output: ['Tests 1 passed'],
    absent: [/testTimout|unknown|warn/i],
  },
} satisfies Answers;
