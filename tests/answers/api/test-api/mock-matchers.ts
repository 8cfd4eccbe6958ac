import type { Answer } from '../../../support/answers.ts';

const core = "import { expect, rs, test } from '@rstest/core';\n";
const check =
  'const ok = async (name: string, f: () => unknown) => { try { await f(); console.log(name, "yes"); } catch (e: any) { console.log(name, "no:", e.message.split("\\n")[0]); } };\n';
const file = (body: string) => ({
  'a.test.ts': `${core}${check}test('x', async () => {\n${body}\n});`,
});

export default [
  {
    question: 'What does failIfNever change?',
    heading: 'which-was-called-first',
    says: 'By default the assertion fails. Pass `false` to let it pass',
    files: file(
      "const never = rs.fn(); const called = rs.fn(); called(); await ok('before', () => expect(never).toHaveBeenCalledBefore(called)); await ok('before false', () => expect(never).toHaveBeenCalledBefore(called, false)); await ok('after', () => expect(called).toHaveBeenCalledAfter(never)); await ok('after false', () => expect(called).toHaveBeenCalledAfter(never, false)); await ok('self false', () => expect(never).toHaveBeenCalledAfter(called, false));",
    ),
    output: ['before no', 'before false yes', 'after no', 'after false yes', 'self false no'],
  },
  {
    question: 'Was a mock called with (1) when it was called with (1, undefined)?',
    heading: '',
    says: 'Arguments are compared under the rules of `toEqual`, but their number must be the same: `f(1, undefined)` was not called with `1`.',
    files: file(
      "const f = rs.fn(); f(1, undefined); await ok('number', () => expect(f).toHaveBeenCalledWith(1)); const g = rs.fn(); g({ a: 1, b: undefined }); await ok('key', () => expect(g).toHaveBeenCalledWith({ a: 1 })); await ok('plain', () => expect(() => {}).toHaveBeenCalled());",
    ),
    output: ['number no', 'key yes', 'plain no: [Function] is not a spy or a call to a spy!'],
  },
  {
    question: 'Which calls does toHaveBeenCalledBefore compare, and what if one was never called?',
    heading: 'which-was-called-first',
    says: 'passes when the mock was first called before `other` was first called',
    files: file(
      "const a = rs.fn(), b = rs.fn(), c = rs.fn(); a(); b(); a(); await ok('a before b', () => expect(a).toHaveBeenCalledBefore(b)); await ok('b before a', () => expect(b).toHaveBeenCalledBefore(a)); await ok('never', () => expect(c).toHaveBeenCalledBefore(a)); await ok('never allowed', () => expect(c).toHaveBeenCalledBefore(a, false));",
    ),
    output: ['a before b yes', 'b before a no', 'never no', 'never allowed yes'],
  },
  {
    question: 'Does toHaveReturnedWith see the value of an async mock?',
    heading: 'what-it-returned',
    says: 'For an async mock, `toHaveReturnedWith` compares the promise, not the value that it resolves to.',
    files: file(
      "const f = rs.fn(async () => 5); await f(); await ok('returned', () => expect(f).toHaveReturnedWith(5)); await ok('resolved', () => expect(f).toHaveResolvedWith(5));",
    ),
    output: ['returned no', 'resolved yes'],
  },
  {
    question: 'How do I check a part of an argument, and what stands for undefined?',
    heading: 'tohavebeencalledwith',
    says: [
      'pass `expect.objectContaining({ … })`, with another one for each nested object.',
      "`expect.anything()` doesn't stand for `undefined`",
    ],
    files: {
      'a.test.ts':
        "import { expect, rs, test } from '@rstest/core';\ntest('a', () => {\n  const send = rs.fn();\n  send({ to: 'ada', order: { id: 1, cents: 5 } }, undefined);\n  expect(send).toHaveBeenCalledWith(expect.objectContaining({ order: expect.objectContaining({ id: 1 }) }), undefined);\n  expect(send).not.toHaveBeenCalledWith(expect.objectContaining({ order: { id: 1 } }), undefined);\n  expect(send).not.toHaveBeenCalledWith(expect.anything(), expect.anything());\n  expect(send).not.toHaveBeenCalledWith(expect.anything());\n});\n",
    },
    output: ['Tests 1 passed'],
  },
] satisfies Answer[];
