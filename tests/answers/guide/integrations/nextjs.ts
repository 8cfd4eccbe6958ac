import { type Answers, passing } from '../../../support/answers.ts';

const files = {
  'price.ts': "import 'server-only';\nexport const cents = 1250;\n",
  'a.test.ts': `import { expect, test } from '@rstest/core';
import { cents } from './price';
test('a', () => expect(cents).toBe(1250));
`,
};
const heading = 'what-works';

export default {
  'What happens to a module that imports server-only?': {
    heading,
    says: "`import 'server-only'` · isn't found, or throws if it's installed: alias it to an empty file",
    files,
    exitCode: 1,
    output: ["Cannot find module 'server-only'"],
  },
  'Does an alias to an empty file help?': {
    heading,
    says: "`import 'server-only'` · isn't found, or throws if it's installed: alias it to an empty file",
    files: {
      ...files,
      'rstest.config.mjs':
        "export default { resolve: { alias: { 'server-only': './test/empty.ts' } } };",
      'test/empty.ts': 'export {};\n',
    },
    output: ['Tests 1 passed'],
  },
  'Does Rstest read next.config.js or the middleware?': {
    heading,
    says: '`next.config.js`, `matcher`, whole pages · not read; use Playwright for pages',
    files: {
      'next.config.js': "throw new Error('CONFIG READ');\n",
      'middleware.ts': "throw new Error('MIDDLEWARE READ');\n",
      'a.test.ts': passing,
    },
    output: ['Tests 1 passed'],
    absent: ['READ'],
  },
} satisfies Answers;
