import { describe, expect, test } from '@rstest/core';
import { checkFile, type Options } from '../index.ts';

const check = (text: string, options: Partial<Options> = {}) => checkFile(text, options);
/** Names that a person has to change. */
const look = (text: string, options: Partial<Options> = {}) =>
  check(text, options)
    .findings.filter(({ level }) => level === 'look')
    .map(({ kind, name }) => kind ?? name);

describe('what a text is read as', () => {
  test.each([
    ['', 'empty'],
    [' \n\t', 'empty'],
    ['test("a", () => {', 'unread'],
    ['const a = 1;', 'unrelated'],
    ["import { rs } from '@rstest/core';\nrs.fn();", 'done'],
    ["import { expect, test } from '@rstest/core';\ntest('a', () => expect(1).toBe(1));", 'done'],
    ['module.exports = { get: jest.fn() };', 'test'],
    ['export default { watch: vi.fn(), env: vi.fn() };', 'test'],
    ["module.exports = { testEnvironment: 'jsdom' };", 'config'],
    ['export default defineConfig({ test: { globals: true } });', 'config'],
    ['{ "scripts": { "test": "jest" } }', 'package'],
    ['{ "testMatch": ["a"], "testTimeout": 5 }', 'config'],
  ] as const)('%j: %s', (text, role) => {
    expect(check(text).role).toBe(role);
  });

  test('names the place that cannot be read', () => {
    expect(check('test("a", () => {\n  const = 1;\n').problem).toMatch(/^2:9 /);
  });
});

test('of what vi.fn takes, a class alone is worth a note', () => {
  const { findings } = check('vi.fn(run);\nvi.fn(class {});');
  expect(findings.map(({ line, level }) => [line, level])).toEqual([
    [1, 'fine'],
    [2, 'note'],
  ]);
});

