import type { Answer } from '../../../support/answers.ts';

const core = "import { expect, rs, test } from '@rstest/core';\n";
const clock = {
  'clock.ts':
    "console.log('real loaded');\nexport const now = () => 'real'; export const zone = () => 'UTC'; export const both = () => now() + zone();",
};

export default [
  {
    question: 'Does a mock reach other files that import the module, and calls inside it?',
    heading: 'how-it-works',
    files: {
      ...clock,
      'stamp.ts': "import { now } from './clock';\nexport const stamp = () => now();",
      'a.test.ts': `${core}import { both, now } from './clock';\nimport { stamp } from './stamp';\nrs.mock('./clock', { spy: true });
test('x', () => { rs.mocked(now).mockReturnValue('fake'); console.log(stamp(), both()); });`,
    },
    output: ['fake realUTC'],
  },
  {
    question:
      'What happens when the name given to rs.mock is a variable, and do other files still run?',
    heading: 'how-it-works',
    files: {
      'a.test.ts': `${core}const name = './clock';\nrs.mock(name, () => ({}));\ntest('x', () => {});`,
      'b.test.ts': `${core}test('y', () => {});`,
    },
    exitCode: 1,
    output: [
      '`rs.mock` function expects a string literal as the first argument',
      'Test Files 1 failed | 1 passed',
    ],
  },
  {
    question: 'Is rs.mock hoisted when it stands inside a test?',
    heading: 'how-it-works',
    files: {
      ...clock,
      'a.test.ts': `${core}import { now } from './clock';\ntest('first', () => { console.log(now()); });\ntest('second', () => { rs.mock('./clock', () => ({ now: () => 'mocked' })); });`,
    },
    output: ['mocked'],
    absent: ['real loaded'],
  },
  {
    question: 'Does a module mock reach the next test file without isolation?',
    heading: 'how-it-works',
    files: {
      ...clock,
      ...Object.fromEntries(
        ['a', 'b'].map((name) => [
          `${name}.test.ts`,
          `${core}test('x', async () => { console.log('sees', (await import('./clock')).now()); rs.doMock('./clock', () => ({ now: () => 'mocked' })); await import('./clock'); });`,
        ]),
      ),
    },
    command: 'npx rstest --isolate=false --pool.maxWorkers=1',
    output: ['sees real', 'sees mocked'],
  },
  {
    question: 'What does rs.mock without a factory do when there is no __mocks__ file?',
    heading: 'rsmock',
    files: {
      ...clock,
      'a.test.ts': `${core}import { now } from './clock';\nrs.mock('./clock');\ntest('x', () => { console.log(now(), rs.isMockFunction(now)); });`,
    },
    output: ['real loaded', 'undefined true'],
  },
  {
    question: 'Which options does rs.mock take?',
    heading: 'rsmock',
    files: {
      ...clock,
      'a.test.ts': `${core}import { now } from './clock';\nrs.mock('./clock', {} as any);\ntest('x', () => { now(); });`,
    },
    exitCode: 1,
    output: ['rs.mock() options must be { spy: true } or { mock: true }'],
  },
  {
    question: 'Can a mock factory be async?',
    heading: 'factories',
    files: {
      ...clock,
      'a.test.ts': `${core}import { now } from './clock';\nrs.mock('./clock', async () => ({ now: () => 1 }) as any);\ntest('x', () => { now(); });`,
    },
    exitCode: 1,
    output: ['An async mock factory is not supported'],
  },
  {
    question: 'What is an export that the factory leaves out, and what is the default import?',
    heading: 'factories',
    files: {
      ...clock,
      'a.test.ts': `${core}import all, { zone } from './clock';\nrs.mock('./clock', () => ({ now: () => 1 }));\ntest('x', () => { console.log(typeof zone, Object.keys(all).join()); });`,
    },
    output: ['undefined now'],
  },
  {
    question: 'Why does a factory fail with "Cannot access before initialization"?',
    heading: 'factories',
    files: {
      ...clock,
      'a.test.ts': `${core}import { now } from './clock';\nconst fake = rs.fn();\nrs.mock('./clock', () => ({ now: fake }));\ntest('x', () => { now(); });`,
      'b.test.ts': `${core}import { now } from './clock';\nconst fake = 'late';\nrs.mock('./clock', () => ({ now: () => fake }));\ntest('y', () => { console.log(now()); });`,
    },
    exitCode: 1,
    output: ["Cannot access 'fake' before initialization", 'late'],
  },
  {
    question: 'Can a module be mocked that does not exist?',
    heading: 'factories',
    files: {
      'a.test.ts': `${core}import v from './missing';\nrs.mock('./missing', () => ({ default: 'virtual' }));\ntest('x', () => { console.log(v); });`,
    },
    output: ['virtual'],
  },
  {
    question: 'Does a package of node_modules still run when a factory replaces it?',
    heading: 'factories',
    files: {
      'node_modules/pad/package.json': '{"name":"pad","version":"1.0.0","main":"index.js"}',
      'node_modules/pad/index.js': "console.log('package runs'); exports.pad = () => 'real';",
      'local.ts': "console.log('local runs'); export const local = () => 'real';",
      'a.test.ts': `${core}import { pad } from 'pad';\nimport { local } from './local';\nrs.mock('pad', () => ({ pad: () => 'mocked' }));\nrs.mock('./local', () => ({ local: () => 'mocked' }));\ntest('a', () => { console.log(pad(), local()); });`,
    },
    output: ['package runs', 'mocked mocked'],
    absent: ['local runs'],
  },
  {
    question: 'What happens when the path of rs.mock is misspelled?',
    heading: 'how-it-works',
    files: {
      ...clock,
      'a.test.ts': `${core}import { now } from './clock';\nrs.mock('./clok', () => ({ now: () => 'mocked' }));\ntest('a', () => { console.log(now() === 'mocked'); });`,
    },
    output: ['false', '1 passed'],
  },
  {
    question: 'Is a __mocks__ file of a package used without rs.mock?',
    heading: 'manual-mocks',
    files: {
      'node_modules/pad/package.json': '{"name":"pad","version":"1.0.0","main":"index.js"}',
      'node_modules/pad/index.js': "exports.pad = () => 'real pad';",
      '__mocks__/pad.ts': "export const pad = () => 'manual pad';",
      'a.test.ts': `${core}import { pad } from 'pad';\ntest('a', () => { console.log(pad()); });`,
      'b.test.ts': `${core}import { pad } from 'pad';\nrs.mock('pad');\ntest('b', () => { console.log(pad()); });`,
    },
    output: ['real pad', 'manual pad'],
  },
  {
    question: 'Do static imports see a mock made with doMock?',
    heading: 'rsdomock',
    files: {
      ...clock,
      'a.test.ts': `${core}import { now } from './clock';\ntest('x', async () => { rs.doMock('./clock', () => ({ now: () => 'mocked' })); console.log(now(), (await import('./clock')).now()); });`,
    },
    output: ['real mocked'],
  },
  {
    question: 'Can a test file end a mock of a setup file?',
    heading: 'rsunmock',
    files: {
      ...clock,
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ setupFiles: ['./setup.ts'] });",
      'setup.ts':
        "import { rs } from '@rstest/core';\nrs.mock('./clock', () => ({ now: () => 'setup' }));",
      'a.test.ts': `${core}import { now } from './clock';\ntest('a', () => { console.log('a', now()); });`,
      'b.test.ts': `${core}import { now } from './clock';\nrs.unmock('./clock');\ntest('b', () => { console.log('b', now()); });`,
    },
    output: ['a setup', 'b real'],
  },
  {
    question: 'Does importMock mock a module that has no __mocks__ file?',
    heading: 'rsimportmock',
    files: {
      ...clock,
      'a.test.ts': `${core}test('x', async () => { await rs.importMock('./clock'); });`,
    },
    exitCode: 1,
    output: ['requires an Rstest runtime with rstest_import_mock'],
  },
  {
    question: 'Does resetModules end mocks?',
    heading: 'rsresetmodules',
    files: {
      ...clock,
      'a.test.ts': `${core}test('x', async () => { rs.doMock('./clock', () => ({ now: () => 'mocked' })); rs.resetModules(); console.log((await import('./clock')).now()); rs.doUnmock('./clock'); const a = await import('./clock'); rs.resetModules(); console.log(a === (await import('./clock'))); });`,
    },
    output: ['mocked', 'false'],
  },
  {
    question: 'Does rs.mock also change require, and rs.mockRequire also change import?',
    heading: 'commonjs',
    files: {
      'tax.cjs': "module.exports = { tax: () => 'real' };",
      'a.test.ts': `${core}import { tax } from './tax.cjs';\nrs.mock('./tax.cjs', () => ({ tax: () => 'by mock' }));\ntest('a', () => { console.log(tax(), require('./tax.cjs').tax()); });`,
      'b.test.ts': `${core}import { tax } from './tax.cjs';\nrs.mockRequire('./tax.cjs', () => ({ tax: () => 'by mockRequire' }));\ntest('b', () => { console.log(tax(), require('./tax.cjs').tax()); });`,
    },
    output: ['by mock by mock', 'by mockRequire by mockRequire'],
  },
  {
    question: 'Which mock of a module can be a function for require()?',
    heading: 'commonjs',
    files: {
      'net.cjs': 'module.exports = (cents) => cents * 2;',
      'a.test.ts': `${core}const net = require('./net.cjs');\nrs.mockRequire('./net.cjs', () => () => 3);\ntest('a', () => { console.log('mockRequire', typeof net); });`,
      'b.test.ts': `${core}const net = require('./net.cjs');\nrs.mock('./net.cjs', () => (() => 3) as any);\ntest('b', () => { console.log('mock', typeof net); });`,
    },
    output: ['mockRequire function', 'mock object'],
  },
  {
    question: 'What does requireMock do without a __mocks__ file?',
    heading: 'rsrequiremock',
    files: {
      'net.cjs': 'module.exports = (cents) => cents * 2;',
      'a.test.ts': `${core}test('a', () => { rs.requireMock('./net.cjs'); });`,
    },
    exitCode: 1,
    output: ["Cannot find module './__mocks__/net.cjs'"],
  },
  {
    question: 'What if a factory returns no default?',
    heading: 'mock-a-default-export',
    files: {
      'send.ts': 'export default function send() {}',
      'a.test.ts':
        "import { rs, test } from '@rstest/core'; import send from './send'; rs.mock('./send', () => ({ kind: 'mail' })); test('a', () => { send(); });",
    },
    exitCode: 1,
    output: ['default) is not a function'],
  },
  {
    question: 'I called doUnmock and still get the fake. Why?',
    heading: 'rsdounmock',
    says: 'call `rs.resetModules` as well to load the modules again that have imported it',
    files: {
      'db.ts': "export const db = () => 'real';",
      'orders.ts': "import { db } from './db'; export const orders = () => db();",
      'a.test.ts': `import { rs, test } from '@rstest/core';
test('a', async () => {
  rs.doMock('./db', () => ({ db: () => 'fake' }));
  await import('./orders');
  rs.doUnmock('./db');
  console.log('UNMOCKED', (await import('./db')).db(), (await import('./orders')).orders());
  rs.resetModules();
  console.log('RESET', (await import('./orders')).orders());
});`,
    },
    output: ['UNMOCKED real fake', 'RESET real'],
  },
  {
    question: 'May the factory return a function, and may the path have an extension?',
    heading: 'factories',
    says: "`rs.mock('./price')` also mocks `import './price.js'`, and `rs.mock('./price.ts')` also mocks `import './price'`",
    files: {
      'price.ts': 'export default () => 1; export const tax = () => 2;',
      'a.test.ts':
        "import { rs, test } from '@rstest/core'; import price from './price'; rs.mock('./price', () => () => 5); test('a', () => console.log('FUNCTION', price()));",
      'b.test.ts':
        "import { rs, test } from '@rstest/core'; import { tax } from './price.js'; rs.mock('./price', () => ({ tax: () => 6 })); test('a', () => console.log('JS', tax()));",
      'c.test.ts':
        "import { rs, test } from '@rstest/core'; import { tax } from './price'; rs.mock('./price.ts', () => ({ tax: () => 7 })); test('a', () => console.log('TS', tax()));",
    },
    output: ['FUNCTION 5', 'JS 6', 'TS 7'],
  },
] satisfies Answer[];
