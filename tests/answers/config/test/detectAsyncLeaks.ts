import type { Answers } from '../../../support/answers.ts';

const test = (body: string) => ({
  'a.test.ts': `import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, rs, test } from '@rstest/core';
${body}`,
});
const leak = test(`test('polls the queue', () => { setInterval(() => {}, 1000); });`);
const on = { command: 'npx rstest --detectAsyncLeaks' };

export default {
  'What is the exit code when all tests pass but a timer leaks?': {
    says: 'the file fails and the exit code is 1.',
    files: leak,
    ...on,
    exitCode: 1,
    output: [
      'AsyncLeakError: Detected async leak: Timeout was still active after polls the queue finished',
      'Tests 1 passed',
      'Test Files 1 failed',
    ],
  },
  'Is a leaking timer noticed without the option?': {
    says: 'Without the option, nothing tells you, because a worker ends even though the timer is running.',
    files: leak,
    output: ['Test Files 1 passed'],
  },
  'Is an open server reported?': {
    heading: 'resources-that-count-as-a-leak',
    says: 'listening servers, open sockets',
    files: test(
      `test('listens', async () => { await new Promise<void>((done) => createServer().listen(0, done)); });`,
    ),
    ...on,
    exitCode: 1,
    output: ['TCPSERVERWRAP was still active after listens finished'],
  },
  'Is a promise that never settles a leak?': {
    heading: 'resources-that-count-as-a-leak',
    says: 'a promise that never settles',
    files: test(`test('waits', () => { new Promise(() => {}); });`),
    ...on,
    output: ['Test Files 1 passed'],
  },
  'Is a timer with unref() a leak?': {
    heading: 'resources-that-count-as-a-leak',
    says: 'active timers and intervals · a timer on which `unref()` was called, timers under fake timers',
    files: test(`test('waits', () => { setInterval(() => {}, 1000).unref(); });`),
    ...on,
    output: ['Test Files 1 passed'],
  },
  'Is it a leak when an afterAll hook cleans up?': {
    heading: 'resources-that-count-as-a-leak',
    says: 'what was opened at the top of the file · anything closed in the test, in `afterEach` or in `afterAll`',
    files: test(`let timer: ReturnType<typeof setInterval>;
test('waits', () => { timer = setInterval(() => {}, 1000); });
afterAll(() => clearInterval(timer));`),
    ...on,
    output: ['Test Files 1 passed'],
  },
  'Is a server that the test has closed still reported as open?': {
    heading: 'resources-that-count-as-a-leak',
    says: 'anything closed in the test, in `afterEach` or in `afterAll`. Await the `close` of a server, because its connections count until they have ended',
    files: test(`test('serves', async () => {
  const { createServer } = await import('node:http');
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const asked = new Promise<any>((done) => server.on('request', (_, response) => done(response)));
  const answer = fetch('http://localhost:' + (server.address() as any).port).catch(() => {});
  const response = await asked;
  const closed = new Promise((done) => server.close(done));
  if (!process.env.AWAIT) return;
  response.setHeader('connection', 'close');
  response.end('a');
  await (await answer)?.text();
  await closed;
  await new Promise((done) => setTimeout(done, 300));
});`),
    command: 'npx rstest --detectAsyncLeaks; AWAIT=1 npx rstest --detectAsyncLeaks',
    output: [/AsyncLeakError[\s\S]*Test Files 1 failed[\s\S]*Test Files 1 passed/],
  },
  'Is a timer at the top of a file reported?': {
    heading: 'resources-that-count-as-a-leak',
    says: 'what was opened at the top of the file · anything closed in the test, in `afterEach` or in `afterAll`',
    files: test(`setTimeout(() => {}, 20_000);\ntest('runs', () => {});`),
    ...on,
    exitCode: 1,
    output: ['Timeout was still active after file setup finished'],
  },
  'Do fake timers count as leaks?': {
    heading: 'resources-that-count-as-a-leak',
    says: 'active timers and intervals · a timer on which `unref()` was called, timers under fake timers',
    files: test(`test('fakes', () => { rs.useFakeTimers(); setInterval(() => {}, 1000); });`),
    ...on,
    output: ['Test Files 1 passed'],
  },
  'Do projects inherit detectAsyncLeaks?': {
    heading: 'resources-that-count-as-a-leak',
    says: 'With `projects`, set the option in each project;',
    files: {
      ...leak,
      'rstest.config.ts': `export default { detectAsyncLeaks: true, projects: [{ name: 'shop', include: ['*.test.ts'] }] };`,
    },
    output: ['Test Files 1 passed'],
  },
  'Is a worker thread that still runs reported?': {
    heading: 'resources-that-count-as-a-leak',
    says: 'listening servers, open sockets · child processes, worker threads',
    files: {
      'a.test.ts': `import { spawn } from 'node:child_process'; import { Worker } from 'node:worker_threads'; import { test } from '@rstest/core';
test('starts', () => {
  new Worker('setInterval(() => {}, 1000)', { eval: true });
  spawn('sleep', ['3'], { stdio: 'ignore' });
});`,
    },
    ...on,
    output: ['Test Files 1 passed'],
  },
  'Does the callback of a timer that a test has left behind still run?': {
    says: "A callback that comes due while later tests or `afterAll` hooks of the file run is called beside them; one that would come due half a second after them isn't called, by default.",
    files: test(`import { writeFileSync } from 'node:fs';
afterAll(async () => { await new Promise((done) => setTimeout(done, 150)); console.log('ENDS all'); });
test('leaves three', () => { setTimeout(() => console.log('CALLED early'), 20); setTimeout(() => console.log('CALLED in afterAll'), 220); setTimeout(() => writeFileSync('late', ''), 800); });
test('is next', async () => { await new Promise((done) => setTimeout(done, 150)); console.log('ENDS'); });`),
    command:
      'npx rstest; npx rstest --pool=threads; npx rstest --pool=vmForks; npx rstest --pool=vmThreads --testEnvironment=jsdom; sleep 1; test -e late && echo LATE || echo NEVER',
    output: [
      /^([\s\S]*CALLED early[\s\S]*ENDS[\s\S]*CALLED in afterAll[\s\S]*ENDS all[\s\S]*Tests 2 passed){4}[\s\S]*NEVER/,
    ],
  },
  'SCRYPTREQUEST was still active, although scryptSync has ended: is that a leak?': {
    heading: 'resources-that-count-as-a-leak',
    says: [
      '`fs.watch`, `fs.watchFile`, a port of a `MessageChannel` · a promise that never settles',
      'Functions of `node:crypto` that calculate at once are reported, too, although nothing stays open: `scryptSync`, `pbkdf2Sync`, `hkdfSync` and those that generate keys or primes, as in `Detected async leak: SCRYPTREQUEST was still active` (Node.js 20.20). Run such files without the option, or use the asynchronous function and await it.',
    ],
    files: {
      'sync.test.ts': `import crypto from 'node:crypto'; import { test } from '@rstest/core';
test('scrypt', () => { crypto.scryptSync('a', 'b', 8); });
test('pbkdf2', () => { crypto.pbkdf2Sync('a', 'b', 10, 8, 'sha1'); });
test('hkdf', () => { crypto.hkdfSync('sha512', 'k', 's', 'i', 8); });
test('keys', () => { crypto.generateKeyPairSync('ed25519'); crypto.generateKeySync('hmac', { length: 64 }); crypto.generatePrimeSync(16); });
`,
      'await.test.ts': `import crypto from 'node:crypto'; import { promisify } from 'node:util'; import { test } from '@rstest/core';
test('awaits', async () => { await promisify(crypto.scrypt)('a', 'b', 8); await promisify(crypto.pbkdf2)('a', 'b', 10, 8, 'sha1'); });
test('hashes', () => { crypto.createHash('sha256').update('a').digest(); crypto.randomBytes(4); });
`,
      'open.test.ts': `import fs from 'node:fs'; import { test } from '@rstest/core';
test('watches', () => { fs.watch('.', () => {}); fs.watchFile('package.json', () => {}); });
test('listens', () => { new MessageChannel().port1.onmessage = () => {}; });
`,
    },
    command:
      'npx rstest sync --detectAsyncLeaks; echo AWAIT; npx rstest await --detectAsyncLeaks; echo OPEN; npx rstest open --detectAsyncLeaks; echo OFF; npx rstest sync',
    output: [
      'Detected async leak: SCRYPTREQUEST was still active',
      'Detected async leak: PBKDF2REQUEST was still active',
      'Detected async leak: DERIVEBITSREQUEST was still active',
      'Detected async leak: KEYPAIRGENREQUEST was still active',
      'Detected async leak: KEYGENREQUEST was still active',
      'Detected async leak: RANDOMPRIMEREQUEST was still active',
      /AWAIT[\s\S]*Test Files 1 passed[\s\S]*OPEN[\s\S]*Test Files 1 failed[\s\S]*OFF[\s\S]*Test Files 1 passed/,
      'FSEVENTWRAP was still active',
      'STATWATCHER was still active',
      'MESSAGEPORT was still active',
    ],
  },
} satisfies Answers;
