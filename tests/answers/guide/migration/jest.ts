import { type Answers, core, passing, withHooks } from '../../../support/answers.ts';

export default {
  'Is an option of Jest that Rstest does not know reported?': {
    heading: 'options',
    says: "Rstest ignores an option that it doesn't know, without a word, so replace each one:",
    files: {
      'rstest.config.mjs': "export default { testPathPattern: './none/', testRegex: 'none' };",
    },
    test: passing,
    output: ['Tests 1 passed'],
    absent: ['testPathPattern', 'testRegex'],
  },
  'What replaces jest.replaceProperty?': {
    heading: 'api',
    says: "`jest.replaceProperty(object, 'key', value)` · `rs.spyOn(object, 'key', 'get').mockReturnValue(value)`; `rs.stubEnv` for the environment",
    test: `${withHooks}const config = { debug: false };
test('a', () => {
  rs.spyOn(config, 'debug', 'get').mockReturnValue(true);
  console.log('REPLACED', config.debug);
  rs.restoreAllMocks();
  console.log('RESTORED', config.debug);
});`,
    output: ['REPLACED true', 'RESTORED false'],
  },
  'Does an open handle keep the run alive?': {
    heading: 'flags',
    says: '`--forceExit` · plain `rstest`, which ends its workers',
    test: `${withHooks}test('a', () => { setInterval(() => {}, 1000); });`,
    output: ['Tests 1 passed'],
  },
  'How deep does the type of rs.mocked reach?': {
    heading: 'api',
    says: '`jest.fn`, `jest.spyOn`, `jest.mocked` · `rs.fn`, `rs.spyOn`, `rs.mocked`; its type covers one level, `rs.mocked(value, true)` all',
    files: {
      'a.ts': `import { rs } from '@rstest/core';
const shop = { open: () => 1, cart: { total: () => 2 } };
rs.mocked(shop).open.mockReturnValue(3);
rs.mocked(shop, true).cart.total.mockReturnValue(4);
rs.mocked(shop).cart.total.mockReturnValue(5);`,
    },
    command:
      'tsc --noEmit --skipLibCheck --module esnext --moduleResolution bundler --types node a.ts',
    exitCode: 2,
    output: ["a.ts(5,28): error TS2339: Property 'mockReturnValue' does not exist"],
    absent: ['a.ts(3', 'a.ts(4'],
  },
  "What replaces 'as jest.Mock'?": {
    heading: 'api',
    says: '`(load as jest.Mock)` · `rs.mocked(load)`',
    files: {
      'load.ts': "export const load = async (id: number) => 'real ' + id;\n",
      'a.test.ts': `${withHooks}import { load } from './load';
rs.mock('./load', () => ({ load: rs.fn() }));
test('x', async () => {
  rs.mocked(load).mockResolvedValue('fake');
  console.log('LOADED', await load(7));
});
`,
    },
    output: ['LOADED fake'],
  },
  'What replaces jest.setMock?': {
    heading: 'api',
    says: '`jest.setMock(path, value)` · `rs.doMock(path, () => value)`',
    files: {
      'rates.ts': 'export const rate = () => 1;',
      'a.test.ts': `${withHooks}test('x', async () => {
  rs.doMock('./rates', () => ({ rate: () => 8 }));
  console.log('RATE', (await import('./rates')).rate());
});`,
    },
    output: ['RATE 8'],
  },
  "Why isn't a mock hoisted that is called as jest.mock?": {
    heading: 'api',
    says: "`import { rs } from '@rstest/core'`; not `rs as jest`, under which `mock` isn't found",
    files: {
      'rates.ts': 'export const rate = () => 1;',
      'a.test.ts': `import { rs as jest, test } from '@rstest/core';
import { rate } from './rates';
jest.mock('./rates', () => ({ rate: () => 8 }));
test('x', () => console.log('RATE', rate()));`,
    },
    exitCode: 1,
    output: ['mock() was not transformed by Rstest'],
  },
  "What replaces useFakeTimers('legacy') and runAllImmediates?": {
    heading: 'api',
    says: "`rs.useFakeTimers()`, which ignores `'legacy'`, and `rs.runAllTimers()`",
    test: `import { rs, test } from '@rstest/core';
test('x', async () => {
  (rs.useFakeTimers as (mode: string) => void)('legacy');
  setImmediate(() => console.log('IMMEDIATE'));
  console.log('STILL');
  rs.runAllTimers();
  rs.useRealTimers();
});`,
    output: [/STILL[\s\S]*IMMEDIATE/],
  },
  'Why do errors that were equal in Jest differ?': {
    heading: 'api',
    says: [
      'in Rstest its `name` and own properties, too.',
      "So `toEqual(new Error('no stock'))` and `toThrow(new Error('no stock'))` fail for a `TypeError`: expect the error that your code makes, or write `toMatchObject({ message: 'no stock' })`.",
    ],
    test: `${withHooks}test('a', () => {
  const error = new TypeError('no stock');
  expect(error).not.toEqual(new Error('no stock'));
  expect(error).toEqual(new TypeError('no stock'));
  expect(() => expect(() => { throw error; }).toThrow(new Error('no stock'))).toThrow();
  expect(Object.assign(new Error('a'), { code: 1 })).not.toEqual(new Error('a'));
  expect(error).toMatchObject({ message: 'no stock' });
  expect(error).not.toMatchObject({ message: 'stock' });
});`,
    output: ['Tests 1 passed'],
  },
  'What replaces jest.unstable_mockModule?': {
    heading: 'api',
    says: "`jest.unstable_mockModule` · `rs.mock(path, factory)`, where the factory isn't async, in a test or hook `rs.doMock`; an `await import()` below it may stay;",
    files: {
      'price.js': 'export const price = () => 5;\n',
      'cart.js': "import { price } from './price.js';\nexport const total = () => price();\n",
      'a.test.mjs': `${core}rs.mock('./price.js', () => ({ price: () => 7 }));
const { total } = await import('./cart.js');
test('a', () => { expect(total()).toBe(7); });`,
      'b.test.mjs': `${core}test('b', async () => {
  const price = () => 9;
  rs.doMock('./price.js', () => ({ price }));
  expect((await import('./cart.js')).total()).toBe(9);
});`,
    },
    output: ['Tests 2 passed'],
  },
  'Haste module naming collision, duplicate manual mock found: do such warnings exist?': {
    heading: 'options',
    says: 'settings against `Haste module naming collision` or `duplicate manual mock found` · not needed: two packages or two `__mocks__` files may have one name',
    files: {
      'package.json': '{"name":"shop"}',
      'copy/package.json': '{"name":"shop"}',
      'a/api.ts': "export const from = 'a';\n",
      'b/api.ts': "export const from = 'b';\n",
      'a/__mocks__/api.ts': "export const from = 'mock a';\n",
      'b/__mocks__/api.ts': "export const from = 'mock b';\n",
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import { from as a } from './a/api';
import { from as b } from './b/api';
rs.mock('./a/api');
rs.mock('./b/api');
test('both', () => expect([a, b]).toEqual(['mock a', 'mock b']));
`,
    },
    output: ['Tests 1 passed'],
    absent: ['collision', 'duplicate'],
  },
  'Does watch mode need a Git repository, as --watch of Jest does?': {
    heading: 'flags',
    says: '`--watch`, `--watchAll` · `rstest watch`, which needs no Git repository',
    files: { 'a.test.ts': passing },
    command:
      'export GIT_DIR=/nowhere; npx rstest --changed 2>&1 | grep -o "Failed to resolve changed files"; D=$(mktemp -d); setsid npx rstest watch > $D/log 2>&1 < /dev/null & pid=$!; for i in $(seq 100); do grep -q Waiting $D/log && break; sleep 0.2; done; kill -- -$pid; cat $D/log',
    output: [/Failed to resolve changed files[\s\S]*Tests 1 passed[\s\S]*Waiting for file changes/],
  },
  'What replaces snapshotResolver, snapshotFormat and prettierPath?': {
    heading: 'options',
    says: [
      "`snapshotResolver` · `resolveSnapshotPath`, the function itself; `resolveTestPath` and `testPathForConsistencyCheck` aren't needed",
      '`prettierPath` · not needed: inline snapshots are written without Prettier and Babel',
    ],
    files: {
      'rstest.config.mjs': `export default { resolveSnapshotPath: (testPath, extension) => testPath + extension, snapshotFormat: { printBasicPrototype: true } };`,
      'node_modules/prettier/package.json': '{ "name": "prettier", "version": "3.0.0" }',
      'node_modules/prettier/index.js': 'throw new Error("PRETTIER");',
      'a.test.ts': `import { expect, test } from '@rstest/core';
const list = [1] satisfies number[];
test('a', () => { expect(list).toMatchInlineSnapshot(); expect(list).toMatchSnapshot(); });
`,
    },
    command: 'unset CI; npx rstest; cat a.test.ts a.test.ts.snap',
    output: ['Snapshots 2 written', /toMatchInlineSnapshot\(`\n +Array \[/, /exports.*\nArray \[/],
    absent: ['PRETTIER'],
  },
  'What becomes of globals and slowTestThreshold of a Jest config?': {
    heading: 'options',
    says: [
      '`globals: { __DEV__: true }` · `source.define`; here, `globals` is a switch that any object turns on',
      '`slowTestThreshold` · `slowTestThreshold`, in milliseconds: `5` becomes `5000`',
    ],
    files: {
      'rstest.config.mjs':
        'export default { globals: { __DEV__: true }, slowTestThreshold: Number(process.env.SLOW), source: { define: { __PROD__: false } } };',
      'a.test.mjs':
        "test('a', async () => { await new Promise((done) => setTimeout(done, 40)); console.log('DEV', typeof __DEV__, __PROD__); });",
      'b.test.mjs': "test('b', () => {});",
    },
    command: 'SLOW=5 npx rstest; echo SECONDS; SLOW=5000 npx rstest',
    output: ['DEV undefined false', /a\.test\.mjs \(1\)\s+✓ a \(\d+ms\)[\s\S]*SECONDS/],
    absent: [/SECONDS[\s\S]*✓ a \(/],
  },
  'What replaces jest.createMockFromModule?': {
    heading: 'api',
    says: "`jest.createMockFromModule('./x')` · `rs.mockObject({ ...(await rs.importActual('./x')) })`",
    files: { 'x.ts': 'export const rate = () => 5;\nexport const name = "tax";\n' },
    test: `${core}test('a', async () => {
  const x = rs.mockObject({ ...(await rs.importActual<typeof import('./x')>('./x')) });
  expect([x.rate(), x.name]).toEqual([undefined, 'tax']);
  x.rate.mockReturnValue(7);
  expect(x.rate()).toBe(7);
});`,
    output: ['Tests 1 passed'],
  },
} satisfies Answers;
