import type { Answers } from '../../../support/answers.ts';

const isNode24 = Number(process.versions.node.split('.')[0]) >= 24;

export default {
  'Does a stub of fetch reach axios, and how is axios replaced in a shorter way?': {
    heading: 'mock-axios',
    says: [
      "In Node.js, axios doesn't use `fetch`, so a stub of `fetch` has no effect on it",
      'If your code calls `axios.create()`, let it return the same object: `create() { return this; }`.',
      "With axios installed, `rs.spyOn(axios, 'get').mockResolvedValue(…)` is shorter, because the default export is an ordinary object.",
    ],
    files: {
      'stubbed.test.ts': `import axios from 'axios';
import { expect, rs, test } from '@rstest/core';
test('fetch', async () => {
  const stub = rs.fn();
  rs.stubGlobal('fetch', stub);
  await expect(axios.get('http://127.0.0.1:1/stock')).rejects.toThrow('ECONNREFUSED');
  expect(stub).not.toHaveBeenCalled();
});
test('spy', async () => {
  rs.spyOn(axios, 'get').mockResolvedValue({ data: 3 });
  expect(await axios.get('/stock')).toEqual({ data: 3 });
});`,
      'created.test.ts': `import axios from 'axios';
import { expect, rs, test } from '@rstest/core';
rs.mock('axios', () => ({ default: { create() { return this; }, get: async () => ({ data: 4 }) } }));
test('create', async () => {
  expect(await axios.create({ baseURL: 'https://shop.example' }).get('/stock')).toEqual({ data: 4 });
});`,
    },
    output: ['Tests 3 passed'],
  },
  'Network Error of axios, Cross-Origin Request Blocked, URLSearchParams, Blob and files in jsdom and happy-dom: which requests fail?':
    {
      heading: 'requests-in-a-simulated-browser',
      says: [
        '`Cross-Origin Request Blocked`, or `Network Error` of axios · happy-dom; in jsdom only `XMLHttpRequest` and axios · let the server send `access-control-allow-origin: *`, or the origin of the page with its port, `http://localhost:3000`; or in happy-dom pass `settings: { fetch: { disableSameOriginPolicy: true } }`',
        '`to be an instance of URLSearchParams`; since Node.js 24, and in the VM pools, the content type `text/plain` · `fetch` in jsdom with such a body · `body: String(params)` with the header',
        '`object.stream is not a function`; since Node.js 24 the text `[object Blob]` instead of the content · `fetch` and `Response` in jsdom with a `Blob` or `File` · happy-dom, or',
        'the request never ends, and the test times out; since Node.js 24 the text `[object FormData]` · `fetch`, or `text()` of a `Request`, in jsdom with a `FormData` that holds a `File`; since Node.js 24 with any `FormData` · happy-dom, or axios, which uses `XMLHttpRequest` there; with MSW happy-dom alone',
        '`(await response.blob()) instanceof Blob` is `false` · jsdom, before Node.js 24.6 and in the VM pools · compare',
      ],
      files: {
        'run.ts': `import { Blob as NodeBlob } from 'node:buffer';
import { createServer } from 'node:http';
import axios from 'axios';
import { rs } from '@rstest/core';
export async function run(where: string) {
  const server = createServer((request, response) => {
    if (request.url !== '/closed') for (const name of ['origin', 'headers']) response.setHeader('access-control-allow-' + name, '*');
    let body = '';
    request.on('data', (chunk) => (body += chunk)).on('end', () => response.end(request.headers['content-type'] + ' ' + body.slice(0, 20)));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const base = 'http://localhost:' + (server.address() as any).port;
  const attempt = async (name: string, start: () => Promise<any>) => {
    const late = new Promise((_, reject) => setTimeout(reject, 1500, new Error('never ends')));
    const result = await Promise.race([start(), late]).then(async (answer: any) => answer.status + (answer.text ? ' ' + (await answer.text()) : ''), (error) => String(error.message));
    console.log(where, name, '=', String(result).replace(/".*"/, ''));
  };
  const post = (body: any, headers = {}) => fetch(base, { method: 'POST', body, headers });
  await attempt('closed fetch', () => fetch(base + '/closed'));
  await attempt('closed axios', () => axios.get(base + '/closed'));
  await attempt('open axios', () => axios.get(base));
  await attempt('params', () => post(new URLSearchParams({ q: 'atlas' })));
  await attempt('text', () => post(String(new URLSearchParams({ q: 'atlas' })), { 'content-type': 'application/x-www-form-urlencoded' }));
  await attempt('blob', () => post(new Blob(['a'])));
  const form = new FormData();
  form.append('file', new File(['a'], 'a.txt'));
  await attempt('form', () => post(form));
  await attempt('axios form', () => axios.post(base, form));
  console.log(where, 'same class', (await new Response('a').blob()) instanceof Blob);
  rs.stubGlobal('Blob', NodeBlob);
  await attempt('stubbed', () => post(new Blob(['a'])));
  server.close();
}
`,
        ...Object.fromEntries(
          ['jsdom', 'happy-dom'].map((name) => [
            `${name}.test.ts`,
            `/** @rstest-environment ${name} */
import { test } from '@rstest/core';
import { run } from './run';
test('a', () => run('${name}${name === 'jsdom' && isNode24 ? ' 24' : ''}'), 20_000);
`,
          ]),
        ),
        'open.config.mjs':
          "export default { include: ['happy-dom.test.ts'], testEnvironment: { name: 'happy-dom', options: { settings: { fetch: { disableSameOriginPolicy: true } } } } };",
      },
      command:
        'npx rstest jsdom; npx rstest happy-dom; echo OPEN; npx rstest --config open.config.mjs; echo VM; npx rstest jsdom --pool=vmForks',
      output: [
        /VM\n[\s\S]*jsdom( 24)? params = 200 text\/plain/,
        /jsdom( 24)? closed fetch = 200/,
        /jsdom( 24)? closed axios = Network Error/,
        /jsdom( 24)? open axios = 200/,
        /jsdom params = Request constructor: Expected init.body \(\) to be an instance of URLSearchParams\.|24 params = 200 text\/plain/,
        /jsdom( 24)? text = 200 application/,
        /jsdom blob = object.stream is not a function|24 blob = 200 .*\[object Blob\]/,
        /jsdom form = never ends|24 form = 200 .*\[object FormData\]/,
        /jsdom( 24)? axios form = 200/,
        /jsdom same class false|24 same class/,
        /jsdom( 24)? stubbed = 200 .* a$/m,
        'happy-dom closed fetch = Cross-Origin Request Blocked',
        'happy-dom closed axios = Cross-Origin Request Blocked',
        'happy-dom open axios = 200',
        'happy-dom params = 200',
        'happy-dom blob = 200',
        'happy-dom form = 200',
        'happy-dom same class true',
        /OPEN[\s\S]*happy-dom closed fetch = 200/,
      ],
    },
  'How do I test a function that calls an instance of axios.create?': {
    heading: 'mock-axios',
    says: "If it calls the instance itself, as in `client({ url })`, replace your module: `rs.mock('./client', () => ({ default: client }))`, where `client` is an `rs.fn()` from `rs.hoisted`.",
    files: {
      'client.ts':
        "import axios from 'axios';\nexport default axios.create({ baseURL: 'https://api.bookshop.example' });\n",
      'stock.ts':
        "import client from './client';\nexport const count = async () => (await client({ url: '/stock' })).data;\n",
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import { count } from './stock';
const client = rs.hoisted(() => rs.fn());
rs.mock('./client', () => ({ default: client }));
test('a', async () => {
  client.mockResolvedValue({ data: 3 });
  expect(await count()).toBe(3);
  expect(client).toHaveBeenCalledWith({ url: '/stock' });
});
`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I test an interceptor of axios, and what does a mock of the package lack?': {
    heading: 'mock-axios',
    says: [
      "A mock of the package has no interceptors: a client that adds some fails with `Cannot read properties of undefined (reading 'request')`.",
      '`adapter.mock.calls[0][0].headers` has what they added.',
      "An adapter that throws `new AxiosError('no', 'ERR', config, null, { status: 401 })` runs those for errors.",
    ],
    files: {
      'client.ts': `import axios from 'axios';
export const client = axios.create();
export const refused: number[] = [];
client.interceptors.request.use((config) => { config.headers.set('authorization', 'Bearer t'); return config; });
client.interceptors.response.use((response) => response, (error) => { refused.push(error.response.status); throw error; });`,
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import { AxiosError } from 'axios';
import { client, refused } from './client';
test('a', async () => {
  const adapter = rs.fn(async (config: any) => ({ data: {}, status: 200, statusText: '', headers: {}, config }));
  client.defaults.adapter = adapter;
  await client.get('/stock');
  expect(adapter.mock.calls[0]?.[0].headers).toMatchObject({ authorization: 'Bearer t' });
  adapter.mockImplementation(async (config) => { throw new AxiosError('no', 'ERR', config, null, { status: 401 } as any); });
  await expect(client.get('/stock')).rejects.toThrow('no');
  expect(refused).toEqual([401]);
});`,
      'b.test.ts': `import { rs, test } from '@rstest/core';
import { client } from './client';
rs.mock('axios', () => ({ default: { create() { return this; } } }));
test('b', () => { client.get('/'); });`,
    },
    exitCode: 1,
    output: ["Cannot read properties of undefined (reading 'request')", 'Tests 1 passed'],
  },
  'Does abort end a fetch in a simulated browser?': {
    heading: 'requests-in-a-simulated-browser',
    says: 'the request goes on after `abort()` or `AbortSignal.timeout()` · `fetch` in happy-dom · jsdom, or MSW',
    test: `import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from '@rstest/core';
test('a', async () => {
  const server = createServer((_, response) => setTimeout(() => response.setHeader('access-control-allow-origin', '*').end('late'), 100)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ended = (signal: AbortSignal) => fetch('http://127.0.0.1:' + (server.address() as any).port, { signal }).then((response) => response.text()).catch((error) => error.name);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 20);
  console.log('ENDED', await ended(controller.signal), await ended(AbortSignal.timeout(20)));
});`,
    command: 'npx rstest --testEnvironment=happy-dom; npx rstest --testEnvironment=jsdom',
    output: [/ENDED late late[\s\S]*ENDED AbortError TimeoutError/],
  },
  'How do I mock Stripe, nodemailer, Firebase Auth, next-auth and BullMQ?': {
    heading: 'replace-the-client-of-an-sdk',
    says: [
      "a class: `rs.mock('stripe', () => ({ default: class { charges = { create }; } }))`",
      "`rs.mock('nodemailer', () => ({ default: { createTransport: () => ({ sendMail }) } }))`, then `expect(sendMail).toHaveBeenCalledWith(expect.objectContaining({ to: 'ada@example.com' }))`",
      "`rs.mock('firebase/auth', () => ({ getAuth: () => ({}), onAuthStateChanged: (_, next) => { next(user); return () => {}; } }))`",
      "`rs.mock('next-auth/react', () => ({ useSession: rs.fn() }))`, then `rs.mocked(useSession).mockReturnValue({ data: session, status: 'authenticated' })`",
      "`rs.mock('next-auth', () => ({ getServerSession: async () => session }))`",
      "`rs.mock('bullmq', () => ({ Queue: class { add = add; }, Worker: class {} }))`, which opens no connection.",
    ],
    files: {
      ...Object.fromEntries(
        ['bullmq', 'firebase', 'next-auth', 'nodemailer', 'stripe'].map((name) => [
          `node_modules/${name}/package.json`,
          `{"name":"${name}","version":"1.0.0","type":"module","exports":{".":"./index.js","./*":"./*.js"}}`,
        ]),
      ),
      'node_modules/bullmq/index.js': 'export class Queue {} export class Worker {}',
      'node_modules/firebase/auth.js':
        'export const getAuth = 0; export const onAuthStateChanged = 0;',
      'node_modules/next-auth/index.js': 'export const getServerSession = 0;',
      'node_modules/next-auth/react.js': 'export const useSession = 0;',
      'node_modules/nodemailer/index.js': 'export default {};',
      'node_modules/stripe/index.js': 'export default class {}',
      'shop.js': `import { Queue, Worker } from 'bullmq';
import { getAuth, onAuthStateChanged } from 'firebase/auth';
import { getServerSession } from 'next-auth';
import { useSession } from 'next-auth/react';
import mailer from 'nodemailer';
import Stripe from 'stripe';
export const pay = () => new Stripe('key').charges.create({ cents: 5 });
export const mail = () => mailer.createTransport({}).sendMail({ to: 'ada@example.com', text: 'Hi' });
export const watch = (seen) => onAuthStateChanged(getAuth(), seen);
export const status = () => useSession().status;
export const route = async () => (await getServerSession()).user;
export const send = async ({ data }) => data.to;
export const enqueue = () => (new Worker('mails', send), new Queue('mails').add('mail', { to: 'Ada' }));`,
      'shop.test.js': `import { expect, rs, test } from '@rstest/core';
import { useSession } from 'next-auth/react';
import { enqueue, mail, pay, route, send, status, watch } from './shop';
const { add, create, sendMail, session, user } = rs.hoisted(() => ({ add: rs.fn(), create: rs.fn(), sendMail: rs.fn(), session: { user: 'ada' }, user: { uid: 'u-1' } }));
rs.mock('stripe', () => ({ default: class { charges = { create }; } }));
rs.mock('nodemailer', () => ({ default: { createTransport: () => ({ sendMail }) } }));
rs.mock('firebase/auth', () => ({ getAuth: () => ({}), onAuthStateChanged: (_, next) => { next(user); return () => {}; } }));
rs.mock('next-auth/react', () => ({ useSession: rs.fn() }));
rs.mock('next-auth', () => ({ getServerSession: async () => session }));
rs.mock('bullmq', () => ({ Queue: class { add = add; }, Worker: class {} }));
test('a', async () => {
  pay();
  expect(create).toHaveBeenCalledWith({ cents: 5 });
  mail();
  expect(sendMail).toHaveBeenCalledWith(expect.objectContaining({ to: 'ada@example.com' }));
  const seen = rs.fn();
  watch(seen)();
  expect(seen).toHaveBeenCalledExactlyOnceWith(user);
  rs.mocked(useSession).mockReturnValue({ data: session, status: 'authenticated' });
  expect([status(), await route(), await send({ data: { to: 'Ada' } })]).toEqual(['authenticated', 'ada', 'Ada']);
  enqueue();
  expect(add).toHaveBeenCalledWith('mail', { to: 'Ada' });
});`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I test onUploadProgress of axios, and is the progress of an upload reported?': {
    heading: 'mock-axios',
    says: "`rs.spyOn(axios, 'post').mockImplementation(async (url, body, { onUploadProgress }) => { onUploadProgress({ loaded: 1, total: 2 }); return { data: {} }; })`. With MSW it's called once, with all; in `node`, more often for a body of more than 64 KB.",
    elsewhere: {
      '/guide/recipes/browser-apis':
        '`xhr.upload.onprogress`, `onUploadProgress` of axios · never called, except with MSW · called',
    },
    files: Object.fromEntries(
      ['node', 'jsdom', 'happy-dom'].map((name) => [
        `${name}.test.js`,
        `// @rstest-environment ${name}
import { once } from 'node:events';
import { createServer } from 'node:http';
import axios from 'axios';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  const real = createServer((request, response) => {
    for (const name of ['origin', 'headers']) response.setHeader('access-control-allow-' + name, '*');
    request.resume().on('end', () => response.end('ok'));
  }).listen(0);
  await once(real, 'listening');
  const post = async (url, size = 1000) => {
    const seen = [];
    await axios.post(url, 'x'.repeat(size), { onUploadProgress: ({ loaded, total }) => seen.push([loaded, total]) });
    return seen;
  };
  expect(await post('http://localhost:' + real.address().port)).toEqual('${name}' === 'happy-dom' ? [] : [[1000, 1000]]);
  const server = setupServer(http.post('http://shop.test/', () => HttpResponse.text('ok')));
  server.listen();
  expect(await post('http://shop.test/')).toEqual([[1000, 1000]]);
  expect((await post('http://shop.test/', 300_000)).length > 1).toBe('${name}' === 'node');
  server.close();
  rs.spyOn(axios, 'post').mockImplementation(async (url, body, { onUploadProgress }) => { onUploadProgress({ loaded: 1, total: 2 }); return { data: {} }; });
  expect(await post('http://shop.test/')).toEqual([[1, 2]]);
  real.close();
});`,
      ]),
    ),
    output: ['Tests 3 passed'],
  },
  'Why is the error of an aborted fetch no DOMException, and how do I stream an answer of fetch?': {
    heading: 'requests-in-a-simulated-browser',
    says: [
      "after `abort()`, `error instanceof DOMException` is `false` · `fetch` in jsdom, outside the VM pools · compare `error.name`, `'AbortError'`, or the error with `signal.reason`",
      '`to be an instance of AbortSignal` · `fetch` with a `signal` in jsdom and a VM pool, since Node.js 24 · another pool, or happy-dom',
      "`new Response(new ReadableStream({ start(body) { for (const text of ['a', 'b']) body.enqueue(new TextEncoder().encode(text)); body.close(); } }))`.",
    ],
    test: `import { expect, rs, test } from '@rstest/core';
test.skipIf('happyDOM' in window)('abort', async () => {
  const errorOf = (signal: AbortSignal) => fetch('http://127.0.0.1:9', { signal }).catch((error) => error);
  const signal = AbortSignal.abort();
  const error = await errorOf(signal);
  if (process.env.VM && Number(process.versions.node.split('.')[0]) >= 24) expect(error.message).toContain('to be an instance of AbortSignal');
  else expect([error instanceof DOMException, error.name]).toEqual([process.env.VM === '1', 'AbortError']);
  if (!process.env.VM) expect(error).toBe(signal.reason);
});
test('stream', async () => {
  rs.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(new ReadableStream({ start(body) { for (const text of ['a', 'b']) body.enqueue(new TextEncoder().encode(text)); body.close(); } })));
  const reader = (await fetch('/books')).body!.getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  expect([await next(), await next(), (await reader.read()).done]).toEqual(['a', 'b', true]);
});`,
    command:
      'npx rstest --testEnvironment=jsdom && npx rstest --testEnvironment=happy-dom && VM=1 npx rstest --testEnvironment=jsdom --pool=vmForks',
    output: [/Tests 2 passed[\s\S]*Tests 1 passed \| 1 skipped[\s\S]*Tests 2 passed/],
  },
  'happy-dom: The operation was aborted. Why does a file fail after all tests passed?': {
    heading: 'requests-in-a-simulated-browser',
    says: '`The operation was aborted` after the last test, and the file fails although its tests passed · happy-dom ends what is under way with the file, and nothing caught the rejection · wait for what the answer changes, or `afterAll(() => window.happyDOM.waitUntilComplete())`',
    elsewhere: {
      '/guide/help/errors-dom':
        'happy-dom ended a request that was under way when its file was done, and nothing caught the rejection, so the file fails.',
    },
    files: Object.fromEntries(
      [
        ['fails', 'happy-dom', ''],
        ['waits', 'happy-dom', 'afterAll(() => (window as any).happyDOM.waitUntilComplete());'],
        ['jsdom', 'jsdom', ''],
      ].map(([name, where, after]) => [
        `${name}.test.ts`,
        `// @rstest-environment ${where}
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, test } from '@rstest/core';
const server = createServer((_, response) => setTimeout(() => response.setHeader('access-control-allow-origin', '*').end('late'), 300));
test('a', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  void fetch('http://127.0.0.1:' + (server.address() as any).port).then((response) => response.text()).catch((error) => { console.log(error.message.replace(/:[0-9]+/, '')); throw error; });
  await new Promise((done) => setTimeout(done, 50));
});
${after}`,
      ]),
    ),
    exitCode: 1,
    output: [
      'Failed to execute "fetch()" on "Window" with URL "http://127.0.0.1/": The operation was aborted',
      '✗ fails.test.ts',
      '✓ waits.test.ts',
      '✓ jsdom.test.ts',
      'Tests 3 passed',
    ],
  },
  'fetch: how do I keep a request pending, and what does a Request with a File do in jsdom?': {
    heading: 'stub-fetch',
    says: "To test the state while loading, never answer: `rs.stubGlobal('fetch', () => new Promise(() => {}))`.",
    test: `// @rstest-environment jsdom
import { expect, rs, test } from '@rstest/core';
const soon = (done: Promise<unknown>) => Promise.race([done, new Promise((resolve) => setTimeout(resolve, 500, 'pending'))]);
test('a', async () => {
  const body = new FormData();
  body.append('cover', new File(['picture'], 'cover.png'));
  expect(await soon(new Request('http://shop.test/', { method: 'POST', body }).text())).toBe('${isNode24 ? '[object FormData]' : 'pending'}');
  rs.stubGlobal('fetch', () => new Promise(() => {}));
  expect(await soon(fetch('/books'))).toBe('pending');
});`,
    output: ['Tests 1 passed'],
  },
  'How do I mock all instances of axios at once, and why is the error interceptor of a class that extends Axios not called?':
    {
      heading: 'mock-axios',
      says: [
        "For all instances at once, `rs.spyOn(Axios.prototype, 'request').mockResolvedValue({ data })`, with `Axios` from `axios`. Interceptors don't run then.",
        "A class that extends `Axios` gets no defaults: status 404 doesn't reject, so its interceptor for errors isn't called, and `data` stays a text.",
      ],
      test: `import axios, { Axios } from 'axios';
import { expect, rs, test } from '@rstest/core';
test('all', async () => {
  using request = rs.spyOn(Axios.prototype, 'request').mockResolvedValue({ data: 3 });
  const before = rs.fn();
  const client = axios.create();
  client.interceptors.request.use(before);
  expect([await client.get('/a'), await axios.post('/b'), await new Axios({}).get('/c')]).toEqual(Array(3).fill({ data: 3 }));
  expect([request.mock.calls.length, before.mock.calls.length]).toEqual([3, 0]);
});
test.each([[{}, 0, 'string'], [axios.defaults, 1, 'object']])('class %#', async (defaults, failures, type) => {
  const { createServer } = await import('node:http');
  const server = createServer((_, response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{}')).listen(0);
  class Shop extends Axios { constructor() { super({ ...(defaults as object), baseURL: 'http://localhost:' + (server.address() as any).port }); } }
  const shop = new Shop();
  const onError = rs.fn((error) => error.response);
  shop.interceptors.response.use(null, onError);
  const { data } = await shop.get('/');
  expect([onError.mock.calls.length, typeof data]).toEqual([failures, type]);
  server.close();
});`,
      output: ['Tests 3 passed'],
    },
  'fetch: how do I imitate a network that is down, and why is it undefined with resetMocks?': {
    heading: 'stub-fetch',
    says: [
      "A network that is down is a stub that throws: `async () => { throw new TypeError('Failed to fetch'); }`.",
      'one from `mockResolvedValue` is lost before each test, and `fetch` returns `undefined`.',
      'Code that reads `response.body` gets a stream:',
    ],
    files: { 'rstest.config.ts': 'export default { resetMocks: true };' },
    test: `import { expect, rs, test } from '@rstest/core';
const kept = rs.fn(async () => Response.json({ n: 1 }));
const lost = rs.fn().mockResolvedValue(Response.json({ n: 1 }));
test('a', async () => {
  rs.stubGlobal('fetch', kept);
  expect((await fetch('/a')).body).toBeInstanceOf(ReadableStream);
  rs.stubGlobal('fetch', lost);
  expect(fetch('/a')).toBeUndefined();
  rs.stubGlobal('fetch', async () => { throw new TypeError('Failed to fetch'); });
  await expect(fetch('/a')).rejects.toThrow('Failed to fetch');
});`,
    output: ['Tests 1 passed'],
  },
  'axios: how does the error callback of a request interceptor run in a test?': {
    heading: 'mock-axios',
    says: 'The second function of `interceptors.request.use` runs when another one throws:',
    test: `import axios from 'axios';
import { expect, test } from '@rstest/core';
test('a', async () => {
  const client = axios.create({ adapter: async (config) => ({ data: 1, status: 200, statusText: '', headers: {}, config }) });
  client.interceptors.request.use((config) => config, ({ message }) => Promise.reject(new Error('sign in: ' + message)));
  expect((await client.get('/a')).data).toBe(1);
  client.interceptors.request.use(() => { throw new Error('no token'); });
  await expect(client.get('/a')).rejects.toThrow('sign in: no token');
});`,
    output: ['Tests 1 passed'],
  },
  'Why are headers of a Headers object missing, and why does redirect() of React Router fail in happy-dom?':
    {
      heading: 'requests-in-a-simulated-browser',
      says: "headers are missing, `response.headers.get('location')` is `null` · `fetch`, `Request`, `Response` in happy-dom, outside the VM pools, with a `Headers` object, as `redirect()` of React Router does",
      files: {
        'jsdom.test.ts': `// @rstest-environment jsdom
import { expect, test } from '@rstest/core';
test('a', () => expect(new Response('', { headers: new Headers({ a: '1' }) }).headers.get('a')).toBe('1'));`,
        'a.test.ts': `// @rstest-environment happy-dom
import { createServer } from 'node:http';
import { redirect } from 'react-router';
import { expect, test } from '@rstest/core';
test('a', async () => {
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'GET') seen.push(request.headers['x-a']);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  const url = 'http://127.0.0.1:' + port + '/';
  const headers = () => new Headers({ 'x-a': '1' });
  await fetch(url, { headers: headers() });
  await fetch(new Request(url, { headers: headers() }));
  await fetch(url, { headers: { 'x-a': '2' } });
  console.log('LOCATION', redirect('/login').headers.get('location'));
  globalThis.Headers = new Response().headers.constructor as typeof Headers;
  await fetch(url, { headers: headers() });
  console.log('SEEN', ...seen);
  expect(redirect('/login').headers.get('location')).toBe('/login');
  server.close();
});`,
      },
      command: 'npx rstest; npx rstest a.test --pool=vmForks',
      output: [
        'Tests 2 passed',
        /LOCATION null[\s\S]*SEEN undefined undefined 2 1[\s\S]*LOCATION \/login[\s\S]*SEEN 1 1 2 1/,
      ],
    },
  'Which origin must a server allow: Cross origin http://localhost forbidden?': {
    heading: 'requests-in-a-simulated-browser',
    says: 'or the origin of the page with its port, `http://localhost:3000`;',
    files: {
      'a.test.ts': `import { createServer } from 'node:http';
import axios from 'axios';
import { expect, test } from '@rstest/core';
test.each([['http://localhost', false], ['http://localhost:3000', true]])('%s', async (origin, works) => {
  const server = createServer((_, response) => { response.setHeader('access-control-allow-origin', origin); response.end(); });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  const answer = await axios.get('http://127.0.0.1:' + port).then(() => true, () => false);
  server.close();
  expect(answer).toBe(works);
});`,
    },
    command: 'npx rstest --testEnvironment=jsdom && npx rstest --testEnvironment=happy-dom',
    output: [/Tests 2 passed[\s\S]*Tests 2 passed/],
  },
} satisfies Answers;
