import type { Answer } from '../../../support/answers.ts';

const fine = "import { test } from '@rstest/core'; test('fine', () => {});";
const config = (text: string) => ({ 'rstest.config.mjs': text, 'a.test.ts': fine });

export default [
  {
    question: 'What if the config has no default export?',
    heading: 'the-config-must-be-an-object-or-a-function-that-returns-an-object',
    files: config('export const retry = 1;'),
    exitCode: 1,
    output: ['Cannot convert object to primitive value'],
  },
  {
    question: 'What if the config exports a number?',
    heading: 'the-config-must-be-an-object-or-a-function-that-returns-an-object',
    files: config('export default 5;'),
    exitCode: 1,
    output: ['The config must be an object or a function that returns an object'],
  },
  {
    question: 'What if a setup file does not exist?',
    heading: 'setup-file-not-found',
    files: config("export default { setupFiles: ['./missing.ts'] };"),
    exitCode: 1,
    output: ['Setup file ./missing.ts not found'],
  },
  {
    question: 'What does a test file without tests do?',
    heading: 'no-test-suites-found-in-file',
    files: { 'a.test.ts': 'export {};' },
    exitCode: 1,
    output: ['No test suites found in file'],
  },
  {
    question: 'What does an unknown environment do?',
    heading: 'unknown-test-environment',
    files: { 'a.test.ts': fine },
    command: 'npx rstest --testEnvironment=moon; npx rstest --pool=moon',
    exitCode: 1,
    output: ['Unknown test environment: moon', 'Unknown pool worker: moon'],
  },
  {
    question: 'Why does a file fail although its tests pass?',
    heading: 'unhandledrejection',
    files: {
      'a.test.ts':
        "import { test } from '@rstest/core'; test('a', () => { Promise.reject(new Error('late')); });",
    },
    exitCode: 1,
    output: ['Error: late', 'Test Files 1 failed', 'Tests 1 passed'],
  },
  {
    question: 'May a test of test.extend name its context as one parameter?',
    heading: 'first-argument-must-use-the-object-destructuring-pattern',
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
const shop = test.extend({ database: async ({}, use) => { await use(1); } });
shop('a', async (context) => { context; });`,
    },
    exitCode: 1,
    output: ['First argument must use the object destructuring pattern: context'],
  },
  {
    question: 'May rs be renamed before mock is called?',
    heading: 'was-not-transformed-by-rstest',
    files: {
      'price.ts': 'export const price = 1;',
      'a.test.ts': `import { rs, test } from '@rstest/core';
const mocks = rs;
mocks.mock('./price', () => ({ price: 2 }));
test('a', () => {});`,
    },
    exitCode: 1,
    output: ['mock() was not transformed by Rstest'],
  },
  {
    question: 'What if beforeAll returns a value?',
    heading: 'fn-is-not-a-function',
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
  {
    question: 'What does a crash of the process that runs a test look like?',
    heading: 'worker-exited-unexpectedly',
    files: {
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => { process.abort(); });",
    },
    exitCode: 1,
    output: [
      'Worker exited unexpectedly (code=null, signal=SIGABRT)',
      'Maybe relevant test case: "a"',
    ],
  },
  {
    question: 'What is said when the operating system ends a worker?',
    heading: 'worker-exited-unexpectedly',
    files: {
      'a.test.ts': `import { execSync } from 'node:child_process';
import { test } from '@rstest/core';
test('cart', async () => {
  execSync('kill -9 ' + process.pid);
  await new Promise((resolve) => setTimeout(resolve, 2000));
});`,
    },
    exitCode: 1,
    output: [
      'Worker exited unexpectedly (code=null, signal=SIGKILL)',
      'relevant test case: "cart"',
    ],
    absent: ['Maybe related stderr'],
  },
  {
    question: 'What do threads say to a memory limit in execArgv?',
    heading: 'javascript-heap-out-of-memory',
    files: config(
      "export default { pool: { type: 'threads', execArgv: ['--max-old-space-size=60'] } };",
    ),
    exitCode: 1,
    output: ['Initiated Worker with invalid execArgv flags: --max-old-space-size=60'],
  },
  {
    question: 'What does a test see that uses globals without enabling them?',
    heading: 'test-is-not-defined',
    files: { 'a.test.ts': "test('a', () => {});" },
    exitCode: 1,
    output: ['test is not defined. Did you forget to enable "globals" configuration?'],
  },
  {
    question: 'Can a test import defineConfig?',
    heading: 'defineconfig-is-not-a-function',
    files: {
      'a.test.ts':
        "import { defineConfig, test } from '@rstest/core'; defineConfig({}); test('a', () => {});",
    },
    exitCode: 1,
    output: ['is not a function'],
  },
  {
    question: 'What does a factory of Vitest that loads the original do?',
    heading: 'importoriginal-is-not-a-function',
    files: {
      'price.ts': 'export const price = 1;',
      'a.test.ts': `import { rs, test } from '@rstest/core';
import { price } from './price';
rs.mock('./price', (async (importOriginal: any) => ({ ...(await importOriginal()), price: 2 })) as any);
test('a', () => { price; });`,
    },
    exitCode: 1,
    output: ['importOriginal is not a function'],
  },
  {
    question: 'What does a test say that still uses jest and vi?',
    heading: 'jest-is-not-defined',
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
test('jest', () => { jest.fn(); });
test('vi', () => { vi.fn(); });`,
    },
    exitCode: 1,
    output: ['jest is not defined', 'vi is not defined'],
  },
  {
    question: 'What does a matcher say that does not exist?',
    heading: 'invalid-chai-property',
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => { (expect(1) as any).toBeInTheDocument(); });`,
    },
    exitCode: 1,
    output: ['Invalid Chai property: toBeInTheDocument'],
  },
  {
    question: 'What is missing in jsdom and in happy-dom?',
    heading: 'scrollintoview-is-not-a-function',
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
${name === 'jsdom' ? "test('stays', () => { location.href = 'https://bookshop.test/'; expect(location.hostname).toBe('localhost'); });" : ''}`,
      ]),
    ),
    output: ['Tests 3 passed', 'Not implemented: navigation to another Document'],
  },
  {
    question: 'Does bundling help a package that calls require in an ES module?',
    heading: 'directory-import-is-not-supported',
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
] satisfies Answer[];
