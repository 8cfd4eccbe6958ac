import type { Answer } from '../../../support/answers.ts';

const core = "import { afterEach, expect, rs, test } from '@rstest/core';\n";
const file = (body: string) => ({ 'a.test.ts': `${core}test('x', async () => {\n${body}\n});` });

export default [
  {
    question: 'What does rs.fn() return when it has no implementation, and what is it called?',
    heading: 'rsfn',
    files: file(
      'const f = rs.fn(); console.log(f(1), f.getMockName(), rs.fn(function add() {}).getMockName());',
    ),
    output: ['undefined rstest.fn() add'],
  },
  {
    question: 'Does a mock copy its arguments?',
    heading: 'rsfn',
    files: file(
      'const f = rs.fn(); const cart = { n: 1 }; f(cart); cart.n = 2; console.log(JSON.stringify(f.mock.calls));',
    ),
    output: ['[[{"n":2}]]'],
  },
  {
    question: 'Can a class be the implementation of rs.fn?',
    heading: 'rsfn',
    files: file('class Cart {}\nconst Mock = rs.fn(Cart as any) as any; new Mock();'),
    exitCode: 1,
    output: ["Class constructor Cart cannot be invoked without 'new'"],
  },
  {
    question: 'Does rs.spyOn stop the original method from running?',
    heading: 'rsspyon',
    files: file("const o = { hi: () => 'real' }; rs.spyOn(o, 'hi'); console.log(o.hi());"),
    output: ['real'],
  },
  {
    question: 'What does spying twice on the same method give?',
    heading: 'rsspyon',
    files: file("const o = { hi: () => 1 }; console.log(rs.spyOn(o, 'hi') === rs.spyOn(o, 'hi'));"),
    output: ['true'],
  },
  {
    question: 'What happens when the method to spy on does not exist, or is no function?',
    heading: 'rsspyon',
    files: file(
      "const o = { n: 1, get g() { return 2; } } as any;\nfor (const k of ['total', 'n', 'g']) try { rs.spyOn(o, k); } catch (e: any) { console.log(k, e.message); }",
    ),
    output: [
      'total total does not exist',
      'n cannot spy on a non-function value',
      'g cannot spy on a non-function value',
    ],
  },
  {
    question: 'Can I spy on node:fs imported with import * as?',
    heading: 'rsspyon',
    files: {
      'a.test.ts': `${core}import * as fs from 'node:fs';\ntest('x', () => { rs.spyOn(fs, 'readFileSync'); });`,
    },
    exitCode: 1,
    output: ['Cannot spy on "readFileSync": it is a read-only export'],
  },
  {
    question: 'Does a spy on a module export change calls inside that module?',
    heading: 'spies-and-modules',
    files: {
      'price.ts': 'export const price = () => 1;\nexport const invoice = () => price();',
      'other.ts': "import { price } from './price';\nexport const other = () => price();",
      'a.test.ts': `${core}import * as p from './price';\nimport { other } from './other';
test('x', () => { rs.spyOn(p, 'price').mockReturnValue(100); console.log(p.price(), other(), p.invoice()); });`,
    },
    output: ['100 100 1'],
  },
  {
    question: 'When is a spy declared with using restored?',
    heading: 'using',
    files: file(
      "const o = { hi: () => 'real' };\ntry { using s = rs.spyOn(o, 'hi').mockReturnValue('fake'); console.log(o.hi()); throw new Error('x'); } catch {}\nconsole.log(o.hi());",
    ),
    output: [/fake[\s\S]*real/],
  },
  {
    question: 'What does rs.mockObject do with arrays, getters, dates and nested methods?',
    heading: 'rsmockobject',
    files: file(
      'const m = rs.mockObject({ a: [1], get g() { return 1; }, d: new Date(0), n: { f: () => 1 }, C: class { v = 1; m() { return 1; } } });\nconst c = new m.C();\nconsole.log(JSON.stringify(m.a), m.g, m.d instanceof Date, m.n.f(), c.v, rs.isMockFunction(c.m), c.m());',
    ),
    output: ['[] undefined true undefined undefined true undefined'],
  },
  {
    question: 'What does the spy option of rs.mockObject keep, and is the original changed?',
    heading: 'rsmockobject',
    files: file(
      'const o = { a: [1], f: () => 7 }; const m = rs.mockObject(o, { spy: true });\nconsole.log(JSON.stringify(m.a), m.f(), m.f.mock.calls.length, rs.isMockFunction(o.f));',
    ),
    output: ['[1] 7 1 false'],
  },
  {
    question: 'Does rs.mocked mock anything?',
    heading: 'rsmocked',
    files: file(
      'const f = () => 1; console.log(rs.mocked(f) === (f as any), rs.isMockFunction(f));',
    ),
    output: ['true false'],
  },
  {
    question: 'Is an object with _isMockFunction: true a mock function?',
    heading: 'rsismockfunction',
    files: file(
      'console.log(rs.isMockFunction({ _isMockFunction: true }), rs.isMockFunction(rs.fn()));',
    ),
    output: ['false true'],
  },
  {
    question: 'Does clearAllMocks drop mockReturnValue and queued mockReturnValueOnce values?',
    heading: 'rsclearallmocks',
    files: file(
      "const f = rs.fn(() => 'real').mockReturnValue('fake').mockReturnValueOnce('once'); rs.clearAllMocks(); console.log(f(), f(), f.mock.calls.length);",
    ),
    output: ['once fake 2'],
  },
  {
    question: 'After resetAllMocks, does a spy call the original or return undefined?',
    heading: 'rsresetallmocks',
    files: file(
      "const o = { hi: () => 'real' }; rs.spyOn(o, 'hi').mockReturnValue('fake').mockName('n'); rs.resetAllMocks(); console.log(o.hi(), rs.isMockFunction(o.hi), rs.spyOn(o, 'hi').getMockName());",
    ),
    output: ['real true n'],
  },
  {
    question: 'Does restoreAllMocks touch mocks made with rs.fn?',
    heading: 'rsrestoreallmocks',
    files: file(
      "const f = rs.fn(() => 'real').mockReturnValue('fake').mockName('n'); f(); rs.restoreAllMocks(); console.log(f.mock.calls.length, f.getMockName(), f());",
    ),
    output: ['0 rstest.fn() real'],
  },
  {
    question: 'Do clear, reset and restore undo stubs, fake timers or rs.mock?',
    heading: 'rsrestoreallmocks',
    files: {
      'dep.ts': "export const v = 'real';",
      'a.test.ts': `${core}import { v } from './dep';\nrs.mock('./dep', () => ({ v: 'mocked' }));
test('x', () => { rs.stubEnv('SHOP', 'on'); rs.useFakeTimers(); rs.restoreAllMocks(); console.log(process.env.SHOP, rs.isFakeTimers(), v); });`,
    },
    output: ['on true mocked'],
  },
  {
    question: "Why does my mock say Class constructor cannot be invoked without 'new'?",
    heading: 'rsfn',
    says: "A class as the implementation fails with `Class constructor … cannot be invoked without 'new'`, or `Class constructors cannot …` if the class has no name.",
    files: {
      'a.test.ts': `import { rs, test } from '@rstest/core';
class Cart {}
test('named', () => { new (rs.fn(Cart as any) as any)(); });
test('without a name', () => { new (rs.fn(class {} as any) as any)(); });`,
    },
    exitCode: 1,
    output: [
      "Class constructor Cart cannot be invoked without 'new'",
      "Class constructors cannot be invoked without 'new'",
    ],
  },
  {
    question:
      'toHaveBeenCalledWith sees an object that was changed later. How do I keep what was passed?',
    heading: 'rsfn',
    says: 'To compare what was passed, copy it in the implementation',
    files: {
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
test('a', () => {
  const seen: unknown[] = [];
  const send = rs.fn((order) => seen.push(structuredClone(order)));
  const order = { n: 1 };
  send(order);
  order.n = 2;
  expect(send).toHaveBeenCalledWith({ n: 2 });
  expect(seen).toEqual([{ n: 1 }]);
});`,
    },
    output: ['Tests 1 passed'],
  },
] satisfies Answer[];