/** Text before, text after. */
const CHANGES: readonly (readonly [about: string, before: string, after: string])[] = [
  [
    'a chain over two lines',
    'jest\n  .spyOn(a, "b")\n  .mockReturnValue(1);',
    'rs\n  .spyOn(a, "b")\n  .mockReturnValue(1);',
  ],
  [
    'another name of the import',
    "import { jest as j } from '@jest/globals';\nj.mock('./a');",
    "import { rs } from '@rstest/core';\nrs.mock('./a');",
  ],
  ['a constant that holds the object', 'const j = jest;\nj.fn();', 'const j = rs;\nrs.fn();'],
  [
    'destructuring of require',
    "const { jest: j, test } = require('@jest/globals');\nj.fn();",
    "const { rs, test } = require('@rstest/core');\nrs.fn();",
  ],
  [
    'the other name of vi',
    "import { vitest } from 'vitest';\nvitest.fn();",
    "import { rs } from '@rstest/core';\nrs.fn();",
  ],
  ['a file with an rs of its own', 'const rs = 1;\njest.fn(rs);', 'const rs = 1;\nrstest.fn(rs);'],
  [
    'a name of the file itself',
    'rows.map((it) => it.skip);\nconst f = (jest) => jest.fn();\njest.fn();',
    'rows.map((it) => it.skip);\nconst f = (jest) => jest.fn();\nrs.fn();',
  ],
  [
    'old names of focused tests',
    "xit('a', f);\nfdescribe.each([1])('b', f);",
    "test.skip('a', f);\ndescribe.only.each([1])('b', f);",
  ],
  [
    'a hook that returns the object',
    'beforeEach(() => jest.clearAllMocks());',
    'beforeEach(() => { rs.clearAllMocks(); });',
  ],
  [
    'a hook that is a method',
    'beforeEach(jest.clearAllMocks);',
    'beforeEach(() => { rs.clearAllMocks(); });',
  ],
  [
    'a hook that returns a promise',
    'jest.fn();\nbeforeAll(() => connect());',
    'rs.fn();\nbeforeAll(async () => { await connect(); });',
  ],
  [
    'a hook that returns in a block',
    'jest.fn();\nbeforeAll(() => { return connect(); });',
    'rs.fn();\nbeforeAll(() => { return Promise.resolve(connect()).then(() => {}); });',
  ],
  [
    'an asynchronous hook that returns',
    'jest.fn();\nbeforeAll(async () => { return connect(); });',
    'rs.fn();\nbeforeAll(async () => { return void (await connect()); });',
  ],
  [
    'a hook that assigns',
    'jest.fn();\nbeforeEach(() => (a = [1]));',
    'rs.fn();\nbeforeEach(() => { (a = [1]); });',
  ],
  [
    'done of a table',
    'jest.fn();\ntest.each([[1, 2]])("a", (a, b, done) => done());',
    'rs.fn();\ntest.each([[1, 2]])("a", (a, b) => new Promise((resolve, reject) => { const done = (error) => (error ? reject(error) : resolve()); done(); }));',
  ],
  [
    'a table without done',
    'jest.fn();\ntest.each([[1, 2]])("a", (a, b) => f(a, b));',
    'rs.fn();\ntest.each([[1, 2]])("a", (a, b) => f(a, b));',
  ],
  ['options of a mock', "jest.mock('a', () => 1, { virtual: true });", "rs.mock('a', () => 1);"],
  [
    'a mock of what is required',
    "jest.mock('./a');\nconst a = require('./a');",
    "rs.mockRequire('./a');\nconst a = require('./a');",
  ],
  [
    'a mock inside a test',
    "test('x', () => { jest.mock('./a'); });",
    "test('x', () => { rs.doMock('./a'); });",
  ],
  [
    'timeouts',
    'jest.setTimeout(5 * 1000);',
    'rs.setConfig({ testTimeout: 5 * 1000, hookTimeout: 5 * 1000 });',
  ],
  [
    'options of fake timers',
    "jest.useFakeTimers({ advanceTimers: true, doNotFake: ['Date'] });",
    "rs.useFakeTimers({ shouldAdvanceTime: true, toNotFake: ['Date'] });",
  ],
  ['modern timers', "jest.useFakeTimers('modern');", 'rs.useFakeTimers();'],
  [
    'types of the namespace',
    "import a from 'a';\nconst b = a as jest.Mocked<typeof a>;\nlet c: jest.SpyInstance<void, [string]>;",
    "import a from 'a';\nimport type { MockInstance, Mocked } from '@rstest/core';\nconst b = a as Mocked<typeof a>;\nlet c: MockInstance<(...args: [string]) => void>;",
  ],
  [
    'the entry of jest-dom for Vitest',
    "import '@testing-library/jest-dom/vitest';\nimport { vi } from 'vitest';\nvi.fn();",
    "import * as jestDomMatchers from '@testing-library/jest-dom/matchers';\nimport { rs, expect } from '@rstest/core';\n\nexpect.extend(jestDomMatchers);\nrs.fn();",
  ],
  [
    'types of a mock function',
    'const f = jest.fn<string, [number]>();',
    'const f = rs.fn<(...args: [number]) => string>();',
  ],
  [
    'expectTypeOf',
    "import { expectTypeOf, test } from 'vitest';\nexpectTypeOf(a).toBeString();",
    "import { test } from '@rstest/core';\nimport { expectTypeOf } from 'expect-type';\nexpectTypeOf(a).toBeString();",
  ],
  [
    'the original in a factory',
    "vi.mock('./a', async (importOriginal) => {\n  const mod = await importOriginal<typeof import('./a')>();\n  return { ...mod, b: 1 };\n});",
    "import * as aActual from './a' with { rstest: 'importActual' };\n\nrs.mock('./a', () => {\n  const mod = aActual;\n  return { ...mod, b: 1 };\n});",
  ],
  [
    'an environment of Jest',
    '/** @jest-environment jest-environment-jsdom */\njest.fn();',
    '/** @jest-environment jsdom */\nrs.fn();',
  ],
  [
    'types of a declaration',
    '/// <reference types="vitest/globals" />\nvi.fn();',
    '/// <reference types="@rstest/core/globals" />\nrs.fn();',
  ],
  [
    'an extended interface',
    "import 'vitest';\ndeclare module 'vitest' {\n  interface Assertion<T> { toBeA(): T }\n}",
    "import '@rstest/core';\ndeclare module '@rstest/core' {\n  interface Matchers<T> { toBeA(): T }\n}",
  ],
  [
    'tests in a source file',
    "if (import.meta.vitest) {\n  const { it, vi } = import.meta.vitest;\n  it('a', vi.fn());\n}",
    "if (import.meta.rstest) {\n  const { it, rs } = import.meta.rstest;\n  it('a', rs.fn());\n}",
  ],
  [
    'a snapshot of an error',
    'jest.fn();\nexpect(f).toThrowErrorMatchingInlineSnapshot(`"no"`);',
    'rs.fn();\nexpect(f).toThrowErrorMatchingInlineSnapshot(`[Error: no]`);',
  ],
];

describe('changes that keep the meaning', () => {
  test.each(CHANGES)('%s', (_, before, after) => {
    const { text, role } = check(before);
    expect(text).toBe(after);
    expect(role).toBe('test');
    // What was changed once stays as it is.
    expect(check(text).text).toBe(after);
  });
});

