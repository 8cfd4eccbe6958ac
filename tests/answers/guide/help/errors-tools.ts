import { type Answers, core, testFiles } from '../../../support/answers.ts';
import { prints } from '../../../support/errors.ts';

const covered = (options: string, files: Record<string, string> = {}) => ({
  'rstest.config.mjs': `export default { coverage: { provider: 'v8', ${options} } };`,
  'src/price.ts': 'export const a = () => 1;\nexport const b = () => 2;',
  'a.test.ts':
    "import { expect, test } from '@rstest/core'; import { a } from './src/price'; test('a', () => { expect(a()).toBe(1); });",
  ...files,
});

const fine = "import { test } from '@rstest/core'; test('fine', () => {});";

const config = (text: string) => ({ 'rstest.config.mjs': text, 'a.test.ts': fine });

export default {
  'Which exit code has a run whose own process needs too much memory?': {
    heading: 'heap-out-of-memory',
    says: "If Rstest's own process did, the command ends with the code 134: raise its limit with `NODE_OPTIONS=--max-old-space-size=4096`.",
    files: { 'a.test.ts': fine },
    command:
      "bash -c 'for size in 12 4096; do NODE_OPTIONS=--max-old-space-size=$size rstest 2>&1; echo CODE $?; done'",
    output: [/JavaScript heap out of memory[\s\S]*CODE 134[\s\S]*Tests 1 passed[\s\S]*CODE 0/],
  },
  'Where does a flag of Node.js go that NODE_OPTIONS refuses?': {
    heading: 'invalid-exec-argv',
    says: [
      'Or Node.js takes it on its command line alone, such as `--prof`: give it to the workers with `pool.execArgv`.',
    ],
    files: {
      'rstest.config.mjs': "export default { pool: { type: 'forks', execArgv: ['--prof'] } };",
      'a.test.ts': fine,
    },
    command: "bash -c 'NODE_OPTIONS=--prof npx rstest; npx rstest; ls isolate*.log | wc -l' 2>&1",
    output: [
      '--prof is not allowed in NODE_OPTIONS',
      /is not allowed in NODE_OPTIONS[\s\S]*Tests 1 passed[\s\S]*\n\s*1\s*$/,
    ],
  },
  'When does npm stop because of engines?': {
    heading: 'unsupported-engine',
    says: 'npm only warns and goes on, unless `engine-strict` is set.',
    files: {
      'shop/package.json': '{ "name": "shop", "version": "1.0.0", "engines": { "node": ">=999" } }',
    },
    command:
      "bash -c 'cd shop; npm install --offline --no-audit; echo CODE $?; npm install --offline --engine-strict; echo CODE $?; sed -i s/node/npm/ package.json; npm install --offline --no-audit' 2>&1",
    output: [
      'EBADENGINE Unsupported engine',
      /warn EBADENGINE Unsupported engine[\s\S]*CODE 0\s+npm error code EBADENGINE[\s\S]*CODE 1\s+npm warn EBADENGINE Unsupported engine[\s\S]*required: \{ npm: '>=999' \}/,
    ],
  },
  'What does TypeScript say of imports that Rstest runs?': {
    heading: 'type-only-import',
    says: [
      "That's TypeScript, so a test may run all the same.",
      'For a type (TS1484), write `import type { Cart }`. If an extension is missing (TS2835), set `"module": "preserve"` and `"moduleResolution": "bundler"`, or write `./cart.js`, which Rstest reads as `cart.ts`, too. If `.ts` is too much (TS5097), leave it out, or set `allowImportingTsExtensions` and `noEmit`.',
    ],
    files: {
      'cart.ts': 'export type Cart = { total: number }; export const cart: Cart = { total: 1 };',
      'type.test.ts': `${core}import { Cart } from './cart'; test('a', () => { const c: Cart = { total: 1 }; expect(c.total).toBe(1); });`,
      'none.test.ts': `${core}import { cart } from './cart'; test('a', () => { expect(cart.total).toBe(1); });`,
      'js.test.ts': `${core}import { cart } from './cart.js'; test('a', () => { expect(cart.total).toBe(1); });`,
      'ts.test.ts': `${core}import { cart } from './cart.ts'; test('a', () => { expect(cart.total).toBe(1); });`,
    },
    command: `bash -c 't="npx tsc --noEmit --strict --skipLibCheck --target esnext"; n="--module nodenext"; b="--module preserve --moduleResolution bundler"; $t $b --verbatimModuleSyntax type.test.ts; sed "s/import { Cart/import type { Cart/" type.test.ts > typed.ts; $t $b --verbatimModuleSyntax typed.ts && echo TYPED; echo "{ \\"type\\": \\"module\\" }" > package.json; $t $n none.test.ts; $t $b none.test.ts && echo BUNDLER; $t $n js.test.ts && echo JS; $t $b ts.test.ts; npx tsc --skipLibCheck --target esnext --outDir dist $b --allowImportingTsExtensions ts.test.ts; $t $b --allowImportingTsExtensions ts.test.ts && echo ALLOWED; npx rstest'`,
    output: [
      /TS1484: 'Cart' is a type and must be imported using a type-only import[^\n]*\s+TYPED\s+none[^\n]*TS2835: Relative import paths[^\n]*\s+BUNDLER\s+JS\s+ts\.test[^\n]*TS5097: An import path[^\n]*\s+error TS5096[^\n]*noEmit[^\n]*\s+ALLOWED[\s\S]*Test Files 4 passed/,
    ],
  },
  'What does TypeScript say of JSX and of a default export in braces?': {
    heading: 'type-only-import',
    says: [
      'For JSX (TS17004), set `"jsx": "react-jsx"`.',
      'With `Did you mean to use \'import Cart from "./cart"\'` (TS2614), the name is its default export: import it without braces.',
    ],
    files: {
      'shop.ts': 'export default class Shop {}',
      'braces.ts': "import { Shop } from './shop'; export const shop = new Shop();",
      'plain.ts': "import Shop from './shop'; export const shop = new Shop();",
      'view.tsx': 'export const view = <p>Cart</p>;',
    },
    command: `bash -c 't="npx tsc --noEmit --strict --skipLibCheck --target esnext --module preserve --moduleResolution bundler"; $t braces.ts; $t plain.ts && echo PLAIN; $t view.tsx; $t --jsx react-jsx view.tsx && echo JSX'`,
    output: [
      /^braces[^\n]*TS2614: Module '"\.\/shop"' has no exported member 'Shop'\. Did you mean to use 'import Shop from "\.\/shop"'[^\n]*\s+PLAIN\s+view[^\n]*TS17004: Cannot use JSX[^\n]*\s+JSX/,
    ],
  },
  'What does tsc say of a tsconfig.json with which Rstest runs the tests?': {
    heading: 'tsconfig-files',
    says: [
      '`tsc` reports this about `tsconfig.json`, and Rstest starts all the same. Keep `rootDir` for the file of your build (TS6059). Correct the path in `extends` (TS5083), because Rstest doesn\'t read `paths` either while it\'s wrong. TypeScript 7 has no `baseUrl` (TS5102): write `"@/*": ["./src/*"]` into `paths`.',
    ],
    files: {
      'src/cart.ts': 'export const total = 1;',
      'test/a.test.ts': `${core}import { total } from '@/cart'; test('a', () => { expect(total).toBe(1); });`,
      'root.json': '{ "compilerOptions": { "rootDir": "src", "paths": { "@/*": ["./src/*"] } } }',
      'gone.json':
        '{ "extends": "./base.json", "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'base-url.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["src/*"] } } }',
      'right.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
    },
    command: `bash -c 'o="--noEmit --skipLibCheck --module esnext --moduleResolution bundler --target esnext --pretty false"; seven="node $(dirname "$(readlink -f "$(which tsc)")")/../../typescript-7/bin/tsc"; for f in root gone base-url right; do cp $f.json tsconfig.json; echo RUN $f; npx rstest | grep -E "^Error|Test Files"; t="npx tsc"; case $f in b*|right) t=$seven;; esac; $t -p . $o 2>&1 | grep -m 1 error; done; echo END'`,
    output: [
      /RUN root\s+Test Files 1 passed\s+error TS6059: File '[^']*a\.test\.ts' is not under 'rootDir'[\s\S]*RUN gone[\s\S]*Cannot find package '@\/cart'[\s\S]*error TS5083: Cannot read file '[^']*base\.json'[\s\S]*RUN base-url\s+Test Files 1 passed\s+[^\n]*error TS5102: Option 'baseUrl' has been removed[\s\S]*RUN right\s+Test Files 1 passed\s+END/,
    ],
  },
  'What does TypeScript say when types still lists jest?': {
    heading: 'cannot-find-name-test',
    says: '`Cannot find type definition file for \'jest\'`: `types` in `tsconfig.json` still lists `jest`, or a file has `/// <reference types="jest" />`. Take it out.',
    files: {
      'a.ts': "import { test } from '@rstest/core';\ntest('a', () => {});",
      'tsconfig.json': '{ "compilerOptions": { "types": ["jest"] } }',
    },
    command: `t="npx tsc --noEmit --skipLibCheck --module esnext --moduleResolution bundler -p ."; $t; echo '{ "compilerOptions": { "types": [] } }' > tsconfig.json; $t && echo FINE; echo '/// <reference types="jest" />' > a.ts; $t`,
    exitCode: 2,
    output: [
      /^error TS2688: Cannot find type definition file for 'jest'[\s\S]*FINE\s+a\.ts.* error TS2688: Cannot find type definition file for 'jest'/,
    ],
  },
  'What does a segmentation fault of a package do to the run?': {
    heading: 'worker-exited',
    says: [
      'Nothing, with `signal=SIGSEGV`: a package with native parts crashed, too. In a thread it takes all of Rstest along: the shell prints `Segmentation fault`, and the exit code is 139. If a test is running, there is no report; with `--pool=forks`, the report names the file.',
    ],
    test: `import { execSync } from 'node:child_process'; import { test } from '@rstest/core';
test('a', () => { execSync('kill -SEGV ' + process.pid); });`,
    command:
      "bash -c 'npx rstest --pool=forks; for p in threads vmThreads; do npx rstest --pool=$p; echo CODE $?; done' 2>&1",
    output: [
      'Segmentation fault',
      /FAIL {2}a\.test\.ts > a\s+Error: Worker exited unexpectedly \(code=null, signal=SIGSEGV\)(?:(?!FAIL)[\s\S])*Segmentation fault(?:(?!FAIL)[\s\S])*CODE 139(?:(?!FAIL)[\s\S])*CODE 139/,
    ],
  },
  'All tests pass, then Segmentation fault: which pool helps?': {
    heading: 'worker-exited',
    says: [
      'If its tests have passed already, the package may crash in its cleanup, when its thread or Rstest ends: with `forks` and `vmForks` such a run passes, because their processes skip the cleanup.',
    ],
    // A hook that runs when the environment of Node.js ends, as native packages register it. A slim
    // image has no compiler, so there is nothing to run.
    files: {
      'end.c': `#include <signal.h>
extern int napi_add_env_cleanup_hook(void *, void (*)(void *), void *);
static void end(void *none) { raise(SIGSEGV); }
void *napi_register_module_v1(void *env, void *exports) { napi_add_env_cleanup_hook(env, end, 0); return exports; }
`,
      'exit.c': `#include <signal.h>
#include <stdlib.h>
static void end(void) { raise(SIGSEGV); }
void *napi_register_module_v1(void *env, void *exports) { atexit(end); return exports; }
`,
    },
    test: `import { createRequire } from 'node:module'; import { test } from '@rstest/core';
test('a', () => { createRequire(import.meta.url)(process.env.ADDON!); });`,
    command:
      "command -v cc || { echo NO COMPILER; exit; }; cc -shared -fPIC end.c -o end.node && cc -shared -fPIC exit.c -o exit.node && bash -c 'for ADDON in ./end.node ./exit.node; do export ADDON; for p in forks vmForks threads vmThreads; do npx rstest --pool=$p; echo $p CODE $?; done; done' 2>&1",
    output: [
      /NO COMPILER|(Tests 1 passed[\s\S]*\bforks CODE 0[\s\S]*Tests 1 passed[\s\S]*vmForks CODE 0[\s\S]*✓ a\.test\.ts[\s\S]*Segmentation fault[\s\S]* CODE 139[\s\S]*✓ a\.test\.ts[\s\S]*Segmentation fault[\s\S]* CODE 139[\s\S]*){2}/,
    ],
  },
  'What does TypeScript say about data that does not fit?': {
    heading: 'type-not-assignable',
    says: [
      "That's TypeScript (TS2322, TS2345, TS2353), so a test may run all the same. If there are more lines below the message, the last one usually says which part doesn't fit. When test data needs only some of the fields, say what it is: `{ id: 7 } as Order`. What `querySelector` or `find` returns may be `null` or `undefined` (`is possibly 'undefined'`): check it first, or write `!` behind it.",
    ],
    files: {
      'a.test.ts': `${core}interface Order { id: number; total: number }
const load = rs.fn<() => Promise<Order>>();
load.mockResolvedValue({ id: 7 });
load.mockResolvedValue({ id: 7 } as Order);
load.mockResolvedValue({ id: 7, total: 1, name: 'x' });
const total: number = '7';
const field: HTMLElement = globalThis.document?.querySelector('b');
const other: HTMLElement = globalThis.document?.querySelector('b')!;
const found = [{ id: 7 }].find((one) => one.id === 7);
const id = found.id + found!.id;
test('a', async () => { expect(await load()).toMatchObject({ id: 7 }); expect([total, field, other, id]).toHaveLength(4); });`,
    },
    command:
      'npx rstest; npx tsc --noEmit --strict --target esnext --module esnext --moduleResolution bundler --skipLibCheck a.test.ts',
    exitCode: 2,
    output: [
      /1 passed[\s\S]*\(4,24\): error TS2345: Argument of type '\{ id: number; \}' is not assignable to parameter of type 'Order'\.\n {2}Property 'total' is missing/,
      "(6,43): error TS2353: Object literal may only specify known properties, and 'name' does not exist in type 'Order'",
      "(7,7): error TS2322: Type 'string' is not assignable to type 'number'.",
      "(11,12): error TS18048: 'found' is possibly 'undefined'.",
      /\(8,7\): error TS2322: Type .*\n(?: .*\n)* +Type '(?:null|undefined)' is not assignable to type 'HTMLElement'/,
    ],
    absent: ['a.test.ts(5,', 'a.test.ts(9,', '(11,23)'],
  },
  ...prints(
    'Initiated Worker with invalid execArgv flags: --max-old-space-size=100',
    'invalid-exec-argv',
    "A thread can't take that flag of Node.js.",
    { 'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});" },
    { command: 'npx rstest --pool=threads --pool.execArgv=--max-old-space-size=100' },
  ),
  ...prints(
    'does not meet "src/**" threshold 100%',
    'coverage-threshold',
    'the run fails although all tests pass',
    covered("thresholds: { 'src/**': { functions: 100 } }"),
    {
      command: 'npx rstest --coverage',
      elsewhere: { '/guide/advanced/ci': 'a build that fails when coverage drops · `thresholds`' },
    },
  ),
  ...prints(
    'uncovered functions 1 exceeds maximum "src/**" threshold allowed 0.5',
    'coverage-threshold',
    'Test the lines that the table lists, or lower the threshold on purpose.',
    covered("thresholds: { functions: -0.5, 'src/**': { functions: -0.5 } }"),
    {
      command: 'npx rstest --coverage',
      output: [
        'uncovered functions 1 exceeds maximum global threshold allowed 0.5',
        'uncovered functions 1 exceeds maximum "src/**" threshold allowed 0.5',
      ],
      elsewhere: {
        '/config/test/coverage':
          'with `branches: -5`, six print `uncovered branches 6 exceeds maximum global threshold allowed 5`.',
      },
    },
  ),
  ...prints(
    'Can not generate coverage for untested file, file: ./src/broken.ts',
    'untested-file',
    [
      "`coverage.include` matches a file that doesn't compile without a plugin: a stylesheet, an image or JSON, imported or not, or code that no test imports. It's left out of the report, and the run fails. Name extensions, as in `src/**/*.{ts,tsx}`, fix the syntax, or exclude the file.",
    ],
    covered("include: ['src/**']", {
      'src/broken.ts': 'export const = 1;',
      'src/price.ts':
        "import './a.css'; import { data } from './a.json'; import image from './a.svg';\nexport const a = () => 1;\nexport const c = [data, image];",
      'src/a.css': 'b { color: red }',
      'src/a.json': '{ "data": 1 }',
      'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
    }),
    {
      elsewhere: {
        '/guide/start/recommended-config':
          'The pattern names the extensions of your code, because a stylesheet or an image that it matches fails that run.',
      },
      command:
        "for p in istanbul v8; do npx rstest --coverage --coverage.provider=$p; npx rstest --coverage --coverage.provider=$p --coverage.include='src/**/*.{ts,tsx}' --coverage.exclude=src/broken.ts && echo FINE; done; exit 1",
      output: [
        'Can not generate coverage for untested file, file: ./src/broken.ts',
        /(untested file, file: [\s\S]*){4}FINE[\s\S]*(untested file, file: [\s\S]*){3}FINE/,
      ],
      absent: [/broken\.ts\s*\|/],
    },
  ),
  ...prints(
    "Failed to generate coverage reports: Error: Cannot find module 'pretty'",
    'coverage-report-failed',
    "A report of `coverage.reporters` doesn't exist or can't be written.",
    covered("reporters: ['pretty']"),
    { command: 'npx rstest --coverage' },
  ),
  'What does TypeScript say about mocks, fixtures and callbacks?': {
    heading: 'types-and-packages',
    says: [
      "TypeScript doesn't know that the function is a mock. Write `rs.mocked(load).mockResolvedValue(…)`,",
      '`rs` takes the place of `jest` and `vi`.',
      'A fixture has no type unless you name it: `test.extend<{ user: string }>({ … })`. An error in `catch` is `unknown`, too:',
    ],
    files: {
      'load.ts': 'export const load = async () => 1;',
      'mock.ts': `import { rs } from '@rstest/core';\nimport { load } from './load';\nrs.mocked(load).mockResolvedValue(2);\nload.mockResolvedValue(2);`,
      'name.ts': "import { jest } from '@rstest/core';\njest.fn();",
      'fixture.ts': `import { test } from '@rstest/core';
const fixture = { user: async ({}, use: (value: string) => Promise<void>) => use('a') };
test.extend<{ user: string }>(fixture)('a', ({ user }) => { user.length; });
test.extend({ user: async ({}, use) => use('a') })('b', ({ user }) => { user.length; });
try { } catch (error) { error.message; }`,
      'done.ts': "import { test } from '@rstest/core';\ntest('a', (done) => { done(); });",
      'hook.ts': "import { beforeEach } from '@rstest/core';\nbeforeEach(() => [1].push(1));",
    },
    command:
      'npx tsc --noEmit --strict --target esnext --module esnext --moduleResolution bundler --skipLibCheck *.ts',
    exitCode: 2,
    output: [
      "mock.ts(4,6): error TS2339: Property 'mockResolvedValue' does not exist on type '() => Promise<number>'",
      "Module '\"@rstest/core\"' has no exported member 'jest'",
      "fixture.ts(4,73): error TS18046: 'user' is of type 'unknown'",
      "'error' is of type 'unknown'",
      "Type 'TestContext' has no call signatures",
      "is not assignable to type 'MaybePromise<void | AfterEachListener",
    ],
    absent: ['mock.ts(3,', 'fixture.ts(3,'],
  },
  'What do TypeScript and a shell say about what is not there?': {
    heading: 'types-and-packages',
    says: [
      "The package isn't installed here, or the path leads to no file.",
      "`@rstest/core/api` also needs `moduleResolution: bundler`, because `node` doesn't read `exports`.",
      "TypeScript doesn't know a matcher that you registered.",
      "`@rstest/core` isn't installed in this directory.",
      '`Missing script` means that its `scripts` have no `"test": "rstest"`.',
      'For a stylesheet or a picture, declare its type; for an alias such as `@/cart`, write `paths` into `tsconfig.json`.',
    ],
    elsewhere: {
      '/guide/help/errors-tools': [
        "That's TypeScript (TS2582 or TS2593, and TS2304 for `expect`), so the test may run all the same.",
        "For `Cannot find namespace 'jest'` (TS2503) and `Namespace 'global.jest' has no exported member` (TS2694), take the other names of `jest.Mock` and the like.",
      ],
      '/guide/help/upgrade':
        'It reports options and functions that no longer exist, as long as your config uses `defineConfig`.',
      '/guide/write/typescript':
        '`Cannot find name \'test\'` in the editor · `globals` is on, and TypeScript doesn\'t know · add `"types": ["@rstest/core/globals"]`',
    },
    files: {
      'core.ts':
        "import { test } from '@rstest/core'; import { createRstest } from '@rstest/core/api'; test; createRstest;",
      'global.test.ts': "test('a', () => { expect(1).toBe(1); });",
      'css.ts':
        "import css from './cart.css'; import cart from '@/cart'; import { gone } from './gone'; css; cart; gone;",
      'matcher.ts': "import { expect } from '@rstest/core'; expect(1).toBeEven();",
      'jest.ts': 'export let pay: jest.Mock;',
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core'; export default defineConfig({ testTimout: 1 });",
    },
    command: `t="$(which tsc) --noEmit --skipLibCheck --module esnext"; $t --moduleResolution node10 --types node core.ts; $t --moduleResolution bundler global.test.ts matcher.ts css.ts jest.ts rstest.config.ts; $t --moduleResolution bundler --types node global.test.ts jest.ts; npx rstest --globals; d=$(mktemp -d); cp core.ts "$d"; cd "$d"; $t --moduleResolution bundler core.ts; PATH=/usr/bin:/bin rstest; echo {} > package.json; npm test; rm -r "$d"`,
    output: [
      /^core\.ts.*'@rstest\/core\/api'/,
      "Property 'toBeEven' does not exist on type 'Assertion<number>'",
      "'testTimout' does not exist in type",
      "TS2582: Cannot find name 'test'.",
      "TS2503: Cannot find namespace 'jest'.",
      "TS2694: Namespace 'global.jest' has no exported member 'Mock'.",
      "TS2593: Cannot find name 'test'.",
      "TS2304: Cannot find name 'expect'.",
      'Tests 1 passed',
      "Cannot find module '@rstest/core' or its corresponding type declarations",
      'rstest: command not found',
      'Missing script: "test"',
      "Cannot find module './cart.css' or its corresponding type declarations",
      "Cannot find module '@/cart' or its corresponding type declarations",
      "Cannot find module './gone' or its corresponding type declarations",
    ],
  },
  'How long may the cleanup of a fixture of a file take?': {
    heading: 'worker-fixture-cleanup',
    says: ['The cleanup of a fixture waits too long', 'A fixture of a file has 10 seconds'],
    test: `import { test as base } from '@rstest/core';
const test = base.extend('db', { scope: 'file' }, async (_, { onCleanup }) => { onCleanup(() => new Promise(() => {})); return 1; });
test('a', ({ db }) => { console.log('DB', db); });`,
    exitCode: 1,
    output: ['File fixture cleanup did not finish within 10000ms', 'Tests 1 passed'],
  },
  'Why does a run in a VM pool fail with AbortError after its tests have passed?': {
    heading: 'worker-fixture-cleanup',
    says: 'With `AbortError: The operation was aborted` in a VM pool, a `setTimeout` of `node:timers/promises` still waits when its file ends: await it in the test.',
    // the worker learns of what the first file left while it runs the second one
    files: testFiles(
      ['a', 'b'],
      () => `import { setTimeout as sleep } from 'node:timers/promises';
import { test } from '@rstest/core';
test('a', async () => { void (async () => { await sleep(5000); })(); await new Promise((done) => setTimeout(done, 2000)); });`,
    ),
    command: 'for p in forks vmForks; do npx rstest --pool=$p --pool.maxWorkers=1; done; true',
    output: [
      /^(?:(?!Abort)[\s\S])*Tests 2 passed[\s\S]*AbortError[^\n]*: The operation was aborted/,
    ],
  },
  'What does a crash of the process that runs a test look like?': {
    heading: 'worker-exited',
    says: 'The message says how, for example `(code=null, signal=SIGABRT)`, and which test was running.',
    test: "import { test } from '@rstest/core'; test('a', () => { process.abort(); });",
    exitCode: 1,
    output: [
      'Worker exited unexpectedly (code=null, signal=SIGABRT)',
      'Maybe relevant test case: "a"',
    ],
  },
  'What is said when the operating system ends a worker?': {
    heading: 'worker-exited',
    says: 'Nothing, with `signal=SIGKILL`: the operating system killed the worker, typically a CI machine without memory.',
    test: `import { execSync } from 'node:child_process';
import { test } from '@rstest/core';
test('cart', async () => {
  execSync('kill -9 ' + process.pid);
  await new Promise((resolve) => setTimeout(resolve, 2000));
});`,
    exitCode: 1,
    output: [
      'Worker exited unexpectedly (code=null, signal=SIGKILL)',
      'relevant test case: "cart"',
    ],
    absent: ['Maybe related stderr'],
  },
  'What do threads say to a memory limit in execArgv?': {
    heading: 'heap-out-of-memory',
    says: "With `pool: 'threads'` this argument is not supported and fails with `Initiated Worker with invalid execArgv flags`;",
    files: config(
      "export default { pool: { type: 'threads', execArgv: ['--max-old-space-size=60'] } };",
    ),
    exitCode: 1,
    output: ['Initiated Worker with invalid execArgv flags: --max-old-space-size=60'],
  },
  'ReferenceError: cov_1234 is not defined, only with --coverage': {
    heading: 'cov-is-not-defined',
    says: "Use `provider: 'v8'`, or add the file to `coverage.exclude`.",
    files: { 'src/code.ts': 'export const code = () => (() => 1 + 1).toString();' },
    test: `import { runInNewContext } from 'node:vm';
import { test } from '@rstest/core';
import { code } from './src/code';
test('a', () => { runInNewContext('(' + code() + ')()'); });`,
    command:
      "npx rstest --coverage; npx rstest --coverage --coverage.provider=v8; npx rstest --coverage --coverage.exclude='**/src/code.ts'",
    output: [/cov_\d+ is not defined[\s\S]*Tests 1 passed[\s\S]*Tests 1 passed/],
  },
  'What does a wrong argument in pool.execArgv do?': {
    heading: 'worker-start',
    says: 'The process for the tests could not start, usually because of a wrong argument in `pool.execArgv`. The line `bad option` above the message names it.',
    test: "import { test } from '@rstest/core'; test('a', () => {});",
    command: 'npx rstest --pool.execArgv=--nope',
    exitCode: 1,
    output: [
      /bad option: --nope[\s\S]*Worker exited before start ack/,
      'Worker exited before start ack (code=9, signal=null)',
    ],
  },
  'Which fake timers keep a worker from ending?': {
    heading: 'worker-fixture-cleanup',
    says: 'or because the file ended with a faked `process.nextTick`. Undo that in `afterEach`, with `rs.useRealTimers()`',
    files: {
      'left.test.ts': `import { beforeEach, rs, test } from '@rstest/core';
beforeEach(() => void rs.useFakeTimers({ toFake: ['nextTick'] }));
test('a', () => {});`,
      'undone.test.ts': `import { afterEach, beforeEach, rs, test } from '@rstest/core';
beforeEach(() => void rs.useFakeTimers({ toFake: ['nextTick'] }));
afterEach(() => void rs.useRealTimers());
test('a', () => {});`,
      'others.test.ts': `import { rs, test } from '@rstest/core';
test('a', () => void rs.useFakeTimers());`,
    },
    // The message itself takes 35 seconds.
    command:
      'timeout 15 npx rstest left; echo "LEFT $?"; npx rstest undone others; echo "UNDONE $?"',
    output: [/Tests 1 passed[\s\S]*LEFT 124[\s\S]*Tests 2 passed[\s\S]*UNDONE 0/],
  },
  'What does npm ci say to a lock file that is behind?': {
    heading: 'lock-file-behind',
    says: "`package.json` asks for a package or version that the lock file doesn't have, often because only one of the two was committed. Run `npm install` or `pnpm install` on your machine, and commit both files. Without any lock file, `npm ci` says `can only install with an existing package-lock.json`.",
    files: {
      'cart/package.json': '{ "name": "cart", "version": "1.0.0" }',
      'app/package.json': '{ "name": "app", "version": "1.0.0" }',
    },
    command: `cd app; npm install --silent; npm ci --silent && echo EQUAL
echo '{ "name": "app", "version": "1.0.0", "dependencies": { "cart": "file:../cart" } }' > package.json; npm ci; npm install --silent; npm ci --silent && echo AGAIN; rm package-lock.json; npm ci`,
    output: [
      'EQUAL',
      'can only install packages when your package.json and package-lock.json',
      'Missing: cart@1.0.0 from lock file',
      /AGAIN[\s\S]*can only install with an existing package-lock\.json/,
    ],
    exitCode: 1,
  },
  "What does TypeScript say about a property that a type doesn't have?": {
    heading: 'property-not-on-type',
    says: "That's TypeScript (TS2339), so a test may run all the same. The type doesn't name the property: correct the name, or say what the value is. For the `value` of a field, write `document.querySelector<HTMLInputElement>('input')`; for what a page adds to `window`, `declare global { interface Window { shop: Shop } }`.",
    files: {
      'rstest.config.mjs': "export default { testEnvironment: 'happy-dom' };",
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => { document.body.innerHTML = '<input value="a">'; window.shop = 'b'; expect(document.querySelector('input[value]')!.value + window.shop).toBe('ab'); });`,
      'b.test.ts': `import { expect, test } from '@rstest/core';
declare global { interface Window { store: string } }
test('b', () => { document.body.innerHTML = '<input value="a">'; window.store = 'b'; expect(document.querySelector<HTMLInputElement>('input[value]')!.value + window.store).toBe('ab'); });`,
    },
    command:
      'npx tsc --noEmit --strict --target esnext --module esnext --moduleResolution bundler --skipLibCheck *.test.ts; npx rstest',
    output: [
      "error TS2339: Property 'value' does not exist on type 'Element'",
      "error TS2339: Property 'shop' does not exist on type 'Window & typeof globalThis'",
      'Tests 2 passed',
    ],
    absent: ['b.test.ts(3'],
  },
  'Are thresholds checked when a coverage report cannot be written?': {
    heading: 'coverage-report-failed',
    says: "The run fails, and thresholds aren't checked.",
    files: {
      'price.ts': 'export const tax = () => 3;\nexport const price = () => 2;\n',
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { price } from './price';
test('a', () => expect(price()).toBe(2));`,
      'rstest.config.mjs': `export default { coverage: { enabled: true, reporters: [process.env.REPORT], thresholds: { functions: 100 } } };`,
    },
    command: 'REPORT=text npx rstest; echo STATUS $?; REPORT=papyrus npx rstest; echo STATUS $?',
    output: [
      /threshold[\s\S]*STATUS 1[\s\S]*Failed to generate coverage reports(?:(?!threshold)[\s\S])*STATUS 1\n?$/,
    ],
  },
  'What does TypeScript say of a package without types?': {
    heading: 'types-not-found',
    says: "`Could not find a declaration file for module '…'` (TS7016) means that TypeScript finds the package or the `.js` file, but no types. For a package, install its `@types` package, or write `declare module 'barcode';` into a `.d.ts` file without imports; for a file of yours, set `allowJs`.",
    files: {
      'node_modules/barcode/package.json': '{ "name": "barcode", "main": "index.js" }',
      'node_modules/barcode/index.js': 'exports.draw = () => 1;',
      'a.ts': "import { draw } from 'barcode';\ndraw();\n",
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "esnext", "moduleResolution": "bundler", "types": [] } }',
    },
    command: `npx tsc; echo "export {}; declare module 'barcode';" > barcode.d.ts; echo MODULE; npx tsc; echo "declare module 'barcode';" > barcode.d.ts; npx tsc && echo DECLARED; rm barcode.d.ts; mkdir -p node_modules/@types/barcode; echo "export function draw(): number;" > node_modules/@types/barcode/index.d.ts; npx tsc && echo TYPES; echo 'export const rate = 1;' > rates.js; echo "import './rates.js'; import { rate } from './rates.js'; console.log(rate);" > a.ts; npx tsc; sed -i.old 's/"strict"/"allowJs": true, "strict"/' tsconfig.json; npx tsc && echo ALLOWED`,
    output: [
      /^a\.ts.*error TS7016: Could not find a declaration file for module 'barcode'[\s\S]*MODULE[\s\S]*error TS[\s\S]*DECLARED\s+TYPES\s+a\.ts.*error TS7016: Could not find a declaration file for module '\.\/rates\.js'[^\n]*\s+ALLOWED\s*$/,
    ],
  },
  'What does TypeScript say of process without the types of Node.js?': {
    heading: 'cannot-find-name-test',
    says: "`Cannot find name 'process'`, `'Buffer'` or `'require'` asks for the types of Node.js: install `@types/node`, and if that isn't enough, add `node` to `types`.",
    files: {
      'a.ts': "export const values = [process.env.API, Buffer.from('a'), require('fs')];\n",
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "skipLibCheck": true, "module": "esnext", "moduleResolution": "bundler", "types": [] } }',
    },
    command: `npx tsc; sed -i.old 's/\\[\\]/["node"]/' tsconfig.json; npx tsc && echo FINE`,
    output: [
      /^a\.ts.*Cannot find name 'process'[\s\S]*Cannot find name 'Buffer'[\s\S]*Cannot find name 'require'[\s\S]*FINE\s*$/,
    ],
  },
  'What does TypeScript say of a parameter without a type?': {
    heading: 'implicit-any',
    says: [
      "That's TypeScript (TS7006, or TS7031 for `({ id }) => …`), so a test may run all the same.",
      "Nothing around the function says what it gets, as in the factory of `rs.mock('./load', …)`; with `rs.mock(import('./load'), …)`, the type of `./load` does.",
      'Write the type, `(id: number) => …`, or take it from the real function: `rs.fn<typeof load>(async (id) => ({ id }))`.',
    ],
    files: {
      'load.ts': 'export const load = async (id: number) => ({ id });\n',
      'a.test.ts': `import { expect, rs, test } from '@rstest/core'; import { load } from './load';
rs.mock('./load', () => ({ load: (id) => id, only: ({ id }) => id }));
test('a', () => { expect(load(7)).toBe(7); });`,
      'b.test.ts': `import { expect, rs, test } from '@rstest/core'; import { load } from './load';
rs.mock('./load', () => ({ load: rs.fn<typeof load>(async (id) => ({ id })), typed: (id: number) => id }));
test('b', async () => { expect(await load(7)).toEqual({ id: 7 }); });`,
      'c.test.ts': `import { expect, rs, test } from '@rstest/core'; import { load } from './load';
rs.mock(import('./load'), () => ({ load: async (id) => ({ id: id + 1 }) }));
test('c', async () => { expect(await load(7)).toEqual({ id: 8 }); });`,
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "skipLibCheck": true, "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "types": [] } }',
    },
    command: 'npx tsc; npx rstest',
    output: [
      /^a\.test\.ts.*error TS7006: Parameter 'id' implicitly has an 'any' type\.\s+a\.test\.ts.*error TS7031: Binding element 'id' implicitly has an 'any' type\.\s+Rstest[\s\S]*Tests 3 passed/,
    ],
  },
  'Does coverage leave out a directory of large files?': {
    heading: 'heap-out-of-memory',
    says: "leave it out: `coverage: { exclude: ['**/generated/**'] }`",
    files: {
      'rstest.config.mjs':
        "export default { coverage: { reporters: ['text'], exclude: ['**/generated/**'] } };",
      'src/generated/names.ts': 'export const names = () => 1;\n',
      'src/price.ts': 'export const price = () => 2;\n',
      'a.test.ts': `${core}import { names } from './src/generated/names';\nimport { price } from './src/price';\ntest('a', () => { expect(names() + price()).toBe(3); });`,
    },
    command:
      'npx rstest --coverage --coverage.provider=v8; npx rstest --coverage --coverage.provider=istanbul',
    output: [/(?:price\.ts[\s\S]*){2}/],
    absent: ['names.ts'],
  },
  'What of the other files and of retry, if a worker dies?': {
    heading: 'worker-exited',
    says: "so its remaining tests have no result, and `retry` doesn't repeat it. The other files run in a new worker.",
    files: {
      'a.test.ts': `import { execSync } from 'node:child_process';
import { test } from '@rstest/core';
test('dies', () => { execSync(\`kill -9 \${process.pid}\`); });
test('last', () => {});
`,
      'b.test.ts': "import { test } from '@rstest/core'; test('b', () => {});",
    },
    command: 'for pool in forks vmForks; do npx rstest --pool=$pool --retry=2; done',
    exitCode: 1,
    output: [/(?:signal=SIGKILL[\s\S]*Tests 1 failed \| 1 passed \(2\)[\s\S]*){2}/],
    absent: ['retry x'],
  },
} satisfies Answers;
