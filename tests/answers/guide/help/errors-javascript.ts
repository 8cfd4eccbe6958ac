import type { Answers } from '../../../support/answers.ts';
import { printsAll } from '../../../support/errors.ts';

const one = (body: string) => `test('a', async () => { ${body} });`;

export default {
  'Unexpected end of JSON input: what should a mock of fetch answer?': {
    heading: 'invalid-json',
    says: 'a mock without a body: answer `Response.json({}, { status: 503 })`, not `new Response(null, { status: 503 })`.',
    test: `import { expect, test } from '@rstest/core';
test('a', async () => {
  await expect(new Response(null, { status: 503 }).json()).rejects.toThrow('Unexpected end of JSON input');
  const answer = Response.json({}, { status: 503 });
  expect([answer.status, await answer.json()]).toEqual([503, {}]);
});`,
    command: 'for e in node jsdom happy-dom; do npx rstest --testEnvironment $e; done',
    output: [/(Tests 1 passed[\s\S]*){3}/],
  },
  ...printsAll(
    'What do Node.js and JavaScript itself print?',
    'javascript',
    [
      "A value isn't there; the code frame shows where it's needed. (`… is not iterable` is also said of what isn't a list, such as an object,",
      'The object is frozen,',
      "A date that doesn't exist is formatted,",
      "`JSON.stringify` can't write a `bigint`. Convert it, or compare the object itself: `toEqual` and snapshots can.",
      'Rstest prints only the outer one. To see all, add `.catch((error) => { console.log(error.errors); throw error; })`.',
      'A signal ended the request or the wait.',
      'An emitter sent the event `error`, and nothing listens for it.',
      "After `rs.mock`, it's often an export that the factory leaves out, or a mock without a result: give it one with `mockReturnValue`.",
      'If it comes from a request, print the text: it may be an HTML page of an error, or a mock without a body',
      "The module doesn't export this name, or a mock replaces the class by an arrow function. `Class extends value undefined` says so of a base class; the factory of a mock may leave it out, too,",
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
  'Which argument must be of type string or function?': {
    heading: 'argument-of-another-type',
    says: [
      "In a test, it's often a variable of the environment that isn't set, as in `path.join(process.env.DATA_DIR, 'cart.json')`,",
      '`"original"` is what `promisify` takes, for example a function that the factory of a mock leaves out, as in',
    ],
    files: { '.env': 'DATA_DIR=data\n' },
    test: `import { exec } from 'node:child_process'; import path from 'node:path'; import { promisify } from 'node:util'; import { rs, test } from '@rstest/core';
rs.mock('node:child_process', () => ({}));
test('path', () => { path.join(process.env.DATA_DIR as string, 'cart.json'); });
test('buffer', () => { Buffer.from(process.env.DATA_DIR as unknown as string); });
test('promisify', () => { promisify(exec); });`,
    exitCode: 1,
    output: [
      'The "path" argument must be of type string. Received undefined',
      'The first argument must be of type string or an instance of Buffer',
      'The "original" argument must be of type function. Received undefined',
    ],
  },
  'What does spawn say of a file that cannot be executed?': {
    heading: 'permission-denied',
    says: [
      'The user who runs the tests may not do this with the file or directory that is named.',
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
  'Why may npm not remove a file on Windows?': {
    heading: 'permission-denied',
    says: 'For `EPERM: operation not permitted, unlink …` on Windows, npm names another cause: a program has the file open, such as an editor, a watch run or a dev server.',
    command: 'grep -A2 "platform === .win32" "$(npm root -g)/npm/lib/utils/error-message.js"',
    output: ["It's possible that the file was already in use (by a text editor"],
  },
  'What do ENOTDIR, ELOOP, EEXIST, ENOTEMPTY and ENOSPC mean?': {
    heading: 'file-system-answer',
    says: [
      'The path of `ENOTDIR` goes on behind a file, or a file is listed like a directory. With `ELOOP`, symbolic links lead to each other. After `mkdir`, `EEXIST` says that something is there already, often from an earlier run: for a directory, pass `{ recursive: true }`. `rmdir` removes empty directories only:',
    ],
    test: `import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, symlinkSync, writeFileSync } from 'node:fs'; import { beforeAll, expect, test } from '@rstest/core';
beforeAll(() => { mkdirSync('tmp/in', { recursive: true }); writeFileSync('text', 'a'); symlinkSync('one', 'two'); symlinkSync('two', 'one'); });
test('behind', () => { readFileSync('text/b'); });
test('listed', () => { readdirSync('text'); });
test('links', () => { readFileSync('one'); });
test('made', () => { mkdirSync('tmp'); });
test('recursive', () => { mkdirSync('tmp', { recursive: true }); expect(() => mkdirSync('text', { recursive: true })).toThrow('EEXIST'); });
test('full', () => { rmdirSync('tmp'); });
test('removed', () => { rmSync('tmp', { recursive: true, force: true }); expect(existsSync('tmp')).toBe(false); });`,
    exitCode: 1,
    output: [
      "ENOTDIR: not a directory, open 'text/b'",
      "ENOTDIR: not a directory, scandir 'text'",
      "ELOOP: too many symbolic links encountered, open 'one'",
      "EEXIST: file already exists, mkdir 'tmp'",
      "ENOTEMPTY: directory not empty, rmdir 'tmp'",
      'Tests 5 failed | 2 passed',
    ],
  },
  'How do I wait for the error event of an emitter, and what does a fake date that is invalid do?':
    {
      heading: 'error-event',
      says: "Listen before the code runs: `const failed = once(importer, 'error')`, then `await failed`.",
      elsewhere: {
        '/guide/help/errors-javascript':
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
  'Why is a class that require gives not a constructor?': {
    heading: 'not-a-constructor',
    says: "`require` of a module whose class is its default export gives an object: write `require('./mailer').default`, or import it.",
    files: {
      'mailer.ts': 'export default class Mailer { to = "ada"; }',
      'node_modules/post/package.json': '{ "name": "post", "version": "1.0.0", "main": "post.js" }',
      'node_modules/post/post.js':
        "Object.defineProperty(exports, '__esModule', { value: true });\nexports.default = class Mailer { to = 'ada'; };",
      'a.test.ts': `import { expect, test } from '@rstest/core';
// @ts-expect-error no types
import Post from 'post';
import Mailer from './mailer';
test.each<[any, any]>([[require('./mailer'), Mailer], [require('post'), Post]])('a', (Module, Imported) => {
  expect(() => new Module()).toThrow('Module is not a constructor');
  expect(new Module.default().to).toBe('ada');
  expect(new Imported().to).toBe('ada');
});`,
    },
    output: ['Tests 2 passed'],
  },
  'Which Node.js has Promise.withResolvers, and how do I add what an older one lacks?': {
    heading: 'newer-javascript',
    says: [
      'The Node.js that runs the tests is older than this method',
      'Run the tests with a newer one, or define what is missing in a setup file.',
    ],
    test: `import { expect, test } from '@rstest/core';
test('a', async () => { const { promise, resolve } = Promise.withResolvers<number>(); resolve(1); expect(await promise).toBe(1); });`,
    files: {
      'tsconfig.json': '{ "compilerOptions": { "lib": ["esnext", "dom"] } }',
      'old.ts': 'Reflect.deleteProperty(Promise, "withResolvers");',
      'new.ts': `(Promise as any).withResolvers ??= () => { let resolve, reject; const promise = new Promise((ok, no) => { resolve = ok; reject = no; }); console.log('ADDED'); return { promise, resolve, reject }; };`,
      'new.mjs': "export default { setupFiles: ['./old.ts', './new.ts'] };",
      'old.mjs': "export default { setupFiles: './old.ts' };",
    },
    command:
      'for p in forks threads vmForks vmThreads; do for c in old new; do npx rstest --config=$c.mjs --pool=$p; done; done 2>&1 | grep -oE "^ +Promise.with.*|ADDED|^ +Tests .*"',
    output: [
      /^(\s+Promise.withResolvers is not a function\s+Tests 1 failed\s+ADDED\s+Tests 1 passed){4}\s*$/,
    ],
  },
  'What is a package import specifier?': {
    heading: 'name-is-not-defined',
    says: '`Package import specifier "#db" is not defined in package …` names a `package.json` whose `imports` lack `#db`, or have it only for a condition that isn\'t met, such as `browser` in `node`: add it there, as in `"#db": "./src/db.js"`, or, if it is an alias of your build, to `resolve.alias`.',
    files: {
      'package.json': '{ "type": "module", "imports": { "#other": "./o.js" } }',
      'browser.json': '{ "type": "module", "imports": { "#db": { "browser": "./src/db.js" } } }',
      'full.json': '{ "type": "module", "imports": { "#db": "./src/db.js" } }',
      'rstest.config.mjs': 'export default {};',
      'alias.config.mjs': "export default { resolve: { alias: { '#db': './src/db.js' } } };",
      'src/db.js': 'export default 1;',
      'a.test.mjs':
        "import { expect, test } from '@rstest/core'; import db from '#db'; test('a', () => { expect(db).toBe(1); });",
    },
    command: `r() { npx rstest "$@" 2>&1 | grep -oE 'Package import specifier "#db" is not defined in package|^ +Tests 1 passed'; }; r; r -c alias.config.mjs; cp browser.json package.json; r; r --testEnvironment=jsdom; cp full.json package.json; r; exit 0`,
    output: [
      /^(?:Package import specifier "#db" is not defined in package\s+Tests 1 passed\s+){2}Tests 1 passed\s*$/,
    ],
  },
  'Class extends value undefined: what do two files say that import each other?': {
    heading: 'not-a-constructor',
    says: "`Class extends value undefined` says so of a base class; the factory of a mock may leave it out, too, or two CommonJS files `require` each other, for which ES modules have `Cannot access 'Base' before initialization`.",
    files: {
      'base.ts':
        "import { Child } from './child';\nexport class Base { make() { return new Child(); } }",
      'child.ts': "import { Base } from './base';\nexport class Child extends Base {}",
      'base.cjs': "require('./child.cjs');\nexports.Base = class {};",
      'child.cjs':
        "const { Base } = require('./base.cjs');\nexports.Child = class extends Base {};",
      'a.test.ts': "import { test } from '@rstest/core';\nimport './base';\ntest('a', () => {});",
      'b.test.ts':
        "import { test } from '@rstest/core';\nimport './base.cjs';\ntest('b', () => {});",
    },
    command: 'npx rstest',
    exitCode: 1,
    output: [
      "Cannot access 'Base' before initialization",
      'Class extends value undefined is not a constructor or null',
    ],
  },
} satisfies Answers;
