import { type Answers, core, testFiles } from '../../../support/answers.ts';

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
    says: [
      'When a concurrent test starts or is tried again, it also clears the recorded calls of tests that are still running, even of a mock that such a test has created. `resetMocks`, `restoreMocks`, `unstubEnvs` and `unstubGlobals` undo what those tests have set in the same way.',
      'In a file with concurrent tests, turn the options of mocks off, `rs.setConfig({ clearMocks: false })` at its top, and create each mock in its test.',
    ],
    elsewhere: {
      '/config/test/restoreMocks':
        'A concurrent test that starts restores those of tests that are still running, too.',
      '/config/test/unstubEnvs':
        'A concurrent test that starts undoes the stubs of tests that are still running, too.',
    },
    command:
      'npx rstest a.test --clearMocks; for option in clearMocks resetMocks restoreMocks unstubEnvs unstubGlobals; do echo "with $option"; npx rstest own.test off.test --$option; done',
    files: {
      ...testFiles(
        ['own', 'off'],
        (name) => `import { rs, test } from '@rstest/core';
${name === 'off' ? 'rs.setConfig({ clearMocks: false, resetMocks: false, restoreMocks: false });' : ''}
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
test.concurrent('one', async () => {
  const send = rs.fn(() => 'first').mockReturnValue('set'), shop = { open: () => 'real' };
  send(); rs.spyOn(shop, 'open').mockReturnValue('spied'); rs.stubEnv('SHOP', 'env'); rs.stubGlobal('shop', 'global');
  await pause(200);
  console.log('${name}:', send.mock.calls.length, send(), shop.open(), process.env.SHOP, (globalThis as any).shop);
});
test.concurrent('two', { retry: 1 }, async ({ task }) => { if (task.retryCount === 0) { await pause(50); throw new Error('again'); } });
`,
      ),
      'rstest.config.ts': 'export default { maxConcurrency: 2 };',
      ...test(`const send = rs.fn();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
test.concurrent('long', async () => { send(); await pause(60); console.log('long sees ' + send.mock.calls.length); });
test.concurrent('short', () => pause(10));
test.concurrent('third', () => pause(10));`),
    },
    output: [
      'long sees 0',
      /with clearMocks[\s\S]*own: 0 set spied env global/,
      /with resetMocks[\s\S]*own: 0 first real env global/,
      /with restoreMocks[\s\S]*own: 0 first real env global/,
      /with unstubEnvs[\s\S]*own: 1 set spied undefined global/,
      /with unstubGlobals[\s\S]*own: 1 set spied env undefined/,
      /(?:with (?:clear|reset|restore)Mocks[\s\S]*?off: 1 set spied env global[\s\S]*?){3}/,
    ],
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
