import { type Answers, configFile } from '../../../support/answers.ts';

const show = (...names: string[]) => ({
  'a.test.ts': `import { test } from '@rstest/core';
test('shows', () => { console.log(${JSON.stringify(names)}.map((name) => name + '=' + JSON.stringify(process.env[name])).join(' ')); });`,
});

export default {
  'Which wins: env in the config or the variable of the shell?': {
    heading: 'env-overrides-your-shell',
    says: 'A value in `env` takes precedence over the variable of the shell.',
    files: { ...configFile(`env: { REGION: 'eu' }`), ...show('REGION') },
    command: 'REGION=us npx rstest',
    output: ['REGION="eu"'],
  },
  'How do I let the shell override a value of env?': {
    heading: 'env-overrides-your-shell',
    says: "To let the shell override it, say so: `CURRENCY: process.env.CURRENCY ?? 'EUR'`.",
    files: { ...configFile(`env: { REGION: process.env.REGION ?? 'eu' }`), ...show('REGION') },
    command: 'REGION=us npx rstest && npx rstest',
    output: [/REGION="us"[\s\S]*REGION="eu"/],
  },
  'What becomes of numbers, booleans and null in env?': {
    heading: 'values-become-strings',
    says: "`false` becomes `'false'`, which is truthy, and `null` becomes `'null'`.",
    files: { ...configFile(`env: { N: 3, B: false, X: null }`), ...show('N', 'B', 'X') },
    output: ['N="3" B="false" X="null"'],
  },
  'How do I remove a variable of the shell for tests?': {
    heading: 'values-become-strings',
    says: '`undefined` removes the variable in tests, even if your shell defines it.',
    files: { ...configFile(`env: { TOKEN: undefined }`), ...show('TOKEN') },
    command: 'TOKEN=secret npx rstest',
    output: ['TOKEN=undefined'],
  },
  'Which of globalSetup, setup files and tests see env?': {
    heading: 'which-code-sees-the-variables',
    says: [
      "Setup files, test files and everything they import see the variables, in `import.meta.env` as well. `globalSetup` and the config file don't;",
      "`globalSetup` and the config file don't; they run with your shell's environment.",
    ],
    files: {
      ...configFile(
        `env: { REGION: 'eu' }, globalSetup: './global.ts', setupFiles: './setup.ts', disableConsoleIntercept: true`,
      ),
      'global.ts': `export function setup() { console.log('global setup ' + process.env.REGION); }`,
      'setup.ts': `console.log('setup file ' + process.env.REGION);\nconsole.log('meta', import.meta.env.REGION);`,
      ...show('REGION'),
    },
    output: ['global setup undefined', 'setup file eu', 'meta eu', 'REGION="eu"'],
  },
  'How do I load a .env file?': {
    heading: 'which-code-sees-the-variables',
    says: 'Load one at the top of the config file, and global setup and tests see its values too.',
    files: {
      '.env': 'REGION=eu\n',
      'rstest.config.ts': `process.loadEnvFile('.env');
export default { globalSetup: './global.ts' };`,
      'global.ts': `export function setup() { console.log('global setup ' + process.env.REGION); }`,
      ...show('REGION'),
    },
    output: ['global setup eu', 'REGION="eu"'],
  },
  'Can I set the time zone with env?': {
    heading: 'set-the-time-zone',
    says: "`env: { TZ: 'Asia/Tokyo' }` works with the pools `forks` and `vmForks`.",
    files: { ...configFile(`env: { TZ: 'Asia/Tokyo' }`) },
    test: `import { test } from '@rstest/core';
test('hour', () => { console.log('hour ' + new Date(0).getHours()); });`,
    command: 'npx rstest && TZ=UTC npx rstest --pool threads',
    output: [/hour 9[\s\S]*hour 0/],
  },
  'Can I change NODE_ENV for tests?': {
    says: 'Set another value here if your code needs one.',
    files: { ...configFile(`env: { NODE_ENV: 'production' }`), ...show('NODE_ENV') },
    output: ['NODE_ENV="production"'],
  },
  'Do projects inherit env?': {
    heading: 'env-with-several-projects',
    says: 'Each of the `projects` sets its own `env`.',
    files: {
      ...configFile(`env: { REGION: 'eu' }, projects: [{ name: 'shop', include: ['*.test.ts'] }]`),
      ...show('REGION'),
    },
    output: ['REGION=undefined'],
  },
  'Does the env of one project reach another project in a VM pool?': {
    heading: 'env-with-several-projects',
    says: 'turned off, and in the VM pools, a worker that has run files of one project keeps its variables when it goes on to another',
    files: {
      'rstest.config.ts': `export default { pool: { maxWorkers: 1 }, projects: [
  { name: 'one', include: ['a.test.ts'], env: { ONE: 'yes' } }, { name: 'two', include: ['b.test.ts'] },
] };`,
      'a.test.ts': `import { test } from '@rstest/core'; test('a', () => {}); // The larger file runs first.`,
      'b.test.ts': `import { test } from '@rstest/core'; test('b', () => console.log('TWO', process.env.ONE));`,
    },
    // Without the records of runs, whose slower file would run first.
    command:
      'npx rstest; rm -r node_modules/.cache; npx rstest --pool=vmForks; rm -r node_modules/.cache; npx rstest --no-isolate',
    output: [/TWO undefined[\s\S]*TWO yes[\s\S]*TWO yes/],
  },
  'Does an env file that one project loads reach the others?': {
    heading: 'env-with-several-projects',
    says: 'A project whose config calls `process.loadEnvFile` or assigns to `process.env` therefore changes the variables of all projects.',
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ projects: ['one', 'two'] });",
      'one/rstest.config.ts':
        "process.loadEnvFile(new URL('.env.test', import.meta.url));\nexport default { name: 'one', env: { OWN: 'one' } };",
      'one/.env.test': 'SHOP=books\n',
      'one/a.test.ts': "import { expect, rs, test } from '@rstest/core';\ntest('a', () => {});\n",
      'two/rstest.config.ts': "export default { name: 'two' };",
      'two/a.test.ts':
        "import { expect, rs, test } from '@rstest/core';\ntest('a', () => { console.log('TWO', process.env.SHOP, process.env.OWN); });\n",
    },
    output: ['TWO books undefined'],
  },
  'How does each project of a monorepo get its own .env file?': {
    heading: 'env-with-several-projects',
    says: "Use `env` for what only one of them may see, for an `.env` file of its own, too: `env: parseEnv(readFileSync(new URL('.env', import.meta.url), 'utf8'))`, with `parseEnv` of `node:util`.",
    files: {
      'rstest.config.ts': "export default { projects: ['one', 'two'] };",
      ...Object.fromEntries(
        ['one', 'two'].flatMap((name) => [
          [`${name}/.env`, `SHOP=${name}\n`],
          [
            `${name}/rstest.config.ts`,
            "import { readFileSync } from 'node:fs';\nimport { parseEnv } from 'node:util';\nexport default { env: parseEnv(readFileSync(new URL('.env', import.meta.url), 'utf8')) };",
          ],
          [
            `${name}/a.test.ts`,
            `import { test } from '@rstest/core';\ntest('a', () => console.log('IN ${name}:', process.env.SHOP));`,
          ],
        ]),
      ),
    },
    output: ['IN one: one', 'IN two: two'],
  },
  'Why has NODE_OPTIONS in env no effect?': {
    heading: 'which-code-sees-the-variables',
    says: "What Node.js reads when it starts, such as `NODE_OPTIONS`, `NODE_EXTRA_CA_CERTS` or `LC_ALL`, comes too late here. Set it in front of the command, or for processes at the top of the config file: `process.env.NODE_OPTIONS = '--max-old-space-size=4096'`.",
    files: {
      'env.mjs':
        "export default { env: { NODE_OPTIONS: '--max-old-space-size=300', NODE_EXTRA_CA_CERTS: './none.pem' } };",
      'top.mjs':
        "process.env.NODE_OPTIONS = '--max-old-space-size=300';\nprocess.env.NODE_EXTRA_CA_CERTS = './none.pem';\nexport default {};",
      'a.test.ts': `import { getHeapStatistics } from 'node:v8';
import { test } from '@rstest/core';
test('a', () => console.log('LIMIT', getHeapStatistics().heap_size_limit < 500_000_000, process.env.NODE_OPTIONS));`,
    },
    command:
      'for file in env top; do npx rstest -c $file.mjs --disableConsoleIntercept 2>&1 | grep -E "^LIMIT|extra certs"; done; NODE_OPTIONS=--max-old-space-size=300 npx rstest | grep ^LIMIT',
    output: [
      /^LIMIT false --max-old-space-size=300\n[\s\S]*extra certs[\s\S]*LIMIT true --max-old-space-size=300\nLIMIT true/,
    ],
  },
} satisfies Answers;