describe('what a person has to change', () => {
  test.each([
    [
      'jest.fn();\ndescribe("a", () => { test("b", () => { expect(1).toMatchSnapshot(); }); });',
      ['snapshot-names'],
    ],
    ['jest.fn();\ntest("b", () => { expect(1).toMatchSnapshot(); });', []],
    [
      "import { waitFor } from '@testing-library/react';\njest.useFakeTimers();\nawait waitFor(f);",
      ['timers-and-testing-library'],
    ],
    [
      "import { waitFor } from '@testing-library/react';\ntest('a', async () => { waitFor(f); });",
      ['late'],
    ],
    ["jest.fn();\ntest('a', () => { expect(f()).rejects.toThrow(); });", ['late']],
    ["jest.fn();\ntest('a', async () => { await expect(f()).rejects.toThrow(); });", []],
    ["jest.fn();\ntest('a', () => expect(f()).rejects.toThrow());", []],
    ['jest.fn();\nspawn(process.execPath, [...process.execArgv]);', ['exec-argv']],
    ["import { bench } from 'mitata';\nimport { vi } from 'vitest';\nbench('a', f);", []],
    ["import { bench } from 'vitest';\nbench('a', f);", ['export']],
    ['jest.isItThere();\njest.constructor();', ['export', 'export']],
    ['vi.isItThere();', ['export']],
    [
      "import { describe, it } from 'vitest';\ndescribe('a', { tags: ['b'] }, () => { it('c', { skip: true, timeout: 9 }, f); });",
      ['test-options', 'test-options'],
    ],
    [
      "import { it } from 'vitest';\nit('a', { skip: false, retry: 1 }, f);\nit.each([1])('b', {}, f);",
      [],
    ],
    ["import { it } from 'vitest';\nit.each([1])('b', { only: true }, f);", ['test-options']],
    ["vi.mock('./a', async () => ({ a: await load() }));", ['mock-factory']],
    ['jest.mock(path);', ['mock-path']],
    ["import 'jest-canvas-mock';", ['needs-jest']],
    ['/** @jest-environment ./custom.js */\njest.fn();', ['environment']],
    [
      'declare global { namespace jest { interface Matchers<R> { toBeA(): R } } }',
      ['matcher-types'],
    ],
    ["import '@testing-library/jest-dom';\njest.fn();", []],
    ["import a from './a.sql?raw';\nimport { vi } from 'vitest';", ['vite-import']],
    ['beforeEach(() => () => undo());\njest.fn();', ['hook-cleanup']],
    ["jest.createMockFromModule('./a');", ['jest.createMockFromModule']],
    ['expect(1).toMatchInlineSnapshot(`Object {\n}`);\njest.fn();', ['snapshot-format']],
  ])('%j: %j', (text, kinds) => {
    expect(look(text)).toEqual(kinds);
  });
});

test('what was done about a type is not called missing', () => {
  const { findings } = check('let a: jest.SpyInstance; let b: jest.Nothing;');
  expect(findings.map(({ level, kind }) => [level, kind])).toEqual([
    ['done', 'mock-type'],
    ['look', 'type'],
  ]);
});

test('formatting stays, whatever a file looks like', () => {
  const text = "jest . fn ( ) ;\r\n\tjest\r\n\t\t.fn( )\r\n// jest.fn\r\n'jest.fn'";
  expect(check(text).text).toBe(text.replace('jest . fn', 'rs . fn').replace('jest\r', 'rs\r'));
});

test.each([
  ['open templates', '(`${"'],
  ['open comments', '/*'],
  ['open calls', "test('a',"],
  ['braces', '}'],
  ['imports', 'import {\n'],
  ['keys', '{a:'],
  ['calls', 'jest.fn();\n'],
])('a megabyte of rubbish ends in a verdict: %s', (_, part) => {
  const text = part.repeat(Math.ceil(1_000_000 / part.length));
  expect(['unread', 'test', 'unrelated']).toContain(check(text).role);
});

test('names of an object are names like others', () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    const text = `jest.${name}();\nexpect.${name};\ntest.${name}('a');\nmodule.${name} = { ${name}: 1 };\nimport ${JSON.stringify(name)};`;
    expect(check(text).role).toBe('test');
    const names = `import { type ${name} as a } from 'vitest';\nimport b from '${name}';\nlet c: jest.${name}<typeof b>;\njest.mock('./a');\n`;
    expect(JSON.stringify(check(names))).not.toContain('native code');
    expect(check(names.replace('vitest', '@jest/globals')).text).not.toContain('native code');
    expect(
      check(
        `module.exports = { testEnvironment: ${JSON.stringify(name)}, ${JSON.stringify(name)}: 1 };`,
      ).role,
    ).toBe('config');
  }
});
