import { type Answers, core, inEnvironments } from '../../../support/answers.ts';

export default {
  'What is lost of a ws server, what does close wait for, and how is a handler tested alone?': {
    heading: 'mock-a-websocket',
    says: [
      '`data` is a `Buffer`: compare `String(data)`. A short message that the server sends at once, in its handler of `connection`, comes before that second line and is lost:',
      'Call `client.terminate()` and `server.close()` at the end, because `close` alone waits for the clients.',
      'A handler alone needs no port:',
    ],
    test: `import { EventEmitter, once } from 'node:events';
import { expect, onTestFinished, rs, test } from '@rstest/core';
import { WebSocket, WebSocketServer } from 'ws';
const later = (ms: number) => new Promise((resolve) => setTimeout(() => resolve('pending'), ms));
const start = () => {
  const server = new WebSocketServer({ port: 0 });
  server.on('connection', (socket) => {
    socket.send('hello');
    socket.on('message', (sku) => socket.send('3 of ' + sku));
  });
  const client = new WebSocket('ws://127.0.0.1:' + (server.address() as any).port);
  onTestFinished(() => { client.terminate(); server.close(); });
  return { server, client };
};
test('lost', async () => {
  const { client } = start();
  await once(client, 'open');
  expect(await Promise.race([once(client, 'message'), later(300)])).toBe('pending');
  client.send('B-1');
  const [data] = await once(client, 'message');
  expect(Buffer.isBuffer(data)).toBe(true);
  expect(String(data)).toBe('3 of B-1');
});
test('collected, and closed', async () => {
  const { server, client } = start();
  const got: string[] = [];
  client.on('message', (data) => got.push(String(data)));
  await rs.waitFor(() => expect(got).toEqual(['hello']));
  const closed = new Promise((resolve) => server.close(() => resolve('closed')));
  expect(await Promise.race([closed, later(300)])).toBe('pending');
  client.terminate();
  expect(await closed).toBe('closed');
});
test('alone', () => {
  const server = new WebSocketServer({ noServer: true });
  server.on('connection', (socket) => socket.on('message', (sku) => socket.send('3 of ' + sku)));
  const socket = Object.assign(new EventEmitter(), { send: rs.fn() });
  server.emit('connection', socket as any, {} as any);
  socket.emit('message', Buffer.from('B-1'));
  expect(socket.send).toHaveBeenCalledExactlyOnceWith('3 of B-1');
});`,
    output: ['Tests 3 passed'],
  },
  'Does a server of ws start in jsdom?': {
    heading: 'mock-a-websocket',
    says: 'use the environment `node`, because in a DOM `WebSocketServer is not a constructor`.',
    test: `import { expect, test } from '@rstest/core';
import { WebSocketServer } from 'ws';
test('a', () => {
  expect(() => new WebSocketServer({ port: 0 })).toThrow('WebSocketServer is not a constructor');
});`,
    command: 'for name in jsdom happy-dom; do npx rstest --testEnvironment $name; done',
    output: [/(Tests 1 passed[\s\S]*){2}/],
  },
  'Does supertest read a stream of events?': {
    heading: 'server-sent-events',
    says: [
      'if it ends the stream, `supertest` has all of it in `response.text`. A stream that stays open never ends the request.',
      '`destroy()` ends the connection, which the route hears as `close` of its response. That of its request comes earlier if `express.json()` has read a body.',
    ],
    test: `import express from 'express';
import request from 'supertest';
import { expect, rs, test } from '@rstest/core';
const closed = rs.fn();
const app = express();
app.use(express.json());
const early = rs.fn();
for (const path of ['/ends', '/sales']) app.all(path, (query, response) => {
  query.on('close', early);
  response.on('close', closed);
  response.set('content-type', 'text/event-stream').write('data: B-1\\n\\n');
  setTimeout(() => response.write('data: B-2\\n\\n'), 20);
  if (path === '/ends') setTimeout(() => response.end(), 40);
});
test('ends', async () => {
  expect((await request(app).get('/ends')).text).toBe('data: B-1\\n\\ndata: B-2\\n\\n');
  await rs.waitFor(() => expect([closed.mock.calls.length, early.mock.calls.length]).toEqual([1, 1]));
});
for (const method of ['get', 'post'] as const) test('stays open, ' + method, async () => {
  closed.mockClear();
  early.mockClear();
  let before: number[] = [];
  const query = request(app)[method]('/sales');
  if (method === 'post') query.send({ sku: 'B-1' });
  const response = await query.buffer(true).parse((stream: any, done: any) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
      if (!text.includes('B-2')) return;
      before = [closed.mock.calls.length, early.mock.calls.length];
      done(null, text);
      stream.destroy();
    });
  });
  expect(response.body).toBe('data: B-1\\n\\ndata: B-2\\n\\n');
  expect(before).toEqual([0, method === 'post' ? 1 : 0]);
  await rs.waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  const whole = request(app).get('/sales').timeout(300).then(() => 'answer', (error) => error.message);
  expect(await whole).toContain('Timeout of 300ms exceeded');
  await rs.waitFor(() => expect([closed.mock.calls.length, early.mock.calls.length]).toEqual([2, 2]));
});`,
    output: ['Tests 3 passed'],
  },
  'How do I let MSW answer a WebSocket, and is there one in Node.js 20?': {
    heading: 'mock-a-websocket',
    says: [
      "`ws.link('wss://api.bookshop.example/stock').addEventListener('connection', ({ client }) => client.send('3'))`.",
      'Node.js 20 has no `WebSocket`.',
    ],
    test: `import { test } from '@rstest/core';
import { ws } from 'msw';
import { setupServer } from 'msw/node';
test('a', async () => {
  if (typeof WebSocket === 'undefined') return console.log('NONE', process.version.split('.')[0]);
  const server = setupServer(ws.link('wss://api.bookshop.example/stock').addEventListener('connection', ({ client }) => client.send('3')));
  server.listen();
  const socket = new WebSocket('wss://api.bookshop.example/stock');
  console.log('GOT', await new Promise((resolve) => socket.addEventListener('message', ({ data }) => resolve(data))));
  server.close();
});
`,
    command:
      'for name in node jsdom happy-dom; do echo $name; npx rstest --testEnvironment $name; done',
    output: [
      /node\s[\s\S]*(NONE v20|GOT 3)[\s\S]*jsdom\s[\s\S]*GOT 3[\s\S]*happy-dom\s[\s\S]*GOT 3/,
    ],
  },
  'How do I test a WebSocket server beside Express, and that nothing was sent?': {
    heading: 'mock-a-websocket',
    says: [
      "`await once(client, 'open')`, then `const [data] = await once(client, 'message')`.",
      'pass `new WebSocketServer({ server: createServer(app) })` and let that server listen.',
    ],
    test: `import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from '@rstest/core';
import express from 'express';
import { WebSocket, WebSocketServer } from 'ws';
test('a', async () => {
  const server = createServer(express());
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => socket.on('message', (sku) => socket.send('3 of ' + sku)));
  server.listen(0);
  await once(server, 'listening');
  const client = new WebSocket('ws://localhost:' + (server.address() as any).port);
  onTestFinished(() => { client.terminate(); sockets.close(); server.close(); });
  await once(client, 'open');
  client.send('B-1');
  const [data] = await once(client, 'message');
  expect(String(data)).toBe('3 of B-1');
});`,
    output: ['Tests 1 passed'],
  },
  'Is there an EventSource, and what does sse of MSW print without one?': {
    heading: 'server-sent-events',
    says: [
      'Neither Node.js nor jsdom nor happy-dom has `EventSource`.',
      "An event with a name is `new MessageEvent('sold', { data })`, for `addEventListener('sold', …)`.",
      'Without a stub, `sse` fails with `the EventSource API is not supported in this environment`.',
    ],
    files: inEnvironments(
      ['node', 'jsdom', 'happy-dom'],
      'ts',
      () => `${core}import { sse } from 'msw';
test('a', () => {
  expect(typeof EventSource).toBe('undefined');
  expect(() => sse('http://shop.test/sales', () => {})).toThrow('the EventSource API is not supported in this environment');
  const source = new EventTarget();
  const seen = rs.fn();
  source.addEventListener('sold', (event) => seen((event as MessageEvent).data));
  source.dispatchEvent(new MessageEvent('sold', { data: '3' }));
  expect(seen).toHaveBeenCalledWith('3');
});`,
    ),
    output: ['Tests 3 passed'],
  },
  'How do I replace socket.io-client in the test of a component?': {
    heading: 'mock-a-websocket',
    says: [
      "`const socket = rs.hoisted(() => ({ on: rs.fn(), off: rs.fn(), emit: rs.fn() }))`, `rs.mock('socket.io-client', () => ({ io: () => socket }))`.",
      "the server sends an `order` with `socket.on.mock.calls.find(([name]) => name === 'order')[1]('B-1')`.",
    ],
    files: {
      'node_modules/socket.io-client/package.json':
        '{"name":"socket.io-client","version":"4.0.0","type":"module","main":"index.js"}',
      'node_modules/socket.io-client/index.js': 'export const io = undefined;',
      'orders.js': `import { io } from 'socket.io-client';
export const watch = (seen) => { const socket = io('http://shop.test'); socket.on('order', seen); socket.emit('hello'); };`,
      'a.test.js': `${core}import { watch } from './orders';
const socket = rs.hoisted(() => ({ on: rs.fn(), off: rs.fn(), emit: rs.fn() }));
rs.mock('socket.io-client', () => ({ io: () => socket }));
test('a', () => {
  const seen = rs.fn();
  watch(seen);
  expect(socket.emit).toHaveBeenCalledWith('hello');
  socket.on.mock.calls.find(([name]) => name === 'order')[1]('B-1');
  expect(seen).toHaveBeenCalledWith('B-1');
});`,
    },
    output: ['Tests 1 passed'],
  },
  'Socket.IO: how do I wait, and what does emitWithAck return? Which client does mock-socket need?':
    {
      heading: 'mock-a-websocket',
      libraries: true,
      says: [
        "`await client.emitWithAck('order', 'B-1')` returns the answer of a handler.",
        'With mock-socket, take its `WebSocket`: a client of `ws` opens a real connection, and fails with `ECONNREFUSED`.',
        'mock-socket opens with a timer, so with fake timers call `await rs.advanceTimersByTimeAsync(10)`.',
        'jest-websocket-mock builds on it, and needs [`globals: true`](/config/test/globals), otherwise it fails with `expect is not defined`.',
      ],
      files: {
        'io.test.ts': `import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { connect } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
const server = createServer();
const io = new Server(server);
let client: any;
io.on('connection', (socket) => socket.on('order', (sku, answer) => answer('sold ' + sku)));
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  client = connect('http://127.0.0.1:' + (server.address() as any).port);
  await new Promise<void>((resolve) => client.once('connect', () => resolve()));
});
afterAll(() => { client.close(); io.close(); });
test('a', async () => {
  expect(await client.emitWithAck('order', 'B-1')).toBe('sold B-1');
});`,
        'mock.test.ts': `import { once } from 'node:events';
import { Server, WebSocket } from 'mock-socket';
import * as ws from 'ws';
import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  const server = new Server('ws://127.0.0.1:9');
  const [error] = await once(new ws.WebSocket('ws://127.0.0.1:9'), 'error').catch((error) => [error]);
  expect(error.code).toBe('ECONNREFUSED');
  rs.useFakeTimers();
  const client = new WebSocket('ws://127.0.0.1:9');
  for (let turn = 0; turn < 99; turn += 1) await null;
  await rs.advanceTimersByTimeAsync(0);
  expect(client.readyState).toBe(WebSocket.CONNECTING);
  await rs.advanceTimersByTimeAsync(10);
  expect(client.readyState).toBe(WebSocket.OPEN);
  rs.useRealTimers();
  server.close();
});`,
        'ws.test.ts': `import WS from 'jest-websocket-mock';
import { expect, test } from '@rstest/core';
test('a', async () => {
  const server = new WS('ws://127.0.0.1:9');
  const client = new WebSocket('ws://127.0.0.1:9');
  await server.connected;
  client.send('hello');
  await expect(server).toReceiveMessage('hello');
});`,
      },
      command:
        'npx rstest io mock; npx rstest ws.test --globals --testEnvironment=jsdom; npx rstest ws.test --testEnvironment=jsdom',
      exitCode: 1,
      output: ['Tests 2 passed', /Tests 1 passed[\s\S]*expect is not defined/],
    },
  'How do I test that a WebSocket connects again?': {
    heading: 'mock-a-websocket',
    says: "`sockets[0]?.dispatchEvent(new Event('close'))`, `rs.advanceTimersByTime(1000)`, then `expect(sockets).toHaveLength(2)`.",
    test: `import { expect, rs, test } from '@rstest/core';
const sockets: EventTarget[] = [];
class FakeSocket extends EventTarget {
  constructor() { super(); sockets.push(this); }
}
function watch() {
  new WebSocket('wss://shop').addEventListener('close', () => setTimeout(watch, 1000));
}
test('a', () => {
  rs.stubGlobal('WebSocket', FakeSocket);
  rs.useFakeTimers();
  watch();
  sockets[0]?.dispatchEvent(new Event('close'));
  expect(sockets).toHaveLength(1);
  rs.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
});`,
    output: ['Tests 1 passed'],
  },
} satisfies Answers;
