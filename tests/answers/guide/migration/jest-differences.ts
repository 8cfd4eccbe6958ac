import { readFileSync } from 'node:fs';
import { type Answers, core, withHooks } from '../../../support/answers.ts';

const page = readFileSync(
  new URL('../../../../docs/en/guide/migration/jest-differences.mdx', import.meta.url),
  'utf8',
);
const compare = /title="compare-snapshots.mjs".*\n([\s\S]*?)```/.exec(page)?.[1] ?? '';

export default {
  'Is a test with a done callback awaited?': {
    heading: 'done-is-not-awaited',
    says: "Rstest doesn't wait for it, so an assertion that runs later is lost, or fails the file instead of the test if another test happens to be running:",
    elsewhere: {
      '/guide/help/errors-tests': "A callback that is called later isn't waited for.",
      '/guide/migration/jest':
        "A test with `done` isn't awaited, a stored snapshot isn't compared, hooks and mocks work in another way, and most of this doesn't fail.",
    },
    test: `${withHooks}test('done', (done: any) => { setTimeout(() => { expect(1).toBe(2); done(); }, 300); });`,
    output: ['Tests 1 passed'],
  },
  'What do mockReset of a spy and a kept list of calls give?': {
    heading: 'mocks',
    says: [
      '`mockReset` on a spy · returns `undefined` · calls the real method',
      '`const { calls } = send.mock`, before the call · holds the call · stays empty: read `send.mock.calls`',
    ],
    test: `import { rs, test } from '@rstest/core';
test('a', () => {
  const shop = { price: () => 'real' };
  const spy = rs.spyOn(shop, 'price').mockReturnValue('fake');
  spy.mockReset();
  const send = rs.fn();
  const { calls } = send.mock;
  send('o-1');
  console.log('PRICE', shop.price(), 'KEPT', calls.length, 'READ', send.mock.calls.length);
});`,
    output: ['PRICE real KEPT 0 READ 1'],
  },
  'Which matchers pass that fail in Jest, and which tests are missed?': {
    heading: 'matchers-that-accept-more',
    says: [
      "`toHaveLength` takes a `Set`, `toHaveProperty('a.b')` also finds a key of that name, and `expect(42).toThrow(TypeError)` passes.",
      "`toContain(1)` finds the digit in `'a1'`, `toBeCloseTo` takes a number in a text, `'1'`, and two invalid dates are equal.",
      "`test('pays')` without a function passes, as does one with a generator, `function* () {…}`, whose body doesn't run, and `test.each` with an empty list or a `Set` registers no test.",
    ],
    test: `import { expect, test } from '@rstest/core';
test('accepts', () => {
  expect(new Set([1])).toHaveLength(1);
  expect({ 'a.b': 1 }).toHaveProperty('a.b');
  expect(42).toThrow(TypeError);
  expect('a1').toContain(1 as any);
  expect('1' as any).toBeCloseTo(1);
  expect(new Date(NaN)).toEqual(new Date(NaN));
});
test('pays');
test.each([])('empty', () => {});
test.each(new Set([1]) as any)('set', () => {});`,
    output: [/Tests 2 passed$/m],
  },
  'Does expect.hasAssertions notice a forgotten matcher?': {
    heading: 'counted-assertions',
    says: '`expect.assertions` and `expect.hasAssertions` count calls of `expect`, whereas Jest counts matchers. A forgotten matcher, `expect(total);`, fails there, and passes here.',
    test: `${withHooks}test('has', () => { expect.hasAssertions(); expect(2); });
test('one', () => { expect.assertions(1); const total = expect(2); total.toBe(2); total.toBeGreaterThan(1); });`,
    output: ['Tests 2 passed'],
  },
  'Are the snapshots of Jest compared?': {
    heading: 'stored-snapshots-are-not-compared',
    says: 'A snapshot of a test inside `describe` is therefore not found: on your machine, Rstest writes a new one without comparing the value, and the old one is reported as obsolete.',
    files: {
      'a.test.ts':
        "import { describe, expect, test } from '@rstest/core'; describe('menu', () => { test('renders', () => { expect(1).toMatchSnapshot(); }); });",
      '__snapshots__/a.test.ts.snap': '// Jest Snapshot v1\n\nexports[`menu renders 1`] = `2`;\n',
    },
    output: ['Snapshots 1 written', '1 obsolete', 'Tests 1 passed'],
  },
  'Which snapshots have another value than in Jest?': {
    heading: 'stored-snapshots-are-not-compared',
    says: 'This script names those that differ, and says how many it compared:',
    files: {
      'compare-snapshots.mjs': compare,
      'a.test.ts': `import { describe, expect, test } from '@rstest/core';
