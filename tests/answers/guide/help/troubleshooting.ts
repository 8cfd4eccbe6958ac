import type { Answers } from '../../../support/answers.ts';

const fine = "import { test } from '@rstest/core'; test('fine', () => {});";
const config = (text: string) => ({ 'rstest.config.mjs': text, 'a.test.ts': fine });
const hook = (name: string, value: string) =>
  `import { ${name}, test } from '@rstest/core'; ${name}((() => ${value}) as any); test('a', () => {});`;

export default {
  'What if the config has no default export?': {
    heading: 'the-config-must-be-an-object-or-a-function-that-returns-an-object',
    says: 'If the file has no default export at all, the message is `Cannot convert object to primitive value`.',
    files: config('export const retry = 1;'),
    exitCode: 1,
    output: ['Cannot convert object to primitive value'],
  },
  'What if the config exports a number?': {
    heading: 'the-config-must-be-an-object-or-a-function-that-returns-an-object',
    says: 'The default export of `rstest.config.*` is something else.',
    files: config('export default 5;'),
    exitCode: 1,
    output: ['The config must be an object or a function that returns an object'],
  },
  'What if a setup file does not exist?': {
    heading: 'setup-file-not-found',
    says: "A path in `setupFiles` or `globalSetup` doesn't exist.",
    files: config("export default { setupFiles: ['./missing.ts'] };"),
    exitCode: 1,
    output: ['Setup file ./missing.ts not found'],
  },
  'What does a test file without tests do?': {
    heading: 'no-test-suites-found-in-file',
    says: 'The file matches `include` but calls neither `test` nor `describe`, for example because everything in it is commented out, or',
    test: 'export {};',
    exitCode: 1,
    output: ['No test suites found in file'],
  },
  'What does an unknown environment do?': {
    heading: 'unknown-test-environment',
    says: [
      'The name is none of `node`, `jsdom` and `happy-dom`.',
      'Likewise, `Unknown pool worker` means a wrong name in `pool`.',
    ],
    test: fine,
    command: 'npx rstest --testEnvironment=moon; npx rstest --pool=moon',
    exitCode: 1,
    output: ['Unknown test environment: moon', 'Unknown pool worker: moon'],
  },
  'Why does a file fail although its tests pass?': {
    heading: 'unhandledrejection',
    says: 'All tests pass, and still the file fails: something threw after its test had ended, usually a promise without `await`.',
    test: "import { test } from '@rstest/core'; test('a', () => { Promise.reject(new Error('late')); });",
    exitCode: 1,
    output: ['Error: late', 'Test Files 1 failed', 'Tests 1 passed'],
  },
  'May a test of test.extend name its context as one parameter?': {
    heading: 'first-argument-must-use-the-object-destructuring-pattern',
    says: 'A test made with `test.extend` names its context as one parameter.',
    test: `import { test } from '@rstest/core';
const shop = test.extend({ database: async ({}, use) => { await use(1); } });
shop('a', async (context) => { context; });`,
    exitCode: 1,
    output: ['First argument must use the object destructuring pattern: context'],
  },
  'May rs be renamed before mock is called?': {
    heading: 'was-not-transformed-by-rstest',
    says: "`rs.mock` was called under another name, or in a file that Rstest didn't build.",
    files: { 'price.ts': 'export const price = 1;' },
    test: `import { rs, test } from '@rstest/core';
const mocks = rs;
mocks.mock('./price', () => ({ price: 2 }));
test('a', () => {});`,
    exitCode: 1,
    output: ['mock() was not transformed by Rstest'],
  },
  'What if beforeAll returns a value?': {
    heading: 'fn-is-not-a-function',
    says: [
      "A `beforeAll` hook returns a value. Rstest calls whatever `beforeAll` and `beforeEach` return as a cleanup function, so returning anything else fails, except for falsy values such as `0`, `null` and `''`.",
      '`callback is not a function` if an object is returned, and `Invalid value used as weak map key` for a number, a string or `true`.',
    ],
    files: {
      'a.test.ts':
        "import { beforeAll, test } from '@rstest/core'; beforeAll((() => 5) as any); test('a', () => {});",
      'b.test.ts':
        "import { beforeEach, test } from '@rstest/core'; beforeEach((() => 5) as any); test('b', () => {});",
      'c.test.ts':
        "import { beforeEach, test } from '@rstest/core'; beforeEach((() => ({})) as any); test('c', () => {});",
    },
    exitCode: 1,
    output: [
      'fn is not a function',
      'Invalid value used as weak map key',
      'callback is not a function',
    ],
  },
  'What does a crash of the process that runs a test look like?': {
    heading: 'worker-exited-unexpectedly',
    says: 'The message says how, for example `(code=null, signal=SIGABRT)`, and which test was running.',
    test: "import { test } from '@rstest/core'; test('a', () => { process.abort(); });",
    exitCode: 1,
    output: [
      'Worker exited unexpectedly (code=null, signal=SIGABRT)',
      'Maybe relevant test case: "a"',
    ],
  },
  'What is said when the operating system ends a worker?': {
    heading: 'worker-exited-unexpectedly',
    says: 'Nothing, with `signal=SIGKILL`: the operating system ended the process, typically a CI machine without memory.',
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
    heading: 'javascript-heap-out-of-memory',
    says: "With `pool: 'threads'` this argument is not supported and fails with `Initiated Worker with invalid execArgv flags`;",
    files: config(
      "export default { pool: { type: 'threads', execArgv: ['--max-old-space-size=60'] } };",
    ),
    exitCode: 1,
    output: ['Initiated Worker with invalid execArgv flags: --max-old-space-size=60'],
  },
  'What does a test see that uses globals without enabling them?': {
    heading: 'test-is-not-defined',
    says: 'The full message asks `Did you forget to enable "globals" configuration?`.',
    test: "test('a', () => {});",
    exitCode: 1,
    output: ['test is not defined. Did you forget to enable "globals" configuration?'],
  },
  'Can a test import defineConfig?': {
    heading: 'defineconfig-is-not-a-function',
    says: 'Inside tests `defineConfig` is `undefined`.',
    test: "import { defineConfig, test } from '@rstest/core'; defineConfig({}); test('a', () => {});",
    exitCode: 1,
    output: ['is not a function'],
  },
  'What does a factory of Vitest that loads the original do?': {
    heading: 'importoriginal-is-not-a-function',
    says: 'The factory comes from a Vitest test. It gets no argument here:',
    files: { 'price.ts': 'export const price = 1;' },
    test: `import { rs, test } from '@rstest/core';
import { price } from './price';
rs.mock('./price', (async (importOriginal: any) => ({ ...(await importOriginal()), price: 2 })) as any);
test('a', () => { price; });`,
    exitCode: 1,
    output: ['importOriginal is not a function'],
  },
  'What does a test say that still uses jest and vi?': {
    heading: 'jest-is-not-defined',
    says: '`vi is not defined` has the same answer.',
    test: `import { test } from '@rstest/core';
test('jest', () => { jest.fn(); });
test('vi', () => { vi.fn(); });`,
    exitCode: 1,
    output: ['jest is not defined', 'vi is not defined'],
  },
  'What does a matcher say that does not exist?': {
    heading: 'invalid-chai-property',
    says: "The matcher after `expect(…)` doesn't exist, for example `toBeInTheDocument`.",
    test: `import { expect, test } from '@rstest/core';
test('a', () => { (expect(1) as any).toBeInTheDocument(); });`,
    exitCode: 1,
    output: ['Invalid Chai property: toBeInTheDocument'],
  },
  'What is missing in jsdom and in happy-dom?': {
    heading: 'scrollintoview-is-not-a-function',
    says: [
      'jsdom lacks `scrollIntoView`, happy-dom lacks `alert`, and `getContext()` of a canvas returns `null` in both.',
      'jsdom prints `Not implemented: navigation to another Document` when code sets `location.href`, and stays where it is:',
    ],
    elsewhere: {
      '/guide/advanced/dom-testing':
        "navigate: a click on a link or `location.assign()` doesn't load a page",
    },
    files: Object.fromEntries(
      ['jsdom', 'happy-dom'].map((name) => [
        `${name}.test.ts`,
        `/** @rstest-environment ${name} */
import { expect, test } from '@rstest/core';
test('lacks layout', () => {
  expect('scrollIntoView' in Element.prototype).toBe(${name !== 'jsdom'});
  expect(typeof window.alert).toBe('${name === 'jsdom' ? 'function' : 'undefined'}');
  expect(document.createElement('canvas').getContext('2d')).toBe(null);
});
test('does not navigate', () => {
  document.body.innerHTML = '<a href="/other">a</a>';
  document.querySelector('a')?.click();
  location.assign('/more');
  expect(document.querySelector('a')?.textContent).toBe('a');
});
${name === 'jsdom' ? "test('stays', () => { location.href = 'https://bookshop.test/'; expect(location.hostname).toBe('localhost'); });" : ''}`,
      ]),
    ),
    output: ['Tests 5 passed', 'Not implemented: navigation to another Document'],
  },
  'Does bundling help a package that calls require in an ES module?': {
    heading: 'directory-import-is-not-supported',
    says: '`Named export … not found`, `require is not defined in ES module scope` and `Cannot use import statement outside a module` are the same: bundle that package.',
    elsewhere: {
      '/guide/advanced/bundling': [
        '`require is not defined in ES module scope` · calls `require` in an ES module',
        'Node.js rejects it with one of these messages.',
      ],
    },
    files: {
      'node_modules/lib/package.json': '{"name":"lib","type":"module","main":"index.js"}',
      'node_modules/lib/index.js':
        "const path = require('node:path'); export const kind = typeof path.join;",
      'a.test.ts':
        "import { test } from '@rstest/core'; import { kind } from 'lib'; test('a', () => { console.log('KIND', kind); });",
      'bundled.mjs': "export default { output: { bundleDependencies: ['lib'] } };",
    },
    command: 'npx rstest; npx rstest --config bundled.mjs',
    output: [/require is not defined in ES module scope[\s\S]*KIND function/],
  },
  'Which values may a hook return?': {
    heading: 'fn-is-not-a-function',
    says: "returning anything else fails, except for falsy values such as `0`, `null` and `''`",
    elsewhere: {
      '/guide/write/setup-and-teardown': "unless it's falsy as `0` and `null` are",
    },
    files: {
      'zero.test.ts': hook('beforeAll', '0'),
      'nothing.test.ts': hook('beforeEach', 'null'),
      'text.test.ts': hook('beforeAll', "''") + hook('beforeEach', "''"),
      'number.test.ts': hook('beforeAll', '1'),
    },
    exitCode: 1,
    output: ['fn is not a function', 'Test Files 1 failed | 3 passed'],
  },
  'What does callback is not a function or Invalid value used as weak map key mean?': {
    heading: 'fn-is-not-a-function',
    says: '`callback is not a function` if an object is returned, and `Invalid value used as weak map key` for a number, a string or `true`. `afterEach` and `afterAll` may return anything.',
    files: {
      'object.test.ts': hook('beforeEach', '({})'),
      'number.test.ts': hook('beforeEach', '1'),
      'after.test.ts': hook('afterEach', '1'),
      'last.test.ts': hook('afterAll', '1'),
    },
    exitCode: 1,
    output: [
      'callback is not a function',
      'Invalid value used as weak map key',
      'Test Files 2 failed | 2 passed',
    ],
  },
  'TypeError: Failed to parse URL from /api/books. How do I fetch a relative address in a test?': {
    heading: 'failed-to-parse-url',
    says: 'happy-dom resolves the path against `http://localhost:3000/` and fails with `connect ECONNREFUSED` if nothing listens there',
    files: {
      'rstest.config.ts': `const names: Record<string, unknown> = {
  node: 'node', jsdom: 'jsdom', happy: 'happy-dom',
  other: { name: 'happy-dom', options: { url: 'http://localhost:8089/' } },
};
export default { testEnvironment: names[process.env.WHERE ?? 'node'] };`,
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => fetch('/api/books').catch((error) => console.log('FAILS', process.env.WHERE, error.message)));`,
    },
    command: 'for where in node jsdom happy other; do WHERE=$where npx rstest; done',
    output: [
      'FAILS node Failed to parse URL from /api/books',
      'FAILS jsdom Failed to parse URL from /api/books',
      /FAILS happy .*http:\/\/localhost:3000\/api\/books": connect ECONNREFUSED/,
      /FAILS other .*http:\/\/localhost:8089\/api\/books": connect ECONNREFUSED/,
    ],
  },
  "Error: 'toMatchSnapshot' cannot be used without test context": {
    heading: 'without-test-context',
    says: 'A snapshot matcher was called outside a test, for example at the top of a file or in `beforeAll`.',
    files: {
      'top.test.ts':
        "import { expect, test } from '@rstest/core'; expect(1).toMatchSnapshot(); test('a', () => {});",
      'hook.test.ts':
        "import { beforeAll, expect, test } from '@rstest/core'; beforeAll(() => { expect(1).toMatchSnapshot(); }); test('a', () => {});",
    },
    exitCode: 1,
    output: ["'toMatchSnapshot' cannot be used without test context", 'Test Files 2 failed'],
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
  'Cannot spy on "platform": it is a read-only export. Which import can I spy on?': {
    heading: 'cannot-spy-on-a-read-only-export',
    says: "A spy on the default import works, such as `rs.spyOn(os, 'platform')` after `import os from 'node:os'`, but only code that calls `os.platform()` in the same way sees it.",
    files: {
      'code.ts': `import os, { platform } from 'node:os';
export const both = () => [os.platform(), platform()].map((name) => name === 'aix');`,
      'a.test.ts': `import os from 'node:os';
import * as all from 'node:os';
import { rs, test } from '@rstest/core';
import { both } from './code';
test('all', () => { rs.spyOn(all, 'platform'); });
test('default', () => { rs.spyOn(os, 'platform').mockReturnValue('aix'); console.log('SEEN', both()); });`,
    },
    exitCode: 1,
    output: ['Cannot spy on "platform": it is a read-only export', 'SEEN [ true, false ]'],
  },
  'What does a wrong argument in pool.execArgv do?': {
    heading: 'worker-exited-before-start-ack',
    says: 'The process for the tests could not start, usually because of a wrong argument in `pool.execArgv`. The line `bad option` above the message names it.',
    test: "import { test } from '@rstest/core'; test('a', () => {});",
    command: 'npx rstest --pool.execArgv=--nope',
    exitCode: 1,
    output: [
      /bad option: --nope[\s\S]*Worker exited before start ack/,
      'Worker exited before start ack (code=9, signal=null)',
    ],
  },
  'Does a rejection that I handle later fail the file?': {
    heading: 'unhandledrejection',
    says: [
      'A rejection also counts if you await it too late.',
      'A listener of yours for `unhandledRejection` is called, but the file fails all the same',
    ],
    test: "import { expect, rs, test } from '@rstest/core';\ntest.concurrent('late one', async () => {\n  const seen: unknown[] = [];\n  process.on('unhandledRejection', (error) => seen.push(error));\n  const promise = Promise.reject(new Error('later'));\n  await new Promise((resolve) => setTimeout(resolve, 30));\n  await expect(promise).rejects.toThrow('later');\n  console.log('LISTENER', seen.length);\n});\ntest.concurrent('other', async () => { await new Promise((resolve) => setTimeout(resolve, 60)); });\n",
    exitCode: 1,
    output: [
      'a.test.ts > late one',
      'unhandledRejection: later',
      'LISTENER 1',
      'Test Files 1 failed',
      'Tests 2 passed',
    ],
  },
  'How do I await a rejection that comes before I can?': {
    heading: 'unhandledrejection',
    says: 'Attach the assertion first, `const checked = expect(promise).rejects.toThrow()`, and `await checked` afterwards.',
    test: "import { expect, rs, test } from '@rstest/core';\ntest('a', async () => {\n  const promise = Promise.reject(new Error('later'));\n  const checked = expect(promise).rejects.toThrow('later');\n  await new Promise((resolve) => setTimeout(resolve, 30));\n  await checked;\n});\n",
    output: ['Tests 1 passed'],
  },
  'Which causes do these messages have: a read-only export, an early factory, a document in Node.js?':
    {
      heading: 'cannot-spy-on-a-read-only-export',
      says: [
        "`rs.spyOn` can't change what `import * as` gives you of a package or of Node.js.",
        'The factory of `rs.mock` has to return the module directly.',
        'The factory uses a variable of the file, but runs before that variable is set.',
        'The test needs a DOM, but runs in Node.js.',
        'Vue, Svelte and the like fail with `Module parse failed`.',
        "The file has neither an `import` nor an `export`, so it's read as CommonJS.",
        "The object is called `rs` here: `import { rs } from '@rstest/core'`, then `rs.fn()` instead of `jest.fn()`.",
      ],
      files: {
        'read-only.test.ts': `import * as os from 'node:os';
import { rs, test } from '@rstest/core';
test('x', () => { rs.spyOn(os, 'platform'); });
`,
        'async.test.ts': `import { rs, test } from '@rstest/core';
rs.mock('./price', async () => ({}));
import './price';
test('x', () => {});
`,
        'early.test.ts': `import { rs, test } from '@rstest/core';
import { price } from './price';
const set = 5;
rs.mock('./price', () => ({ price: set }));
test('x', () => { price; });
`,
        'price.ts': `export const price = 1;
`,
        'document.test.ts': `import { test } from '@rstest/core';
test('x', () => { document.body; });
`,
        'vue.test.ts': `import { test } from '@rstest/core';
import './App.vue';
test('x', () => {});
`,
        'App.vue': `<template><p>hi</p></template>
`,
        'await.test.ts': `await Promise.resolve();
`,
        'snapshot.test.ts': `import { expect, test } from '@rstest/core';
let tries = 0;
test('x', () => { tries++; expect(tries < 2 ? 1 : 1).toMatchSnapshot(); if (tries < 2) throw new Error('first try'); }, { retry: 1 } as never);
`,
        '__snapshots__/snapshot.test.ts.snap': `// Rstest Snapshot v1

exports[\`x 1\`] = \`1\`;
`,
        'rs.test.ts': `import { rs, test } from '@rstest/core';
test('x', () => { console.log('rs.fn gives', rs.fn(() => 7)()); (globalThis as any).jest.fn(); });
`,
      },
      // Files that fail while they load close the workers of a VM pool too early.
      command: 'npx rstest --pool=threads',
      exitCode: 1,
      output: [
        'Cannot spy on "platform": it is a read-only export',
        'An async mock factory is not supported',
        'Cannot access',
        'document is not defined',
        'Module parse failed',
        'Top-level-await is only supported in ECMAScript Modules',
        'rs.fn gives 7',
      ],
    },
  'What do a flag of another command, a missing config, a missing environment, a missing project and an empty match say?':
    {
      heading: 'unknown-option',
      says: [
        "The flag doesn't exist, is misspelled, or belongs to another command.",
        'For example, `--watch` works with `rstest` but not with `rstest run`, and `--browser` has to be `--browser.enabled`.',
        "The file that `--config` names doesn't exist.",
        "`Can't resolve project` means that a path in the list doesn't exist.",
        'The message lists the root, the patterns and the filters of the run.',
        'All tests are skipped, exit code 0 · `-t` matches nothing.',
      ],
      elsewhere: { '/guide/help/upgrade': 'A wrong flag exits with code 1.' },
      files: {
        'a.test.ts': `import { test } from '@rstest/core';
test('a', () => {});
`,
        'projects.config.ts': `export default { projects: ['packages/gone'] };
`,
      },
      command:
        'npx rstest run --watch; npx rstest --browser; npx rstest --shrad=1/2; npx rstest -c gone.config.ts; npx rstest -c projects.config.ts; npx rstest nothing; npx rstest -t nothing; echo code $?',
      output: [
        'Unknown option `--watch`',
        'Unknown option `--browser`',
        'Unknown option `--shrad`',
        'Cannot find config file',
        "Can't resolve project",
        'No test files found',
        /root[\s\S]*include/,
        /Tests 1 skipped[\s\S]*code 0/,
      ],
    },
  'What fails without a message: a wrong path of a mock, an option in the wrong place, a swallowed assertion, an agent?':
    {
      heading: 'failures-without-a-message',
      says: [
        "A mock has no effect · The path in `rs.mock`: a wrong one isn't reported.",
        'A flag has no effect · Whether it reads the next word as its value.',
        "An option has no effect · Its spelling, and whether it's at the root although your tests are in projects.",
        'A wrong test passes · An assertion in a `done` callback, in a promise without `await`, or in a `try` whose `catch` swallows it.',
        'The report is Markdown · A coding agent was detected.',
      ],
      files: {
        'rstest.config.ts': `export default { testTimeot: 1, retry: 1, projects: [{ name: 'one', include: ['*.test.ts'] }] };
`,
        'price.ts': `export const price = () => 'real';
`,
        'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import { price } from './price';
rs.mock('./prize', () => ({ price: () => 'mocked' }));
test('a', () => { console.log(price(), 'retries', (rs.getConfig() as any).retry); });
test('done', ((done: any) => { setTimeout(() => { expect(1).toBe(2); }, 500); }) as never);
test('promise', () => { void new Promise((ok) => setTimeout(ok, 500)).then(() => expect(1).toBe(2)); });
test('swallowed', () => { try { expect(1).toBe(2); } catch {} });
`,
      },
      command: 'npx rstest --silent a; AI_AGENT=1 npx rstest; npx rstest',
      output: ['real retries 0', 'Tests 4 passed', /^## |^# /m],
    },
  'What does a test say that opens files without closing them?': {
    heading: 'emfile-too-many-open-files',
    says: "The usual cause is a test that opens files or sockets in a loop and doesn't close them: close them in `afterEach`.",
    test: "import { openSync } from 'node:fs'; import { test } from '@rstest/core'; test('a', () => { for (;;) openSync('a.test.ts', 'r'); });",
    command: 'ulimit -n 300; npx rstest',
    exitCode: 1,
    output: ["EMFILE: too many open files, open 'a.test.ts'"],
  },
  'When does the test environment fail to load?': {
    heading: 'failed-to-load-testenvironment',
    says: "`jsdom` or `happy-dom` isn't installed.",
    elsewhere: {
      '/guide/help/troubleshooting':
        'Install the package that the message names, in the same version as `@rstest/core`.',
      '/guide/basic/coverage':
        "If the provider isn't installed, the run fails with `Failed to load coverage provider module`.",
    },
    files: {
      'rstest.config.mjs': "export default { testEnvironment: 'happy-dom' };",
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'without.cjs': `const { Module } = require('node:module');
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => {
  if (/^happy-dom$|coverage-/.test(request)) throw Object.assign(new Error('not installed'), { code: 'MODULE_NOT_FOUND' });
  return resolve(request, ...rest);
};`,
    },
    command:
      'export NODE_OPTIONS="--require ./without.cjs"; npx rstest; npx rstest --coverage --testEnvironment=node',
    exitCode: 1,
    output: [
      'Failed to load testEnvironment "happy-dom" dependency',
      'Failed to load coverage provider module: @rstest/coverage-istanbul',
    ],
  },
  'When is the native binding not found?': {
    heading: 'cannot-find-native-binding',
    says: "Rspack's native part wasn't installed: optional packages were left out (`npm install --omit=optional`), or `node_modules` comes from another operating system",
    files: {
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'other-system.cjs': `const { Module } = require('node:module');
const load = Module._load;
Module._load = (request, ...rest) => {
  if (/^@rspack\\/binding-|\\.node$/.test(request)) throw Object.assign(new Error("Cannot find module '" + request + "'"), { code: 'MODULE_NOT_FOUND' });
  return load(request, ...rest);
};`,
    },
    command: 'NODE_OPTIONS="--require ./other-system.cjs" npx rstest',
    exitCode: 1,
    output: ['Cannot find native binding'],
  },
  'Tests of a package are not found: No test suites found in file, though it has tests': {
    heading: 'no-test-suites-found-in-file',
    says: 'or because it imports `test` from elsewhere, such as `node:test`.',
    test: "import test from 'node:test';\ntest('x', () => {});\n",
    exitCode: 1,
    output: ['No test suites found in file'],
  },
} satisfies Answers;
