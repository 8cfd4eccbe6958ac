import type { Answers } from '../../../support/answers.ts';

const config = (more = '') => ({
  'rstest.config.ts': `export default { restoreMocks: true, ${more} };`,
});
const test = (body: string) => ({
  'a.test.ts': `import { beforeAll, beforeEach, expect, rs, test } from '@rstest/core';\n${body}`,
});

export default {
  'Is a spied method the original again in the next test?': {
    says: 'Before each test, removes the spies of earlier ones, so that a method replaced with `rs.spyOn` is the real method again.',
    files: {
      ...config(),
      ...test(`const shop = { open: () => 'real' };
test('one', () => { rs.spyOn(shop, 'open').mockReturnValue('fake'); expect(shop.open()).toBe('fake'); });
test('two', () => { expect(rs.isMockFunction(shop.open)).toBe(false); expect(shop.open()).toBe('real'); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Why does my spy from the top of the file or from beforeAll not work with restoreMocks?': {
    heading: 'create-spies-in-beforeeach-or-in-the-test',
    says: [
      'A spy made at the top of the file, in `beforeAll` or in a setup file is gone by then: tests call the real method, and `expect(spy)` sees no calls.',
      'The restore also runs before the first test.',
    ],
    files: {
      ...config(),
      ...test(`const shop = { open: () => 'real', close: () => 'real' };
const spy = rs.spyOn(shop, 'open').mockReturnValue('fake');
beforeAll(() => { rs.spyOn(shop, 'close').mockReturnValue('fake'); });
test('first test', () => {
  expect([shop.open(), shop.close()]).toEqual(['real', 'real']);
  expect(spy).not.toHaveBeenCalled();
});`),
    },
    output: ['Tests 1 passed'],
  },
  'Does a spy made in beforeEach work with restoreMocks?': {
    heading: 'create-spies-in-beforeeach-or-in-the-test',
    says: 'Create spies in `beforeEach` or in the test.',
    files: {
      ...config(),
      ...test(`const shop = { open: () => 'real' };
beforeEach(() => { rs.spyOn(shop, 'open').mockReturnValue('fake'); });
test('one', () => { expect(shop.open()).toBe('fake'); });
test('two', () => { expect(shop.open()).toBe('fake'); });`),
    },
    output: ['Tests 2 passed'],
  },
  'What does restoreMocks do to rs.fn()?': {
    heading: 'what-restoring-a-mock-undoes',
    says: '`rs.fn(implementation)` is back at its first implementation, without calls and without the name of a `mockName`.',
    elsewhere: {
      '/guide/migration/vitest':
        '`restoreMocks` and `rs.restoreAllMocks` reset `rs.fn` too, not only spies.',
    },
    files: {
      ...config(),
      ...test(`const price = rs.fn(() => 10).mockName('price');
test('one', () => { price.mockReturnValue(99); price(); });
test('two', () => {
  expect(price).not.toHaveBeenCalled();
  expect(price()).toBe(10);
  expect(price.getMockName()).not.toBe('price');
});`),
    },
    output: ['Tests 2 passed'],
  },
  'Does restoreMocks bring a module replaced with rs.mock back?': {
    heading: 'what-restoring-a-mock-undoes',
    says: 'Modules replaced with `rs.mock` stay replaced, but their mocks lose what tests have set, like all others.',
    files: {
      ...config(),
      'mail.ts': `export const send = () => 'sent';`,
      'fax.ts': `export const fax = () => 'sent';`,
      ...test(`import { fax } from './fax';
import { send } from './mail';
rs.mock('./mail', () => ({ send: rs.fn(() => 'fake') }));
rs.mock('./fax', { mock: true });
test('one', () => { expect(send()).toBe('fake'); rs.mocked(send).mockReturnValue('set'); rs.mocked(fax).mockReturnValue('set'); expect([send(), fax()]).toEqual(['set', 'set']); });
test('two', () => { expect(send()).toBe('fake'); expect(fax()).toBe(undefined); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Does restoreMocks put stubbed globals, variables or fake timers back?': {
    heading: 'what-restoring-a-mock-undoes',
    says: "It doesn't end fake timers: call `rs.useRealTimers()`.",
    files: {
      ...config(),
      ...test(`test('one', () => { rs.stubGlobal('shop', 'open'); rs.stubEnv('SHOP', 'open'); rs.useFakeTimers(); });
test('two', () => {
  expect((globalThis as any).shop).toBe('open');
  expect(process.env.SHOP).toBe('open');
  expect(rs.isFakeTimers()).toBe(true);
});`),
    },
    output: ['Tests 2 passed'],
  },
  'Is the spy of the last test restored before the next file, with isolate: false?': {
    heading: 'spies-of-the-last-test-stay-until-the-next-file',
    says: 'with `isolate` turned off, a spy on `Math` is still active while the next file loads, until its first test, and in the VM pools a spy on a module of Node.js or a global such as `Buffer`.',
    files: {
      ...config('isolate: false, pool: { maxWorkers: 1 }'),
      ...test(`// The larger file runs first. ${'-'.repeat(400)}
test('one', () => { rs.spyOn(Math, 'random').mockReturnValue(0.5); });`),
      'b.test.ts': `import { expect, test } from '@rstest/core';
const atLoad = Math.random();
test('two', () => { console.log('at load ' + (atLoad === 0.5) + ', in test ' + (Math.random() === 0.5)); });`,
    },
    output: ['at load true, in test false'],
  },
  'Do projects inherit restoreMocks?': {
    heading: 'restore-mocks-in-one-file',
    says: 'With `projects`, set the option in each project;',
    files: {
      ...config(`projects: [{ name: 'shop', include: ['*.test.ts'] }]`),
      ...test(`const shop = { open: () => 'real' };
test('one', () => { rs.spyOn(shop, 'open').mockReturnValue('fake'); });
test('two', () => { expect(shop.open()).toBe('fake'); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Does restoring a mock keep the name that I gave it?': {
    heading: 'what-restoring-a-mock-undoes',
    says: 'is back at its first implementation, without calls and without the name of a `mockName`',
    files: { 'rstest.config.ts': 'export default { restoreMocks: true };' },
    test: `import { rs, test } from '@rstest/core';
const price = rs.fn(function price() { return 1; }).mockName('mine').mockReturnValue(2);
price();
test('a', () => console.log('NAME', price.getMockName(), price.mock.calls.length, price()));`,
    output: ['NAME price 0 1'],
  },
  'Does restoreMocks restore before the first test and ahead of beforeEach, and after the last one?':
    {
      heading: 'spies-of-the-last-test-stay-until-the-next-file',
      says: 'The restore happens before each test and each attempt, ahead of `beforeEach`, and not after the last test of a file.',
      files: {
        'rstest.config.ts': `export default { restoreMocks: true, retry: 1 };
`,
        'a.test.ts': `import { afterAll, beforeEach, rs, test } from '@rstest/core';
const shop = { price: () => 'real' };
rs.spyOn(shop, 'price').mockReturnValue('early');
beforeEach(() => { console.log('before', shop.price()); rs.spyOn(shop, 'price').mockReturnValue('set'); });
let tries = 0;
test('x', () => { console.log('in', shop.price()); if (++tries < 2) throw new Error('again'); });
afterAll(() => console.log('after', shop.price()));
`,
      },
      output: [/before real[\s\S]*in set[\s\S]*before real[\s\S]*in set[\s\S]*after set/],
    },
} satisfies Answers;
