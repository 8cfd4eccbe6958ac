import type { Answers } from '../../../support/answers.ts';

const core = "import { expect, rs, rstest, test } from '@rstest/core';\n";

export default {
  'Are rs and rstest the same?': {
    says: '`rstest` is the same object under its full name.',
    test: `${core}test('x', () => { console.log(rs.fn === rstest.fn, Object.keys(rs).length, rs.mock === rstest.mock); });`,
    output: ['true', 'true'],
  },
  'Can rs.mock be called through an alias?': {
    says: 'An alias such as `const mock = rs.mock` fails.',
    files: { 'dep.ts': 'export const v = 1;' },
    test: `${core}const mock = rs.mock;\ntest('x', () => { mock('./dep', () => ({ v: 2 })); });`,
    exitCode: 1,
    output: ['mock() was not transformed by Rstest'],
  },
  'Is rs available without an import?': {
    says: 'With `globals`, you can use both without an import.',
    test: "test('x', () => { console.log(typeof rs, typeof rstest); });",
    command: 'npx rstest --globals',
    output: ['object object'],
  },
  'What is undone automatically between two tests of a file?': {
    heading: 'what-lasts-how-long',
    says: 'By default, nothing is undone between two tests of the same file.',
    test: `${core}const f = rs.fn(); const o = { m: () => 'real' };
test('a', () => { f(); rs.spyOn(o, 'm').mockReturnValue('fake'); rs.stubEnv('SHOP', 'on'); rs.stubGlobal('extra', 1); rs.useFakeTimers(); rs.setConfig({ clearMocks: false }); });
test('b', () => { console.log(f.mock.calls.length, o.m(), process.env.SHOP, 'extra' in globalThis, rs.isFakeTimers()); });`,
    output: ['1 fake on true true'],
  },
} satisfies Answers;
