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
    says: '`--browser` alone fails with an unknown option: write `--browser.enabled`.',
    files,
    command: 'npx rstest --browser',
    exitCode: 1,
    output: ['Unknown option `--browser`'],
  },
  'Does --browser work beside another browser flag?': {
    heading: 'change-it-from-the-command-line',
    says: '`--browser` alone fails with an unknown option:',
    files,
    command: 'npx rstest --browser --browser.name=firefox',
    exitCode: 1,
    output: ['Browser mode requires @rstest/browser to be installed'],
  },
  'Which flags override the config?': {
    heading: 'change-it-from-the-command-line',
    says: '`--browser.enabled`, `--browser.name`, `--browser.headless`, `--browser.port`, `--browser.strictPort` and `--browser.providerOptions.*` override the config.',
    files: {
      'rstest.config.mjs':
        "export default { browser: { enabled: true, provider: 'playwright', browser: 'chromium', headless: true, port: 4001, strictPort: false, providerOptions: { slow: 1 } } };",
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
    },
    command: `DEBUG=rstest npx rstest --browser.enabled=false --browser.name=firefox --browser.headless=false --browser.port=4002 --browser.strictPort --browser.providerOptions.slow=2 >out 2>&1; grep -A9 'browser: {' dist/.rstest-temp/.rsbuild/rstest.config.mjs`,
    output: [
      /enabled: false/,
      /browser: 'firefox'/,
      /headless: false/,
      /port: 4002/,
      /strictPort: true/,
      /slow: '?2/,
    ],
  },
  'When does React ask for act, and what turns that off?': {
    heading: 'when-react-warns-about-act',
    says: "`An update to … inside a test was not wrapped in act(...)` appears with `globals: true`, because Testing Library then expects each update inside `act`, and a real mouse doesn't use it.",
    files: {
      'rstest.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';
export default {
  plugins: [pluginReact()],
  testEnvironment: 'happy-dom',
  setupFiles: process.env.OFF ? ['./setup.mjs'] : [],
};`,
      'setup.mjs': 'beforeEach(() => { globalThis.IS_REACT_ACT_ENVIRONMENT = false; });',
      // A click that Testing Library doesn't make, as that of a browser's mouse.
      'a.test.tsx': `import { test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
function Cart() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}
test('a', async () => {
  render(<Cart />);
  screen.getByRole('button').click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  console.log('COUNT', document.body.textContent);
});`,
    },
    command:
      'echo PLAIN; npx rstest 2>&1; echo GLOBAL; npx rstest --globals 2>&1; echo OFF; OFF=1 npx rstest --globals 2>&1',
    output: [
      /PLAIN(?:(?!wrapped in act)[\s\S])*COUNT 1[\s\S]*GLOBAL[\s\S]*An update to Cart inside a test was not wrapped in act[\s\S]*OFF(?:(?!wrapped in act)[\s\S])*COUNT 1/,
    ],
  },
  'What does Playwright print without its browser?': {
    heading: 'install',
    says: "Without that, a run fails with `Executable doesn't exist at …`.",
    test: "import { test } from '@rstest/core';\nimport { chromium } from 'playwright';\ntest('a', () => chromium.launch());\n",
    command: 'PLAYWRIGHT_BROWSERS_PATH=$PWD npx rstest',
    exitCode: 1,
    output: ["Executable doesn't exist at"],
  },
} satisfies Answers;
