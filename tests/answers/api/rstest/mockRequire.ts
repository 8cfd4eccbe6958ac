import { type Answers, core, testFiles } from '../../../support/answers.ts';

export default {
  'Does a mock that is assigned to a member reach code that has destructured it?': {
    heading: 'commonjs',
    says: [
      "A mock that you assign, `api.load = rs.fn()`, and a spy, `rs.spyOn(api, 'load')`, replace the member alone.",
      "Code that took the function while it loaded, `const { load } = require('./api')`, still calls the real one, unless that code is loaded after that line.",
      "`rs.mockRequire('./api', () => ({ load: rs.fn() }))` reaches it wherever in the file you write it.",
    ],
    files: {
      'api.cjs': "module.exports = { load: () => 'real' };",
      'code.cjs': "const { load } = require('./api.cjs'); module.exports = { run: () => load() };",
      ...Object.fromEntries(
        Object.entries({
          late: "require('./code.cjs'); api.load = rs.fn(() => 'fake');",
          early: "api.load = rs.fn(() => 'fake');",
          lateSpy: "require('./code.cjs'); rs.spyOn(api, 'load').mockReturnValue('fake');",
          earlySpy: "rs.spyOn(api, 'load').mockReturnValue('fake');",
        }).map(([name, first]) => [
          `${name}.test.cjs`,
          `const { expect, rs, test } = require('@rstest/core');
const api = require('./api.cjs');
${first}
const { run } = require('./code.cjs');
test('a', () => { console.log('${name}', run()); });
`,
        ]),
      ),
      'mocked.test.cjs': `const { expect, rs, test } = require('@rstest/core');
const { load } = require('./api.cjs');
const { run } = require('./code.cjs');
test('a', () => { console.log('mocked', run()); expect(load).toHaveBeenCalledTimes(1); });
rs.mockRequire('./api.cjs', () => ({ load: rs.fn(() => 'fake') }));
`,
    },
    output: [
      'late real',
      'early fake',
      'lateSpy real',
      'earlySpy fake',
      'mocked fake',
      'Tests 5 passed',
    ],
  },
  'Does rs.mock also change require, and rs.mockRequire also change import?': {
    heading: 'commonjs',
    says: 'A module of yours has only one mock, so `rs.mock` and `rs.mockRequire` both reach `import` and `require()`.',
    files: {
      'tax.cjs': "module.exports = { tax: () => 'real' };",
      'a.test.ts': `${core}import { tax } from './tax.cjs';\nrs.mock('./tax.cjs', () => ({ tax: () => 'by mock' }));\ntest('a', () => { console.log(tax(), require('./tax.cjs').tax()); });`,
      'b.test.ts': `${core}import { tax } from './tax.cjs';\nrs.mockRequire('./tax.cjs', () => ({ tax: () => 'by mockRequire' }));\ntest('b', () => { console.log(tax(), require('./tax.cjs').tax()); });`,
    },
    output: ['by mock by mock', 'by mockRequire by mockRequire'],
  },
  'How do I record the calls of a CommonJS module that is a function?': {
    heading: 'rsmockrequire',
    says: 'With `{ spy: true }`, `require()` of a module that is a function still gives a function, which records its calls. With `rs.mock`, it gives an object, and the call fails with `… is not a function`.',
    files: {
      'price.cjs': 'module.exports = (n) => n * 2;',
      'app.cjs': "const price = require('./price.cjs'); exports.total = () => price(4);",
      ...testFiles(
        ['mock', 'mockRequire'],
        (name) => `${core}const price = require('./price.cjs');
const { total } = require('./app.cjs');
rs.${name}('./price.cjs', { spy: true });
test('${name}', () => { console.log('${name} gives', total(), price.mock.calls[0]); });
`,
      ),
    },
    exitCode: 1,
    output: ['mockRequire gives 8 [ 4 ]', 'price is not a function'],
  },
  'Which mock of a module can be a function for require()?': {
    heading: 'commonjs',
    says: "with `rs.mockRequire` it's the object of the factory itself, with `rs.mock` an ES module made from it.",
    files: {
      'net.cjs': 'module.exports = (cents) => cents * 2;',
      'a.test.ts': `${core}const net = require('./net.cjs');\nrs.mockRequire('./net.cjs', () => () => 3);\ntest('a', () => { console.log('mockRequire', typeof net); });`,
      'b.test.ts': `${core}const net = require('./net.cjs');\nrs.mock('./net.cjs', () => (() => 3) as any);\ntest('b', () => { console.log('mock', typeof net); });`,
    },
    output: ['mockRequire function', 'mock object'],
  },
  'What does requireMock do without a __mocks__ file?': {
    heading: 'rsrequiremock',
    says: "If there's no such file, it throws `Cannot find module './__mocks__/…'`.",
    files: { 'net.cjs': 'module.exports = (cents) => cents * 2;' },
    test: `${core}test('a', () => { rs.requireMock('./net.cjs'); });`,
    exitCode: 1,
    output: ["Cannot find module './__mocks__/net.cjs'"],
  },
  'From when on do mockRequire and doMockRequire replace a module, and what does requireActual return?':
    {
      heading: 'rsmockrequire',
      says: [
        'Mocks a module for `require()` before any code of the file runs.',
        'Mocks a module for every `require()` that runs after this line, as `rs.doMock` does for `import()`.',
        'After `rs.doMock` or `rs.doMockRequire` has replaced a mock that was already loaded, it returns that first mock: call it before.',
      ],
      files: {
        'src/price.cjs': `exports.price = 'real';
`,
        'a.test.ts': `import { rs, test } from '@rstest/core';
console.log('first', require('./src/price.cjs').price);
rs.mockRequire('./src/price.cjs', () => ({ price: 'mocked' }));
rs.doMockRequire('./src/price.cjs', () => ({ price: 'second' }));
console.log('again', require('./src/price.cjs').price, 'actual', (rs.requireActual('./src/price.cjs') as any).price);
test('x', () => {});
`,
        'b.test.ts': `import { rs, test } from '@rstest/core';
console.log('before', require('./src/price.cjs').price);
rs.doMockRequire('./src/price.cjs', () => ({ price: 'mocked' }));
console.log('after', require('./src/price.cjs').price);
console.log('actual', (rs.requireActual('./src/price.cjs') as any).price);
test('x', () => {});
`,
        'src/tax.ts': `export const tax = () => 'real';
`,
        'c.test.ts': `import { rs, test } from '@rstest/core';
import { tax } from './src/tax';
rs.mock('./src/tax', () => ({ tax: () => 'mocked' }));
const actual = () => (rs.requireActual('./src/tax') as any).tax();
test('x', () => {
  rs.doMock('./src/tax', () => ({ tax: () => 'second' }));
  console.log('of', tax(), 'actual is', actual());
});
`,
        'd.test.ts': `import { rs, test } from '@rstest/core';
import { tax } from './src/tax';
rs.mock('./src/tax', () => ({ tax: () => 'mocked' }));
const actual = () => (rs.requireActual('./src/tax') as any).tax();
test('x', () => {
  console.log('actual of', tax(), 'is', actual());
  rs.doMock('./src/tax', () => ({ tax: () => 'second' }));
  console.log('and stays', actual());
});
`,
      },
      output: [
        'first mocked',
        'before real',
        'after mocked',
        'actual real',
        'again second actual mocked',
        'of mocked actual is mocked',
        'actual of mocked is real',
        'and stays real',
      ],
    },
  'Does a mock of a package reach both import and require()?': {
    heading: 'commonjs',
    says: 'Of what Node.js loads, `rs.mock` reaches no `require()`, and `rs.mockRequire` no static `import`.',
    files: {
      'node_modules/say/package.json': '{"name":"say","main":"index.js"}',
      'node_modules/say/index.js': "exports.say = () => 'real';",
      'own.cjs':
        "exports.read = () => [require('say').say(), require('node:os').hostname() === 'fake'];",
      ...testFiles(
        ['mock', 'mockRequire'],
        (name) => `import { hostname } from 'node:os';
import { rs, test } from '@rstest/core';
import { say } from 'say';
import own from './own.cjs';
rs.${name}('say', () => ({ say: () => 'fake' }));
rs.${name}('node:os', () => ({ hostname: () => 'fake' }));
test('a', async () => console.log('${name}', JSON.stringify([say(), hostname() === 'fake', own.read(), (await import('say')).say()])));`,
      ),
    },
    command: 'npx rstest; npx rstest --pool=vmForks; npx rstest --pool=threads',
    output: [
      'mock ["fake",true,["real",false],"fake"]',
      'mockRequire ["real",false,["fake",true],"fake"]',
      /(2 passed[\s\S]*){3}/,
    ],
    absent: ['mock ["fake",true,["fake"', 'mockRequire ["fake"'],
  },
} satisfies Answers;
