import { type Answers, withHooks } from '../../../support/answers.ts';

export default {
  'How do I check that a module fails while it loads?': {
    heading: 'reload-a-module-that-reads-at-import',
    says: [
      "To check that a module fails while it loads: `await expect(import('./settings')).rejects.toThrow('KEY is missing')`.",
      "Call `rs.resetModules()` before each further import of it, because without that it succeeds with half a module: `Cannot access 'key' before initialization`.",
    ],
    files: {
      'settings.ts':
        "if (!process.env.KEY) throw new Error('KEY is missing');\nexport const key = process.env.KEY;\n",
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  await expect(import('./settings')).rejects.toThrow('KEY is missing');
  const half = await import('./settings');
  expect(() => half.key).toThrow("Cannot access 'key' before initialization");
  rs.resetModules();
  await expect(import('./settings')).rejects.toThrow('KEY is missing');
  rs.stubEnv('KEY', 'x');
  rs.resetModules();
  expect((await import('./settings')).key).toBe('x');
});
`,
    },
    output: ['Tests 1 passed'],
  },
  'Is a stubbed variable put back for the next test?': {
    heading: 'set-a-variable-for-one-test',
    says: 'If code reads `process.env` itself, replace the variable with `rs.stubEnv` and let Rstest put it back. An assignment would stay for the rest of the file:',
    files: { 'rstest.config.mjs': 'export default { unstubEnvs: true };' },
    test: `${withHooks}test('a', () => { rs.stubEnv('REGION', 'eu'); process.env.ASSIGNED = 'stays'; });
test('b', () => { console.log('NEXT', process.env.REGION, process.env.ASSIGNED); });`,
    output: ['NEXT undefined stays'],
  },
  'How is a variable changed that a module reads when it is imported?': {
    heading: 'reload-a-module-that-reads-at-import',
    says: 'A constant at the top of a module is read once, before your test runs, so a stub comes too late. Forget the module and import it again:',
    files: { 'region.ts': 'export const region = process.env.REGION;' },
    test: `${withHooks}import { region } from './region';
test('a', async () => {
  rs.stubEnv('REGION', 'eu');
  rs.resetModules();
  console.log('REGION', region, (await import('./region')).region);
});`,
    output: ['REGION undefined eu'],
  },
  'What is NODE_ENV in a run, and can it be changed?': {
    heading: 'test-the-production-branch',
    says: '`process.env.NODE_ENV` is `test` in a run unless it is set already, and it can be stubbed like any other variable:',
    test: `${withHooks}test('a', () => { const before = process.env.NODE_ENV; rs.stubEnv('NODE_ENV', 'production'); console.log('NODE_ENV', before, process.env.NODE_ENV); });`,
    output: ['NODE_ENV test production'],
  },
  'Are .env files loaded, and does the shell override one that the config loads?': {
    heading: 'load-an-env-file-for-tests',
    says: [
      "Rstest doesn't load `.env` files.",
      '`process.loadEnvFile` keeps variables that are already set, so `API_URL=… npx rstest` overrides the file.',
    ],
    elsewhere: { '/config/test/env': "Rstest doesn't load `.env` files." },
    files: {
      '.env': 'FROM_DOTENV=yes',
      '.env.test': 'API_URL=http://file',
      'rstest.config.mjs': "process.loadEnvFile('.env.test'); export default {};",
      'a.test.ts': `${withHooks}test('a', () => { console.log('URL', process.env.API_URL, process.env.FROM_DOTENV); });`,
    },
    command: 'npx rstest; API_URL=http://shell npx rstest',
    output: ['URL http://file undefined', 'URL http://shell undefined'],
  },
  'Which of two .env files wins?': {
    heading: 'load-an-env-file-for-tests',
    says: 'For the same reason, the first of two files wins: load `.env.test` before `.env`.',
    files: {
      '.env': 'CITY=Bern\nAPI_URL=http://app',
      '.env.test': 'CITY=Oslo',
      'rstest.config.mjs':
        "for (const file of process.env.FILES.split(' ')) process.loadEnvFile(file); export default {};",
      'a.test.ts': `${withHooks}test('a', () => { console.log('READ', process.env.CITY, process.env.API_URL); });`,
    },
    command: 'FILES=".env.test .env" npx rstest; FILES=".env .env.test" npx rstest',
    output: ['READ Oslo http://app', 'READ Bern http://app'],
  },
  'Can a constant be stubbed that the bundler replaces?': {
    heading: 'replace-values-at-build-time',
    says: [
      "are replaced while the code is built, so there's nothing to stub:",
      'The rest of `import.meta.env` holds the variables of the process, and `rs.stubEnv` reaches it.',
    ],
    elsewhere: {
      '/guide/recipes/classes':
        "A test can't read `#items`, and shouldn't: a total that is right proves that the items are kept.",
    },
    files: {
      'rstest.config.mjs':
        "export default { source: { define: { __VERSION__: '\"1.2\"', 'import.meta.env.MODE': '\"shop\"' } } };",
      'a.test.ts': `import { rs, test } from '@rstest/core';
declare const __VERSION__: string;
class Cart { #items = [5]; total() { return this.#items[0]; } }
test('a', () => {
  rs.stubGlobal('__VERSION__', 'stubbed');
  rs.stubEnv('MODE', 'stubbed');
  rs.stubEnv('REST', 'stubbed');
  const cart = new Cart();
  console.log('VALUES', __VERSION__, (import.meta as any).env.MODE, (import.meta as any).env.REST, (cart as any)['#items'], cart.total());
});`,
    },
    output: ['VALUES 1.2 shop stubbed undefined 5'],
  },
  "Why is process.env.X the string 'undefined', and why does process.env = before not restore it?":
    {
      heading: 'set-a-variable-for-one-test',
      says: [
        "`process.env.CURRENCY = undefined` doesn't remove it: it's then the text `'undefined'`.",
        '`process.env = before` in `afterEach` keeps what a test added; `{ ...process.env }` is a copy.',
      ],
      test: `import { expect, test } from '@rstest/core';
test('a', () => {
  process.env.CURRENCY = undefined;
  expect(process.env.CURRENCY).toBe('undefined');
  const before = process.env;
  const copy = { ...process.env };
  process.env.ADDED = '1';
  process.env = before;
  expect(process.env.ADDED).toBe('1');
  process.env = copy;
  expect(process.env.ADDED).toBeUndefined();
});`,
      output: ['Tests 1 passed'],
    },
  'Is dotenv.config() in a test file in time for a module that reads at import?': {
    heading: 'load-an-env-file-for-tests',
    says: "`dotenv.config()` in a test file comes too late for modules that read variables when they're imported, because imports run first.",
    files: {
      '.env': 'CITY=Bern\n',
      'city.ts': 'export const city = process.env.CITY;',
    },
    test: `import { test } from '@rstest/core';
import { city } from './city';
const dotenv = { config: () => process.loadEnvFile('.env') };
dotenv.config();
test('x', () => { console.log('READ', city, process.env.CITY); });`,
    output: ['READ undefined Bern'],
  },
  'Does env apply before a module checks the variables at import?': {
    heading: 'reload-a-module-that-reads-at-import',
    says: 'every test that imports something of it fails: give it valid made-up values in [`env`](/config/test/env), which applies before the first import.',
    files: {
      'rstest.config.ts':
        "export default { env: process.env.WITH ? { API_URL: 'https://api.example' } : {} };",
      'settings.ts':
        "if (!process.env.API_URL) throw new Error('Invalid environment variables');\nexport const url = process.env.API_URL;",
      'router.ts':
        "import { url } from './settings';\nexport const route = (path: string) => url + path;",
    },
    test: "import { test } from '@rstest/core';\nimport { route } from './router';\ntest('x', () => { console.log('ROUTE', route('/books')); });",
    command: 'npx rstest; WITH=1 npx rstest',
    output: [
      'Error: Invalid environment variables',
      'ROUTE https://api.example/books',
      'Tests 1 passed',
    ],
  },
  'Does a program that the code starts see a stubbed variable?': {
    heading: 'set-a-variable-for-one-test',
    says: 'A program that the code starts, by `spawn`, `exec` or `fork`, gets the stubbed variable as well, unless the code passes it an `env` without that variable.',
    files: {
      'child.cjs': 'process.send(String(process.env.CURRENCY));',
      'a.test.ts': `import { execSync, fork, spawnSync } from 'node:child_process';
import { expect, rs, test } from '@rstest/core';
const print = ['-p', 'process.env.CURRENCY'];
test('a', async () => {
  rs.stubEnv('CURRENCY', 'EUR');
  expect(spawnSync(process.execPath, print, { encoding: 'utf8' }).stdout.trim()).toBe('EUR');
  expect(execSync('echo $CURRENCY', { encoding: 'utf8' }).trim()).toBe('EUR');
  expect(await new Promise((done) => { fork('child.cjs', { execArgv: [] }).on('message', done); })).toBe('EUR');
  const { CURRENCY, ...env } = process.env;
  expect(CURRENCY).toBe('EUR');
  expect(spawnSync(process.execPath, print, { encoding: 'utf8', env }).stdout.trim()).toBe('undefined');
});`,
    },
    command:
      'for pool in forks threads vmForks vmThreads; do npx rstest --pool $pool || exit 1; done; echo passed in all pools',
    output: ['passed in all pools'],
  },
  'Can I use the flag --env-file of Node.js?': {
    heading: 'load-an-env-file-for-tests',
    says: "The flag of Node.js works as well: `node --env-file=.env.test node_modules/@rstest/core/bin/rstest.js`. `NODE_OPTIONS` doesn't accept it, and `pool: { execArgv: ['--env-file=.env.test'] }` sets the variables for the tests alone, not for the config, and only in pools of processes.",
    files: {
      '.env.test': 'FROM_FILE=yes\n',
      'rstest.config.mjs':
        "console.log('CONFIG', process.env.FROM_FILE); export default { pool: { execArgv: process.env.ARGV ? [process.env.ARGV] : [] } };",
      'a.test.mjs':
        "import { test } from '@rstest/core'; test('a', () => console.log('TEST', process.env.FROM_FILE));",
    },
    command:
      "bin=$(node -p \"require('path').resolve(require.resolve('@rstest/core'), '../../bin/rstest.js')\"); r() { \"$@\" 2>&1 | grep -oE '(CONFIG|TEST|env-file=) .*'; }; r node --env-file=.env.test $bin; for p in forks vmForks threads vmThreads; do ARGV=--env-file=.env.test r npx rstest --pool $p; done; NODE_OPTIONS=--env-file=.env.test r node -e 0; exit 0",
    output: [
      /^CONFIG yes\s+TEST yes\s+(?:CONFIG undefined\s+TEST yes\s+){2}(?:CONFIG undefined\s+TEST undefined\s+){2}env-file= is not allowed in NODE_OPTIONS\s*$/,
    ],
  },
  'Does a file for tests need a prefix such as VITE_?': {
    heading: 'load-an-env-file-for-tests',
    says: 'All names are loaded, whatever their prefix, such as `VITE_` or `NEXT_PUBLIC_`, and `import.meta.env` has them, too.',
    files: {
      '.env.test': 'VITE_API=a\nNEXT_PUBLIC_API=b\nAPI=c\n',
      'rstest.config.mjs':
        "process.loadEnvFile(new URL('.env.test', import.meta.url));\nexport default {};",
      'a.test.js': `import { expect, test } from '@rstest/core';
test('a', () => {
  const { VITE_API, NEXT_PUBLIC_API, API } = import.meta.env;
  expect([VITE_API, NEXT_PUBLIC_API, API, process.env.VITE_API]).toEqual(['a', 'b', 'c', 'a']);
});`,
    },
    output: ['Tests 1 passed'],
  },
} satisfies Answers;
