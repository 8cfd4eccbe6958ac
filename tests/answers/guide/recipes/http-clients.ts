import { type Answers, core, inEnvironments, testFiles } from '../../../support/answers.ts';

export default {
  'isAxiosError is not a function: which mock of axios keeps it?': {
    heading: 'mock-axios',
    says: 'is shorter, and keeps `axios.isAxiosError`, which a factory lacks (`isAxiosError is not a function`) and which gives `undefined` with `{ mock: true }`.',
    files: {
      'spy.test.js': `import axios, { AxiosError } from 'axios'; ${core}
test('a', async () => {
  rs.spyOn(axios, 'get').mockRejectedValue(new AxiosError('no', '', undefined, null, { status: 404 }));
  const error = await axios.get('/a').catch((error) => error);
  expect([axios.isAxiosError(error), error.response.status]).toEqual([true, 404]);
});`,
      'code.js':
        "import axios from 'axios';\nexport const isOurs = (error) => axios.isAxiosError(error);",
      'factory.test.js': `import { isOurs } from './code'; ${core}
rs.mock('axios', () => ({ default: { get: rs.fn() } }));
test('a', () => { expect(() => isOurs({})).toThrow('isAxiosError is not a function'); });`,
      'auto.test.js': `import { isOurs } from './code'; ${core}
rs.mock('axios', { mock: true });
test('a', () => { expect(isOurs({ isAxiosError: true })).toBe(undefined); });`,
    },
    command: 'for e in node jsdom happy-dom; do npx rstest --testEnvironment $e; done',
    output: [/(Tests 3 passed[\s\S]*){3}/],
  },
  'How do I mock version 2 of the AWS SDK?': {
    heading: 'replace-the-client-of-an-sdk',
    says: "AWS SDK 2 · `rs.mock('aws-sdk', () => ({ default: { S3: class { getObject() { return { promise: async () => ({ Body: 'v2' }) }; } } } }))`; for `require('aws-sdk')`, `rs.mockRequire('aws-sdk', () => ({ S3: … }))`",
    files: Object.fromEntries(
      [
        ['package.json', '{ "private": true }'],
        ['node_modules/aws-sdk/package.json', '{ "name": "aws-sdk", "main": "index.js" }'],
        ['node_modules/aws-sdk/index.js', 'exports.S3 = class {};'],
      ].concat(
        [
          ['import', "import AWS from 'aws-sdk';", 'mock', 'default: { S3 }'],
          ['require', "const AWS = require('aws-sdk');", 'mockRequire', 'S3'],
        ].flatMap(([name = '', load = '', mock = '', exports = '']) => [
          [
            `${name}.js`,
            `${load}\n${name === 'import' ? 'export const cover =' : 'exports.cover ='} async () => (await new AWS.S3().getObject({ Key: 'B-1' }).promise()).Body;`,
          ],
          [
            `${name}.test.js`,
            `import { expect, rs, test } from '@rstest/core';
import { cover } from './${name}';
rs.${mock}('aws-sdk', () => { class S3 { getObject() { return { promise: async () => ({ Body: 'v2' }) }; } } return { ${exports} }; });
test('a', async () => expect(await cover()).toBe('v2'));`,
          ],
        ]),
      ),
    ),
    output: ['Tests 2 passed'],
  },
  'How do I mock Firestore, Kafka and RabbitMQ?': {
    heading: 'replace-the-client-of-an-sdk',
    says: [
      "`rs.mock('firebase/firestore', () => ({ getFirestore: () => ({}), doc: (_, ...path) => path.join('/'), getDoc }))`, then `getDoc.mockResolvedValue({ exists: () => true, data: () => book })`.",
      "`rs.mock('firebase-admin/firestore', () => ({ getFirestore: () => ({ collection: () => ({ doc: () => ({ get }) }) }) }))`, where `exists` is no function",
      "A message arrives by `run.mock.calls[0][0].eachMessage({ message: { value: Buffer.from('…') } })`",
      "`rs.mock('amqplib', () => ({ default: { connect: async () => ({ createChannel: async () => channel }) } }))`, with `channel = { sendToQueue: rs.fn(), consume: rs.fn(), ack: rs.fn() }`. A message arrives by `channel.consume.mock.calls[0][1]({ content: Buffer.from('…') })`",
    ],
    files: {
      'shop.ts': `import amqp from 'amqplib';
import { getFirestore as admin } from 'firebase-admin/firestore';
import { doc, getDoc, getFirestore } from 'firebase/firestore';
import { Kafka } from 'kafkajs';
const kafka = new Kafka({ brokers: ['a:9092'] });
const producer = kafka.producer();
export const load = async (id: string) => { const found = await getDoc(doc(getFirestore(), 'books', id)); return found.exists() && found.data(); };
export const loadOnServer = async (id: string) => { const found = await admin().collection('books').doc(id).get(); return found.exists && found.data(); };
export async function publish(value: string) { await producer.connect(); await producer.send({ topic: 'orders', messages: [{ value }] }); }
export async function listen(got: (text: string) => void) {
  const consumer = kafka.consumer({ groupId: 'g' });
  await consumer.connect();
  await consumer.subscribe({ topic: 'orders' });
  await consumer.run({ eachMessage: async ({ message }: any) => got(String(message.value)) });
}
const channel = async () => (await amqp.connect('amqp://a')).createChannel();
export const queue = async (text: string) => (await channel()).sendToQueue('orders', Buffer.from(text));
export async function consume(got: (text: string) => void) { const own = await channel(); await own.consume('orders', (message: any) => { got(String(message.content)); own.ack(message); }); }
`,
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import { consume, listen, load, loadOnServer, publish, queue } from './shop';
const { channel, get, getDoc, run, send } = rs.hoisted(() => ({ channel: { sendToQueue: rs.fn(), consume: rs.fn(), ack: rs.fn() }, get: rs.fn(), getDoc: rs.fn(), run: rs.fn(), send: rs.fn() }));
rs.mock('firebase/firestore', () => ({ getFirestore: () => ({}), doc: (_: unknown, ...path: string[]) => path.join('/'), getDoc }));
rs.mock('firebase-admin/firestore', () => ({ getFirestore: () => ({ collection: () => ({ doc: () => ({ get }) }) }) }));
rs.mock('kafkajs', () => ({ Kafka: class { producer = () => ({ connect: async () => {}, send }); consumer = () => ({ connect: async () => {}, subscribe: async () => {}, run }); } }));
rs.mock('amqplib', () => ({ default: { connect: async () => ({ createChannel: async () => channel }) } }));
const book = { title: 'Atlas' };
test('Firestore', async () => {
  getDoc.mockResolvedValue({ exists: () => true, data: () => book });
  get.mockResolvedValue({ exists: true, data: () => book });
  expect([await load('7'), await loadOnServer('7')]).toEqual([book, book]);
  expect(getDoc).toHaveBeenCalledWith('books/7');
});
test('Kafka', async () => {
  await publish('o-1');
  expect(send).toHaveBeenCalledWith({ topic: 'orders', messages: [{ value: 'o-1' }] });
  const got = rs.fn();
  await listen(got);
  await run.mock.calls[0][0].eachMessage({ message: { value: Buffer.from('o-2') } });
  expect(got).toHaveBeenCalledWith('o-2');
});
test('RabbitMQ', async () => {
  await queue('o-1');
  expect(channel.sendToQueue).toHaveBeenCalledWith('orders', Buffer.from('o-1'));
  const got = rs.fn();
  await consume(got);
  const message = { content: Buffer.from('o-2') };
  channel.consume.mock.calls[0][1](message);
  expect(got).toHaveBeenCalledWith('o-2');
  expect(channel.ack).toHaveBeenCalledWith(message);
});
`,
    },
    output: ['Tests 3 passed'],
  },
  'How do I mock a 404 of axios, and why does fetch not reject?': {
    heading: 'mock-axios',
    says: "For a 404, give it `.mockRejectedValue(new AxiosError('no', '', undefined, null, { status: 404 }))`, because axios rejects where `fetch` resolves with `ok: false`.",
    test: `import { once } from 'node:events';
import { createServer } from 'node:http';
import axios, { AxiosError } from 'axios';
import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  const server = createServer((_, response) => { response.statusCode = 404; response.end(); }).listen(0);
  await once(server, 'listening');
  const url = 'http://127.0.0.1:' + (server.address() as any).port;
  expect((await fetch(url)).ok).toBe(false);
  await expect(axios.get(url)).rejects.toMatchObject({ response: { status: 404 } });
  server.close();
  rs.spyOn(axios, 'get').mockRejectedValue(new AxiosError('no', '', undefined, null, { status: 404 } as never));
  const error = await axios.get(url).catch((error) => error);
  expect([axios.isAxiosError(error), error.response.status]).toEqual([true, 404]);
});`,
    output: ['Tests 1 passed'],
  },
  'Does a stub of fetch reach axios, and how is axios replaced in a shorter way?': {
    heading: 'mock-axios',
    says: [
      "In Node.js, axios doesn't use `fetch`, so a stub of `fetch` has no effect on it",
      'If your code calls `axios.create()`, let it return the same object: `create() { return this; }`.',
      "With axios installed, `rs.spyOn(axios, 'get').mockResolvedValue(…)` is shorter,",
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
  'How do I test a function that calls an instance of axios.create?': {
    heading: 'mock-axios',
    says: "If it calls the instance itself, as in `client({ url })`, replace your module: `rs.mock('./client', () => ({ default: client }))`, where `client` is an `rs.fn()` from `rs.hoisted`.",
    files: {
      'client.ts':
        "import axios from 'axios';\nexport default axios.create({ baseURL: 'https://api.bookshop.example' });\n",
      'stock.ts':
        "import client from './client';\nexport const count = async () => (await client({ url: '/stock' })).data;\n",
      'a.test.ts': `${core}import { count } from './stock';
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
    heading: 'interceptors-and-adapters',
    says: [
      "A mock of the package has no interceptors: a client that adds some fails with `Cannot read properties of undefined (reading 'request')`.",
      '`adapter.mock.calls[0][0].headers` has what they added.',
      "An adapter that throws `new AxiosError('no', 'ERR', config, null, { status: 401 })` runs those for errors;",
    ],
    files: {
      'client.ts': `import axios from 'axios';
export const client = axios.create();
export const refused: number[] = [];
client.interceptors.request.use((config) => { config.headers.set('authorization', 'Bearer t'); return config; });
client.interceptors.response.use((response) => response, (error) => { refused.push(error.response.status); throw error; });`,
      'a.test.ts': `${core}import { AxiosError } from 'axios';
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
  'How do I mock Stripe, nodemailer, Firebase Auth, next-auth and BullMQ?': {
    heading: 'replace-the-client-of-an-sdk',
    says: [
      "a class: `rs.mock('stripe', () => ({ default: class { charges = { create }; } }))`",
      "`rs.mock('nodemailer', () => ({ default: { createTransport: () => ({ sendMail }) } }))`, then `expect(sendMail).toHaveBeenCalledWith(expect.objectContaining({ to: 'ada@example.com' }))`",
      "`rs.mock('firebase/auth', () => ({ getAuth: () => ({}), onAuthStateChanged: (_, next) => { next(user); return () => {}; } }))`",
      "`rs.mock('next-auth/react', () => ({ useSession: rs.fn() }))`, then `rs.mocked(useSession).mockReturnValue({ data: session, status: 'authenticated' })`",
      "`rs.mock('next-auth', () => ({ getServerSession: async () => session }))`",
      "`rs.mock('bullmq', () => ({ Queue: class { add = add; }, Worker: class {} }))`.",
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
      'shop.test.js': `${core}import { useSession } from 'next-auth/react';
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
    files: inEnvironments(
      ['node', 'jsdom', 'happy-dom'],
      'js',
      (name) => `import { once } from 'node:events';
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
    ),
    output: ['Tests 3 passed'],
  },
  'How do I mock all instances of axios at once, and why is the error interceptor of a class that extends Axios not called?':
    {
      heading: 'interceptors-and-adapters',
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
  'axios: how does the error callback of a request interceptor run in a test?': {
    heading: 'interceptors-and-adapters',
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
  'What does nock say about a request that was never made, and how do requests fail or wait?': {
    heading: 'use-nock',
    libraries: true,
    says: [
      '`scope.done()` fails with `Mocks not yet satisfied` if the request was never made.',
      "`.replyWithError('down')` rejects, `.delay(300)` makes the answer late: `fetch(url, { signal: AbortSignal.timeout(50) })` then rejects with `TimeoutError`, and axios with `timeout: 50`, in `node`, has the `code` `ECONNABORTED`, or `ETIMEDOUT` with `adapter: 'fetch'`.",
      '`nock.removeInterceptor` takes what `.get` returns, not `.reply`.',
    ],
    test: `import axios from 'axios';
import nock from 'nock';
import { afterEach, expect, test } from '@rstest/core';
const shop = () => nock('http://shop.example').get('/stock');
const stock = () => fetch('http://shop.example/stock');
afterEach(() => nock.cleanAll());
test('never made', () => {
  const scope = shop().reply(200);
  expect(() => scope.done()).toThrow('Mocks not yet satisfied');
});
test('fails', async () => {
  shop().replyWithError('down');
  await expect(stock()).rejects.toThrow();
});
test('late', async () => {
  shop().delay(300).reply(200);
  const start = performance.now();
  await stock();
  expect(performance.now() - start).toBeGreaterThan(290);
  shop().delay(300).reply(200);
  const signal = AbortSignal.timeout(50);
  await expect(fetch('http://shop.example/stock', { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
  nock.cleanAll();
  shop().delay(300).reply(200);
  const asked = axios.get('http://shop.example/stock', { timeout: 50 });
  await expect(asked).rejects.toMatchObject({ code: 'ECONNABORTED' });
  nock.cleanAll();
  shop().delay(300).reply(200);
  const fetched = axios.get('http://shop.example/stock', { timeout: 50, adapter: 'fetch' });
  await expect(fetched).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});
test('removed', async () => {
  nock.disableNetConnect();
  const interceptor = shop();
  const scope = interceptor.reply(200);
  expect(nock.removeInterceptor(scope as never)).toBe(false);
  expect(nock.removeInterceptor(interceptor)).toBe(true);
  await expect(stock()).rejects.toThrow();
});`,
    output: ['Tests 4 passed'],
  },
  'axios-mock-adapter and moxios: what do they replace, and what do they answer?': {
    heading: 'interceptors-and-adapters',
    libraries: true,
    says: [
      'axios-mock-adapter replaces the adapter as well. Pass it the instance, `new MockAdapter(client)`: one made for `axios` reaches only instances that are created afterwards.',
      '`.networkError()` and `.timeout()` instead of `.reply()` let a request fail.',
      'One that is aborted by its `signal` rejects when the answer is due, not at once.',
      "With a `baseURL`, `.onGet('/todos')` answers `client.get('todos')` and `client.get('/todos')`, and so does the whole address: with `http://shop/api` that is `http://shop/api/todos`, not `/api/todos`.",
      '`moxios` needs the instance as well, `moxios.install(client)`, and the path as the code writes it, or a pattern: a request without a stub never settles.',
      'With both, interceptors run.',
    ],
    test: `import axios from 'axios';
import MockAdapter from 'axios-mock-adapter';
import moxios from 'moxios';
import { expect, rs, test } from '@rstest/core';
const baseURL = 'http://127.0.0.1:1';
const watched = () => {
  const client = axios.create({ baseURL });
  const [before, after] = [rs.fn((config) => config), rs.fn((response) => response)];
  client.interceptors.request.use(before);
  client.interceptors.response.use(after);
  return { client, calls: () => [before.mock.calls.length, after.mock.calls.length] };
};
test('replaces the adapter', async () => {
  const { client, calls } = watched();
  const { adapter } = client.defaults;
  const mock = new MockAdapter(client);
  expect(client.defaults.adapter).not.toBe(adapter);
  mock.onGet('/a').reply(200, 1).onGet('/b').networkError().onGet('/c').timeout();
  expect((await client.get('/a')).data).toBe(1);
  await expect(client.get('/b')).rejects.toThrow('Network Error');
  await expect(client.get('/c')).rejects.toMatchObject({ code: 'ECONNABORTED' });
  expect(calls()).toEqual([3, 1]);
});
test('made for axios', async () => {
  const before = axios.create({ baseURL });
  const mock = new MockAdapter(axios);
  mock.onGet('/a').reply(200);
  expect((await axios.create({ baseURL }).get('/a')).status).toBe(200);
  await expect(before.get('/a')).rejects.toThrow('ECONNREFUSED');
  mock.restore();
});
test('aborted', async () => {
  const client = axios.create();
  new MockAdapter(client, { delayResponse: 300 }).onGet('/a').reply(200);
  const start = performance.now();
  await expect(client.get('/a', { signal: AbortSignal.timeout(20) })).rejects.toThrow('canceled');
  expect(performance.now() - start).toBeGreaterThan(290);
});
test.each([
  ['/todos', [200, 200]],
  ['http://shop/api/todos', [200, 200]],
  ['/api/todos', [404, 404]],
])('onGet %s', async (path, expected) => {
  const client = axios.create({ baseURL: 'http://shop/api', validateStatus: null });
  new MockAdapter(client).onGet(path).reply(200);
  expect([(await client.get('todos')).status, (await client.get('/todos')).status]).toEqual(expected);
});
test('moxios', async () => {
  const { client, calls } = watched();
  moxios.install();
  moxios.stubRequest(/.*/, { status: 200 });
  await expect(client.get('/a')).rejects.toThrow('ECONNREFUSED');
  moxios.uninstall();
  moxios.install(client);
  moxios.stubRequest('/a', { status: 200 });
  moxios.stubRequest(/b/, { status: 200 });
  moxios.stubRequest(baseURL + '/d', { status: 200 });
  const settles = (path: string) =>
    Promise.race([client.get(path).then(() => true, () => true), new Promise((resolve) => setTimeout(resolve, 400, false))]);
  expect(await Promise.all(['/a', 'a', '/b', '/c', '/d'].map(settles))).toEqual([true, false, true, false, false]);
  expect(calls()).toEqual([6, 2]);
});`,
    output: ['Tests 7 passed'],
  },
  'nock: which requests go to the network?': {
    heading: 'use-nock',
    libraries: true,
    says: [
      "No answer names that host, or the code calls `fetch` or `request` of the package undici, which nock 14 doesn't answer.",
      '`nock.disableNetConnect()`, then it fails with `Disallowed net connect`',
      "For supertest, add `nock.enableNetConnect('127.0.0.1')`.",
      'It runs in another process.',
    ],
    test: `import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import axios from 'axios';
import nock from 'nock';
import request from 'supertest';
import * as undici from 'undici';
import { afterAll, afterEach, beforeAll, expect, test } from '@rstest/core';
let server: Server;
let address: string;
beforeAll(() => new Promise<void>((resolve) => {
  server = createServer((_, response) => response.end('real'));
  server.listen(0, '127.0.0.1', () => {
    address = 'http://127.0.0.1:' + (server.address() as any).port;
    resolve();
  });
}));
afterAll(() => { server.close(); });
afterEach(() => { nock.cleanAll(); nock.enableNetConnect(); });
const ask = async () => (await fetch(address)).text();
test('a host', async () => {
  nock('http://shop.example').get('/').reply(200, 'nock');
  expect(await ask()).toBe('real');
});
test('undici, and another process', async () => {
  nock(address).get('/').times(9).reply(200, 'nock');
  expect([await ask(), (await axios.get(address)).data]).toEqual(['nock', 'nock']);
  expect(await (await undici.fetch(address)).text()).toBe('real');
  expect(await (await undici.request(address)).body.text()).toBe('real');
  const script = "fetch('" + address + "').then((r) => r.text()).then((text) => console.log(text))";
  const printed = await new Promise((resolve) => execFile(process.execPath, ['-e', script], (_, out) => resolve(out.trim())));
  expect(printed).toBe('real');
});
test('disallowed', async () => {
  nock.disableNetConnect();
  await expect(ask()).rejects.toThrow('Disallowed net connect');
  await expect(axios.get(address)).rejects.toThrow('Disallowed net connect');
  await expect(request(server).get('/')).rejects.toThrow('Disallowed net connect');
  nock.enableNetConnect('127.0.0.1');
  expect((await request(server).get('/')).text).toBe('real');
});`,
    output: ['Tests 3 passed'],
  },
  'undici: how does one MockAgent answer several endpoints, and what goes to the network?': {
    heading: 'use-mockagent',
    says: [
      'An answer is given once, unless `.times(2)` or `.persist()` follows. After `disableNetConnect()`, a `request` that finds none fails with `Mock dispatch not matched for path` (or `method`, `body`, `headers`), a `fetch` with `fetch failed` and that message in `cause`; without it, both go to the network. `agent.assertNoPendingInterceptors()` fails if an answer is left.',
      'A `MockAgent` or `MockClient` that you only create answers neither `request` nor `fetch`, because they ask the global dispatcher: call `setGlobalDispatcher(agent)`, or let the code pass `{ dispatcher: agent }`. A `Client` or `Pool` that the code makes itself goes to the network even then, so pass it in: `agent.get(origin)`.',
      'The agent stays for the whole file, with `isolate` off for later files of the worker, too. To undo it, keep `getGlobalDispatcher()` before, and set that in `afterAll`.',
    ],
    test: `import { createServer } from 'node:http';
import { Client, fetch as other, getGlobalDispatcher, MockAgent, MockClient, Pool, request, setGlobalDispatcher } from 'undici';
import { afterAll, afterEach, beforeAll, expect, test } from '@rstest/core';
const server = createServer((_, response) => response.end('real'));
const real = getGlobalDispatcher();
let origin: string;
beforeAll(() => new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', () => { origin = 'http://127.0.0.1:' + (server.address() as any).port; resolve(); });
}));
afterEach(() => setGlobalDispatcher(real));
afterAll(() => { server.closeAllConnections(); server.close(); });
const text = async (answer: any) => (await answer).body.text();
test('endpoints', async () => {
  const agent = new MockAgent();
  agent.disableNetConnect();
  setGlobalDispatcher(agent);
  const shop = agent.get('https://api.bookshop.example');
  shop.intercept({ path: '/stock', query: { sku: 'B-1' } }).reply(200, { count: 3 });
  shop.intercept({ path: '/orders', method: 'POST' }).reply(201, { id: 'o-1' }).persist();
  shop.intercept({ path: '/twice' }).reply(200, 'two').times(2);
  const order = () => text(request('https://api.bookshop.example/orders', { method: 'POST' }));
  const stock = () => text(request('https://api.bookshop.example/stock?sku=B-1'));
  const twice = () => text(request('https://api.bookshop.example/twice'));
  expect([await order(), await order(), await order()]).toEqual(Array(3).fill('{"id":"o-1"}'));
  expect(await twice()).toBe('two');
  expect(() => agent.assertNoPendingInterceptors()).toThrow('pending');
  expect(await twice()).toBe('two');
  await expect(twice()).rejects.toThrow("Mock dispatch not matched for path '/twice'");
  await expect(request('https://api.bookshop.example/orders')).rejects.toThrow("Mock dispatch not matched for method 'GET'");
  shop.intercept({ path: '/cart', method: 'POST', body: 'B-1' }).reply(200, '1');
  await expect(request('https://api.bookshop.example/cart', { method: 'POST', body: 'B-2' })).rejects.toThrow('Mock dispatch not matched for body');
  await text(request('https://api.bookshop.example/cart', { method: 'POST', body: 'B-1' }));
  shop.intercept({ path: '/price', headers: { accept: 'text/plain' } }).reply(200, '2');
  await expect(request('https://api.bookshop.example/price')).rejects.toThrow('Mock dispatch not matched for headers');
  await text(request('https://api.bookshop.example/price', { headers: { accept: 'text/plain' } }));
  expect(await stock()).toBe('{"count":3}');
  await expect(stock()).rejects.toThrow('Mock dispatch not matched for path');
  for (const get of [other, fetch] as any[]) await expect(get('https://api.bookshop.example/stock?sku=B-1')).rejects.toMatchObject({
    message: 'fetch failed',
    cause: { message: expect.stringContaining('Mock dispatch not matched for path') },
  });
  agent.assertNoPendingInterceptors();
});
test('alone', async () => {
  const agent = new MockAgent({ connections: 1 });
  const client = agent.get(origin);
  expect(client).toBeInstanceOf(MockClient);
  client.intercept({ path: '/' }).reply(200, 'mock').persist();
  new MockClient(origin, { agent }).intercept({ path: '/' }).reply(200, 'mock').persist();
  expect(await text(request(origin + '/'))).toBe('real');
  expect(await (await other(origin + '/')).text()).toBe('real');
  expect(await text(request(origin + '/', { dispatcher: agent }))).toBe('mock');
  expect(await text(client.request({ path: '/', method: 'GET' }))).toBe('mock');
  setGlobalDispatcher(agent);
  expect(await text(request(origin + '/none'))).toBe('real');
  expect(await (await other(origin + '/none')).text()).toBe('real');
  expect(await text(request(origin + '/'))).toBe('mock');
  expect(await (await other(origin + '/')).text()).toBe('mock');
  expect(await (await fetch(origin + '/')).text()).toBe('mock');
  for (const own of [new Client(origin), new Pool(origin)]) {
    expect(await text(own.request({ path: '/', method: 'GET' }))).toBe('real');
    await own.close();
  }
  setGlobalDispatcher(real);
  expect(await text(request(origin + '/'))).toBe('real');
});`,
    output: ['Tests 2 passed'],
  },
  'undici: does the agent stay for the next file with isolate off?': {
    heading: 'use-mockagent',
    says: 'with `isolate` off for later files of the worker, too.',
    files: Object.fromEntries(
      ['a', 'b'].map((name) => [
        `${name}.test.ts`,
        `import { getGlobalDispatcher, MockAgent, setGlobalDispatcher } from 'undici';
import { expect, test } from '@rstest/core';
test('${name}', () => {
  console.log('GLOBAL', getGlobalDispatcher().constructor.name);
  setGlobalDispatcher(new MockAgent());
  expect(getGlobalDispatcher()).toBeInstanceOf(MockAgent);
});
`,
      ]),
    ),
    command:
      'for on in true false; do echo ISOLATE $on; npx rstest --isolate $on --pool.maxWorkers 1 | grep GLOBAL; done',
    output: [
      /ISOLATE true\s+GLOBAL Agent\s+GLOBAL Agent\s+ISOLATE false\s+GLOBAL Agent\s+GLOBAL MockAgent/,
    ],
  },
  'Apollo Client 4: which links answer a service, a subscription, and one that follows a mutation?':
    {
      heading: 'apollo-client',
      libraries: true,
      says: [
        'a service, or some operations · `new MockLink(mocks)` of `@apollo/client/testing`',
        'Each `sold.simulateResult({ result: { data } })` sends an event, a little later: wait with `findByText`. `{ error }` sends an error',
        "`ApolloLink.split(({ operationType }) => operationType === 'subscription', sold, new MockLink(mocks))`. Click, then call `simulateResult`",
      ],
      files: {
        'rstest.config.ts':
          "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ testEnvironment: 'jsdom', tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } } });\n",
        'a.test.tsx': `import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useMutation, useSubscription } from '@apollo/client/react';
import { MockLink, MockSubscriptionLink } from '@apollo/client/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, rs, test } from '@rstest/core';
const BOOKS = gql\`query Books { books { id title } }\`;
const SELL = gql\`mutation Sell { sell { id } }\`;
const SOLD = gql\`subscription Sold { sold { id title } }\`;
const book = (title: string) => ({ __typename: 'Book', id: title, title });
test('service', async () => {
  const link = new MockLink([{ request: { query: BOOKS }, result: { data: { books: [book('Atlas')] } } }]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  expect((await client.query({ query: BOOKS })).data).toEqual({ books: [book('Atlas')] });
});
function Sales() {
  const [sell] = useMutation<any>(SELL);
  const { data, error } = useSubscription<any>(SOLD);
  return <button onClick={() => sell()}>{error?.message ?? data?.sold.title ?? 'waiting'}</button>;
}
test('subscription', async () => {
  const sold = new MockSubscriptionLink();
  let mutated = 0;
  const mocks = [{ request: { query: SELL }, result: () => { mutated += 1; return { data: { sell: book('Atlas') } }; } }];
  const link = ApolloLink.split(({ operationType }) => operationType === 'subscription', sold, new MockLink(mocks));
  render(<ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}><Sales /></ApolloProvider>);
  fireEvent.click(screen.getByText('waiting'));
  act(() => sold.simulateResult({ result: { data: { sold: book('Atlas') } } }));
  expect(screen.queryByText('Atlas')).toBe(null);
  await screen.findByText('Atlas');
  await rs.waitFor(() => expect(mutated).toBe(1));
  act(() => sold.simulateResult({ result: { data: { sold: book('Emma') } } }));
  await screen.findByText('Emma');
  act(() => sold.simulateResult({ error: new Error('closed') }));
  await screen.findByText('closed');
});
`,
      },
      output: ['Tests 2 passed'],
    },
  'What does aws-sdk-client-mock replace?': {
    heading: 'replace-the-client-of-an-sdk',
    libraries: true,
    says: [
      'For the AWS SDK, `aws-sdk-client-mock` replaces the method `send` of all instances:',
      'A command without an answer gives `undefined`.',
      'In a [setup file](/config/test/setupFiles), `mockClient` holds for each test file.',
      "The matchers of `aws-sdk-client-mock-jest` 4.1 don't work: its import fails with `Cannot find module` in Node.js, and after `require` they are missing (`Invalid Chai property: toHaveReceivedCommand`). Assert on `commandCalls`, as above.",
    ],
    files: {
      'rstest.config.ts': "export default { setupFiles: ['./setup.ts'] };",
      'setup.ts': `import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
mockClient(S3Client).on(GetObjectCommand).resolves({ ETag: 'setup' });`,
      ...testFiles(
        ['a', 'b'],
        () => `import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, test } from '@rstest/core';
const input = { Bucket: 'covers', Key: 'B-1' };
test('setup', async () => {
  for (const client of [new S3Client({ region: 'eu-west-1' }), new S3Client({ region: 'us-east-1' })]) {
    expect(await client.send(new GetObjectCommand(input))).toEqual({ ETag: 'setup' });
    expect(await client.send(new PutObjectCommand(input))).toBeUndefined();
  }
});`,
      ),
      'jest.test.ts': `import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test } from '@rstest/core';
test('matcher', async () => {
  await expect(import('aws-sdk-client-mock-jest')).rejects.toThrow('Cannot find module');
  require('aws-sdk-client-mock-jest');
  const s3 = mockClient(S3Client);
  await new S3Client({ region: 'eu-west-1' }).send(new GetObjectCommand({ Bucket: 'covers', Key: 'B-1' }));
  expect(s3.commandCalls(GetObjectCommand)[0].args[0].input).toMatchObject({ Key: 'B-1' });
  expect(() => (expect(s3) as any).toHaveReceivedCommand(GetObjectCommand)).toThrow('Invalid Chai property: toHaveReceivedCommand');
});`,
    },
    output: ['Tests 3 passed'],
  },
  "Why does a mocked axios fail with reading 'then'?": {
    heading: 'mock-axios',
    says: "`Cannot read properties of undefined (reading 'then')`: the mocked method has no result, because you gave it none or `mockResolvedValueOnce` is used up. With `{ mock: true }`, too, each one needs `mockResolvedValue`.",
    files: {
      'load.ts': `import axios from 'axios';
export const load = () => axios.get('/x').then(({ data }) => data);`,
      ...Object.fromEntries(
        [
          ['factory', '() => ({ default: { get: rs.fn() } })'],
          ['automatic', '{ mock: true }'],
        ].map(([name, how]) => [
          `${name}.test.ts`,
          `import axios from 'axios';
import { expect, rs, test } from '@rstest/core';
import { load } from './load';
rs.mock('axios', ${how});
test('a', async () => {
  const none = "Cannot read properties of undefined (reading 'then')";
  expect(load).toThrow(none);
  rs.mocked(axios.get).mockResolvedValueOnce({ data: 1 });
  expect(await load()).toBe(1);
  expect(load).toThrow(none);
  rs.mocked(axios.get).mockResolvedValue({ data: 2 });
  expect(await load()).toBe(2);
  expect(await load()).toBe(2);
});`,
        ]),
      ),
    },
    command: 'npx rstest; npx rstest --testEnvironment=happy-dom',
    output: [/Tests 2 passed[\s\S]*Tests 2 passed/],
  },
  'axios-mock-adapter: why does a request go to the network, and why is axios.create not a function?':
    {
      heading: 'interceptors-and-adapters',
      libraries: true,
      says: [
        'A request that no handler of axios-mock-adapter matches rejects with `Request failed with status code 404`, unless its option `onNoMatch` is set. One of a client that has no such adapter goes to the network, in `node` with `connect ECONNREFUSED 127.0.0.1:80` (or `::1:80`) for a `baseURL` of `http://localhost`, and with `Invalid URL` for a path without one.',
        "In `node`, a CommonJS file that calls `require('axios')` has another copy of it.",
        "after `rs.mock('axios', () => ({ default: { get } }))`, the client fails with `create is not a function`.",
      ],
      files: {
        'client.ts': "import axios from 'axios';\nexport const client = axios.create();",
        'old.cjs': "exports.load = () => require('axios').get('/x');",
        'missed.test.ts': `import axios from 'axios';
import MockAdapter from 'axios-mock-adapter';
import { expect, test } from '@rstest/core';
import { client } from './client';
import old from './old.cjs';
test('a', async () => {
  new MockAdapter(axios).onGet('/x').reply(200, 'fake');
  expect((await axios.get('/x')).data).toBe('fake');
  await expect(axios.get('/y')).rejects.toThrow('Request failed with status code 404');
  const other = axios.create();
  new MockAdapter(other, { onNoMatch: 'throwException' });
  await expect(other.get('/y')).rejects.toThrow('Could not find mock for');
  await expect(client.get('/x')).rejects.toThrow('Invalid URL');
  await expect(old.load()).rejects.toThrow('Invalid URL');
  client.defaults.baseURL = 'http://localhost';
  await expect(client.get('/x')).rejects.toThrow(/connect ECONNREFUSED (127.0.0.1|::1):80/);
});`,
        'mocked.test.ts': `${core}rs.mock('axios', () => ({ default: { get: rs.fn() } }));
test('a', async () => {
  await expect(import('./client')).rejects.toThrow('create is not a function');
});`,
      },
      output: ['Tests 2 passed'],
    },
  'axios rejects for status 404: how does it resolve, with nock?': {
    heading: 'use-nock',
    libraries: true,
    says: 'After `.reply(404)`, axios rejects with `response.status` 404; with `validateStatus: () => true` it resolves.',
    files: {
      'a.test.ts': `import axios from 'axios';
import nock from 'nock';
import { expect, test } from '@rstest/core';
const url = 'http://shop.example/stock';
const reply = (status: number) => nock('http://shop.example').get('/stock').reply(status, { seen: status });
test.each([300, 404, 503])('%i rejects', async (status) => {
  reply(status);
  await expect(axios.get(url)).rejects.toMatchObject({ response: { status, data: { seen: status } } });
  reply(status);
  expect(await axios.get(url, { validateStatus: () => true })).toMatchObject({ status, data: { seen: status } });
  reply(status);
  expect((await axios.create({ validateStatus: () => true }).get(url)).status).toBe(status);
});
test.each([200, 299])('%i resolves', async (status) => {
  reply(status);
  expect((await axios.get(url)).status).toBe(status);
});`,
    },
    command: 'npx rstest; npx rstest --testEnvironment=jsdom',
    output: [/(Tests 5 passed[\s\S]*){2}/],
  },
  'axios-mock-adapter: what do reset, resetHistory and restore undo?': {
    heading: 'interceptors-and-adapters',
    libraries: true,
    says: 'Answers of axios-mock-adapter and `mock.history` stay for the next test: `mock.reset()` in `afterEach` removes both, `resetHistory()` the latter alone. `restore()` gives the real adapter back.',
    test: `${core}import axios from 'axios';
import MockAdapter from 'axios-mock-adapter';
const client = axios.create();
const { adapter } = client.defaults;
const mock = new MockAdapter(client);
const get = () => client.get('/stock');
test('first', async () => { mock.onGet('/stock').reply(200, 3); await get(); });
test('next', async () => {
  expect((await get()).data).toBe(3);
  expect(mock.history.get).toHaveLength(2);
  mock.resetHistory();
  expect(mock.history.get).toHaveLength(0);
  expect((await get()).data).toBe(3);
  mock.reset();
  expect(mock.history.get).toHaveLength(0);
  await expect(get()).rejects.toThrow('404');
  expect(client.defaults.adapter).not.toBe(adapter);
  mock.restore();
  expect(client.defaults.adapter).toBe(adapter);
});`,
    output: ['Tests 2 passed'],
  },
  'How do I mock axios where the code calls axios itself, and does a spy on its default work?': {
    heading: 'mock-axios',
    says: "If your code calls axios as a function, as in `axios({ url })`, the default export is the mock: `rs.mock('axios', () => ({ default: rs.fn(async () => ({ data: {} })) }))`, then `expect(axios).toHaveBeenCalledWith({ url })`. `rs.spyOn(axios, 'default')` records no call, because your code doesn't go through this member.",
    files: {
      'stock.ts':
        "import axios from 'axios';\nexport const load = async (url: string) => (await axios({ url })).data;\n",
      'mock.test.ts': `${core}import axios from 'axios';
import { load } from './stock';
rs.mock('axios', () => ({ default: rs.fn(async () => ({ data: {} })) }));
test('mock', async () => {
  expect(await load('/stock')).toEqual({});
  expect(axios).toHaveBeenCalledWith({ url: '/stock' });
});
`,
      'spy.test.ts': `${core}import axios from 'axios';
import { load } from './stock';
test('spy', async () => {
  const spy = rs.spyOn(axios as any, 'default').mockResolvedValue({ data: {} });
  await expect(load('http://127.0.0.1:1/')).rejects.toThrow();
  expect(spy).not.toHaveBeenCalled();
});
`,
    },
    command: 'npx rstest; npx rstest --testEnvironment=jsdom',
    output: [/(Tests 2 passed[\s\S]*){2}/],
  },
  'How do I test that an expired token is refreshed and the request sent again?': {
    heading: 'interceptors-and-adapters',
    says: 'one that throws it only for the old token in `config.headers.authorization` tests that code gets a new one and asks again.',
    files: {
      'a.test.js': `import axios, { AxiosError } from 'axios';
import { expect, rs, test } from '@rstest/core';
let token = 'old';
const client = axios.create({ baseURL: 'http://shop' });
client.interceptors.request.use((config) => { config.headers.authorization = token; return config; });
client.interceptors.response.use(undefined, async (error) => {
  if (error.response?.status !== 401) throw error;
  token = 'new';
  return client(error.config);
});
test('a', async () => {
  const adapter = rs.fn(async (config) => {
    if (config.headers.authorization === 'old') throw new AxiosError('no', 'ERR', config, null, { status: 401 });
    return { data: 3, status: 200, statusText: '', headers: {}, config };
  });
  client.defaults.adapter = adapter;
  expect((await client.get('/stock')).data).toBe(3);
  expect(adapter).toHaveBeenCalledTimes(2);
});`,
    },
    output: ['Tests 1 passed'],
  },
} satisfies Answers;
