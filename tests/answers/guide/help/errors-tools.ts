import type { Answers } from '../../../support/answers.ts';
import { prints, printsAll } from '../../../support/errors.ts';

const one = (body: string) => `test('a', async () => { ${body} });`;
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
  'What does fetch say when AbortSignal.timeout ends it?': {
    heading: 'aborted',
    says: "With `AbortSignal.timeout`, `fetch` of Node.js says `The operation was aborted due to timeout`: the answer wasn't complete in that time, which fake timers don't move.",
    test: `import { once } from 'node:events'; import { createServer } from 'node:http'; import { afterAll, beforeAll, expect, rs, test } from '@rstest/core';
const server = createServer((request, response) => { if (request.url === '/part') response.write('first'); });
beforeAll(async () => { server.listen(0); await once(server, 'listening'); });
afterAll(() => { server.closeAllConnections(); server.close(); });
const load = (ms, path = '') => fetch('http://localhost:' + server.address().port + path, { signal: AbortSignal.timeout(ms) });
test('ends', async () => { await load(20); });
test('part', async () => { const response = await load(200, '/part'); await expect(response.text()).rejects.toThrow('The operation was aborted due to timeout'); });
test('fake', async () => { rs.useFakeTimers(); let done = false; load(2000).catch(() => { done = true; }); await rs.advanceTimersByTimeAsync(5000); rs.useRealTimers(); await new Promise((resolve) => setTimeout(resolve, 200)); expect(done).toBe(false); });`,
    exitCode: 1,
    output: [
      /TimeoutError: The operation was aborted due to timeout[\s\S]*Tests 1 failed \| 2 passed/,
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
  'What does a component without its provider say?': {
    heading: 'read-of-undefined',
    says: 'While a component renders, the missing value can be that of a context without its provider, such as a theme: provide it.',
    files: {
      'rstest.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], testEnvironment: 'jsdom' };`,
      'a.test.tsx': `import { expect, test } from '@rstest/core'; import { render, screen } from '@testing-library/react'; import { createContext, useContext } from 'react';
const Theme = createContext<any>({});
const Price = () => <b>{useContext(Theme).colors.price}</b>;
test('without', () => { render(<Price />); });
test('with', () => { render(<Price />, { wrapper: ({ children }) => <Theme value={{ colors: { price: 'red' } }}>{children}</Theme> }); expect(screen.getByText('red')).toBeDefined(); });`,
    },
    exitCode: 1,
    output: [
      /without\s+TypeError: Cannot read properties of undefined \(reading 'price'\)[\s\S]*Tests 1 failed \| 1 passed/,
    ],
  },
  'What does a segmentation fault of a package do to the run?': {
    heading: 'worker-exited',
    says: [
      'Nothing, with `signal=SIGSEGV`: a package with native parts crashed, too. In a thread it takes all of Rstest along: the shell prints `Segmentation fault`, the exit code is 139, and there is no report. With `--pool=forks`, the report names the file.',
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
  'What does TypeScript say about data that does not fit?': {
    heading: 'type-not-assignable',
    says: [
      "That's TypeScript (TS2322, TS2345, TS2353), so a test may run all the same. If there are more lines below the message, the last one usually says which part doesn't fit. When test data needs only some of the fields, say what it is: `{ id: 7 } as Order`. What `querySelector` or `find` returns may be `null` or `undefined` (`is possibly 'undefined'`): check it first, or write `!` behind it.",
    ],
    files: {
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
interface Order { id: number; total: number }
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
  'What does spawn say of a file that cannot be executed?': {
    heading: 'permission-denied',
    says: [
      "After `spawn`, the file can't be executed: `chmod +x run.sh`, or pass it to its program, `spawn('sh', ['run.sh'])`. The same is said of a directory.",
    ],
    test: `import { spawnSync } from 'node:child_process'; import { accessSync, chmodSync, constants, mkdirSync, writeFileSync } from 'node:fs'; import { expect, test } from '@rstest/core';
writeFileSync('run.sh', '#!/bin/sh\\necho RAN', { mode: 0o644 });
test('sh', () => { expect(String(spawnSync('sh', ['run.sh']).stdout)).toBe('RAN\\n'); });
test('access', () => { accessSync('run.sh', constants.X_OK); });
test('directory', () => { mkdirSync('run'); expect(spawnSync('./run').error?.message).toBe('spawnSync ./run EACCES'); });
test('spawn', () => { const { error } = spawnSync('./run.sh'); chmodSync('run.sh', 0o755); expect(String(spawnSync('./run.sh').stdout)).toBe('RAN\\n'); throw error; });`,
    exitCode: 1,
    output: [
      "Error: EACCES: permission denied, access 'run.sh'",
      'Error: spawnSync ./run.sh EACCES',
      'Tests 2 failed | 2 passed',
    ],
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
  ...printsAll(
    'What do Node.js and JavaScript itself print?',
    'javascript',
    [
      "A value isn't there; the code frame shows where it's needed. (`… is not iterable` is also said of what isn't a list, such as an object.)",
      'The object is frozen,',
      "A date that doesn't exist is formatted,",
      "`JSON.stringify` can't write a `bigint`. Convert it, or compare the object itself: `toEqual` and snapshots can.",
      'Rstest prints only the outer one. To see all, add `.catch((error) => { console.log(error.errors); throw error; })`.',
      'A signal ended the request or the wait.',
      'An emitter sent the event `error`, and nothing listens for it.',
      "After `rs.mock`, it's often an export that the factory leaves out, or a mock without a result: give it one with `mockReturnValue`.",
      'If it comes from a request, print the text: it may be an HTML page of an error, or a mock without a body.',
      "The module doesn't export this name, or a mock replaces the class by an arrow function. `Class extends value undefined` says so of a base class; the factory of a mock may leave it out, too.",
      "`rs.fn` and `mockImplementation` don't take a class.",
      "In a mock, that's often an implementation that calls the spied method",
      'A relative path starts at the directory in which Rstest was started, not at the test file.',
      '`JSON.parse` got other text, or nothing.',
      'take data only, no functions.',
    ],
    {
      missing: one('(rs.fn() as any)().price;'),
      factory:
        "import { shop } from './shop'; rs.mock('./shop', () => ({ other: 1 })); test('a', () => { shop.total; });",
      page: one("await new Response('<h1>Not found</h1>').json();"),
      empty: one('await new Response().json();'),
      constructor: one('const Mailer: any = () => ({}); new Mailer();'),
      class: one('class Mailer {} new (rs.fn(Mailer as any) as any)();'),
      stack: one(
        "const shop = { open: () => 1 }; rs.spyOn(shop, 'open').mockImplementation(() => shop.open() + 1); shop.open();",
      ),
      port: one(
        "const { createServer } = await import('node:http'); const a = createServer(); await new Promise<void>((done) => a.listen(0, done)); const b = createServer(); await new Promise((_, fail) => b.on('error', fail).listen((a.address() as any).port));",
      ),
      file: one("(await import('node:fs')).readFileSync('none.json');"),
      json: one("JSON.parse('{bad');"),
      clone: one('structuredClone(() => {});'),
      destructured: one('const { items } = await (rs.fn() as any)(); items;'),
      listed: one('const [first] = (rs.fn() as any)(); first;'),
      keys: one('Object.keys(undefined as any);'),
      set: one('(rs.fn() as any)().paid = true;'),
      object: one('const order: any = { id: 1 }; for (const item of order) item;'),
      base: "import * as base from './base'; class Cart extends (base as any).Bag {}; new Cart();",
      left: "import { Base } from './base'; rs.mock('./base', () => ({ other: 1 })); class Cart extends Base {}; new Cart();",
      assigned: one('(Object.freeze({ paid: false }) as any).paid = true;'),
      added: one('(Object.freeze({}) as any).paid = true;'),
      date: one("new Date('tomorrow').toISOString();"),
      bigint: one('JSON.stringify({ cents: 1n });'),
      equal: one(
        "expect({ cents: 1n }).toEqual({ cents: 1n }); expect(1n).toMatchInlineSnapshot('1n'); console.log('BIGINT EQUAL');",
      ),
      any: one("await Promise.any([Promise.reject(new Error('inner one'))]);"),
      caught: one(
        "await Promise.any([Promise.reject(new Error('inner two'))]).catch((error) => { console.log(error.errors); throw error; });",
      ),
      aborted: one("await fetch('http://127.0.0.1:9', { signal: AbortSignal.abort() });"),
      event: one("new (await import('node:events')).EventEmitter().emit('error', { code: 5 });"),
      listened: one(
        "const { EventEmitter, once } = await import('node:events'); const importer = new EventEmitter(); const failed = once(importer, 'error'); importer.emit('error', { code: 5 }); console.log('LISTENED', await failed);",
      ),
    },
    [
      "Cannot read properties of undefined (reading 'price')",
      "Cannot read properties of undefined (reading 'total')",
      'is not valid JSON',
      'Unexpected end of JSON input',
      'Mailer is not a constructor',
      "Class constructor Mailer cannot be invoked without 'new'",
      'Maximum call stack size exceeded',
      'listen EADDRINUSE: address already in use',
      'ENOENT: no such file or directory',
      "Expected property name or '}' in JSON at position",
      'could not be cloned.',
      "Cannot destructure property 'items' of '(intermediate value)' as it is undefined.",
      'undefined is not iterable',
      "Cannot set properties of undefined (setting 'paid')",
      'order is not iterable',
      /FAIL {2}base.test.ts \nTypeError: Class extends value undefined is not a constructor or null/,
      /FAIL {2}left.test.ts \nTypeError: Class extends value undefined is not a constructor or null/,
      'Cannot convert undefined or null to object',
      "Cannot assign to read only property 'paid' of object",
      'Cannot add property paid, object is not extensible',
      'Invalid time value',
      'Do not know how to serialize a BigInt',
      'BIGINT EQUAL',
      'AggregateError: All promises were rejected',
      'Error: inner two',
      'This operation was aborted',
      'Error: Unhandled error. ({ code: 5 })',
      'LISTENED [ { code: 5 } ]',
    ],
    {
      files: {
        'shop.ts': 'export const shop = { total: 1 };',
        'base.ts': 'export class Base {}',
      },
      absent: ['Error: inner one'],
    },
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
      '/guide/help/errors-tools':
        "That's TypeScript (TS2582 or TS2593, and TS2304 for `expect`), so the test may run all the same.",
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
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core'; export default defineConfig({ testTimout: 1 });",
    },
    command: `t="$(which tsc) --noEmit --skipLibCheck --module esnext"; $t --moduleResolution node10 --types node core.ts; $t --moduleResolution bundler global.test.ts matcher.ts css.ts rstest.config.ts; $t --moduleResolution bundler --types node global.test.ts; npx rstest --globals; d=$(mktemp -d); cp core.ts "$d"; cd "$d"; $t --moduleResolution bundler core.ts; PATH=/usr/bin:/bin rstest; echo {} > package.json; npm test; rm -r "$d"`,
    output: [
      /^core\.ts.*'@rstest\/core\/api'/,
      "Property 'toBeEven' does not exist on type 'Assertion<number>'",
      "'testTimout' does not exist in type",
      "TS2582: Cannot find name 'test'.",
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
    test: `import { setTimeout as sleep } from 'node:timers/promises';
import { test } from '@rstest/core';
test('a', () => { void (async () => { await sleep(5000); })(); });`,
    // A busy machine may learn of it only after the run has ended.
    command: 'for p in forks vmForks; do npx rstest --pool=$p; done; true',
    output: [
      /^(?:(?!Abort)[\s\S])*Tests 1 passed[\s\S]*AbortError[^\n]*: The operation was aborted/,
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
  'How do I wait for the error event of an emitter, and what does a fake date that is invalid do?':
    {
      heading: 'error-event',
      says: "Listen before the code runs: `const failed = once(importer, 'error')`, then `await failed`.",
      elsewhere: {
        '/guide/help/errors-tools':
          "With fake timers, an invalid `Date` as the time causes it as well, because it isn't checked.",
      },
      test: `import { EventEmitter, once } from 'node:events';
import { rs, test } from '@rstest/core';
test('waits', async () => { const importer = new EventEmitter(); const failed = once(importer, 'error'); importer.emit('error', new Error('no file')); const [error] = await Promise.allSettled([failed]); console.log('SEEN', error.status); });
test('date', () => { rs.useFakeTimers({ now: new Date('tomorrow') }); new Date().toISOString(); });
`,
      exitCode: 1,
      output: ['SEEN fulfilled', 'Invalid time value'],
    },
  'What does an imported JSON file with a comma too much do?': {
    heading: 'invalid-json',
    says: 'If an imported `.json` file fails the build with `JSON parse error`, the mistake is in that file, often a comma after the last value.',
    files: { 'prices.json': '{ "a": 1, }' },
    test: "import { test } from '@rstest/core'; import prices from './prices.json'; test('a', () => { console.log(prices); });",
    exitCode: 1,
    output: ['JSON parse error: Unexpected character }'],
  },
  'Cannot convert undefined or null to object: what if the factory of a mock returns nothing?': {
    heading: 'read-of-undefined',
    says: "Or it's a factory that returns nothing, as with `() => { load: rs.fn() }` in place of `() => ({ load: rs.fn() })`.",
    files: { 'load.js': 'export const load = () => 1;' },
    test: `import { rs, test } from '@rstest/core';
import { load } from './load.js';
rs.mock('./load.js', () => { load: rs.fn(); });
test('a', () => { load(); });`,
    exitCode: 1,
    output: ['TypeError: Cannot convert undefined or null to object'],
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
  'Why is a program that a test starts not found?': {
    heading: 'spawn-enoent',
    says: "The program isn't in a directory of `PATH` or at its path, the program that its `#!` line names is missing, or `cwd` names a directory that doesn't exist: all give the same message. A command with arguments in one text, `spawn('node -v')`, isn't found either: pass them as a list. To start Node.js itself, use `process.execPath`,",
    test: `import { spawn } from 'node:child_process'; import { once } from 'node:events'; import { writeFileSync } from 'node:fs'; import { test } from '@rstest/core';
const run = async (...of: unknown[]) => { const [code] = await once(spawn(...of), 'exit'); console.log('CODE', of[0] === process.execPath, code); };
test('program', () => run('not-there'));
test('file', () => run('./not-there'));
test('line', () => { writeFileSync('program', '#!/not/there\\n', { mode: 0o755 }); return run('./program'); });
test('text', () => run('node -v'));
test('directory', () => run(process.execPath, ['-v'], { cwd: 'not-there' }));
test('path', () => { process.env.PATH = ''; return run('node', ['-v']); });
test('node', () => run(process.execPath, ['-v']));`,
    exitCode: 1,
    output: [
      'Error: spawn not-there ENOENT',
      /Error: spawn \S+node ENOENT/,
      'Error: spawn ./not-there ENOENT',
      'Error: spawn ./program ENOENT',
      'Error: spawn node -v ENOENT',
      'Error: spawn node ENOENT',
      'CODE true 0',
      '6 failed',
    ],
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
    says: "`Could not find a declaration file for module '…'` (TS7016) means that the package is there, but without types: install its `@types` package, or write `declare module 'barcode';` into a `.d.ts` file without imports.",
    files: {
      'node_modules/barcode/package.json': '{ "name": "barcode", "main": "index.js" }',
      'node_modules/barcode/index.js': 'exports.draw = () => 1;',
      'a.ts': "import { draw } from 'barcode';\ndraw();\n",
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "esnext", "moduleResolution": "bundler", "types": [] } }',
    },
    command: `npx tsc; echo "export {}; declare module 'barcode';" > barcode.d.ts; echo MODULE; npx tsc; echo "declare module 'barcode';" > barcode.d.ts; npx tsc && echo DECLARED; rm barcode.d.ts; mkdir -p node_modules/@types/barcode; echo "export function draw(): number;" > node_modules/@types/barcode/index.d.ts; npx tsc && echo TYPES`,
    output: [
      /^a\.ts.*error TS7016: Could not find a declaration file for module 'barcode'[\s\S]*MODULE[\s\S]*error TS[\s\S]*DECLARED\s+TYPES/,
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
} satisfies Answers;
