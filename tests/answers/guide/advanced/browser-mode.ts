import type { Answers } from '../../../support/answers.ts';

const files = { 'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});" };

export default {
  'What happens without @rstest/browser?': {
    heading: 'install',
    says: 'Without the package, a run fails with `Browser mode requires @rstest/browser to be installed`.',
    files,
    command: 'npx rstest --browser.enabled',
    exitCode: 1,
    output: ['Browser mode requires @rstest/browser to be installed', '@rstest/browser@0.12.0'],
  },
  'Does --browser work on its own?': {
    heading: 'change-it-from-the-command-line',
    says: 'In core 0.12.0, `--browser` alone fails with an unknown option: write `--browser.enabled`.',
    files,
    command: 'npx rstest --browser',
    exitCode: 1,
    output: ['Unknown option `--browser`'],
  },
  'Does --browser work beside another browser flag?': {
    heading: 'change-it-from-the-command-line',
    says: 'In core 0.12.0, `--browser` alone fails with an unknown option:',
    files,
    command: 'npx rstest --browser --browser.name=firefox',
    exitCode: 1,
    output: ['Browser mode requires @rstest/browser to be installed'],
  },
} satisfies Answers;