describe('menu', () => {
  test('price', () => { expect(2).toMatchSnapshot(); });
  test('title', () => { expect('same').toMatchSnapshot('short'); });
});`,
      '__snapshots__/a.test.ts.snap':
        '// Jest Snapshot v1\n\nexports[`menu price 1`] = `1`;\n\nexports[`menu title: short 1`] = `"same"`;\n',
    },
    command:
      "git init -q . && git add . && npx rstest && node compare-snapshots.mjs && npx rstest -u && grep -c 'menu price' __snapshots__/*",
    exitCode: 1,
    output: ['a.test.ts.snap: menu > price 1 changed', '2 snapshots compared', '2 removed'],
    absent: ['title > short 1 changed'],
  },
  'How is a manual mock of a package used in every test?': {
    heading: 'mocks',
    says: "`__mocks__/axios.js` next to `node_modules` · used automatically · used after `rs.mock('axios')`; in a setup file, this counts for every test",
    files: {
      'node_modules/axios/package.json': '{ "name": "axios", "version": "1.0.0" }',
      'node_modules/axios/index.js': "exports.get = () => 'real';",
      '__mocks__/axios.ts': "export const get = () => 'manual';",
      'setup.ts': "import { rs } from '@rstest/core'; rs.mock('axios');",
      'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'] };",
      'a.test.ts': `${withHooks}import * as axios from 'axios'; test('a', () => { console.log('FROM', axios.get('')); });`,
    },
    output: ['FROM manual'],
  },
  'In which order do several afterEach hooks run?': {
    heading: 'hooks',
    says: 'Several `afterEach` hooks of one level run in reverse order.',
    test: `${withHooks}afterEach(() => { console.log('FIRST'); });
