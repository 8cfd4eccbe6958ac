import { type Answers, core } from '../../../support/answers.ts';

const config = (more = '') => ({
  'rstest.config.ts': `export default { clearMocks: true, ${more} };`,
});
const test = (body: string) => ({
  'a.test.ts': `import { afterAll, beforeAll, beforeEach, describe, expect, rs, test } from '@rstest/core';\n${body}`,
});

export default {
  'What does clearMocks empty and what does it leave?': {
    heading: 'what-clearing-a-mock-removes',
    says: '`mock.calls`, `results`, `contexts`, `instances` and `lastCall`.',
    files: {
      ...config(),
      ...test(`const send = rs.fn(() => 'sent').mockName('mailer');
send.mockReturnValue('queued');
test('one', () => { send('a'); expect(send).toHaveBeenCalledTimes(1); });
test('two', () => {
  expect(send.mock.calls).toEqual([]);
  expect(send.mock.results).toEqual([]);
  expect(send.mock.contexts).toEqual([]);
  expect(send.mock.lastCall).toBe(undefined);
  expect(send()).toBe('queued');
  expect(send.getMockName()).toBe('mailer');
});`),
    },
    output: ['Tests 2 passed'],
  },
  'Do values queued with mockReturnValueOnce survive clearMocks?': {
    heading: 'what-clearing-a-mock-removes',
    says: 'the implementation, return values (even those queued with `mockReturnValueOnce`), the name, and the spy on a method.',
    files: {
      ...config(),
      ...test(`const send = rs.fn(() => 'sent');
test('one', () => { send.mockReturnValueOnce('left over'); });
test('two', () => { console.log('value: ' + send()); });`),
    },
    output: ['value: left over'],
  },
  'Does clearMocks put a spied method back?': {
    heading: 'what-clearing-a-mock-removes',
    says: 'the implementation, return values (even those queued with `mockReturnValueOnce`), the name, and the spy on a method.',
    files: {
      ...config(),
      ...test(`const shop = { open: () => 'real' };
test('one', () => { rs.spyOn(shop, 'open').mockReturnValue('fake'); });
test('two', () => { expect(shop.open()).toBe('fake'); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Are calls made in beforeAll and beforeEach cleared before the test?': {
    heading: 'mocks-are-cleared-before-each-test',
    says: 'Calls made in `beforeAll`, at the top of the file or in a setup file are therefore gone when the first test starts, while calls made in `beforeEach` count.',
    files: {
      'rstest.config.ts':
        "export default { clearMocks: !process.env.KEEP, setupFiles: ['./setup.ts'] };",
      'send.ts': "import { rs } from '@rstest/core';\nexport const send = rs.fn();\n",
      'setup.ts': "import { send } from './send';\nsend('setup');\n",
      ...test(`import { send } from './send';
send('top');
beforeAll(() => { send('all'); });
beforeEach(() => { send('each'); });
test('one', () => { expect(send.mock.calls.flat()).toEqual(process.env.KEEP ? ['setup', 'top', 'all', 'each'] : ['each']); });`),
    },
    command: 'npx rstest && npx rstest --pool=vmForks && KEEP=1 npx rstest',
    output: [/Tests 1 passed[\s\S]*Tests 1 passed[\s\S]*Tests 1 passed/],
  },
  'Are mocks cleared between the attempts of a retried test?': {
    heading: 'mocks-are-cleared-before-each-test',
    says: 'Rstest clears them before each test and each attempt of a retried test, ahead of the `beforeEach` hooks.',
    files: {
      ...config('retry: 1'),
      ...test(`const send = rs.fn();
let attempt = 0;
test('flaky', () => {
  send();
  expect(send).toHaveBeenCalledTimes(1);
  expect(attempt++).toBe(1);
});`),
    },
    output: ['Tests 1 passed'],
  },
  'Can an afterAll hook still see the calls of the last test?': {
    heading: 'mocks-are-cleared-before-each-test',
    says: 'An `afterAll` hook still sees the calls of the last test.',
    files: {
      ...config(),
      ...test(`const send = rs.fn();
test('one', () => { send(1); });
test('two', () => { send(2); });
afterAll(() => { console.log('left ' + JSON.stringify(send.mock.calls)); });`),
    },
    output: ['left [[2]]'],
  },
  'Is clearMocks safe with concurrent tests?': {
    heading: 'do-not-share-mocks-between-concurrent-tests',
    says: 'When a concurrent test starts, it also clears the recorded calls of tests that are still running.',
    files: {
      ...config('maxConcurrency: 2'),
      ...test(`const send = rs.fn();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
test.concurrent('long', async () => { send(); await pause(60); console.log('long sees ' + send.mock.calls.length); });
test.concurrent('short', () => pause(10));
test.concurrent('third', () => pause(10));`),
    },
    output: ['long sees 0'],
  },
  'Can I switch clearMocks on for one file?': {
    heading: 'clear-mocks-in-one-file',
    says: 'Call `rs.setConfig({ clearMocks: true })` at the top of a file to turn it on there, or `rs.clearAllMocks()` to do it once.',
    files: {
      ...test(`const send = rs.fn();
rs.setConfig({ clearMocks: true });
test('one', () => { send(); });
test('two', () => { expect(send).not.toHaveBeenCalled(); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Do projects inherit clearMocks?': {
    heading: 'clear-mocks-in-one-file',
    says: 'With `projects`, set the option in each project;',
    files: {
      ...config(`projects: [{ name: 'shop', include: ['*.test.ts'] }]`),
      ...test(`const send = rs.fn();
test('one', () => { send(); });
test('two', () => { expect(send).toHaveBeenCalledTimes(1); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Which mode undoes what, and which wins when several are on?': {
    heading: 'clear-reset-or-restore',
    says: [
      '`resetMocks` clears and puts the original implementation back; `restoreMocks` resets and also removes spies.',
      'If several are on, only the strongest runs (restore > reset > clear).',
    ],
    files: {
      'rstest.config.ts': `export default { clearMocks: true, resetMocks: true, restoreMocks: true };
`,
      'a.test.ts': `${core}const shop = { price: () => 'real' };
const fake = rs.fn(() => 'first');
test('one', () => { rs.spyOn(shop, 'price').mockReturnValue('set'); fake.mockReturnValue('set'); fake(); });
test('two', () => { console.log(shop.price(), rs.isMockFunction(shop.price), fake.mock.calls.length, fake()); });
`,
      'b.test.ts': `${core}const shop = { price: () => 'real' };
const fake = rs.fn(() => 'first');
rs.setConfig({ clearMocks: false, restoreMocks: false } as never);
test('one', () => {});
`,
    },
    output: ['real false 0 first'],
  },
} satisfies Answers;
