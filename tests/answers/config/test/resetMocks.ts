import type { Answers } from '../../../support/answers.ts';

const config = (more = '') => ({
  'rstest.config.ts': `export default { resetMocks: true, ${more} };`,
});
const test = (body: string) => ({
  'a.test.ts': `import { beforeEach, expect, rs, test } from '@rstest/core';\n${body}`,
});

export default {
  'Does rs.fn(implementation) keep its implementation with resetMocks?': {
    heading: 'what-resetting-a-mock-removes',
    says: 'the implementation given to `rs.fn`, the name, and spies.',
    files: {
      ...config(),
      ...test(`const price = rs.fn(() => 10);
test('one', () => { price.mockReturnValue(99); });
test('two', () => { expect(price).not.toHaveBeenCalled(); expect(price()).toBe(10); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Why does my mock return undefined although I set mockReturnValue at the top of the file?': {
    heading: 'set-implementations-where-the-reset-keeps-them',
    says: 'Whatever `mockReturnValue`, `mockImplementation` and the like set at the top of the file is lost by then.',
    files: {
      ...config(),
      ...test(`const price = rs.fn().mockReturnValue(10);
test('first test', () => { expect(price()).toBe(undefined); });`),
    },
    output: ['Tests 1 passed'],
  },
  'Does a value set in beforeEach survive resetMocks?': {
    heading: 'set-implementations-where-the-reset-keeps-them',
    says: 'Pass the implementation to `rs.fn`, or set it in `beforeEach`, because that runs after the reset.',
    files: {
      ...config(),
      ...test(`const price = rs.fn();
beforeEach(() => { price.mockReturnValue(10); });
test('one', () => { expect(price()).toBe(10); });
test('two', () => { expect(price()).toBe(10); });`),
    },
    output: ['Tests 2 passed'],
  },
  'What happens to a factory of rs.mock with resetMocks?': {
    heading: 'set-implementations-where-the-reset-keeps-them',
    says: 'The same applies to factories of `rs.mock`: write `rs.fn(() => value)`.',
    files: {
      ...config(),
      'mail.ts': `export const send = () => 'sent';\nexport const cancel = () => 'cancelled';`,
      ...test(`import { cancel, send } from './mail';
rs.mock('./mail', () => ({ send: rs.fn().mockReturnValue('fake'), cancel: rs.fn(() => 'fake') }));
test('one', () => { expect([send(), cancel()]).toEqual([undefined, 'fake']); });`),
    },
    output: ['Tests 1 passed'],
  },
  'What does a spied method do after a reset?': {
    heading: 'what-resetting-a-mock-removes',
    says: 'A spied method calls the real one again, and its calls are still recorded.',
    files: {
      ...config(),
      ...test(`const shop = { open: () => 'real' };
test('one', () => { rs.spyOn(shop, 'open').mockReturnValue('fake'); });
test('two', () => { expect(shop.open()).toBe('real'); expect(rs.isMockFunction(shop.open)).toBe(true); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Does resetMocks drop values queued with mockReturnValueOnce?': {
    heading: 'what-resetting-a-mock-removes',
    says: 'calls and results, implementations and return values that were set later, and values queued with the `Once` methods.',
    files: {
      ...config(),
      ...test(`const send = rs.fn(() => 'sent');
test('one', () => { send.mockReturnValueOnce('left over'); });
test('two', () => { expect(send()).toBe('sent'); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Does a reset keep the name of a mock?': {
    heading: 'what-resetting-a-mock-removes',
    says: 'the implementation given to `rs.fn`, the name, and spies.',
    files: {
      ...config(),
      ...test(`const send = rs.fn().mockName('mailer');
test('one', () => { expect(send.getMockName()).toBe('mailer'); });`),
    },
    output: ['Tests 1 passed'],
  },
  'What happens when clearMocks, resetMocks and restoreMocks are all on?': {
    heading: 'what-resetting-a-mock-removes',
    says: 'If `restoreMocks` is on too, only the restore runs.',
    files: {
      ...config('clearMocks: true, restoreMocks: true'),
      ...test(`const shop = { open: () => 'real' };
test('one', () => { rs.spyOn(shop, 'open'); });
test('two', () => { expect(rs.isMockFunction(shop.open)).toBe(false); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Do projects inherit resetMocks?': {
    heading: 'reset-mocks-in-one-file',
    says: 'With `projects`, set the option in each project;',
    files: {
      ...config(`projects: [{ name: 'shop', include: ['*.test.ts'] }]`),
      ...test(`const price = rs.fn().mockReturnValue(10);
test('one', () => { expect(price()).toBe(10); });`),
    },
    output: ['Tests 1 passed'],
  },
  'A mock function with mockReturnValue made in the factory of rs.mock returns undefined': {
    heading: 'set-implementations-where-the-reset-keeps-them',
    says: 'So is what they set in the factory of `rs.mock`: the mock returns `undefined` in all tests.',
    elsewhere: {
      '/guide/basic/replace-a-module':
        "With `resetMocks`, the factory's `rs.fn().mockReturnValue('x')` returns `undefined`, because the reset before each test undoes it. Write `rs.fn(() => 'x')`, which stays.",
    },
    files: {
      ...config(),
      'names.ts': "export const first = () => 'a';\nexport const last = () => 'b';\n",
      ...test(`import { first, last } from './names';
rs.mock('./names', () => ({ first: rs.fn().mockReturnValue('x'), last: rs.fn(() => 'x') }));
test('one', () => expect([first(), last()]).toEqual([undefined, 'x']));
test('two', () => expect([first(), last()]).toEqual([undefined, 'x']));`),
    },
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
