import { type Answers, attempts } from '../../../support/answers.ts';

export default {
  'Why does to.equal fail for two objects that look the same?': {
    heading: 'chai-style',
    says: 'fails with `expected { ok: true } to equal { ok: true }`. To compare what they hold, write `eql` or `deep.equal`.',
    test: `import { expect, test } from '@rstest/core';
test('by reference', () => {
  const one = { ok: true };
  expect(one).to.equal(one).and.to.eq(one);
  for (const word of ['equal', 'eq'] as const)
    expect(() => expect({ ok: true }).to[word]({ ok: true })).toThrow('expected { ok: true } to equal { ok: true }');
  expect({ ok: true }).to.eql({ ok: true }).and.to.deep.equal({ ok: true });
  expect(() => expect({ ok: true }).to.eql({ ok: false })).toThrow('to deeply equal');
});
`,
    output: ['Tests 1 passed'],
  },
  'Does deep.equal ignore undefined keys as toEqual does?': {
    heading: 'chai-style',
    says: "`deep.equal` uses Chai's own comparison, for which a key that is `undefined` counts.",
    files: attempts(
      "await ok('chai', () => expect({ a: undefined }).to.deep.equal({})); await ok('toEqual', () => expect({ a: undefined }).toEqual({}));",
    ),
    output: ['chai no', 'toEqual yes'],
  },
  'Are NaN and -0 equal to themselves and 0, and Sets of equal objects?': {
    heading: 'chai-style',
    says: [
      '`NaN` equals itself, and `-0` differs from 0: for `equal`, which is `===`, both are the other way round.',
      '`deep.equal` finds two `Set`s of equal objects different if their order differs, and objects without a prototype in them fail with `Cannot convert object to primitive value`: use `toEqual`.',
    ],
    test: `import { assert, expect, test } from '@rstest/core';
test('a', () => {
  expect(Number.NaN).to.not.equal(Number.NaN);
  expect(Number.NaN).to.deep.equal(Number.NaN);
  expect(() => assert.strictEqual(Number.NaN, Number.NaN)).toThrow('expected NaN to equal NaN');
  expect(-0).to.equal(0).and.to.not.deep.equal(0);
  const bare = (n: number) => Object.assign(Object.create(null), { n });
  for (const make of [(n: number) => ({ n }), bare])
    expect(new Set([make(1), make(2)])).toEqual(new Set([{ n: 2 }, { n: 1 }]));
  expect(new Set([{ n: 1 }, { n: 2 }])).to.not.deep.equal(new Set([{ n: 2 }, { n: 1 }]));
  expect(() => expect(new Set([bare(1), bare(2)])).to.deep.equal(new Set([{ n: 1 }, { n: 2 }])))
    .toThrow('Cannot convert object to primitive value');
});`,
    output: ['Tests 1 passed'],
  },
  'Does to.throw accept an equal error?': {
    heading: 'chai-style',
    says: "`to.throw(error)` asks for that very error, not for an equal one: use `toThrow(error)`, or `to.throw(Class, 'text')`.",
    test: `import { expect, test } from '@rstest/core';
test('a', () => {
  const error = new RangeError('full');
  const fail = () => { throw error; };
  expect(fail).to.throw(error);
  expect(() => expect(fail).to.throw(new RangeError('full'))).toThrow("but 'RangeError: full' was thrown");
  expect(fail).toThrow(new RangeError('full'));
  expect(fail).to.throw(RangeError, 'full');
});`,
    output: ['1 passed'],
  },
  'Does include compare inner objects by reference, and how long does not count?': {
    heading: 'chai-style',
    says: [
      "`include` compares inner objects by reference, too: `include({ lines: [] })` fails with `to have property 'lines' of [], but got []`.",
      'with `ordered`, they must be its first ones.',
      '`not` counts for the rest of the chain: `to.not.equal(2).and.equal(1)` fails for 1. Write two lines.',
    ],
    test: `import { expect, test } from '@rstest/core';
test('a', () => {
  expect(() => expect({ lines: [], id: 1 }).to.include({ lines: [] }))
    .toThrow("to have property 'lines' of [], but got []");
  expect([1, 2, 3]).to.include.ordered.members([1, 2]);
  expect([1, 2, 3]).to.not.include.ordered.members([2, 3]);
  expect(() => expect(1).to.not.equal(2).and.equal(1)).toThrow('expected 1 to not equal 1');
});`,
    output: ['Tests 1 passed'],
  },
  'How do Chai assertions check a part of nested objects, several members, or a path in an array?':
    {
      heading: 'chai-style',
      says: '`deep.include` compares them in full: for a part at any depth, use `containSubset`, where items may stand anywhere in their array and a function is a test.',
      test: `import { expect, test } from '@rstest/core';
const order = { id: 1, items: [{ id: 2, note: 'x' }, { id: 3, note: 'y' }] };
test('a part', () => {
  expect(order).to.not.deep.include({ items: [{ id: 2 }, { id: 3 }] });
  expect(order).to.containSubset({ items: [{ id: 3 }] });
  expect(order).to.containSubset({ id: (id: number) => id === 1 });
  expect(order).to.not.containSubset({ id: () => false });
});
test('members', () => {
  expect([{ a: 7 }, { a: 8 }]).to.not.deep.include([{ a: 7 }]);
  expect([{ a: 7 }, { a: 8 }, 3]).to.include.deep.members([{ a: 8 }, { a: 7 }]);
});
test('paths', () => {
  expect({ items: [{ id: 0 }] }).to.nested.include({ 'items[0].id': 0 });
  expect([{ id: 0 }]).to.not.nested.include({ '[0].id': 0 } as never);
  expect([{ id: 0 }]).to.have.nested.property('[0].id', 0);
});`,
      output: ['3 passed'],
    },
  'Why do keys() and property() of Chai fail on more keys and on an equal object?': {
    heading: 'chai-style',
    says: "`keys('a', 'b')` allows no further keys; `include.keys` does. `property('a', value)` asks for the very same value, `deep.property` for an equal one.",
    test: `import { expect, test } from '@rstest/core';
test('a', () => {
  const item = { a: 1, b: 2, c: { d: 1 } };
  expect(() => expect(item).to.have.keys('a', 'b')).toThrow('to have keys');
  expect(item).to.have.keys('a', 'b', 'c').and.include.keys('a', 'b');
  expect(() => expect(item).to.have.property('c', { d: 1 })).toThrow();
  expect(item).to.have.property('c', item.c);
  expect(item).to.have.deep.property('c', { d: 1 });
});`,
    output: ['1 passed'],
  },
  'Is to.be.true called, and is assert.equal strict?': {
    heading: 'chai-style',
    says: [
      '`true`, `ok` and the like are read, not called: `to.be.true()`, as with dirty-chai, fails with `… is not a function`.',
      "Rstest also exports `assert`, whose `equal` compares with `==`: write `assert.strictEqual`. Its calls don't count for `expect.assertions`.",
    ],
    test: `import { assert, expect, test } from '@rstest/core';
test('calls', () => { (expect(true).to.be as any).true(); });
test('loose', () => { assert.equal('1' as any, 1); expect(() => assert.strictEqual('1' as any, 1)).toThrow(); });
test('counts', () => { expect.assertions(1); expect(1).to.equal(1); assert(true); });`,
    exitCode: 1,
    output: ['.to.be.true is not a function', 'Tests 1 failed | 2 passed'],
  },
  'Can a plugin of Chai be added, as with the chai of Vitest?': {
    heading: 'chai-style',
    says: "Plugins of Chai can't be added to this `expect`: Rstest exports no `chai`, which Vitest has, and `expect` has no `use`.",
    test: `import * as core from '@rstest/core';
core.test('a', () => {
  core.expect(['chai' in core, 'use' in core.expect, 'assert' in core]).toEqual([false, false, true]);
});`,
    output: ['Tests 1 passed'],
  },
  'chai-as-promised: does notify(done) make the test wait?': {
    heading: 'chai-style',
    libraries: true,
    says: "Await what chai-as-promised adds, `await promise.should.be.rejectedWith('sold out')`: with `.notify(done)`, a test that doesn't return the promise passes at once, and the file fails with `done() callback is deprecated, use promise instead` if the promise settles before it ends.",
    files: {
      'a.test.ts': `import * as chai from 'chai';
import chaiAsPromised from 'chai-as-promised';
import { test } from '@rstest/core';
chai.use(chaiAsPromised);
chai.should();
const order = (): any => new Promise((_, reject) => setTimeout(() => reject(new Error('sold out')), 50));
test('awaited', async () => { await order().should.be.rejectedWith('sold out'); });
test('awaited, wrong', async () => { await order().should.be.rejectedWith('closed'); });
`,
      'b.test.ts': `import * as chai from 'chai';
import chaiAsPromised from 'chai-as-promised';
import { test } from '@rstest/core';
chai.use(chaiAsPromised);
chai.should();
test('notifies', (done: any) => {
  (new Promise((_, reject) => setTimeout(() => reject(new Error('sold out')), 50)) as any).should.be.rejectedWith('sold out').and.notify(done);
});
test('next', () => new Promise((resolve) => setTimeout(resolve, 300)));
`,
    },
    command: 'npx rstest a.test; npx rstest b.test',
    exitCode: 1,
    output: [
      /expected promise to be rejected with[\s\S]*Tests 1 failed \| 1 passed[\s\S]*✓ notifies[\s\S]*done\(\) callback is deprecated, use promise instead[\s\S]*Test Files 1 failed[\s\S]*Tests 2 passed/,
    ],
  },
} satisfies Answers;
