import { type Answers, withHooks } from '../../../support/answers.ts';

const files = {
  'src/price.test.ts': `${withHooks}test('price', () => {});`,
  'e2e/checkout.spec.ts': "import { test } from '@playwright/test'; test('pays', () => {});",
};

export default {
  'What happens to Playwright tests when nothing separates them?': {
    says: 'Both look for `*.test.*` and `*.spec.*` files, so tell each where its tests are.',
    files,
    exitCode: 1,
    output: ['checkout.spec.ts', '1 failed'],
  },
  'How does Rstest find only its own tests?': {
    heading: 'separate-the-files',
    says: 'Rstest reads the files that `include` names:',
    files: { ...files, 'rstest.config.mjs': "export default { include: ['src/**/*.test.ts'] };" },
    output: ['Tests 1 passed'],
    absent: ['checkout'],
  },
  'What happens to a file that imports from the wrong package?': {
    heading: 'separate-the-files',
    says: 'a file that takes `test` from `@playwright/test` fails in Rstest, and the other way around.',
    files: {
      'a.test.ts': "import { test } from '@playwright/test'; test('a', () => {});",
      'playwright.config.mjs': 'export default {};',
      'b.spec.mjs': `${withHooks}test('b', () => {});`,
    },
    command: 'npx rstest a; npx playwright test b',
    exitCode: 1,
    output: [
      'Playwright Test did not expect test() to be called here',
      "Rstest API 'test' is not registered yet",
    ],
  },
  'How is the directory of Playwright left out?': {
    heading: 'separate-the-files',
    says: "If you'd rather keep the default `include`, list the directory in `exclude`: `exclude: ['e2e/**']`.",
    files: { ...files, 'rstest.config.mjs': "export default { exclude: ['e2e/**'] };" },
    output: ['Tests 1 passed'],
    absent: ['checkout'],
  },
  'Do both tools have an exit code and a report of their own?': {
    heading: 'run-both-in-ci',
    says: 'Each tool has its own report and its own exit code',
    files: {
      'rstest.config.mjs': "export default { include: ['src/**/*.test.ts'] };",
      'playwright.config.mjs': "export default { testDir: 'e2e', reporter: 'line' };",
      'src/price.test.ts': `${withHooks}test('price', () => { expect(1).toBe(2); });`,
      'e2e/checkout.spec.mjs': "import { test } from '@playwright/test'; test('pays', () => {});",
    },
    command: 'npx rstest; echo RSTEST $?; npx playwright test; echo PLAYWRIGHT $?',
    output: [/Tests 1 failed[\s\S]*RSTEST 1[\s\S]*1 passed[\s\S]*PLAYWRIGHT 0/],
  },
} satisfies Answers;
