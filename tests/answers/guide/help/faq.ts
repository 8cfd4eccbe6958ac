import { type Answers, core } from '../../../support/answers.ts';

const passing = "import { test } from '@rstest/core';\ntest('runs', () => {});\n";
const project = {
  'src/price.ts': `export function formatPrice(cents: number, currency = 'USD'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
`,
};

export default {
  'Does npx rstest end by itself?': {
    heading: 'why-doesnt-npx-rstest-watch',
    says: 'Without a flag, it runs once and exits, so it behaves the same on your machine and in CI.',
    test: passing,
    // In a terminal, where other runners watch.
    command: 'script -qec "npx rstest" /dev/null; echo CODE $?',
    output: [/Tests 1 passed[\s\S]*CODE 0/],
  },
  'Do paths of tsconfig.json work without any setup?': {
    heading: 'how-do-i-use-the-path-aliases-of-my-tsconfigjson',
    says: 'They work automatically when `tsconfig.json` is in the root:',
    elsewhere: {
      '/config/build/resolve':
        'For aliases that your app uses too, we recommend `paths` in `tsconfig.json`: Rstest, your editor and `tsc` all read them, and no option is needed.',
    },
    files: {
      ...project,
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { formatPrice } from '@/price';
test('resolves the alias', () => { expect(formatPrice(1999)).toBe('$19.99'); });
`,
    },
    output: ['Tests 1 passed'],
  },
  'Does a mock keep its calls for the next test, and does restoreMocks end that?': {
    heading: 'do-mocks-reset-between-tests',
    says: "Mocks don't reset on their own. Turn on `restoreMocks`, which we recommend for new projects.",
    files: { ...project },
    test: `${core}const format = rs.fn(String);
test('first', () => { format(1); });
test('second', () => { expect(format).not.toHaveBeenCalled(); });
`,
    command: 'npx rstest; npx rstest --restoreMocks',
    output: [/Tests 1 failed \| 1 passed[\s\S]*Tests 2 passed/],
  },
  'Does CI=true keep new snapshots from being written?': {
    heading: 'why-does-a-new-snapshot-fail-in-ci',
    says: 'Because `CI=true` stops Rstest from writing new snapshots.',
    files: { ...project },
    test: `import { expect, test } from '@rstest/core';
import { formatPrice } from './src/price';
test('keeps the price', () => { expect(formatPrice(1999)).toMatchSnapshot(); });
`,
    command: 'CI=true npx rstest; npx rstest',
    output: [/Tests 1 failed[\s\S]*Tests 1 passed/],
  },
  'Does Rstest run a file with type errors, bundle packages, keep the order of a file, and are Chai and node:assert at home?':
    {
      heading: 'are-types-checked',
      says: [
        'Rstest removes types and runs the rest, which is faster.',
        "Rstest doesn't bundle them in Node.js tests, because Node.js loads them.",
        'Tests run in the order in which a file names them; `pool` describes the order of files.',
        "Assertions can stay: Chai's style works on `expect`, and `node:assert` and `sinon.assert` run unchanged.",
        'A file that still imports `test` from `node:test` fails with `No test suites found in file`.',
      ],
      files: {
        'node_modules/dep/package.json': `{ "name": "dep", "main": "index.js" }`,
        'node_modules/dep/index.js': `exports.bundled = typeof __webpack_require__ !== 'undefined' || typeof __BUILD__ !== 'undefined';
`,
        'rstest.config.ts': `export default { source: { define: { __BUILD__: 'true' } } };
`,
        'a.test.ts': `import assert from 'node:assert';
import { expect, test } from '@rstest/core';
import { bundled } from 'dep';
const price: number = 'text';
test('first', () => { console.log('1', price, 'bundled', bundled); expect(1).to.equal(1); });
test('second', () => { console.log('2'); assert.equal(1, 1); });
`,
        'old.test.mjs': `import { test } from 'node:test';
test('x', () => {});
`,
      },
      exitCode: 1,
      output: ['1 text bundled false', 'No test suites found in file', 'Tests 2 passed'],
    },
  'How do I test a VS Code extension, which imports vscode?': {
    heading: 'can-i-test-a-vs-code-extension',
    says: "The module `vscode` exists only inside the editor (`Cannot find module 'vscode'`), so replace what your code calls: `rs.mock('vscode', () => ({ window: { showInformationMessage: rs.fn() } }))`. Do that in the `node` environment: in jsdom and happy-dom, the file still fails.",
    files: {
      'greet.js':
        "import { window } from 'vscode';\nexport const greet = () => window.showInformationMessage('Hi');\n",
      'a.test.js': `${core}import { window } from 'vscode';
import { greet } from './greet';
rs.mock('vscode', () => ({ window: { showInformationMessage: rs.fn() } }));
test('a', () => { greet(); expect(window.showInformationMessage).toHaveBeenCalledWith('Hi'); });
`,
      'b.test.js':
        "import { test } from '@rstest/core';\nimport { greet } from './greet';\ntest('b', greet);\n",
    },
    command:
      'npx rstest; npx rstest a --testEnvironment=jsdom; npx rstest a --testEnvironment=happy-dom',
    exitCode: 1,
    output: [
      /Cannot find module 'vscode'[\s\S]*Test Files 1 failed \| 1 passed[\s\S]*Cannot find module 'vscode'[\s\S]*Test Files 1 failed\n[\s\S]*Cannot find module 'vscode'[\s\S]*Test Files 1 failed\n/,
    ],
  },
  'What replaces t.plan of AVA, and do throws count as an assertion?': {
    heading: 'can-i-move-from-mocha-jasmine-or-nodetest',
    says: '`expect.assertions(2)`; `toThrow` and `rejects` count as one each',
    test: `import { expect, test } from '@rstest/core';
test('x', async () => {
  expect.assertions(2);
  expect(() => { throw new Error('a'); }).toThrow();
  await expect(Promise.reject(new Error('b'))).rejects.toThrow();
});`,
    output: ['Tests 1 passed'],
  },
  'Does an assertion of another library fail its test if nobody awaits it?': {
    heading: 'which-libraries-work-inside-tests',
    says: [
      "An assertion that returns a promise, such as `assert.rejects` or `'to be fulfilled with'` of unexpected (run by hand), must be awaited or returned.",
      'Otherwise its test passes whatever it finds, and at best the file fails.',
    ],
    test: `import assert from 'node:assert';
import { test } from '@rstest/core';
test('is left alone', () => { assert.rejects(Promise.resolve(1)); });
test('is returned', () => assert.rejects(Promise.resolve(1)));
test('is awaited', async () => { await assert.rejects(Promise.resolve(1)); });`,
    exitCode: 1,
    output: ['✓ is left alone', '✗ is returned', '✗ is awaited'],
  },
  'Do Sinon, fast-check, supertest and jest-extended run unchanged?': {
    heading: 'which-libraries-work-inside-tests',
    libraries: true,
    says: '`node:assert`, `fast-check` for property-based tests, `supertest` and `jest-extended` all run unchanged.',
    test: `import assert from 'node:assert';
import { createServer } from 'node:http';
import fc from 'fast-check';
import * as matchers from 'jest-extended';
import sinon from 'sinon';
import request from 'supertest';
import { expect, test } from '@rstest/core';
expect.extend(matchers as never);
test('a', async () => {
  fc.assert(fc.property(fc.integer(), (n) => { expect(n - n).toBe(0); }));
  expect(() => fc.assert(fc.property(fc.integer(), (n) => { expect(n).toBeLessThan(5); }))).toThrow('Property failed');
  assert.deepEqual([1], [1]);
  expect(() => assert.deepEqual([1], [2])).toThrow('deep');
  const server = createServer((_, response) => response.end('ok'));
  await request(server).get('/').expect(200, 'ok');
  await expect(request(server).get('/').expect(404)).rejects.toThrow('expected 404');
  const oneOf: any = expect(3);
  oneOf.toBeOneOf([1, 3]);
  expect(() => oneOf.toBeOneOf([1, 2])).toThrow();
  const shop = { order: () => 'real' };
  const stub = sinon.stub(shop, 'order').returns('fake');
  expect(shop.order()).toBe('fake');
  sinon.assert.calledOnce(stub);
  sinon.restore();
  expect(shop.order()).toBe('real');
});`,
    output: ['Tests 1 passed'],
  },
  'What replaces the assertions and hooks of AVA?': {
    heading: 'can-i-move-from-mocha-jasmine-or-nodetest',
    says: [
      '`toBe`, `toStrictEqual`, `toThrow`,',
      "`expect(fn).toThrow(expect.objectContaining({ message: 'no stock', code: 'E1' }))`",
      '`toBe(true)`, `toBeTruthy`, `toMatchObject`, in which lists need all their items, `toMatch`, `not.toThrow`',
    ],
    test: `import { expect, test } from '@rstest/core';
const fn = () => { throw Object.assign(new Error('no stock'), { code: 'E1' }); };
test('throws', () => {
  expect(fn).toThrow(expect.objectContaining({ message: 'no stock', code: 'E1' }));
  expect(fn).not.toThrow(expect.objectContaining({ message: 'no', code: 'E1' }));
});
test('compares as deepEqual and like', () => {
  class Book { id = 1; }
  expect(new Book()).not.toStrictEqual({ id: 1 });
  expect({ id: 1, year: undefined }).not.toStrictEqual({ id: 1 });
  expect({ id: 1, by: { name: 'Emma', age: 3 } }).toMatchObject({ by: { name: 'Emma' } });
  expect({ ids: [1, 2] }).not.toMatchObject({ ids: [1] });
});
test.fails('failing', () => { expect(1).toBe(2); });`,
    output: ['Tests 3 passed'],
  },
  'What does a file that imports bun:test say?': {
    heading: 'can-i-move-from-mocha-jasmine-or-nodetest',
    says: "`bun:test`, which fails with `Cannot find module 'bun:test'`, or `Unhandled scheme` in jsdom and happy-dom:",
    test: "import { test } from 'bun:test';\ntest('a', () => {});\n",
    command: 'for e in node jsdom happy-dom; do npx rstest --testEnvironment=$e; done',
    exitCode: 1,
    output: [/Cannot find module 'bun:test'[\s\S]*(Unhandled scheme[\s\S]*FAIL[\s\S]*){2}/],
  },
  'What replaces t.snapshot of AVA, and is its snapshot file read?': {
    heading: 'can-i-move-from-mocha-jasmine-or-nodetest',
    says: "AVA, tap: `t.snapshot(value)`, `t.matchSnapshot(value)` · `expect(value).toMatchSnapshot()`, which writes a `.snap` file of its own and doesn't read theirs",
    files: {
      'snapshots/a.test.ts.snap': 'AVA Snapshot v3',
      'tap-snapshots/a.test.ts.test.cjs':
        'exports[`a.test.ts TAP a > must match snapshot 1`] = `other`',
      'a.test.ts': `${core}test('a', () => { expect(1).toMatchSnapshot(); });`,
    },
    command: 'unset CI; npx rstest; ls __snapshots__; cat snapshots/a.test.ts.snap',
    output: ['Snapshots 1 written', 'a.test.ts.snap', 'AVA Snapshot v3'],
    absent: ['obsolete'],
  },
} satisfies Answers;
