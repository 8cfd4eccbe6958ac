import { type Answers, withHooks } from '../../../support/answers.ts';

const config = {
  'rstest.config.mjs':
    "import { withRsbuildConfig } from '@rstest/adapter-rsbuild'; export default { extends: withRsbuildConfig() };",
};
const rsbuild = (text: string) => ({ 'rsbuild.config.mjs': `export default ${text};` });
const where = `${withHooks}test('a', () => { console.log('ENVIRONMENT', typeof document); });`;

export default {
  'Which environment does the adapter choose?': {
    heading: 'what-the-adapter-takes-over',
    says: '`output.target` · `node` gives the test environment `node`; anything else gives `happy-dom`',
    files: { ...config, ...rsbuild('{}') },
    test: where,
    output: ['ENVIRONMENT object'],
  },
  'Which environment does the adapter choose for a server build?': {
    heading: 'what-the-adapter-takes-over',
    says: '`output.target` · `node` gives the test environment `node`; anything else gives `happy-dom`',
    files: { ...config, ...rsbuild("{ output: { target: 'node' } }") },
    test: where,
    output: ['ENVIRONMENT undefined'],
  },
  'Do my own keys override what the adapter brings?': {
    heading: 'what-the-adapter-takes-over',
    says: 'Your own keys override what the adapter brings. To test in jsdom, or to give tests another constant, write it next to `extends`:',
    files: {
      'rstest.config.mjs': `import { withRsbuildConfig } from '@rstest/adapter-rsbuild';
export default { extends: withRsbuildConfig(), testEnvironment: 'node', source: { define: { CURRENCY: '"USD"' } } };`,
      ...rsbuild(`{ source: { define: { CURRENCY: '"EUR"', REGION: '"eu"' } } }`),
      'a.test.ts': `${withHooks}declare const CURRENCY: string; declare const REGION: string; test('a', () => { console.log('DEFINED', CURRENCY, REGION, typeof document); });`,
    },
    output: ['DEFINED USD eu undefined'],
  },
  'Which environment of the build is used?': {
    heading: 'choose-the-file-the-environment-or-a-part',
    says: '`environmentName` · The config has `environments`. The named one is merged over the common part.',
    files: {
      'rstest.config.mjs': `import { withRsbuildConfig } from '@rstest/adapter-rsbuild';
export default { extends: withRsbuildConfig({ environmentName: 'api' }) };`,
      ...rsbuild(
        `{ source: { define: { NAME: '"common"' } }, environments: { api: { output: { target: 'node' }, source: { define: { NAME: '"api"' } } } } }`,
      ),
      'a.test.ts': `${withHooks}declare const NAME: string; test('a', () => { console.log('NAME', NAME, typeof document); });`,
    },
    output: ['NAME api undefined'],
  },
  'What happens when there is no build config?': {
    heading: 'when-something-is-missing',
    says: "`Cannot find module '@/price'` · The alias is not known: the config was not found, so the adapter returned nothing. There is no other message. · Run `rstest` where `rsbuild.config.ts` is, or pass `cwd`.",
    elsewhere: {
      '/guide/help/errors-modules':
        "If the path begins with an alias such as `@/`, Rstest doesn't know it:",
    },
    files: { ...config },
    test: `${withHooks}import { addTax } from '@/price'; test('a', () => { addTax(); });`,
    exitCode: 1,
    output: ["Cannot find module '@/price'"],
  },
  'Can the config be imported without the adapter?': {
    heading: 'without-the-adapter',
    says: [
      'Import the config and hand over the parts you use.',
      'Unlike the adapter, this does not choose a test environment:',
    ],
    files: {
      'rstest.config.mjs': `import { loadConfig } from '@rsbuild/core';
export default { async extends() { const { content } = await loadConfig({ cwd: import.meta.dirname }); return { source: content.source }; } };`,
      ...rsbuild(`() => ({ source: { define: { CURRENCY: '"EUR"' } } })`),
      'a.test.ts': `${withHooks}declare const CURRENCY: string; test('a', () => { console.log('FROM', CURRENCY, typeof document); });`,
    },
    output: ['FROM EUR undefined'],
  },
  'Do all tests run again when the Rsbuild config changes?': {
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
  'Which parts of the build run in tests, and which core does the adapter ask for?': {
    heading: 'what-the-adapter-takes-over',
    says: [
      '`plugins`, `resolve`, `tools.rspack`, `tools.swc`, `tools.bundlerChain` · as they are; the type-check plugin is left out, because tests do not need it',
      'The newest adapter, 0.11.9, asks for `@rstest/core` below 0.12, although it works with 0.12.0: the samples of this page run with that pair.',
    ],
    elsewhere: {
      '/guide/help/upgrade':
        '`@rstest/adapter-rsbuild` · 0.11.9 · declares 0.11.x; works with 0.12.0 through an override',
      '/guide/start/why-rstest':
        'an alias `@/` · `moduleNameMapper` · `resolve.alias` · nothing more',
    },
    files: {
      ...config,
      'rsbuild.config.mjs': `const plugin = (name) => ({ name, setup() { console.log('SETUP', name); } });
const says = (name) => () => console.log('TOOL', name);
export default {
  plugins: [plugin('shop'), plugin('rsbuild:type-check')],
  resolve: { alias: { '#shop': import.meta.dirname + '/src' } },
  tools: { rspack: says('rspack'), swc: says('swc'), bundlerChain: says('bundlerChain') },
};`,
      'src/price.ts': "export const currency = 'EUR';",
      'a.test.ts': `${withHooks}import { currency } from '#shop/price'; test('a', () => { console.log('CURRENCY', currency); });`,
      'versions.mjs': `import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
const read = (name) => JSON.parse(readFileSync(dirname(dirname(fileURLToPath(import.meta.resolve(name)))) + '/package.json', 'utf8'));
const adapter = read('@rstest/adapter-rsbuild');
console.log('ADAPTER', adapter.version, 'ASKS', adapter.peerDependencies['@rstest/core'], 'HAS', read('@rstest/core').version);`,
    },
    command: 'node versions.mjs; npx rstest',
    output: [
      /ADAPTER 0\.11\.9 ASKS .*0\.11.* HAS 0\.12\.0/,
      'SETUP shop',
      'TOOL rspack',
      'TOOL swc',
      'TOOL bundlerChain',
      'CURRENCY EUR',
    ],
    absent: ['SETUP rsbuild:type-check'],
  },
  'Does watch mode notice a changed build, and what does coverage list after a rerun?': {
    heading: 'what-the-adapter-takes-over',
    says: "Watch mode doesn't notice such a change: start it again.",
    elsewhere: {
      '/guide/basic/coverage-figures':
        'In watch mode, the report after a change covers only what that rerun imported, and thresholds are checked against it.',
    },
    files: {
      'rstest.config.mjs':
        "import { withRsbuildConfig } from '@rstest/adapter-rsbuild'; export default { extends: withRsbuildConfig(), coverage: { provider: 'v8', reporters: ['text'], thresholds: { lines: 101 } } };",
      ...rsbuild("{ output: { target: 'node' } }"),
      'src/cart.ts': 'export const cart = () => 1;',
      'src/price.ts': 'export const price = () => 2;',
      'cart.test.ts':
        "import { test } from '@rstest/core'; import { cart } from './src/cart'; test('a', () => { cart(); });",
      'price.test.ts':
        "import { test } from '@rstest/core'; import { price } from './src/price'; test('a', () => { price(); });",
      'watch.mjs': `import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
const run = spawn('npx', ['rstest', '--watch', '--coverage']);
const end = () => process.exit();
setTimeout(end, 40_000).unref();
const change = (file) => { console.log('CHANGED', file); appendFileSync(file, '\\n// changed'); };
let text = '';
let runs = 0;
const read = (data) => {
  process.stdout.write(data);
  text += data;
  if (!text.includes('Waiting for file changes') || !/All files[^]*---\\n/.test(text)) return;
  // what a run lacks comes by another pipe than its table, so it can be later; the second lacks nothing
  if (runs !== 1 && !text.includes('global threshold')) return;
  text = '';
  runs += 1;
  if (runs === 3) return end();
  change(runs === 1 ? 'rsbuild.config.mjs' : 'src/price.ts');
};
run.stdout.on('data', read);
run.stderr.on('data', read);`,
    },
    command: 'node watch.mjs',
    output: [
      /cart\.ts *\|[\s\S]*CHANGED rsbuild[\s\S]*No test files need re-run[\s\S]*CHANGED src\/price[\s\S]*price\.ts *\|/,
      /No test files need re-run[\s\S]*does not meet global threshold 101%/,
    ],
    absent: [/CHANGED src[\s\S]*cart\.ts *\|/],
  },
  'What does npm do without the override?': {
    heading: 'install-the-adapter',
    says: [
      'Without it, npm refuses to install the pair.',
      'Where the adapter is there already, raising the core succeeds once, with a warning.',
      'The next `npm install` and every `npm ci` then fail with `ERESOLVE`.',
    ],
    elsewhere: {
      '/guide/help/errors-tools': 'Two packages ask for different versions of a third.',
    },
    // The packages stand for the real ones: npm looks at names, versions and peers alone.
    files: {
      'old/package.json': '{ "name": "@rstest/core", "version": "0.11.9" }',
      'new/package.json': '{ "name": "@rstest/core", "version": "0.12.0" }',
      'adapter/package.json':
        '{ "name": "@rstest/adapter-rsbuild", "version": "0.11.9", "peerDependencies": { "@rstest/core": "^0.11.0" } }',
      'fresh/package.json': '{}',
      'app/package.json': '{}',
    },
    command: `for i in old new adapter; do npm pack --silent ./$i; done
cd fresh; npm i --offline ../rstest-core-0.12.0.tgz ../rstest-adapter-rsbuild-0.11.9.tgz 2>&1 | grep -o 'ERESOLVE unable.*'
cd ../app; npm i --offline ../rstest-core-0.11.9.tgz ../rstest-adapter-rsbuild-0.11.9.tgz >/dev/null && npm i --offline ../rstest-core-0.12.0.tgz 2>&1 | grep -o 'warn ERESOLVE.*' | head -1; grep -o '"version".*' node_modules/@rstest/core/package.json
npm i --offline 2>&1 | grep -o 'ERESOLVE could.*'; npm ci --offline 2>&1 | grep -o 'ERESOLVE could.*'`,
    output: [
      /ERESOLVE unable to resolve[^\n]*\nwarn ERESOLVE overriding peer dependency\n"version": "0\.12\.0"[^\n]*\nERESOLVE could not resolve\nERESOLVE could not resolve/,
    ],
  },
} satisfies Answers;
