import { type Answers, core } from '../../../support/answers.ts';

const head = "import { beforeEach, expect, test } from '@rstest/core';\n";

export default {
  'Why does Rstest find none of the files in test/?': {
    heading: 'find-the-files',
    says: 'Rstest runs files with `.test` or `.spec` right before the extension.',
    files: {
      'test/cart.js': `${head}test('a', () => {});`,
      'test/cart.test.helper.js': `${head}test('a', () => {});`,
    },
    exitCode: 1,
    output: ['No test files found'],
  },
  'Do hooks of a setup file run before each test, as root hooks do?': {
    heading: 'find-the-files',
    says: 'call `beforeEach` and `afterEach` in it directly',
    files: {
      'rstest.config.mjs': "export default { setupFiles: ['./setup.mjs'] };",
      'setup.mjs': `${head}beforeEach(() => { console.log('ROOT HOOK'); });`,
      'a.test.mjs': `${head}test('a', () => {});`,
    },
    output: ['ROOT HOOK'],
  },
  'Are before, after, context and specify there with globals?': {
    heading: 'move-a-file',
    says: [
      "Even then `before`, `after`, `context` and `specify` don't exist.",
      '`suite`, `setup`, `teardown`, `suiteSetup`, `suiteTeardown` of `tdd` · `describe`, `beforeEach`, `afterEach`, `beforeAll`, `afterAll`',
    ],
    files: {
      'a.test.mjs':
        "test('a', () => { console.log('FOUND', ['before', 'after', 'context', 'specify', 'suite', 'setup', 'teardown', 'suiteSetup', 'suiteTeardown', 'it'].filter((name) => name in globalThis).join()); });",
    },
    command: 'npx rstest --globals',
    output: [/FOUND it$/m],
  },
  'Is a wrong assertion in a callback noticed?': {
    heading: 'what-differs-silently',
    says: [
      'A test with `(done) => …` ends at once.',
      '`done` is not awaited.',
      "Without an `await`, a wrong assertion in a later callback can't fail that test.",
    ],
    files: {
      'a.test.mjs': `${head}test('a', (done) => { setTimeout(() => { expect(1 + 1).toBe(3); done(); }, 3000); });`,
    },
    output: ['Tests 1 passed'],
  },
  'What happens to a forgotten this.timeout(), and to it(…).timeout()?': {
    heading: 'names',
    says: [
      '`this` is `undefined` in a test',
      '`it(…).timeout(500)` fails the whole file with it, because `it` returns nothing.',
    ],
    files: {
      'a.test.mjs': `${head}test('a', function () { this.timeout(500); });`,
      'b.test.mjs': `${head}test('b', () => {}).timeout(500);`,
    },
    exitCode: 1,
    output: [
      /(Cannot read properties of undefined \(reading 'timeout'\)[\s\S]*){2}/,
      'Test Files 2 failed',
      'Tests 1 failed',
    ],
  },
  'How do I move this.timeout() of a hook or of describe?': {
    heading: 'names',
    says: "`this.timeout(500)` in a test, in a hook, in `describe` · `it('name', { timeout: 500 }, fn)`, `beforeEach(fn, 500)`, `describe('name', { timeout: 500 }, fn)`, which doesn't limit the hooks",
    files: {
      'a.test.mjs': `import { beforeEach, describe, test } from '@rstest/core';
describe('hook', () => { beforeEach(() => new Promise(() => {}), 50); test('a', () => {}); });
describe('suite', { timeout: 500 }, () => { test('b', () => new Promise(() => {})); });
describe('suite with a hook', { timeout: 500 }, () => {
  beforeEach(() => new Promise((resolve) => setTimeout(resolve, 700)));
  test('c', () => {});
});`,
    },
    exitCode: 1,
    output: [
      'beforeEach hook timed out in 50ms',
      'test timed out in 500ms',
      'Tests 2 failed | 1 passed',
    ],
  },
  'Is a require hook asked for the files of a test?': {
    heading: 'what-differs-silently',
    says: "`require` hooks such as `ts-node/register` and `@babel/register` do nothing and aren't needed: TypeScript needs no setting, and JSX needs a plugin.",
    files: {
      'rstest.config.mjs': "export default { setupFiles: ['./hook.mjs'] };",
      'hook.mjs':
        "import { createRequire } from 'node:module'; createRequire(import.meta.url).extensions['.ts'] = () => { console.log('HOOK CALLED'); }; console.log('HOOK SET');",
      'price.ts': 'export const price: number = 5;',
      'a.test.ts': `${head}import { price } from './price'; test('a', () => { expect(price).toBe(5); });`,
    },
    output: ['HOOK SET', 'Tests 1 passed'],
    absent: ['HOOK CALLED'],
  },
  'Is this of hooks shared with tests?': {
    heading: 'names',
    says: '`this.page = …` in a hook, for its tests · a variable of the suite, or a fixture',
    test: `import { beforeEach, test } from '@rstest/core';
beforeEach(function (this: unknown) { console.log('HOOK', this); });
test('x', function (this: unknown) { console.log('TEST', this); });`,
    output: ['HOOK undefined', 'TEST undefined'],
  },
  'What replaces calledWith of Sinon, which ignores further arguments?': {
    heading: 'names',
    says: "`sinon.assert.calledWith(send, 'Ann')`, which ignores further arguments · `expect(send.mock.calls.map(([to]) => to)).toContain('Ann')`, because `toHaveBeenCalledWith` compares all arguments",
    test: `${core}test('x', () => {
  for (const more of [[], ['Thank you'], [undefined], ['Thank you', 2]]) {
    const send = rs.fn();
    send('Ann', ...more);
    if (more.length > 0) expect(send).not.toHaveBeenCalledWith('Ann');
    expect(send.mock.calls.map(([to]) => to)).toContain('Ann');
  }
});`,
    output: ['Tests 1 passed'],
  },
  'Can Sinon replace an export of a module?': {
    heading: 'names',
    says: [
      "`sinon.stub(mail, 'send')` after `import * as mail`, which has no effect and no error",
      "or `sinon.stub(mail, 'send').get(() => fake)`; a default export is `'default'`.",
    ],
    files: {
      'mail.ts': "export const send = () => 'sent'; export default () => 'real';",
      'order.ts':
        "import first, { send } from './mail'; export const order = () => send(); export const main = () => first();",
    },
    // Sinon looks for a value in the descriptor. Its get() replaces the getter, as here.
    test: `${core}import * as mail from './mail';
import { main, order } from './order';
const own = () => Object.getOwnPropertyDescriptor(mail, 'send');
test('exports are getters', () => {
  expect(own()).toMatchObject({ get: expect.any(Function), configurable: true });
  expect(own()).not.toHaveProperty('value');
});
test('spyOn', () => {
  rs.spyOn(mail, 'send').mockReturnValue('spied');
  expect(order()).toBe('spied');
  rs.restoreAllMocks();
});
test('a getter', () => {
  Object.defineProperty(mail, 'send', { get: () => () => 'fake', configurable: true });
  expect(order()).toBe('fake');
});
test('a default export', () => {
  rs.spyOn(mail, 'default').mockReturnValue('spied');
  expect(main()).toBe('spied');
  rs.restoreAllMocks();
  Object.defineProperty(mail, 'default', { get: () => () => 'fake', configurable: true });
  expect(main()).toBe('fake');
});`,
    output: ['Tests 4 passed'],
  },
  'In which order do several afterEach and afterAll hooks run?': {
    heading: 'what-differs-silently',
    says: 'Several `afterEach` of a suite run in reverse order, and so do `afterAll` hooks.',
    elsewhere: {
      '/guide/migration/node-test':
        'Several `afterEach` of a suite run in reverse order, and so do `afterAll` hooks.',
    },
    test: "import { afterAll, afterEach, test } from '@rstest/core';\nafterEach(() => console.log('each 1')); afterEach(() => console.log('each 2')); afterAll(() => console.log('all 1')); afterAll(() => console.log('all 2'));\ntest('x', () => {});",
    command: 'npx rstest --disableConsoleIntercept',
    output: [/each 2\neach 1\nall 2\nall 1/],
  },
  'Do tests that were bundled with Rspack for Mocha need that step?': {
    heading: 'what-differs-silently',
    says: 'If you bundle the tests with webpack or Rspack before Mocha runs them, drop that step: Rstest bundles them, and an adapter takes your Rspack config.',
    files: {
      'rstest.config.mjs':
        "import { withRspackConfig } from '@rstest/adapter-rspack'; export default { extends: withRspackConfig() };",
      'rspack.config.mjs':
        "export default { target: 'node', resolve: { alias: { '#shop': import.meta.dirname + '/src' } } };",
      'src/price.ts': "export const currency: string = 'EUR';",
      'a.test.mjs': `${head}import { currency } from '#shop/price';
test('a', () => expect(currency).toBe('EUR'));`,
    },
    output: ['Tests 1 passed'],
  },
  'What becomes of it with a name and no function?': {
    heading: 'names',
    says: "`it('name')` without a function · `it.todo('name')`, because `it('name')` counts as passed here",
    files: {
      'a.test.js':
        "import { it } from '@rstest/core'; it('refunds'); it.todo('ships'); it('pays', () => {});",
    },
    output: ['Tests 2 passed | 1 todo (3)'],
  },
  'May Chai, chai-as-promised and Sinon stay, with its fake timers?': {
    heading: 'names',
    libraries: true,
    says: [
      'Chai and its plugins, such as `chai-as-promised`, Sinon · may stay, imported as before; or `expect(…).resolves` and `rs.fn()`',
      '`sinon.useFakeTimers()` · may stay, but call `sinon.restore()` in `afterEach`',
    ],
    test: `import * as chai from 'chai';
import chaiAsPromised from 'chai-as-promised';
import sinon from 'sinon';
import { afterEach, expect, test } from '@rstest/core';
chai.use(chaiAsPromised);
afterEach(() => sinon.restore());
test('assertions', async () => {
  await chai.expect(Promise.reject(new Error('down'))).to.be.rejectedWith('down');
  await expect(chai.expect(Promise.resolve(1)).to.be.rejectedWith('down')).rejects.toThrow('to be rejected');
});
test('timers', () => {
  const clock = sinon.useFakeTimers();
  const later = sinon.spy();
  setTimeout(later, 60_000);
  clock.tick(60_000);
  sinon.assert.calledOnce(later);
});`,
    output: ['Tests 2 passed'],
  },
  'What are the stubs and spies of Sinon here, and what of a module that Node.js loads?': {
    heading: 'names',
    libraries: true,
    says: [
      'For a module of Node.js or, in `node`, a package, it fails with `ES Modules cannot be stubbed`: use `rs.mock`',
      '`rs.fn().mockReturnValue(1)`, `.mockResolvedValue(1)`, `.mockRejectedValue(e)`, `.mockImplementation(fn)`, `.mockReturnValueOnce(1)`',
      "`sinon.stub(cart, 'add')`, after which `add` does nothing; `sinon.spy(cart, 'add')` · `rs.spyOn(cart, 'add').mockReturnValue(undefined)`; `rs.spyOn(cart, 'add')`, which calls `add`",
      '`spy.mock.calls.length`, `spy.mock.calls[0]`, `spy.mock.lastCall`',
      "`sinon.stub(cart, 'total').get(() => 5)`, `.value(5)` · `rs.spyOn(cart, 'total', 'get').mockReturnValue(5)`",
      '`sandbox.resetHistory()`, `sandbox.reset()`, `sandbox.restore()` · `rs.clearAllMocks()`, `rs.resetAllMocks()`, after which a spy calls its original, `rs.restoreAllMocks()`, which clears the calls of every mock as well',
    ],
    test: `import * as fs from 'node:fs';
import * as rx from 'rxjs';
import sinon from 'sinon';
import { expect, rs, test } from '@rstest/core';
const makeCart = (): any => ({ count: 0, add() { this.count += 1; return this.count; } });
test('modules that Node.js loads', () => {
  expect(() => sinon.stub(fs, 'existsSync')).toThrow('ES Modules cannot be stubbed');
  expect(() => sinon.stub(rx, 'of')).toThrow('ES Modules cannot be stubbed');
});
test('stubs', async () => {
  const error = new Error('no');
  const pairs: [any, any][] = [
    [sinon.stub().returns(1), rs.fn().mockReturnValue(1)],
    [sinon.stub().callsFake(() => 1), rs.fn().mockImplementation(() => 1)],
    [sinon.stub().resolves(1), rs.fn().mockResolvedValue(1)],
  ];
  for (const [old, now] of pairs) expect([await old(), await now()]).toEqual([1, 1]);
  await expect(sinon.stub().rejects(error)()).rejects.toBe(error);
  await expect(rs.fn().mockRejectedValue(error)()).rejects.toBe(error);
  const old: any = sinon.stub().returns(0);
  old.onFirstCall().returns(1);
  const now = rs.fn().mockReturnValue(0).mockReturnValueOnce(1);
  expect([old(), old(), now(), now()]).toEqual([1, 0, 1, 0]);
});
test('methods', () => {
  const [a, b, c, d] = [makeCart(), makeCart(), makeCart(), makeCart()];
  const stub = sinon.stub(a, 'add');
  const stubbed = rs.spyOn(b, 'add').mockReturnValue(undefined);
  sinon.spy(c, 'add');
  rs.spyOn(d, 'add');
  expect([a.add(3), b.add(3), c.add(3), d.add(3)]).toEqual([undefined, undefined, 1, 1]);
  a.add(4);
  b.add(4);
  expect([stub.callCount, stub.firstCall.args, stub.lastCall.args]).toEqual([2, [3], [4]]);
  expect([stubbed.mock.calls.length, stubbed.mock.calls[0], stubbed.mock.lastCall]).toEqual([2, [3], [4]]);
  sinon.restore();
  rs.restoreAllMocks();
  expect([a.add(), b.add()]).toEqual([1, 1]);
});
test('getters', () => {
  const [a, b, c] = [1, 2, 3].map(() => ({ get total() { return 1; } }));
  sinon.stub(a!, 'total').get(() => 5);
  sinon.stub(b!, 'total').value(5);
  rs.spyOn(c!, 'total', 'get').mockReturnValue(5);
  expect([a!.total, b!.total, c!.total]).toEqual([5, 5, 5]);
});
test('resets', () => {
  const cart = makeCart();
  const [old, now] = [sinon.stub(), rs.fn()];
  old();
  now();
  sinon.restore();
  rs.restoreAllMocks();
  expect([old.callCount, now.mock.calls.length]).toEqual([1, 0]);
  rs.spyOn(cart, 'add').mockReturnValue(9);
  rs.clearAllMocks();
  expect(cart.add()).toBe(9);
  rs.resetAllMocks();
  expect([cart.add(), rs.isMockFunction(cart.add)]).toEqual([1, true]);
});`,
    output: ['Tests 5 passed'],
  },
  'Is .mocharc read, and what replaces this.currentTest?': {
    heading: 'what-differs-silently',
    says: [
      'No config of Mocha is read, neither `.mocharc.*` nor `mocha` in `package.json`.',
      "`this.currentTest.state` in `afterEach` · `task.result.status` of its first parameter, `'pass'` or `'fail'`",
    ],
    files: {
      '.mocharc.json': '{ "timeout": 1, "require": "./none.js", "spec": "none/*.js" }',
      'package.json': '{ "type": "module", "mocha": { "timeout": 1, "require": "./none.js" } }',
      'a.test.js': `${head.replace('beforeEach', 'afterEach')}afterEach(({ task }) => { console.log('STATE', task.name, task.result.status); });
test('a', () => new Promise((done) => setTimeout(done, 20)));
test('b', () => expect(1 + 1).toBe(3));`,
    },
    exitCode: 1,
    output: [/STATE a pass[\s\S]*STATE b fail/, 'Tests 1 failed | 1 passed'],
    absent: ['none.js'],
  },
  'Do the tests after a failed beforeEach or afterEach run?': {
    heading: 'what-differs-silently',
    says: "A failing `beforeEach` or `afterEach` doesn't end its suite. Mocha skips the tests that are left. Here they run, and each fails again, so one cause prints many errors.",
    files: {
      'a.test.mjs': `import { afterEach, beforeEach, describe, it } from '@rstest/core';
describe('before', () => {
  beforeEach(() => { throw new Error('stock'); });
  it('one', () => {});
  it('two', () => {});
});
describe('after', () => {
  afterEach(() => { throw new Error('stock'); });
  it('three', () => {});
  it('four', () => { console.log('RAN four'); });
});`,
    },
    exitCode: 1,
    output: ['RAN four', 'Tests 4 failed'],
  },
  'What replaces --grep with --invert?': {
    heading: 'names',
    says: "`--grep`, `-g`; `--grep slow --invert` · `-t`; `-t '^(?!.*slow)'`",
    files: {
      'a.test.ts':
        "import { describe, test } from '@rstest/core';\ndescribe('slow', () => { test('pays', () => {}); });\ntest('adds', () => {});",
    },
    command: "npx rstest -t '^(?!.*slow)'",
    output: [/- slow > pays[\s\S]*✓ adds[\s\S]*Tests 1 passed \| 1 skipped/],
  },
} satisfies Answers;
