import type { Answer } from '../../../support/answers.ts';

const head = "import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';\n";

const config = {
  'rstest.config.mjs':
    "import { withRsbuildConfig } from '@rstest/adapter-rsbuild'; export default { extends: withRsbuildConfig() };",
};
const rsbuild = (text: string) => ({ 'rsbuild.config.mjs': `export default ${text};` });
const where = `${head}test('a', () => { console.log('ENVIRONMENT', typeof document); });`;

export default [
  {
    question: 'Which environment does the adapter choose?',
    heading: 'what-the-adapter-takes-over',
    says: '`output.target` · `node` gives the test environment `node`; anything else gives `happy-dom`',
    files: { ...config, ...rsbuild('{}'), 'a.test.ts': where },
    output: ['ENVIRONMENT object'],
  },
  {
    question: 'Which environment does the adapter choose for a server build?',
    heading: 'what-the-adapter-takes-over',
    says: '`output.target` · `node` gives the test environment `node`; anything else gives `happy-dom`',
    files: { ...config, ...rsbuild("{ output: { target: 'node' } }"), 'a.test.ts': where },
    output: ['ENVIRONMENT undefined'],
  },
  {
    question: 'Do my own keys override what the adapter brings?',
    heading: 'what-the-adapter-takes-over',
    says: 'Your own keys override what the adapter brings. To test in jsdom, or to give tests another constant, write it next to `extends`:',
    files: {
      'rstest.config.mjs': `import { withRsbuildConfig } from '@rstest/adapter-rsbuild';
export default { extends: withRsbuildConfig(), testEnvironment: 'node', source: { define: { CURRENCY: '"USD"' } } };`,
      ...rsbuild(`{ source: { define: { CURRENCY: '"EUR"', REGION: '"eu"' } } }`),
      'a.test.ts': `${head}declare const CURRENCY: string; declare const REGION: string; test('a', () => { console.log('DEFINED', CURRENCY, REGION, typeof document); });`,
    },
    output: ['DEFINED USD eu undefined'],
  },
  {
    question: 'Which environment of the build is used?',
    heading: 'choose-the-file-the-environment-or-a-part',
    says: '`environmentName` · The config has `environments`. The named one is merged over the common part.',
    files: {
      'rstest.config.mjs': `import { withRsbuildConfig } from '@rstest/adapter-rsbuild';
export default { extends: withRsbuildConfig({ environmentName: 'api' }) };`,
      ...rsbuild(
        `{ source: { define: { NAME: '"common"' } }, environments: { api: { output: { target: 'node' }, source: { define: { NAME: '"api"' } } } } }`,
      ),
      'a.test.ts': `${head}declare const NAME: string; test('a', () => { console.log('NAME', NAME, typeof document); });`,
    },
    output: ['NAME api undefined'],
  },
  {
    question: 'What happens when there is no build config?',
    heading: 'when-something-is-missing',
    says: "`Cannot find module '@/price'` · The alias is not known: the config was not found, so the adapter returned nothing. There is no other message. · Run `rstest` where `rsbuild.config.ts` is, or pass `cwd`.",
    files: {
      ...config,
      'a.test.ts': `${head}import { addTax } from '@/price'; test('a', () => { addTax(); });`,
    },
    exitCode: 1,
    output: ["Cannot find module '@/price'"],
  },
  {
    question: 'Can the config be imported without the adapter?',
    heading: 'without-the-adapter',
    says: [
      'Import the config and hand over the parts you use.',
      'Unlike the adapter, this does not choose a test environment:',
    ],
    files: {
      'rstest.config.mjs': `import { loadConfig } from '@rsbuild/core';
export default { async extends() { const { content } = await loadConfig({ cwd: import.meta.dirname }); return { source: content.source }; } };`,
      ...rsbuild(`() => ({ source: { define: { CURRENCY: '"EUR"' } } })`),
      'a.test.ts': `${head}declare const CURRENCY: string; test('a', () => { console.log('FROM', CURRENCY, typeof document); });`,
    },
    output: ['FROM EUR undefined'],
  },
  {
    question: 'Do all tests run again when the Rsbuild config changes?',
    heading: 'what-the-adapter-takes-over',
    says: 'so `--changed` runs every test after a change to the build',
    files: {
      'rstest.config.mjs':
        "import { withRsbuildConfig } from '@rstest/adapter-rsbuild'; export default { extends: withRsbuildConfig() };",
      'rsbuild.config.mjs': "export default { output: { target: 'node' } };",
      '.gitignore': 'node_modules\n',
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
    },
    command:
      'git init -q . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm one && echo "// changed" >> rsbuild.config.mjs && npx rstest --changed',
    output: ['matched forceRerunTriggers, running all test files', 'Tests 1 passed'],
  },
] satisfies Answer[];