afterEach(() => { console.log('SECOND'); });
beforeEach(() => () => { console.log('CLEANUP'); });
test('a', () => {});`,
    output: [/SECOND[\s\S]*FIRST[\s\S]*CLEANUP/],
  },
  'What does mockReset leave of fn(implementation)?': {
    heading: 'mocks',
    says: ['`mockReset` on `fn(() => 1)` · returns `undefined` · returns `1` again'],
    elsewhere: {
      '/guide/migration/jest':
        'Both give `rs.fn(implementation)` its first implementation back, where Jest empties it on a reset and does not change the mock on a restore',
    },
    test: `${withHooks}test('a', () => { const f = rs.fn(() => 1); f.mockReturnValue(2); f.mockReset(); console.log('VALUE', f()); f.mockReturnValue(3); f.mockRestore(); console.log('RESTORED', f()); });`,
    output: ['VALUE 1', 'RESTORED 1'],
  },
  'Which things of Jest does Rstest take no notice of?': {
    heading: 'files-and-flags',
    says: [
      "A placeholder that isn't in Latin letters, such as `$名字` in `test.each`, stays as it is.",
      "A Babel config isn't read, because SWC compiles your code.",
    ],
    elsewhere: {
      '/guide/migration/jest': [
        "`reporters` · `reporters`; Jest reporters don't work",
        'Matchers keep their names, including old ones such as `toBeCalledTimes`.',
      ],
      '/guide/migration/jest-presets': [
        "Rstest doesn't read your Babel config. Presets for modern JavaScript, TypeScript and React aren't needed.",
        "Environments, reporters, runners and presets of Jest don't work here.",
      ],
      '/guide/start/why-rstest': "They don't work here.",
    },
    files: {
      '.babelrc': '{ this is no JSON',
      'babel.config.js': "throw new Error('BABEL CONFIG READ');",
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      'a.test.tsx': `${core}class Price { #cents = 5; static of = (price?: Price): number => price?.#cents ?? 0; }
test.each([{ 名字: 'Emma', title: 'Dune' }])('named $名字 $title', () => {
  const call = rs.fn();
  call(Price.of(new Price()));
  expect(call).toBeCalledTimes(1);
  expect(call).toBeCalledWith(5);
  expect((<p>a</p>).type).toBe('p');
});`,
    },
    command:
      'npx rstest --reporter=verbose; npx rstest --testEnvironment=jest-environment-jsdom; npx rstest --reporter=jest-junit; npx rstest --config jest.config.js; npx rstest --preset ts-jest; npx rstest --runner jest-runner-eslint',
    exitCode: 1,
    output: [
      'named $名字 Dune',
      'Tests 1 passed',
      'Unknown test environment: jest-environment-jsdom',
      'Reporter jest-junit not found',
      'Unknown option `--preset`',
      'Unknown option `--runner`',
    ],
    absent: ['BABEL CONFIG READ'],
  },
  'Do fake timers replace process.nextTick?': {
    heading: 'mocks',
    says: [
      "fake timers · replace `process.nextTick` and `queueMicrotask`, too · don't replace these two",
    ],
    elsewhere: { '/guide/migration/jest': 'the same names on `rs`; two functions stay real' },
    test: `${withHooks}test('a', () => { const { nextTick } = process; const micro = queueMicrotask; rs.useFakeTimers(); console.log('REAL', nextTick === process.nextTick, micro === queueMicrotask); });`,
    output: ['REAL true true'],
  },
  'Is a filter a regular expression?': {
    heading: 'files-and-flags',
    says: "`rstest 'cart|price'` finds nothing;",
    files: { 'cart.test.ts': `${withHooks}test('a', () => {});` },
    command: "npx rstest 'cart|price'",
    exitCode: 1,
    output: ['No test files found'],
  },
  'Is testMatch understood?': {
    heading: 'files-and-flags',
    says: [
      'A Jest key in `rstest.config.ts`, such as `testMatch` or `setupFilesAfterEnv`, is ignored.',
    ],
    files: {
      'cart.test.ts': `${withHooks}test('a', () => {});`,
      'rstest.config.mjs': "export default { testMatch: ['nothing'] };",
    },
    output: ['Tests 1 passed'],
  },
  'Does a promise that nobody awaits fail the file?': {
    heading: 'late-rejections',
    says: [
      'Rstest fails the file, and the summary can say `Test Files 1 failed` next to tests that all passed.',
      'The usual cause is a forgotten `await` before `waitFor` or `expect(…).rejects`.',
    ],
    test: `${withHooks}test('late', async () => {
  void expect(Promise.resolve(1)).resolves.toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 50));
});`,
    exitCode: 1,
    output: ['Test Files 1 failed', 'Tests 1 passed'],
  },
  'Does a worker have flags in process.execArgv?': {
    heading: 'processexecargv-is-not-empty',
    says: [
      "In a worker of Rstest, `process.execArgv` holds flags such as `--experimental-vm-modules`, while Jest's is empty.",
      'Code that starts a process with it, as `child_process.fork` does on its own, passes them on.',
    ],
    files: {
      'setup.ts': "console.log('BEFORE', process.execArgv.length > 0); process.execArgv = [];",
      'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'] };",
      'a.test.ts': `${withHooks}test('a', () => { console.log('AFTER', process.execArgv.length); });`,
    },
    output: [/BEFORE true[\s\S]*AFTER 0/],
  },
  'Does a mock of fs also reach node:fs?': {
    heading: 'mocks',
    says: "`mock('fs', factory)` and an import of `node:fs` · mocked · the real module: mock each name that your code imports",
    files: {
      'read.ts':
        "import { readFileSync } from 'node:fs';\nexport const read = () => readFileSync('none', 'utf8');\n",
      'a.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport { read } from './read';\nrs.mock('fs', () => ({ readFileSync: () => 'mocked' }));\ntest('a', () => { expect(read).toThrow('ENOENT'); });\n",
    },
    output: ['Tests 1 passed'],
  },
  'What does Rstest print of a thrown number, null, a cause and an AggregateError?': {
    heading: 'thrown-values',
    says: [
      'A test that throws a number, or an object without a `message`, as in `throw { status: 500 }`, is printed with its value by Jest. In Rstest the report breaks off at this test, and `throw null` fails the whole file, so throw an `Error`.',
      'Of an error, Jest also prints the `cause` and the inner errors of an `AggregateError`. Rstest leaves both out.',
    ],
    files: Object.fromEntries(
      [
        '42',
        'null',
        "new AggregateError([new Error('IN' + 'NER')], 'outer', { cause: new Error('CAU' + 'SE') })",
      ].map((thrown, i) => [
        `${i}.test.ts`,
        `import { test } from '@rstest/core';\ntest('x', () => { throw ${thrown}; });\ntest('other', () => {});\n`,
      ]),
    ),
    command: 'npx rstest 0; npx rstest 1; npx rstest 2',
    exitCode: 1,
    output: [
      "reading 'includes'",
      /reading 'fullStack'[\s\S]*Tests no tests/,
      /AggregateError: outer[\s\S]*Tests 1 failed \| 1 passed/,
    ],
    absent: ['INNER', 'CAUSE'],
  },
  'What does a snapshot in waitFor do that does not match yet?': {
    heading: 'stored-snapshots-are-not-compared',
    says: "A snapshot in `waitFor` that doesn't match yet fails the test in Jest. In Rstest, each further try writes an entry on your machine, and the test passes.",
    files: {
      '__snapshots__/a.test.ts.snap': '// Rstest Snapshot v1\n\nexports[`s 1`] = `1`;\n',
      'a.test.ts':
        "import { expect, rs, test } from '@rstest/core';\ntest('s', async () => { let n = 0; setTimeout(() => { n = 1; }, 500); await rs.waitFor(() => { expect(n).toMatchSnapshot(); }); });\n",
    },
    command: 'npx rstest && cat __snapshots__/*',
    output: ['Tests 1 passed', 'exports[`s 2`] = `0`;'],
  },
  'Which assertions pass that fail in Jest?': {
    heading: 'matchers-that-accept-more',
    says: [
      "`toContainEqual`, `toHaveReturnedWith` and `toHaveProperty` with a value don't look into a `Map` or a `Set`, so two different ones pass.",
      '`toMatchObject({})` and `objectContaining({})` pass for numbers and strings.',
    ],
    elsewhere: {
      '/guide/migration/vitest':
        "`toContainEqual`, `toHaveReturnedWith` and `toHaveProperty` with a value don't look into a `Map` or a `Set`, so two different ones pass, unlike in Vitest 5.",
    },
    test: `${withHooks}test('accepts', () => {
  for (const [one, other] of [[new Map([[1, 1]]), new Map([[1, 2]])], [new Set([1]), new Set([2])]]) {
    expect([one]).toContainEqual(other);
    expect({ key: one }).toHaveProperty('key', other);
    const get = rs.fn(() => one);
    get();
    expect(get).toHaveReturnedWith(other);
  }
  for (const value of [5, 'a'] as any[]) {
    expect(value).toMatchObject({});
    expect({ value }).toEqual({ value: expect.objectContaining({}) });
  }
});`,
    output: ['Tests 1 passed'],
  },
  'Why do error snapshots of Jest fail?': {
    heading: 'stored-snapshots-are-not-compared',
    says: '`toThrowErrorMatchingSnapshot` stores `[TypeError: no price]` instead of `"no price"`. Inline, it fails until `-u` writes the new text.',
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
const fail = () => { throw new TypeError('no price'); };
test('inline', () => expect(fail).toThrowErrorMatchingInlineSnapshot(\`"no price"\`));
test('file', () => expect(fail).toThrowErrorMatchingSnapshot());
`,
      '__snapshots__/a.test.ts.snap': '// Jest Snapshot v1\n\nexports[`file 1`] = `"no price"`;\n',
    },
    command: 'npx rstest; npx rstest -u; cat a.test.ts __snapshots__/a.test.ts.snap',
    output: [
      /Tests 2 failed[\s\S]*Tests 2 passed/,
      'toThrowErrorMatchingInlineSnapshot(`[TypeError: no price]`)',
      'exports[`file 1`] = `[TypeError: no price]`;',
    ],
  },
} satisfies Answers;
