import { type Answers, configFile } from '../../../support/answers.ts';

const files = {
  'a.test.ts': `import { test } from '@rstest/core';
test('where', () => { console.log('document is ' + typeof document); });`,
};

export default {
  'What happens when browser mode is on without the package @rstest/browser?': {
    heading: 'install-browser-mode',
    says: 'Without the package, the run fails with `Browser mode requires @rstest/browser to be installed`.',
    files: { ...files, ...configFile(`browser: { enabled: true, provider: 'playwright' }`) },
    exitCode: 1,
    output: ['Browser mode requires @rstest/browser to be installed'],
  },
  'Does browser.name alone switch browser mode on?': {
    heading: 'browser-mode-from-the-command-line',
    says: "Other flags, such as `--browser.name=firefox`, don't turn it on.",
    files,
    command: 'npx rstest --browser.name=firefox',
    output: ['document is undefined'],
  },
  'Which wins: browser.enabled in the config or --browser.enabled=false?': {
    heading: 'browser-mode-from-the-command-line',
    says: '`--browser.enabled` turns it on, `--browser.enabled=false` turns it off, and flags override the config file.',
    files: { ...files, ...configFile(`browser: { enabled: true, provider: 'playwright' }`) },
    command: 'npx rstest --browser.enabled=false',
    output: ['document is undefined'],
  },
  'Do projects inherit browser from the root config?': {
    heading: 'browser-mode-from-the-command-line',
    says: 'With `projects`, set `browser` in each project that needs it.',
    files: {
      ...files,
      ...configFile(
        `browser: { enabled: true, provider: 'playwright' }, projects: [{ name: 'shop', include: ['*.test.ts'] }]`,
      ),
    },
    output: ['document is undefined'],
  },
  'Does browser mode change testTimeout and the polling of expect.poll?': {
    heading: 'what-changes-in-a-browser',
    says: 'In core 0.12.0, `testTimeout` is 15000 and the timeout of `expect.poll` 5000, unless you set them.',
    files: {
      ...configFile(`browser: { enabled: true, provider: 'playwright' }`),
      'show.mjs': `import { createRstest } from '@rstest/core/api';
for (const enabled of [false, true]) {
  const rstest = await createRstest({ cwd: process.cwd(), config: { browser: { enabled, provider: 'playwright' } } });
  const { testTimeout, expect } = rstest.context.config;
  console.log(enabled, testTimeout, expect.poll.timeout);
}`,
    },
    command: 'node show.mjs',
    output: ['false 5000 1000', 'true 15000 5000'],
  },
  '`rstest --help` lists --browser. Why is it an unknown option?': {
    heading: 'browser-mode-from-the-command-line',
    says: 'The short form `--browser` is listed in the help but fails with ``Unknown option `--browser` ``, so write `--browser.enabled`.',
    test: "import { test } from '@rstest/core'; test('a', () => {});",
    command: 'npx rstest --help | grep -- "--browser  "; npx rstest --browser',
    exitCode: 1,
    output: ['--browser ', 'Unknown option `--browser`'],
  },
  'When is there a window, and do flags override the config?': {
    heading: 'browser-keys',
    says: 'runs without a window; on in CI, off elsewhere.',
    elsewhere: {
      '/guide/advanced/environment-variables': 'browsers open no window',
    },
    files: {
      ...configFile(`browser: { enabled: true, provider: 'playwright' }`),
      'show.mjs': `import { createRstest } from '@rstest/core/api';
const rstest = await createRstest({ cwd: process.cwd(), config: { browser: { enabled: true, provider: 'playwright' } } });
console.log('HEADLESS', rstest.context.config.browser.headless);`,
    },
    command: 'CI=1 node show.mjs; env -u CI node show.mjs',
    output: [/HEADLESS true\s+HEADLESS false/],
  },
} satisfies Answers;
