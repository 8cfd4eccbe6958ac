import type { Answers } from '../../../support/answers.ts';

const files = { 'a.test.ts': `import { test } from '@rstest/core'; test('a', () => {});` };

export default {
  'Which module format does the build have with federation?': {
    heading: 'build-format-with-federation',
    says: [
      'The build becomes CommonJS, even with `output.module: true`, because the federation runtime loads chunks through functions of Node.js.',
      'Code without federation runs as before.',
    ],
    files,
    command: 'npx rstest --federation --dev.writeToDisk && ls dist/.rstest-temp',
    output: ['a~test~ts.js\n'],
    absent: ['.mjs'],
  },
  'Which wins: federation or output.module: true?': {
    heading: 'build-format-with-federation',
    says: 'The build becomes CommonJS, even with `output.module: true`, because the federation runtime loads chunks through functions of Node.js.',
    files: {
      ...files,
      'rstest.config.ts': `export default { federation: true, output: { module: true }, dev: { writeToDisk: true } };`,
    },
    command: 'npx rstest && ls dist/.rstest-temp',
    output: ['a~test~ts.js\n'],
    absent: ['.mjs'],
  },
  'Do projects inherit federation?': {
    heading: 'build-format-with-federation',
    says: 'With `projects`, turn the option on only in projects that need it;',
    files: {
      ...files,
      'rstest.config.ts': `export default { federation: true, dev: { writeToDisk: true }, projects: [{ name: 'shop', include: ['*.test.ts'] }] };`,
    },
    command: 'npx rstest && ls dist/.rstest-temp',
    output: ['a~test~ts.mjs'],
  },
  'Does --federation apply to projects?': {
    heading: 'build-format-with-federation',
    says: 'the command-line flag applies to all of them.',
    files: {
      ...files,
      'rstest.config.ts': `export default { dev: { writeToDisk: true }, projects: [{ name: 'shop', include: ['*.test.ts'] }] };`,
    },
    command: 'npx rstest --federation && ls dist/.rstest-temp',
    output: ['a~test~ts.js\n'],
  },
} satisfies Answers;
