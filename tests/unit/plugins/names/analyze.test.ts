import { describe, expect, test } from '@rstest/core';
import { analyze } from '../../../../plugins/names/analyze.ts';

/** Each name that is found, as it is in the code and as it is in the facts. */
function found(code: string, lang = 'ts'): string[] {
  return analyze(code, lang).map(({ start, name }) => {
    const [word] = /^[\w$]+/.exec(code.slice(start)) ?? [];
    const shown = name.replace(/^api /, '');
    return shown.replace(/.*[ .]/, '') === word ? shown : `${word} = ${shown}`;
  });
}

/** The same without the line of imports. */
const foundWith = (imports: string, body: string): string[] => {
  const code = `import { ${imports} } from '@rstest/core';\n${body}`;
  return found(code).slice(imports.split(',').length);
};

describe('explains', () => {
  test('what a block imports, under the name that the block gives it', () => {
    expect(
      found("import { it, rs as mocks } from '@rstest/core';\nit('a', () => mocks.fn());"),
    ).toEqual(['it = test', 'rs', 'it = test', 'mocks = rs', 'rs.fn']);
  });

  test('modifiers, matchers and words before them', () => {
    expect(
      foundWith(
        'expect, test',
        "test.skip('a', async () => { await expect(f()).resolves.not.toBe(1); });",
      ),
    ).toEqual([
      'test',
      'test.skip',
      'expect',
      'expect().resolves',
      'expect().not',
      'expect().toBe',
    ]);
    expect(
      foundWith('expect', 'expect(a).toEqual({ b: expect.not.objectContaining({}) });'),
    ).toEqual(['expect', 'expect().toEqual', 'expect', 'expect.not', 'expect.objectContaining']);
  });

  test('members of mocks: of variables, chains, hoisted objects and mocked modules', () => {
    expect(foundWith('rs', 'const f = rs.fn().mockReturnValue(1);\nf.mock.calls;')).toEqual([
      'rs',
      'rs.fn',
      'mock.mockReturnValue',
      'mock.mock',
      'mock.mock.calls',
    ]);
    const hoisted = 'const { load } = rs.hoisted(() => ({ load: rs.fn() }));\nload.mockReset();';
    expect(foundWith('rs', hoisted)).toContain('mock.mockReset');
    expect(foundWith('rs', 'rs.mocked(api).books.load.mockReturnValue(1);')).toContain(
      'mock.mockReturnValue',
    );
    expect(foundWith('rs', "import { load } from './load';\nload.mock.calls;")).toEqual([
      'mock.mock',
      'mock.mock.calls',
    ]);
  });

  test('members of a test that was extended, but not the name that the block gives it', () => {
    expect(
      foundWith('test as base', "const test = base.extend({});\ntest.only('a', () => {});"),
    ).toEqual(['base = test', 'test.extend', 'test.only']);
  });

  test('keys of configs, at any depth, in functions and in projects', () => {
    expect(
      foundWith(
        'defineConfig',
        "export default defineConfig(() => ({ retry: 1, 'coverage': { enabled: true }, projects: [{ name: 'a' }] }));",
      ),
    ).toEqual([
      'defineConfig',
      'option retry',
      'option coverage',
      'option coverage.enabled',
      'option projects',
      'option name',
    ]);
    const typed =
      "import type { RstestConfig } from '@rstest/core';\nexport default { bail: 1 } satisfies RstestConfig;";
    expect(found(typed)).toEqual(['option bail']);
    expect(foundWith('rs', 'rs.setConfig({ retry: 1 });')).toContain('option retry');
  });
});

describe('explains nothing', () => {
  test('that the block declares itself', () => {
    expect(foundWith('rs', 'function f(rs: { fn(): void }) { rs.fn(); }')).toEqual([]);
    expect(foundWith('expect', 'const toBe = 1;\nconst own = { toBe };\nown.toBe;')).toEqual([]);
    expect(foundWith('rs', 'class Price { mockReset() {} }\nnew Price().mockReset();')).toEqual([]);
    expect(foundWith('defineConfig', 'export const other = { retry: 1 };')).toEqual([]);
  });

  test('that is the same word as a member or a key elsewhere', () => {
    expect(foundWith('expect, test', 'book.test = { expect: 1 };\nbook.expect();')).toEqual([]);
    expect(foundWith('expect', 'list.not.toBe(1);')).toEqual([]);
  });

  test('of variables that are not the same everywhere', () => {
    const code =
      'let f = rs.fn();\nf.mock;\n{ const g = rs.fn(); }\n{ const g = other(); g.mock; }';
    expect(foundWith('rs', code)).toEqual(['rs', 'rs.fn', 'rs', 'rs.fn']);
  });

  test('from other packages, without imports, or in other languages', () => {
    expect(
      found("import { expect } from 'vitest'; // not @rstest/core\nexpect(1).toBe(1);"),
    ).toEqual([]);
    expect(found('// @rstest/core\nexpect(1).toBe(1);')).toEqual([]);
    expect(found("import { rs } from '@rstest/core';\nrs.fn();", 'json')).toEqual([]);
  });

  test('in a block with a syntax error', () => {
    expect(found("import { rs } from '@rstest/core';\nrs.fn(;")).toEqual([]);
  });
});

test('JSX and plain JavaScript are read as what they are', () => {
  const jsx = "import { test } from '@rstest/core';\ntest('a', () => render(<Cart />));";
  expect(found(jsx, 'tsx')).toEqual(['test', 'test']);
  expect(found(jsx, 'jsx')).toEqual(['test', 'test']);
  expect(found(jsx, 'ts')).toEqual([]);
});
