import { type Answers, core, testFiles } from '../../../support/answers.ts';

const clock = {
  'clock.ts':
    "console.log('real loaded');\nexport const now = () => 'real'; export const zone = () => 'UTC'; export const both = () => now() + zone();",
};

export default {
  'Why is os still real after rs.mock("os") in a test?': {
    heading: 'how-it-works',
    says: "A module of Node.js needs the name that your code imports: a mock of `os` doesn't reach `node:os`.",
    files: {
      'host.ts': "import os from 'node:os';\nexport const user = () => os.userInfo().username;\n",
      ...testFiles(
        ['os', 'node-os'],
        (name) => `${core}import { user } from './host';
test('a', () => {
  rs.mock('${name.replace('-', ':')}', () => ({ userInfo: () => ({ username: 'faked' }) }));
  console.log('${name} is', user() === 'faked' ? 'mocked' : 'real');
});
`,
      ),
    },
    output: [/^os is real$/m, 'node-os is mocked'],
  },
  'Is what a test sets on an object of a mocked module still there in the next test?': {
    heading: 'how-it-works',
    says: "What a test sets on an object that the mock exports, `settings.lang = 'fr'`, stays for the next test, even with `resetMocks` or `restoreMocks`",
    files: {
      'settings.ts': "export const settings = { lang: 'en' };",
      ...testFiles(
        ['factory', 'auto', 'spied'],
        (name) => `${core}import { settings } from './settings';
rs.mock('./settings', ${name === 'factory' ? "() => ({ settings: { lang: 'en' } })" : name === 'auto' ? '{ mock: true }' : '{ spy: true }'});
test('sets', () => { settings.lang = 'de'; });
test('still has what was set', () => { console.log('${name} after set', settings.lang); });
`,
      ),
    },
    command: 'npx rstest --restoreMocks; npx rstest --resetMocks',
    output: ['factory', 'auto', 'spied'].map(
      (name) => new RegExp(`${name} after set de[\\s\\S]*${name} after set de`),
    ),
  },
  'How does one test mock a module that is not installed?': {
    heading: 'factories',
    says: "If a test in `node` calls `rs.doMock` for a module that doesn't exist, load the code below the call, `await import('./shop')`: a static import runs earlier, and the file fails with `Cannot find module`.",
    files: {
      'shop.ts':
        "// @ts-ignore\nimport { rate } from 'no-such-remote';\nexport const shop = () => rate();",
      'late.test.ts': `${core}test('a', async () => { rs.doMock('no-such-remote', () => ({ rate: () => 3 })); const { shop } = await import('./shop'); console.log('rate', shop()); expect(shop()).toBe(3); });
`,
      'early.test.ts': `${core}import { shop } from './shop';
test('a', () => { rs.doMock('no-such-remote', () => ({ rate: () => 3 })); expect(shop()).toBe(3); });
`,
    },
    output: ['rate 3', "Cannot find module 'no-such-remote'", '1 failed | 1 passed'],
    exitCode: 1,
  },
  'How does one test override a function of a file in __mocks__?': {
    heading: 'manual-mocks',
    says: 'To override a function of it in one test, write it as `rs.fn(() => 42)`, turn on `resetMocks`, and call `rs.mocked(load).mockReturnValue(7)` in the test: the next one gets 42 again.',
    files: {
      'store.ts': 'export const load = () => 1;',
      'code.ts': "import { load } from './store';\nexport const twice = () => 2 * load();",
      '__mocks__/store.ts':
        "import { rs } from '@rstest/core';\nexport const load = rs.fn(() => 42);",
      'a.test.ts': `${core}import { twice } from './code';
import { load } from './store';
rs.mock('./store');
test('one', () => { rs.mocked(load).mockReturnValue(7); console.log('first', twice()); });
test('next', () => { console.log('next', twice()); expect(load).toHaveBeenCalledTimes(1); });
`,
    },
    command: 'npx rstest --resetMocks; echo -- without; npx rstest; true',
    output: [/first 14[\s\S]*next 84[\s\S]*-- without[\s\S]*next 14/],
  },
  'What does rs.resetModules return?': {
    heading: 'rsresetmodules',
    says: 'It returns `undefined`, although its type says `rs`.',
    test: `import { rs, test } from '@rstest/core';
test('x', () => { const all: typeof rs = rs.resetModules(); console.log('returned', all, rs.clearAllMocks() === rs); });`,
    output: ['returned undefined true'],
  },
  'Does a mock reach other files that import the module, and calls inside it?': {
    heading: 'how-it-works',
    says: "Calls inside the mocked module aren't replaced, because they don't go through an import.",
    elsewhere: {
      '/guide/basic/replace-a-module':
        "the real one inside its own module · such calls don't go through an import",
    },
    files: {
      ...clock,
      'stamp.ts': "import { now } from './clock';\nexport const stamp = () => now();",
      'a.test.ts': `${core}import { both, now } from './clock';\nimport { stamp } from './stamp';\nrs.mock('./clock', { spy: true });
test('x', () => { rs.mocked(now).mockReturnValue('fake'); console.log(stamp(), both()); });`,
    },
    output: ['fake realUTC'],
  },
  'What happens when the name given to rs.mock is a variable, and do other files still run?': {
    heading: 'how-it-works',
    says: "Write the name of the module as a string or as `import('…')`; anything else fails the build of the file.",
    elsewhere: {
      '/guide/help/errors-mocks': 'The path of `rs.mock` is a variable, a sum or in backticks.',
    },
    files: {
      'sum.test.ts': `${core}rs.mock('./' + 'clock', () => ({}));\ntest('x', () => {});`,
      'ticks.test.ts': `${core}rs.mock(\`./clock\`, () => ({}));\ntest('x', () => {});`,
      'a.test.ts': `${core}const name = './clock';\nrs.mock(name, () => ({}));\ntest('x', () => {});`,
      'b.test.ts': `${core}test('y', () => {});`,
    },
    exitCode: 1,
    output: [
      '`rs.mock` function expects a string literal as the first argument',
      'Test Files 3 failed | 1 passed',
    ],
  },
  'Is rs.mock hoisted when it stands inside a test?': {
    heading: 'how-it-works',
    says: [
      'they run before all imports of their file, even if you write them inside a test, an `if` or a function that nobody calls.',
      'let the factory decide: `() => (process.env.CI ? fake : actual)`.',
    ],
    files: {
      ...clock,
      ...testFiles(['if', 'function', 'factory'], (name) => {
        const mock = "rs.mock('./clock', () => ({ now: () => 'mocked' }));";
        const code = {
          if: `if (process.env.NOPE) { ${mock} }`,
          function: `function never() { ${mock} }`,
          factory: `import * as actual from './clock' with { rstest: 'importActual' };
rs.mock('./clock', () => (process.env.NOPE ? { now: () => 'mocked' } : actual));`,
        }[name];
        return `${core}import { now } from './clock';\n${code}\ntest('a', () => { console.log('${name}', now()); });\n`;
      }),
    },
    test: `${core}import { now } from './clock';\ntest('first', () => { console.log('inside', now()); });\ntest('second', () => { rs.mock('./clock', () => ({ now: () => 'mocked' })); });`,
    output: ['inside mocked', 'if mocked', 'function mocked', 'factory real'],
  },
  'Does rs.mock or rs.doMock work in a helper that the test imports?': {
    heading: 'how-it-works',
    says: [
      "In a helper, these calls run when it's loaded: import it above the code that loads the mocked module, or that code keeps the real one.",
      'A relative path starts at the file that contains the call;',
      'only an `import()` that runs **after** the call gets the mock, and static imports keep the original.',
    ],
    files: {
      'src/clock.ts': `export const now = () => 'real';\n`,
      'src/shop.ts': `import { now } from './clock';\nexport const opened = () => now();\n`,
      'src/fakes.ts': `import { rs } from '@rstest/core';
export function fakeClock() { rs.mock('./clock', () => ({ now: () => 'mocked' })); }
`,
      'src/later.ts': `import { rs } from '@rstest/core';
export function fakeLater() { rs.doMock('./clock', () => ({ now: () => 'mocked' })); }
`,
      'a.test.ts': `${core}import { fakeClock } from './src/fakes';
import { opened } from './src/shop';
test('helper first', () => console.log('helper first', opened(), typeof fakeClock));
`,
      'b.test.ts': `${core}import { opened } from './src/shop';
import { fakeClock } from './src/fakes';
test('helper second', () => console.log('helper second', opened(), typeof fakeClock));
`,
      'c.test.ts': `${core}import { now } from './src/clock';
import { fakeLater } from './src/later';
test('doMock', async () => {
  fakeLater();
  console.log('static', now(), 'dynamic', (await import('./src/clock')).now());
});
`,
    },
    output: [
      'helper first mocked function',
      'helper second real function',
      'static real dynamic mocked',
    ],
  },
  'Does a mock by an alias reach a file that imports the module by a relative path?': {
    heading: 'how-it-works',
    says: 'an alias, `@/db`, also mocks the module for files that import it by a relative path.',
    files: {
      'rstest.config.ts': "export default { resolve: { alias: { '@': './src' } } };",
      'src/db.ts': `export const load = () => 'real';\n`,
      'src/shop.ts': `import { load } from './db';\nexport const show = () => load();\n`,
    },
    test: `${core}import { show } from './src/shop';
rs.mock('@/db', () => ({ load: () => 'mocked' }));
test('a', () => console.log('shows', show()));`,
    output: ['shows mocked'],
  },
  'Does a module mock reach the next test file without isolation?': {
    heading: 'how-it-works',
    says: 'With `isolate: false`, it also reaches files that run later in the same worker.',
    files: {
      ...clock,
      ...testFiles(
        ['a', 'b'],
        () =>
          `${core}test('x', async () => { console.log('sees', (await import('./clock')).now()); rs.doMock('./clock', () => ({ now: () => 'mocked' })); await import('./clock'); });`,
      ),
    },
    command: 'npx rstest --isolate=false --pool.maxWorkers=1',
    output: ['sees real', 'sees mocked'],
  },
  'What does rs.mock without a factory do when there is no __mocks__ file?': {
    heading: 'rsmock',
    says: 'none · The file of the same name in `__mocks__`, or, if there is none, the same as with `{ mock: true }`',
    files: { ...clock },
    test: `${core}import { now } from './clock';\nrs.mock('./clock');\ntest('x', () => { console.log(now(), rs.isMockFunction(now)); });`,
    output: ['real loaded', 'undefined true'],
  },
  'Can a mock factory be async?': {
    heading: 'factories',
    says: 'If it returns a promise, the file fails with `An async mock factory is not supported`.',
    files: { ...clock },
    test: `${core}import { now } from './clock';\nrs.mock('./clock', async () => ({ now: () => 1 }) as any);\ntest('x', () => { now(); });`,
    exitCode: 1,
    output: ['An async mock factory is not supported'],
  },
  'May a factory return a text or a number, as in Jest?': {
    heading: 'factories',
    says: "For one that is a text or a number, return `{ default: 5 }`: `() => 5` fails with `Cannot use 'in' operator to search for 'default' in 5`.",
    files: {
      'rate.ts': 'export default 7;',
      'a.test.ts': `${core}import rate from './rate';\nrs.mock('./rate', () => 5 as any);\ntest('x', () => { console.log('NEVER', rate); });`,
      'b.test.ts': `${core}import rate from './rate';\nrs.mock('./rate', () => ({ default: 5 }));\ntest('x', () => { console.log('RATE', typeof rate, rate); });`,
      'c.test.ts': `${core}import rate from './rate';\nrs.mock('./rate', () => ({ default: 'five' }) as any);\ntest('x', () => { console.log('TEXT', typeof rate, rate); });`,
    },
    exitCode: 1,
    output: [
      "Cannot use 'in' operator to search for 'default' in 5",
      'RATE number 5',
      'TEXT string five',
      'Tests 2 passed',
    ],
    absent: ['NEVER'],
  },
  'What is an export that the factory leaves out, and what is the default import?': {
    heading: 'factories',
    says: 'An export that the factory leaves out is `undefined`, and calling it throws `… is not a function`. If the factory returns no `default`, the default import is the whole object.',
    files: { ...clock },
    test: `${core}import all, { zone } from './clock';\nrs.mock('./clock', () => ({ now: () => 1 }));\ntest('x', () => { console.log(typeof zone, Object.keys(all).join()); });`,
    output: ['undefined now'],
  },
  'Why does a factory fail with "Cannot access before initialization"?': {
    heading: 'factories',
    says: "With a static import, a top-level variable that the factory reads while it runs isn't initialized yet, even if its name begins with `mock`: `Cannot access 'x' before initialization`",
    files: {
      ...clock,
      'a.test.ts': `${core}import { now } from './clock';\nconst fake = rs.fn();\nrs.mock('./clock', () => ({ now: fake }));\ntest('x', () => { now(); });`,
      'b.test.ts': `${core}import { now } from './clock';\nconst fake = 'late';\nrs.mock('./clock', () => ({ now: () => fake }));\ntest('y', () => { console.log(now()); });`,
    },
    exitCode: 1,
    output: ["Cannot access 'fake' before initialization", 'late'],
  },
  'Can a module be mocked that does not exist?': {
    heading: 'factories',
    says: "In the `node` environment, the module doesn't have to exist, not even behind an alias",
    test: `${core}import v from './missing';\nrs.mock('./missing', () => ({ default: 'virtual' }));\ntest('x', () => { console.log(v); });`,
    output: ['virtual'],
  },
  'Does a package of node_modules still run when a factory replaces it?': {
    heading: 'factories',
    says: "A package in `node_modules` is still loaded next to the mock in the `node` environment, and its top-level code runs, because Rstest doesn't bundle packages there. To prevent that, add the package to `output.bundleDependencies`.",
    files: {
      'node_modules/pad/package.json': '{"name":"pad","version":"1.0.0","main":"index.js"}',
      'node_modules/pad/index.js': "console.log('package runs'); exports.pad = () => 'real';",
      'local.ts': "console.log('local runs'); export const local = () => 'real';",
      'a.test.ts': `${core}import { pad } from 'pad';\nimport { local } from './local';\nrs.mock('pad', () => ({ pad: () => 'mocked' }));\nrs.mock('./local', () => ({ local: () => 'mocked' }));\ntest('a', () => { console.log(pad(), local()); });`,
    },
    output: ['package runs', 'mocked mocked'],
    absent: ['local runs'],
  },
  'What happens when the path of rs.mock is misspelled?': {
    heading: 'how-it-works',
    says: [
      'If no file exists at the relative path of a mock with a factory, Rstest reports nothing and mocks nothing that your code imports.',
      'Without a factory, the file fails with `cannot load original module`.',
    ],
    files: {
      ...clock,
      'b.test.ts': `${core}rs.mock('./clok');\ntest('b', () => {});`,
      'c.test.ts': `${core}rs.mock('./clok', { spy: true });\ntest('c', () => {});`,
      'd.test.ts': `${core}rs.mock('./clok', { mock: true });\ntest('d', () => {});`,
    },
    test: `${core}import { now } from './clock';\nrs.mock('./clok', () => ({ now: () => 'mocked' }));\ntest('a', () => { console.log(now() === 'mocked'); });`,
    exitCode: 1,
    output: [
      'false',
      'Test Files 3 failed | 1 passed',
      "'./clok', { spy: true }) failed: cannot load original module",
    ],
  },
  'Does a variable in a __mocks__ file keep its value in the next test, and how is it put back?': {
    heading: 'manual-mocks',
    says: "The file is loaded once for each test file, or for each worker with `isolate: false`, so a variable in it keeps its value in the next test: export a function that puts it back, and call it in `afterEach`, `import { reset } from './__mocks__/store'`.",
    files: {
      'store.ts': 'export const add = () => 0;',
      '__mocks__/store.ts':
        'let count = 0; export const add = () => ++count; export const reset = () => { count = 0; };',
      'a.test.ts': `${core}import { reset } from './__mocks__/store';
import { add } from './store';
rs.mock('./store');
test('first', () => { expect(add()).toBe(1); });
test('second', () => { expect(add()).toBe(2); reset(); expect(add()).toBe(1); });`,
      ...Object.fromEntries(
        ['one', 'two'].map((name) => [
          `${name}.file.ts`,
          "import { rs, test } from '@rstest/core'; import { add } from './store'; rs.mock('./store'); test('x', () => console.log('COUNT', add()));",
        ]),
      ),
    },
    command:
      'npx rstest; for isolate in true false; do npx rstest --include="*.file.ts" --pool.maxWorkers=1 --isolate=$isolate; done',
    output: [/Tests 2 passed[\s\S]*COUNT 1\b[\s\S]*COUNT 1\b[\s\S]*COUNT 1\b[\s\S]*COUNT 2\b/],
  },
  'Is a __mocks__ file of a package used without rs.mock?': {
    heading: 'manual-mocks',
    says: [
      'None is used unless you call `rs.mock`.',
      "For a module of Node.js, leave out `node:`, so `rs.mock('node:fs')` uses `__mocks__/fs.ts`. For a directory `shop` with an `index.ts`, the file is `shop/__mocks__/index.ts`.",
    ],
    files: {
      'node_modules/pad/package.json': '{"name":"pad","version":"1.0.0","main":"index.js"}',
      'node_modules/pad/index.js': "exports.pad = () => 'real pad';",
      '__mocks__/pad.ts': "export const pad = () => 'manual pad';",
      'shop/index.ts': "export const shop = () => 'real shop';",
      '__mocks__/shop.ts': "export const shop = () => 'wrong shop';",
      'shop/__mocks__/index.ts': "export const shop = () => 'manual shop';",
      'd.test.ts': `${core}import { shop } from './shop';\nrs.mock('./shop');\ntest('d', () => { console.log(shop()); });`,
      '__mocks__/fs.ts': "export const existsSync = () => 'manual fs';",
      '__mocks__/fs/promises.ts': "export const readFile = () => 'manual part';",
      'a.test.ts': `${core}import { pad } from 'pad';\ntest('a', () => { console.log(pad()); });`,
      'c.test.ts': `${core}import { existsSync } from 'node:fs';\nimport { readFile } from 'node:fs/promises';\nrs.mock('node:fs');\nrs.mock('node:fs/promises');\ntest('c', () => { console.log(existsSync('a'), readFile('a')); });`,
      'b.test.ts': `${core}import { pad } from 'pad';\nrs.mock('pad');\ntest('b', () => { console.log(pad()); });`,
    },
    output: ['real pad', 'manual pad', 'manual fs manual part', 'manual shop'],
  },
  'Do static imports see a mock made with doMock?': {
    heading: 'rsdomock',
    says: "Because it isn't hoisted, only an `import()` that runs after the call gets the mock, and static imports keep the original.",
    files: { ...clock },
    test: `${core}import { now } from './clock';\ntest('x', async () => { rs.doMock('./clock', () => ({ now: () => 'mocked' })); console.log(now(), (await import('./clock')).now()); });`,
    output: ['real mocked'],
  },
  'Can a test file end a mock of a setup file?': {
    heading: 'rsunmock',
    says: 'Ends, for this file, a mock that a setup file has made.',
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
  'Does importMock mock a module that has no __mocks__ file?': {
    heading: 'rsimportmock',
    says: "If there's no such file, the promise rejects with `requires an Rstest runtime with rstest_import_mock`, because this version doesn't create a mock automatically.",
    files: { ...clock },
    test: `${core}test('x', async () => { await rs.importMock('./clock'); });`,
    exitCode: 1,
    output: ['requires an Rstest runtime with rstest_import_mock'],
  },
  'Does resetModules end mocks?': {
    heading: 'rsresetmodules',
    says: 'Mocks stay, and static imports keep the module that they got first.',
    files: { ...clock },
    test: `${core}test('x', async () => { rs.doMock('./clock', () => ({ now: () => 'mocked' })); rs.resetModules(); console.log((await import('./clock')).now()); rs.doUnmock('./clock'); const a = await import('./clock'); rs.resetModules(); console.log(a === (await import('./clock'))); });`,
    output: ['mocked', 'false'],
  },
  'What if a factory returns no default?': {
    heading: 'mock-a-default-export',
    says: 'Without `default`, the default import is the whole object that the factory returns, and calling it fails with `.default) is not a function`.',
    files: { 'send.ts': 'export default function send() {}' },
    test: "import { rs, test } from '@rstest/core'; import send from './send'; rs.mock('./send', () => ({ kind: 'mail' })); test('a', () => { send(); });",
    exitCode: 1,
    output: ['default) is not a function'],
  },
  'I called doUnmock and still get the fake. Why?': {
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
  'May the factory return a function, and may the path have an extension?': {
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
  'Does rs.mock return the mocked module?': {
    heading: 'rsmock',
    says: "`const mock = rs.mock('./slug')` fails the file with `SyntaxError: Unexpected token ';'`.",
    elsewhere: {
      '/api/rstest/mockModules':
        'An alias, `const { mock } = rs`, a chained call and `await rs.mock(…)` fail with `mock() was not transformed by Rstest`.',
      '/guide/help/errors-mocks':
        'or as a part of something else, as in `await rs.mock(…)`, `on && rs.mock(…)` or `beforeEach(() => rs.mock(…))`.',
    },
    files: {
      'slug.ts': "export const slug = () => 'real';\n",
      ...testFiles(
        ['chain', 'await', 'and', 'hook'],
        (name) =>
          `import { beforeEach, rs, test } from '@rstest/core';\nimport './slug';\n${
            {
              chain: "rs.mock('./slug').mock('./db');",
              await: "await rs.mock('./slug');",
              and: "process.env.PATH && rs.mock('./slug');",
              hook: "beforeEach(() => rs.mock('./slug') as any);",
            }[name]
          }\ntest('b', () => {});\n`,
      ),
    },
    test: "import { expect, rs, test } from '@rstest/core';\nimport { slug } from './slug';\nconst mock = rs.mock('./slug');\ntest('a', () => { console.log(slug(), mock); });\n",
    exitCode: 1,
    output: [
      "SyntaxError: Unexpected token ';'",
      ...['chain', 'await', 'and', 'hook'].map(
        (name) =>
          new RegExp(`FAIL .*${name}\\.test\\.ts.*\\n.*mock\\(\\) was not transformed by Rstest`),
      ),
    ],
  },
  'May I pass the factory by name?': {
    heading: 'factories',
    says: "a `function` declaration of the file works, a `const` and an import don't.",
    files: {
      'slug.ts': "export const slug = () => 'real';\n",
      'a.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport { slug } from './slug';\nrs.mock('./slug', factory);\nfunction factory() { return { slug: () => 'declared' }; }\ntest('a', () => { expect(slug()).toBe('declared'); });\n",
      'b.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport { slug } from './slug';\nconst factory = () => ({ slug: () => 'const' });\nrs.mock('./slug', factory);\ntest('b', () => { expect(slug()).toBe('const'); });\n",
      'factory.ts': "export const factory = () => ({ slug: () => 'imported' });\n",
      'c.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport { factory } from './factory';\nimport { slug } from './slug';\nrs.mock('./slug', factory);\ntest('c', () => { expect(slug()).toBe('imported'); });\n",
    },
    exitCode: 1,
    output: [
      "Cannot access 'factory' before initialization",
      "Cannot read properties of undefined (reading 'factory')",
      'Tests 1 passed',
    ],
  },
  'Why does an exported variable keep its first value once the module is partly mocked?': {
    heading: 'keep-part-of-the-original',
    says: [
      'A variable that the module changes later keeps its first value; add a getter for it: `get count() { return actual.count; }`.',
    ],
    files: {
      'counter.ts': 'export let count = 0;\nexport const add = () => { count += 1; };\n',
      'a.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport { add, count } from './counter';\nimport * as actual from './counter' with { rstest: 'importActual' };\nrs.mock('./counter', () => ({ ...actual }));\ntest('a', () => { add(); expect(count).toBe(0); });\n",
      'b.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport { add, count } from './counter';\nimport * as actual from './counter' with { rstest: 'importActual' };\nrs.mock('./counter', () => ({ ...actual, get count() { return actual.count; } }));\ntest('b', () => { add(); expect(count).toBe(1); });\n",
    },
    output: ['Tests 2 passed'],
  },
  'Is a dependency of a fresh module fresh too?': {
    heading: 'rsresetmodules',
    says: [
      "Modules that the new one imports are new, too, so a class of theirs isn't the class of a static import.",
      'there is no `isolateModules`.',
    ],
    files: {
      'state.ts': 'export class Shop {}\nexport const state = { n: 0 };\n',
      'shop.ts':
        "import { Shop, state } from './state';\nexport const bump = () => { state.n += 1; return state.n; };\nexport const open = () => new Shop();\n",
      'a.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport { Shop } from './state';\ntest('a', async () => {\n  const first = await import('./shop');\n  first.bump();\n  expect(first.open()).toBeInstanceOf(Shop);\n  rs.resetModules();\n  const second = await import('./shop');\n  expect(second.bump()).toBe(1);\n  expect(second.open()).not.toBeInstanceOf(Shop);\n  expect('isolateModules' in rs).toBe(false);\n});\n",
    },
    output: ['Tests 1 passed'],
  },
  'Can a spy replace an exported constant?': {
    heading: 'mock-a-constant',
    says: "For one test, a spy is shorter: `import * as flags`, then `rs.spyOn(flags, 'giftWrapping', 'get').mockReturnValue(true)`.",
    files: {
      'flags.ts': 'export const giftWrapping: boolean = false;\n',
      'title.ts':
        "import { giftWrapping } from './flags';\nexport const title = () => (giftWrapping ? 'wrap' : 'pay');\n",
      'a.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport * as flags from './flags';\nimport { title } from './title';\ntest('spied', () => {\n  using _spy = rs.spyOn(flags, 'giftWrapping', 'get').mockReturnValue(true);\n  expect(title()).toBe('wrap');\n});\ntest('later', () => { expect(title()).toBe('pay'); });\n",
    },
    output: ['Tests 2 passed'],
  },
  'Does a factory run once and late, may it return a function, and what do an alias and clearAllMocks do?':
    {
      heading: 'how-it-works',
      says: [
        'An alias, `const { mock } = rs`, a chained call and `await rs.mock(…)` fail with `mock() was not transformed by Rstest`.',
        "`rs.clearAllMocks` and its siblings don't end it: use `rs.doUnmock`.",
        'The factory runs once, when the module is first imported, and again after `rs.resetModules`.',
        "The factory may return a function, for a module whose default export is one: `rs.mock('./price', () => () => 5)`.",
        "With a factory, you can test code that imports a package that isn't installed",
      ],
      files: {
        'src/price.ts': `export const price = () => 1;
`,
        'src/round.ts': `export default () => 1;
`,
        'alias.test.ts': `import { rs, test } from '@rstest/core';
const { mock } = rs;
mock('./src/price', () => ({ price: () => 2 }));
test('never runs', () => {});
`,
        'a.test.ts': `${core}import round from './src/round';
rs.mock('./src/price', () => { console.log('the factory runs'); return { price: () => 2 }; });
rs.mock('./src/round', () => () => 5);
rs.mock('not-installed', () => ({ pay: () => 'paid' }));
test('factories', async () => {
  console.log('nothing imported it yet');
  await import('./src/price');
  rs.clearAllMocks(); rs.resetAllMocks(); rs.restoreAllMocks();
  const { price } = await import('./src/price');
  // @ts-expect-error the package does not exist
  const { pay } = await import('not-installed');
  console.log('price', price(), 'round', round(), pay());
});
test('again', async () => {
  console.log('reset now');
  rs.resetModules();
  await import('./src/price');
});
`,
      },
      exitCode: 1,
      output: [
        'mock() was not transformed by Rstest',
        /nothing imported it yet[\s\S]*the factory runs[\s\S]*reset now[\s\S]*the factory runs/,
        'price 2 round 5 paid',
        'Tests 2 passed',
      ],
      absent: [/the factory runs[\s\S]*the factory runs[\s\S]*reset now/],
    },
  'What does { spy: true } watch if the module is mocked already?': {
    heading: 'rsmock',
    says: 'In the other cases the original is loaded and its top-level code runs; a mock that a setup file or an earlier call has made counts as the original.',
    files: {
      'rstest.config.ts': "export default { setupFiles: ['./setup.ts'] };",
      'setup.ts': `import { rs } from '@rstest/core';
rs.mock('./rate', () => ({ rate: () => 'setup' }));
`,
      'rate.ts': `export const rate = () => 'real';
export const tax = () => 'real';
`,
      'a.test.ts': `import { rs, test } from '@rstest/core';
import { rate } from './rate';
rs.mock('./rate', { spy: true });
test('x', async () => {
  console.log('hoisted', rs.isMockFunction(rate), rate());
  rs.doUnmock('./rate');
  rs.doMock('./rate', { spy: true });
  console.log('after doUnmock', (await import('./rate')).rate());
});
`,
      'b.test.ts': `import { rs, test } from '@rstest/core';
test('x', async () => {
  rs.doMock('./rate', () => ({ rate: () => 'earlier' }));
  rs.doMock('./rate', { spy: true });
  const { rate } = await import('./rate');
  console.log('later', rs.isMockFunction(rate), rate());
});
`,
    },
    output: ['hoisted true setup', 'after doUnmock real', 'later true earlier'],
  },
  'Is a __mocks__ directory inside the package used?': {
    heading: 'manual-mocks',
    says: 'For a package, installed or not, it uses `__mocks__/name.ts` in the root of the project or, if there is none, the `__mocks__` directory that the package itself has next to its main file.',
    elsewhere: {
      '/guide/basic/mock-packages':
        'A fake of a package goes into `__mocks__` in the root of the project',
    },
    files: {
      'prepare.mjs': `import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
for (const name of ['packages/mine', 'packages/other', 'packages/both']) {
  mkdirSync(name + '/__mocks__', { recursive: true });
  writeFileSync(name + '/package.json', JSON.stringify({ name: name.split('/')[1], version: '1.0.0', main: 'index.js' }));
  writeFileSync(name + '/index.js', "exports.go = () => 'real';");
  writeFileSync(name + '/__mocks__/index.js', "exports.go = () => 'of the package';");
}
mkdirSync('app/node_modules', { recursive: true });
mkdirSync('app/__mocks__');
symlinkSync('../../packages/mine', 'app/node_modules/mine');
cpSync('packages/other', 'app/node_modules/other', { recursive: true });
symlinkSync('../../packages/both', 'app/node_modules/both');
writeFileSync('app/__mocks__/both.js', "exports.go = () => 'of the root';");
writeFileSync('app/package.json', '{}');
`,
      'rstest.config.mjs': "export default { projects: ['app'] };",
      'app/a.test.ts': `import { rs, test } from '@rstest/core';
import { go as mine } from 'mine';
import { go as other } from 'other';
import { go as both } from 'both';
rs.mock('mine');
rs.mock('other');
rs.mock('both');
test('a', () => { console.log('mine', mine(), 'other', other(), 'both', both()); });
`,
    },
    command: 'node prepare.mjs && npx rstest',
    output: ['mine of the package other of the package both of the root'],
  },
  'Does a function of the mocked module see a constant that the factory replaced?': {
    heading: 'how-it-works',
    says: "Constants aren't, either. Move what you want to replace to another file.",
    files: {
      'a.ts': 'export const limit = 3;\nexport const getLimit = () => limit;\n',
      'a.test.ts': `${core}import * as a from './a';
import * as original from './a' with { rstest: 'importActual' };
rs.mock('./a', () => ({ ...original, limit: 5 }));
test('a', () => { expect([a.limit, a.getLimit()]).toEqual([5, 3]); });
`,
    },
    output: ['Tests 1 passed'],
  },
  'Is an import() in the code under test mocked, and how do I let it fail?': {
    heading: 'factories',
    says: "An `import()` in the code under test, as in `React.lazy`, gets the mock as well. With a factory that throws it rejects: `rs.mock('./chart', () => { throw new Error('chunk failed'); })`.",
    files: {
      'chart.ts': "export const draw = () => 'real';",
      'page.ts': "export const show = async () => (await import('./chart')).draw();",
      'a.test.ts': `${core}import { show } from './page';\nrs.mock('./chart', () => ({ draw: () => 'fake' }));\ntest('x', async () => console.log('shows', await show()));`,
      'b.test.ts': `${core}import { show } from './page';\nrs.mock('./chart', () => { throw new Error('chunk failed'); });\ntest('x', async () => { await expect(show()).rejects.toThrow('chunk failed'); });`,
    },
    output: ['shows fake', 'Tests 2 passed'],
  },
  'Is a module that a factory replaces still compiled, and what if that fails?': {
    heading: 'factories',
    says: "The real module is still compiled. If that fails, for example because its file type isn't known, Rstest prints `Build error`, but the tests pass and the run succeeds.",
    files: {
      'books.graphql': 'query { books }',
      'catalog.ts': "import query from './books.graphql';\nexport const text = () => query;",
      'a.test.ts': `${core}import { text } from './catalog';\nrs.mock('./books.graphql', () => ({ default: 'fake' }));\ntest('x', () => expect(text()).toBe('fake'));`,
    },
    output: ['Build error', 'Module parse failed', 'Tests 1 passed'],
  },
  'How do I mock JSON, an image or ?raw?': {
    heading: 'mock-a-default-export',
    says: [
      "For JSON, an image and `?raw`, whose default import is the value itself, use `rs.mockRequire` instead: `rs.mockRequire('./rates.json', () => ({ DE: 0 }))`, `rs.mockRequire('./cover.svg', () => 'cover.svg')`.",
      'With `rs.mock`, the default import is an object with the key `default`.',
    ],
    elsewhere: {
      '/guide/migration/jest-differences':
        'A mock of a JSON file or an image by `{ __esModule: true, default: … }` becomes `rs.mockRequire`: with `rs.mock`, the default import is the whole object.',
      '/guide/migration/vitest': 'For JSON and images, `vi.mock` becomes `rs.mockRequire`.',
    },
    files: {
      'rates.json': '{ "DE": 0.19 }',
      'cover.svg': '<svg/>',
      'shop.ts':
        "import rates from './rates.json';\n// @ts-ignore\nimport cover from './cover.svg';\n// @ts-ignore\nimport text from './cover.svg?raw';\nexport const shop = () => JSON.stringify([rates, cover, text]);",
      'a.test.ts': `${core}import { shop } from './shop';
rs.mockRequire('./rates.json', () => ({ DE: 0 })); rs.mockRequire('./cover.svg', () => 'cover.svg'); rs.mockRequire('./cover.svg?raw', () => 'text');
test('x', () => console.log('require', shop()));`,
      'b.test.ts': `${core}import { shop } from './shop';
rs.mock('./rates.json', () => ({ default: { DE: 0 } })); rs.mock('./cover.svg', () => ({ default: 'a' })); rs.mock('./cover.svg?raw', () => ({ default: 'b' }));
test('x', () => console.log('import', shop()));`,
    },
    output: [
      'require [{"DE":0},"cover.svg","text"]',
      'import [{"default":{"DE":0}},{"default":"a"},{"default":"b"}]',
    ],
  },
  'Is a module behind an index file mocked, and what is behind a mocked index file?': {
    heading: 'how-it-works',
    says: 'A mock of `./shop/price` also reaches code that imports it through `./shop/index.ts`. A mock of `./shop` reaches imports of that index, `./shop/index` too, but not those of `./shop/price`.',
    files: {
      'shop/price.ts': "export const price = () => 'real';",
      'shop/index.ts': "export * from './price';",
      'cart.ts': "import { price } from './shop';\nexport const total = () => price();",
      'long.ts': "import { price } from './shop/index';\nexport const long = () => price();",
      'a.test.ts': `${core}import { total } from './cart';\nrs.mock('./shop/price', () => ({ price: () => 'fake' }));\ntest('x', () => console.log('behind', total()));`,
      'b.test.ts': `${core}import { total } from './cart';\nimport { price } from './shop/price';\nimport { long } from './long';\nrs.mock('./shop', () => ({ price: () => 'fake' }));\ntest('x', () => console.log('index', total(), long(), price()));`,
    },
    output: ['behind fake', 'index fake fake real'],
  },
  'Does rs.requireActual work in a factory?': {
    heading: 'keep-part-of-the-original',
    says: "`...rs.requireActual('./clock')` in the factory does the same.",
    files: {
      'watch.ts': "export const now = () => 'real'; export const zone = () => 'UTC';",
      'a.test.ts': `${core}import { now, zone } from './watch';\nrs.mock('./watch', () => ({ ...rs.requireActual<typeof import('./watch')>('./watch'), now: () => 'fake' }));\ntest('x', () => console.log(now(), zone()));`,
    },
    output: ['fake UTC'],
  },
  "Does mock('@/store') use the __mocks__ folder beside the module?": {
    heading: 'manual-mocks',
    says: "A path alias works as well: `rs.mock('@/store')`.",
    files: {
      'rstest.config.ts': "export default { resolve: { alias: { '@': './src' } } };",
      'src/store.ts': "export default () => 'real';",
      'src/__mocks__/store.ts': "export default () => 'manual';",
      'src/code.ts': "import store from './store';\nexport const found = () => store();",
      'a.test.ts': `${core}import store from '@/store';\nimport { found } from './src/code';\nrs.mock('@/store');\ntest('x', () => console.log(store(), found()));`,
    },
    output: ['manual manual'],
  },
  'Can I mock a module that a plugin of the build creates?': {
    heading: 'factories',
    says: "With a factory, you can test code that imports a package that isn't installed, and replace a module that a plugin of the build creates.",
    files: {
      'rstest.config.ts': `import { rspack } from '@rsbuild/core';
const { VirtualModulesPlugin } = rspack.experiments;
export default { tools: { rspack: (_: unknown, { appendPlugins }: any) => appendPlugins(new VirtualModulesPlugin({ 'made.js': "export const mode = 'made';" })) } };`,
      'use.ts':
        "// @ts-expect-error A plugin makes it.\nimport { mode } from './made.js';\nexport const where = () => mode;",
      'a.test.ts': `${core}import { where } from './use';\nrs.mock('./made.js', () => ({ mode: 'mocked' }));\ntest('x', () => console.log('A', where()));`,
      'b.test.ts': `${core}import { where } from './use';\ntest('x', () => console.log('B', where()));`,
    },
    output: ['A mocked', 'B made'],
  },
  'What does a file in __mocks__ contain, and can it replace a package that is not installed?': {
    heading: 'manual-mocks',
    says: [
      'For a package, installed or not, it uses `__mocks__/name.ts` in the root of the project',
      'Write the file as an ES module, with `export default` for the default import: after `module.exports = fn`, the default import is `undefined`.',
    ],
    files: {
      '__mocks__/not-installed.ts': "export const value = 'package';",
      'esm.ts': "export default () => 'real';",
      '__mocks__/esm.ts': "export default () => 'manual';",
      'cjs.ts': "export default () => 'real';",
      '__mocks__/cjs.ts': "module.exports = () => 'manual';",
      'a.test.ts': `${core}// @ts-expect-error It isn't installed.
import { value } from 'not-installed';
import esm from './esm';
import cjs from './cjs';
rs.mock('not-installed'); rs.mock('./esm'); rs.mock('./cjs');
test('x', () => console.log(value, esm(), cjs));`,
    },
    output: ['package manual undefined'],
  },
  'Can a setup file mock a module that does not exist, by an alias, too?': {
    heading: 'factories',
    says: "In the `node` environment, the module doesn't have to exist, not even behind an alias, and a setup file may mock it for all tests.",
    files: {
      'rstest.config.ts':
        "export default { setupFiles: ['./setup.ts'], resolve: { alias: { '@gone': './gone' } } };",
      'setup.ts':
        "import { rs } from '@rstest/core'; rs.mock('not-installed', () => ({ hi: 'fake' })); rs.mock('@gone/code', () => ({ a: 1 })); rs.mockRequire('@gone/cover.png', () => 'IMAGE');",
      'use.ts':
        "// @ts-nocheck\nimport { a } from '@gone/code'; import cover from '@gone/cover.png'; import { hi } from 'not-installed';\nexport const used = [hi, a, cover].join();",
      'a.test.ts':
        "import { test } from '@rstest/core';\nimport { used } from './use';\ntest('x', () => console.log('USED', used));",
    },
    output: ['USED fake,1,IMAGE'],
  },
  'Can a module be mocked that does not exist where packages are bundled?': {
    heading: 'factories',
    says: 'Where packages are bundled, as in jsdom, a missing one fails with `Cannot find module`: let `resolve.alias` lead its name to an empty file.',
    files: {
      'rstest.config.ts':
        "export default { testEnvironment: 'jsdom', resolve: { alias: process.env.EMPTY ? { gone: import.meta.dirname + '/empty.ts' } : {} } };",
      'empty.ts': 'export {};',
    },
    test: `${core}import { hi } from 'gone';\nrs.mock('gone', () => ({ hi: 'fake' }));\ntest('a', () => { console.log('HI', hi); });`,
    command: 'npx rstest; EMPTY=1 npx rstest',
    output: [/Cannot find module 'gone'[\s\S]*HI fake/],
  },
  'How do I check what a module calls while it loads?': {
    heading: 'rsresetmodules',
    says: 'To check what a module calls, reset, import it, and take the mock from a second `import()`, as its factory runs again; one from `rs.hoisted` is kept. What a static import has called is no longer recorded if `clearMocks`, `resetMocks` or `restoreMocks` is on.',
    files: {
      'poly.ts': 'export const install = () => {};',
      'entry.ts': "import { install } from './poly'; install();",
      'a.test.ts': `import { rs, test } from '@rstest/core';
import { install } from './poly';
import './entry';
rs.mock('./poly', () => ({ install: rs.fn() }));
test('a', async () => {
  console.log('STATIC', rs.mocked(install).mock.calls.length);
  rs.resetModules();
  await import('./entry');
  const again = (await import('./poly')).install;
  console.log('AGAIN', rs.mocked(again).mock.calls.length, again === install);
});`,
    },
    command:
      'npx rstest; for flag in clearMocks resetMocks restoreMocks; do echo "WITH $flag"; npx rstest --$flag; done',
    output: [
      /STATIC 1[\s\S]*AGAIN 1 false[\s\S]*WITH clearMocks[\s\S]*STATIC 0[\s\S]*AGAIN 1 false[\s\S]*WITH resetMocks[\s\S]*STATIC 0[\s\S]*AGAIN 1 false[\s\S]*WITH restoreMocks[\s\S]*STATIC 0[\s\S]*AGAIN 1 false/,
    ],
  },
  'Why is a mock not used that afterAll ends with unmock?': {
    heading: 'rsunmock',
    says: 'Next to `rs.mock` in the same file it cancels that mock from the start, even in `afterAll`: leave it out, because a mock ends with its file.',
    files: {
      ...clock,
      'a.test.ts': `import { afterAll, beforeAll, rs, test } from '@rstest/core';
import { now } from './clock';
beforeAll(() => { rs.mock('./clock', () => ({ now: () => 'fake' })); });
afterAll(() => { rs.unmock('./clock'); });
test('x', () => console.log('NOW', now()));`,
    },
    output: ['NOW real'],
  },
  'How do I check that a module in __mocks__ has the type of the real one?': {
    heading: 'manual-mocks',
    says: "To let `tsc` check the types of the file against the original, write `import type * as real from '../store'`, `import * as mock from './store'` and, at its end, `mock satisfies typeof real;`.",
    files: {
      'store.ts':
        'export const load = (id: string): string[] => [id];\nexport const count = (): number => 1;',
      '__mocks__/store.ts': `import type * as real from '../store';
import * as mock from './store';
export const load = (): string[] => ['fake'];
mock satisfies typeof real;`,
      'a.test.ts': `${core}import { load } from './store';
rs.mock('./store');
test('x', () => console.log('LOADED', load('7')[0]));`,
    },
    command:
      'npx tsc --noEmit --strict --skipLibCheck --target esnext --module esnext --moduleResolution bundler __mocks__/store.ts; npx rstest',
    output: ["Property 'count' is missing", 'LOADED fake'],
  },
  'Where does the manual mock of a scoped package or of a subpath go?': {
    heading: 'manual-mocks',
    says: "With a scope, the file is `__mocks__/@scope/name.ts`, and for `name/part` it's `__mocks__/name/part.ts`.",
    files: {
      '__mocks__/@shop/mail.ts': "export const send = () => 'scoped';",
      '__mocks__/mailer/client.ts': "export const open = () => 'part';",
      'a.test.ts': `${core}import { send } from '@shop/mail';
import { open } from 'mailer/client';
rs.mock('@shop/mail');
rs.mock('mailer/client');
test('x', () => console.log('MANUAL', send(), open()));`,
    },
    output: ['MANUAL scoped part'],
  },
  'Why does a function of my manual mock return undefined?': {
    heading: 'manual-mocks',
    says: 'With `resetMocks`, `rs.fn().mockReturnValue(42)` in the file returns `undefined` in the tests.',
    files: {
      'store.ts': 'export const kept = () => 1;\nexport const lost = () => 1;',
      '__mocks__/store.ts':
        "import { rs } from '@rstest/core';\nexport const kept = rs.fn(() => 42);\nexport const lost = rs.fn().mockReturnValue(42);",
      'a.test.ts': `${core}import { kept, lost } from './store';
rs.mock('./store');
test('x', () => console.log('MANUAL', kept(), lost()));`,
    },
    command: 'npx rstest; npx rstest --resetMocks',
    output: ['MANUAL 42 42', 'MANUAL 42 undefined'],
  },
  'What is a named import when the file in __mocks__ has a default export alone?': {
    heading: 'manual-mocks',
    says: "So is each named import that the file doesn't export under its name, for example if it has a default export alone.",
    files: {
      'groups.ts': "export const load = () => 'real'; export const count = () => 1;",
      '__mocks__/groups.ts': "export default () => 'fake';",
      'a.test.ts': `${core}import { count, load } from './groups';
rs.mock('./groups');
test('a', () => {
  expect([load, count]).toEqual([undefined, undefined]);
  expect(() => load()).toThrow('is not a function');
});`,
    },
    command: 'npx rstest; npx rstest --testEnvironment=happy-dom',
    output: [/Tests 1 passed[\s\S]*Tests 1 passed/],
  },
  'Why does the mock that I imported count no call after resetModules?': {
    heading: 'rsresetmodules',
    says: 'To check what a module calls, reset, import it, and take the mock from a second `import()`, as its factory runs again; one from `rs.hoisted` is kept.',
    files: {
      'price.ts': 'export const price = () => 1;',
      'tax.ts': 'export const tax = () => 2;',
      'total.ts':
        "import { price } from './price';\nimport { tax } from './tax';\nexport const total = () => price() + tax();",
      'a.test.ts': `${core}import { price } from './price';
import { tax } from './tax';
const hoisted = rs.hoisted(() => ({ tax: rs.fn(() => 20) }));
rs.mock('./price', () => ({ price: rs.fn(() => 10) }));
rs.mock('./tax', () => hoisted);
test('a', async () => {
  rs.resetModules();
  const { total } = await import('./total');
  expect(total()).toBe(30);
  expect(price).not.toHaveBeenCalled();
  expect((await import('./price')).price).toHaveBeenCalledOnce();
  expect(tax).toHaveBeenCalledOnce();
  expect(hoisted.tax).toHaveBeenCalledOnce();
});`,
    },
    output: ['Tests 1 passed'],
  },
  'Can a factory inside a test use a variable of that test?': {
    heading: 'factories',
    says: 'A variable of the test that contains the call fails with `… is not defined`, inside a function of the mock, too, because the call moves out of the test. A factory of `rs.doMock` may use it, because that call stays.',
    files: {
      ...clock,
      'early.test.ts': `${core}import { now } from './clock';
test('x', () => {
  const fake = rs.fn(() => 'fake');
  rs.mock('./clock', () => ({ now: fake }));
  expect(now()).toBe('fake');
});`,
      'stays.test.ts': `${core}test('x', async () => {
  const fake = rs.fn(() => 'fake');
  rs.doMock('./clock', () => ({ now: fake }));
  const { now } = await import('./clock');
  expect(now()).toBe('fake');
});`,
      'late.test.ts': `${core}import { now } from './clock';
test('x', () => {
  const later = rs.fn(() => 'fake');
  rs.mock('./clock', () => ({ now: () => later() }));
  expect(now()).toBe('fake');
});`,
      'hoisted.test.ts': `${core}import { now } from './clock';
test('x', () => {
  rs.mock('./clock', () => ({ now: () => 'fake' }));
  expect(now()).toBe('fake');
});`,
    },
    exitCode: 1,
    output: ['fake is not defined', 'later is not defined', '✓ hoisted.test.ts', '✓ stays.test.ts'],
  },
  'How does each test set a default export that is a constant?': {
    heading: 'mock-a-constant',
    says: 'A default export is named `default` in both ways: `rs.hoisted(() => ({ default: false }))`, then `flags.default = true`.',
    files: {
      'flags.ts': 'export default false as boolean;',
      'title.ts':
        "import giftWrapping from './flags';\nexport const title = () => (giftWrapping ? 'wrap' : 'pay');",
      'mock.test.ts': `${core}import { title } from './title';
const flags = rs.hoisted(() => ({ default: false }));
rs.mock('./flags', () => flags);
test('on', () => { flags.default = true; expect(title()).toBe('wrap'); });
test('off', () => { flags.default = false; expect(title()).toBe('pay'); });`,
      'spy.test.ts': `${core}import * as flags from './flags';
import { title } from './title';
test('on', () => {
  const spy = rs.spyOn(flags, 'default', 'get').mockReturnValue(true);
  expect(title()).toBe('wrap');
  spy.mockRestore();
  expect(title()).toBe('pay');
});`,
    },
    output: ['Tests 3 passed'],
  },
  'Why does a spread original lack its exports in a circular import?': {
    heading: 'keep-part-of-the-original',
    says: 'Use it where the original imports a file that imports the original again: `actual` is still empty then, and the exports that you spread are `undefined`.',
    files: {
      'price.ts':
        "import { invoice } from './invoice';\nexport const price = () => 'real';\nexport const bill = () => invoice();",
      'invoice.ts':
        "import { price } from './price';\nexport const invoice = () => 'invoice ' + price();",
      'attribute.test.ts': `${core}import * as actual from './price' with { rstest: 'importActual' };
import { bill } from './price';
import { invoice } from './invoice';
rs.mock('./price', () => ({ ...actual, price: () => 'fake' }));
test('x', () => { expect(bill).toBeUndefined(); expect(invoice()).toBe('invoice fake'); });`,
      'require.test.ts': `${core}import { bill } from './price';
import { invoice } from './invoice';
rs.mock('./price', () => ({ ...rs.requireActual<typeof import('./price')>('./price'), price: () => 'fake' }));
test('x', () => { expect(bill()).toBe('invoice fake'); expect(invoice()).toBe('invoice fake'); });`,
    },
    output: ['Tests 2 passed'],
  },
  'Does a name that begins with mock help a factory?': {
    heading: 'factories',
    says: "isn't initialized yet, even if its name begins with `mock`: `Cannot access 'x' before initialization`; a `var` is `undefined`.",
    files: {
      'mail.ts': "export const send = () => 'real';\n",
      'a.test.ts': `import { rs, test } from '@rstest/core';
import { send } from './mail';
const mockSend = rs.fn();
rs.mock('./mail', () => ({ send: mockSend }));
test('a', () => { send(); });
`,
      'late.test.ts': `import { rs, test } from '@rstest/core';
const late = 5;
rs.mock('./mail', () => ({ send: late }));
test('late', async () => console.log('LATE', (await import('./mail')).send));
`,
      'var.test.ts': `import { rs, test } from '@rstest/core';
import { send } from './mail';
var mockVar = rs.fn();
rs.mock('./mail', () => ({ send: mockVar }));
test('var', () => console.log('VAR', send));
`,
    },
    exitCode: 1,
    output: ["Cannot access 'mockSend' before initialization", 'VAR undefined', 'LATE 5'],
  },
  'Can the function of rs.hoisted load another module?': {
    heading: 'rshoisted',
    says: "The imports of the file aren't there yet, apart from those of `@rstest/core`: reading one gives `undefined` or fails, mostly with `Cannot read properties of undefined`, and for the default import of a CommonJS file with `… is not a function`. Load a helper inside, and wait for it: `const fake = await rs.hoisted(async () => (await import('./fakes')).fake)`. Without `await`, you get a promise. What the helper imports gets the mocks that are written above this call, but not those below.",
    files: {
      'rate.ts': 'export const rate = 19;\n',
      'fakes.ts': "import { rate } from './rate';\nexport const fake = () => rate;\n",
      ...Object.fromEntries(
        ['above', 'below', 'promise'].map((name) => {
          const lines = [
            "rs.mock('./rate', () => ({ rate: 5 }));",
            `const fake: any = ${name === 'promise' ? '' : 'await '}rs.hoisted(async () => (await import('./fakes')).fake);`,
          ];
          if (name === 'below') lines.reverse();
          return [
            `${name}.test.ts`,
            `import { rs, test } from '@rstest/core';\nimport { rate } from './rate';\n${lines.join('\n')}\ntest('a', () => console.log('${name}', rate, fake instanceof Promise || fake()));\n`,
          ];
        }),
      ),
      'early.test.ts':
        "import { rs, test } from '@rstest/core';\nimport { rate } from './rate';\nconst more = rs.hoisted(() => rate + 1);\ntest('a', () => console.log(more));\n",
      'all.test.ts':
        "import { rs, test } from '@rstest/core';\nimport * as all from './rate';\nconst early = rs.hoisted(() => [typeof rs.fn, all]);\ntest('a', () => console.log('early', ...early, typeof all));\n",
      'tax.cjs': 'module.exports = 7;\n',
      'cjs.test.ts':
        "import { rs, test } from '@rstest/core';\nimport tax from './tax.cjs';\nconst more = rs.hoisted(() => tax + 1);\ntest('a', () => console.log(more));\n",
    },
    exitCode: 1,
    output: [
      'above 5 5',
      'below 5 19',
      'promise 5 true',
      'early function undefined object',
      "TypeError: Cannot read properties of undefined (reading 'rate')",
      'default is not a function',
    ],
  },
  'May a factory call an imported helper?': {
    heading: 'factories',
    says: "An imported helper that the factory calls fails with `Cannot read properties of undefined (reading 'build')`, unless its import is above the one that loads the mocked module: call it inside a function of the mock.",
    files: {
      'db.ts': "export const load = () => 'real';",
      'helper.ts': "export const build = () => 'built';",
      'above.test.ts': `${core}import { build } from './helper';
import { load } from './db';
rs.mock('./db', () => { const value = build(); return { load: () => value }; });
test('a', () => { console.log('above', load()); });
`,
      'below.test.ts': `${core}import { load } from './db';
import { build } from './helper';
rs.mock('./db', () => { const value = build(); return { load: () => value }; });
test('a', () => { console.log('below', load()); });
`,
      'inside.test.ts': `${core}import { load } from './db';
import { build } from './helper';
rs.mock('./db', () => ({ load: () => build() }));
test('a', () => { console.log('inside', load()); });
`,
    },
    exitCode: 1,
    output: [
      'above built',
      'inside built',
      "Cannot read properties of undefined (reading 'build')",
      'Test Files 1 failed | 2 passed',
    ],
  },
} satisfies Answers;
