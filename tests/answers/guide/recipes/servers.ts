import { type Answers, core } from '../../../support/answers.ts';

const supertest = `import express from 'express';
import request from 'supertest';
import { expect, test } from '@rstest/core';
const app = express();
app.get('/bad', () => { throw new Error('broken'); });
`;

export default {
  'How do I send a gzipped body with supertest, and cookies with inject?': {
    heading: 'requests-and-answers',
    says: "A compressed body is sent by `.type('json').set('content-encoding', 'gzip').serialize((body) => body).send(gzipSync(json))`: without `serialize`, a `Buffer` becomes JSON (400, `incorrect header check`).",
    test: `import express from 'express';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { expect, test } from '@rstest/core';
const app = express().use(express.json()).post('/', (query, response) => { response.json(query.body); });
const json = JSON.stringify({ book: '7' });
test('a', async () => {
  await request(app).post('/').type('json').set('content-encoding', 'gzip').serialize((body: any) => body).send(gzipSync(json)).expect(200, { book: '7' });
  const without = await request(app).post('/').type('json').set('content-encoding', 'gzip').send(gzipSync(json));
  expect([without.status, without.text]).toEqual([400, expect.stringContaining('incorrect header check')]);
});
`,
    output: ['Tests 1 passed'],
  },
  'How do I send and read cookies with the inject of Fastify?': {
    heading: 'fastify',
    says: "`cookies: { sid: 'abc' }` sends cookies, and `response.cookies` lists those of the answer;",
    test: `import Fastify from 'fastify';
import { expect, test } from '@rstest/core';
test('a', async () => {
  const server = Fastify();
  server.get('/', async (query, reply) => { reply.header('set-cookie', 'lang=de; Path=/; HttpOnly'); return query.headers.cookie; });
  const response = await server.inject({ url: '/', cookies: { sid: 'abc' } });
  expect(response.payload).toBe('sid=abc');
  expect(response.cookies).toMatchObject([{ name: 'lang', value: 'de', path: '/', httpOnly: true }]);
});
`,
    output: ['Tests 1 passed'],
  },
  'How do I replace a middleware that checks a JWT, and how does a test pass a CSRF check?': {
    heading: 'cookies-and-logins',
    says: [
      "If the app puts its own middleware there, replace its module: `rs.mock('./auth', () => ({ requireLogin: (query, _, next) => { query.user = { sub: 'ada' }; next(); } }))`.",
      "take the token out of `text`, and send it, `agent.post('/login').type('form').send({ _csrf: token })`.",
    ],
    files: {
      'auth.ts':
        'export const requireLogin = (_: any, response: any) => response.status(401).end();',
      'app.ts': `import express from 'express';
import { requireLogin } from './auth';
export const app = express();
app.get('/me', requireLogin, (query: any, response) => { response.json(query.user); });
app.get('/login', (_, response) => { response.cookie('csrf', 't1').send('<input name="_csrf" value="t1">'); });
app.post('/login', express.urlencoded({ extended: false }), (query, response) => {
  response.sendStatus(query.headers.cookie === 'csrf=' + query.body._csrf ? 200 : 403);
});
`,
      'real.test.ts': `import request from 'supertest';
import { test } from '@rstest/core';
import { app } from './app';
test('refused', async () => { await request(app).get('/me').expect(401); });
test('form', async () => {
  const agent = request.agent(app);
  const { text } = await agent.get('/login');
  const token = /value="([^"]+)"/.exec(text)?.[1];
  await agent.post('/login').type('form').send({ _csrf: token }).expect(200);
  await agent.post('/login').type('form').send({ _csrf: 'no' }).expect(403);
  await request(app).post('/login').type('form').send({ _csrf: token }).expect(403);
});
`,
      'mock.test.ts': `import request from 'supertest';
import { rs, test } from '@rstest/core';
import { app } from './app';
rs.mock('./auth', () => ({ requireLogin: (query: any, _: any, next: any) => { query.user = { sub: 'ada' }; next(); } }));
test('let in', async () => { await request(app).get('/me').expect(200, { sub: 'ada' }); });
`,
    },
    output: ['Tests 3 passed'],
  },
  'How do I upload a file with other fields, and what does supertest say of send with attach?': {
    heading: 'requests-and-answers',
    says: "Other fields of the form are `.field('token', 't')`, because `.send()` before `.attach()` throws `superagent can't mix .send() and .attach()`.",
    test: `import express from 'express';
import request from 'supertest';
import { expect, test } from '@rstest/core';
const app = express().use(express.text({ type: () => true })).post('/', (query, response) => { response.send(query.body); });
test('a', async () => {
  const form = await request(app).post('/').field('token', 't').attach('cover', Buffer.from('abc'), 'cover.png');
  expect(form.text).toMatch(/name="token"\\s+t\\s/);
  expect(form.text).toContain('name="cover"; filename="cover.png"');
  expect((await request(app).post('/').attach('cover', Buffer.from('abc'))).text).not.toContain('filename');
  expect(() => request(app).post('/').send({ token: 't' }).attach('cover', Buffer.from('abc'), 'cover.png')).toThrow("superagent can't mix .send() and .attach()");
});
`,
    output: ['Tests 1 passed'],
  },
  'What happens if I pass a Router to supertest?': {
    heading: 'koa-and-other-servers',
    says: 'A `Router` of Express 5 alone fails the file with `argument callback is required`: mount it, `request(express().use(routes))`.',
    files: {
      'rstest.config.mjs': 'export default { testTimeout: 500 };',
      'a.test.ts': `import express from 'express';
import request from 'supertest';
import { test } from '@rstest/core';
const routes = express.Router().get('/', (_, response) => { response.send('Atlas'); });
test('mounted', async () => { await request(express().use(routes)).get('/').expect(200, 'Atlas'); });
test('alone', async () => { await request(routes as any).get('/'); });
`,
    },
    exitCode: 1,
    output: ['argument callback is required', 'Tests 1 failed | 1 passed'],
  },
  'What does a 404 of Express say, and which path has a route below a prefix?': {
    heading: 'late-routes-and-middleware',
    says: [
      'The 404 that Express itself sends says what was asked, `Cannot GET /books`:',
      "Routes below `app.use('/api', routes)` are asked for with that prefix, `request(app).get('/api/books')`, and a test that mounts them without it, `express().use(routes)`, asks without it.",
    ],
    test: `import express from 'express';
import request from 'supertest';
import { expect, test } from '@rstest/core';
const routes = express.Router().get('/books', (_, response) => { response.send('Atlas'); });
const app = express().use('/api', routes);
test('a', async () => {
  const missing = await request(app).get('/books');
  expect([missing.status, missing.text.includes('Cannot GET /books')]).toEqual([404, true]);
  expect((await request(app).post('/api/books')).text).toContain('Cannot POST /api/books');
  await request(app).get('/api/books').expect(200, 'Atlas');
  await request(express().use(routes)).get('/books').expect(200, 'Atlas');
});
`,
    output: ['Tests 1 passed'],
  },
  'How do I test an Express app whose routes are added after the database is connected?': {
    heading: 'express',
    says: 'An app whose routes are added in a callback, after a database is connected, has none when the file is imported: the answer is 404.',
    files: {
      'app.ts': `import express, { Router } from 'express';
const routes = (source: any) => Router().get('/books', async (_, response) => { response.json(await source.find()); });
export async function createApp(source: any) { await source.initialize(); return express().use(routes(source)); }
const wait = () => new Promise((resolve) => setTimeout(resolve, 500));
export const late = express();
wait().then(() => { late.use(routes({ find: async () => [] })); });
`,
      'a.test.ts': `import request from 'supertest';
import { beforeAll, expect, rs, test } from '@rstest/core';
import { createApp, late } from './app';
const source = { initialize: rs.fn(async () => {}), find: async () => ['Atlas'] };
let app: any;
beforeAll(async () => { app = await createApp(source); });
test('a', async () => {
  await request(late).get('/books').expect(404);
  await request(app).get('/books').expect(200, ['Atlas']);
  expect(source.initialize).toHaveBeenCalledTimes(1);
});
`,
    },
    output: ['Tests 1 passed'],
  },
  'Which address do supertest and the server that it starts use?': {
    heading: 'express',
    says: [
      '`request(app)` listens on `127.0.0.1`, where no other program can take the same port.',
      'it listens on all addresses, `::`, as `app.listen(0)` does',
      "write `app.listen(0, '127.0.0.1')`.",
    ],
    test: `${supertest}import { once } from 'node:events';
import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
const own = express();
const seen: string[] = [];
own.get('/', ({ headers, socket }, response) => { seen.push(headers.host!.split(':')[0]!); response.send('own'); });
test('starts it', async () => {
  const listen = Server.prototype.listen;
  let address: AddressInfo | undefined;
  Server.prototype.listen = function (this: Server, ...rest: never[]) {
    this.once('listening', () => { address = this.address() as AddressInfo; });
    return (listen as any).apply(this, rest);
  } as never;
  await request(own).get('/').expect(200, 'own');
  Server.prototype.listen = listen;
  expect([address?.address, seen]).toEqual(['127.0.0.1', ['127.0.0.1']]);
  const all = own.listen(0);
  await once(all, 'listening');
  expect((all.address() as AddressInfo).address).toBe('::');
  all.close();
});
test('has it to itself', async () => {
  const server = own.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  await request(server).get('/').expect(200, 'own');
  const other = createServer().listen(port, '127.0.0.1');
  const [error] = await once(other, 'error');
  expect(error.code).toBe('EADDRINUSE');
  server.close();
});`,
    output: ['Tests 2 passed'],
  },
  'What does supertest print when a status differs, and without await?': {
    heading: 'express',
    says: [
      'When an `expect` of `supertest` isn\'t met, the test fails with `expected 200 "OK", got 404 "Not Found"`, at the line of your test.',
      'Without `await` in front, such a test passes whatever the server answers.',
    ],
    test: `${supertest}test('waits', async () => {
  await request(app).get('/nothing').expect(200);
});
test('forgets', () => { request(app).get('/nothing').expect(200); });`,
    exitCode: 1,
    output: ['expected 200 "OK", got 404 "Not Found"', 'a.test.ts:7', 'Tests 1 failed | 1 passed'],
  },
  'Do supertest and inject of Fastify run in the VM pools?': {
    heading: '',
    says: 'In the VM pools, `supertest` and the `inject` of Fastify fail before Node.js 24.9: `require() of ES Module … is not supported in VM pools`.',
    files: {
      'express.test.ts': `${supertest}test('a', async () => { await request(app).get('/bad').expect(500); });`,
      'fastify.test.ts': `import Fastify from 'fastify';
import { expect, test } from '@rstest/core';
test('a', async () => {
  const { statusCode } = await Fastify().get('/', async () => 'in').inject('/');
  expect(statusCode).toBe(200);
});`,
    },
    command:
      'npx rstest; for name in express fastify; do npx rstest $name --pool=vmForks 2>&1 | grep -v "^$" > $name.txt; grep -o "is not supported in VM pools" $name.txt | head -1 | sed "s/^/$name /"; done',
    output: ['Tests 2 passed', 'express is not supported', 'fastify is not supported'],
  },
  'Does supertest work with a server of node:http, and does it keep cookies?': {
    heading: 'express',
    says: [
      'a server of `node:http`',
      '`request.agent(app)` keeps cookies from one request to the next,',
    ],
    test: `${supertest}import { createServer } from 'node:http';
const server = createServer(({ headers }, response) => response.setHeader('set-cookie', 'a=1').end(headers.cookie ?? 'none'));
test('a', async () => { await request(server).get('/').expect(200, 'none'); });
test('b', async () => {
  const agent = request.agent(server);
  await agent.get('/').expect(200, 'none');
  await agent.get('/').expect(200, 'a=1');
});`,
    output: ['Tests 2 passed'],
  },
  'What does app.address is not a function mean?': {
    heading: 'express',
    says: "`app.address is not a function` says that `request` got neither, such as `import * as app` or a promise, and `reading 'address'` that it got nothing: `request.agent()` needs the app as well, or an address.",
    test: `${supertest}test('a', () => {
  for (const given of [{ default: app }, Promise.resolve(app)] as never[]) {
    try { request(given).get('/'); } catch (error) { console.log((error as Error).message); }
  }
  expect(() => request.agent(undefined).get('/')).toThrow("reading 'address'");
});`,
    output: [/app\.address is not a function[\s\S]*app\.address is not a function/],
  },
  'Does server.close() run the plugins of Fastify?': {
    heading: 'fastify',
    says: [
      '`server.close()` runs what plugins do at the end, such as leaving a database. After it, `inject` fails with `Fastify has already been closed and cannot be reopened`:',
      "`server.inject({ method: 'POST', url: '/orders', payload: { book: '7' } })` sends JSON, and",
      'a wrong one is answered with 400, `Request body size did not match Content-Length`.',
    ],
    test: `import Fastify from 'fastify';
import { expect, test } from '@rstest/core';
test('a', async () => {
  const server = Fastify();
  let left = false;
  server.addHook('onClose', async () => { left = true; });
  server.post('/orders', async ({ body }) => body);
  const order = { method: 'POST', url: '/orders', payload: { book: '7' } } as const;
  expect((await server.inject(order)).json()).toEqual({ book: '7' });
  const wrong = await server.inject({ ...order, headers: { 'content-length': '100' } });
  expect(wrong.json()).toMatchObject({ statusCode: 400, message: 'Request body size did not match Content-Length' });
  await server.close();
  expect(left).toBe(true);
  await expect(server.inject('/')).rejects.toThrow('Fastify has already been closed and cannot be reopened');
});`,
    output: ['Tests 1 passed'],
  },
  'Fastify: server.db is undefined in a test, although a plugin decorates the server': {
    heading: 'fastify',
    says: 'What a plugin decorates stays inside it, so `server.db` is `undefined` in a test that wants to fill the database: wrap the plugin, and those around it, in `fastify-plugin`.',
    test: `import Fastify from 'fastify';
import { expect, test } from '@rstest/core';
// What fastify-plugin does to a plugin.
const wrap = (plugin: any) => Object.assign(plugin, { [Symbol.for('skip-override')]: true });
const plugin = async (server: any) => { server.decorate('db', 'real'); server.get('/', async () => server.db); };
const dbOf = async (register: any) => { const server: any = Fastify().register(register); await server.ready(); return server.db; };
test('a', async () => {
  expect((await Fastify().register(plugin).inject('/')).body).toBe('real');
  expect(await dbOf(plugin)).toBe(undefined);
  expect(await dbOf(wrap(async (server: any) => plugin(server)))).toBe('real');
  expect(await dbOf(async (server: any) => { server.register(wrap(async (inner: any) => plugin(inner))); })).toBe(undefined);
});`,
    output: ['Tests 1 passed'],
  },
  'Fastify: after() is never called, a decorator is missing, reading length with supertest. How do I give a route a stand-in?':
    {
      heading: 'fastify',
      says: [
        '`inject` and `listen` wait until all plugins are loaded.',
        "before that, `server.after()` isn't called, and decorators that plugins add are missing.",
        "write `await server.ready()`, then `request(server.server)`: otherwise the request ends in `Cannot read properties of undefined (reading 'length')`, and the test times out.",
        "`Fastify().decorate('db', { find }).register(routes)`",
        "it fails with `The decorator 'db' has already been added`.",
      ],
      files: {
        'a.test.ts': `import Fastify, { type FastifyInstance } from 'fastify';
import { expect, rs, test } from '@rstest/core';
import request from 'supertest';
const plugin = Object.assign(async (server: FastifyInstance) => { server.decorate('db', { find: () => 'real' }); }, { [Symbol.for('skip-override')]: true });
const routes = async (server: any) => { server.get('/', () => server.db.find()); };
const stand = { find: () => 'mine' };
test('a', async () => {
  const server = Fastify().register(plugin).register(routes);
  const after = rs.fn();
  server.after(after);
  await new Promise((done) => setTimeout(done, 50));
  expect([after.mock.calls.length, 'db' in server]).toEqual([0, false]);
  await server.ready();
  expect([after.mock.calls.length, 'db' in server]).toEqual([1, true]);
  await request(server.server).get('/').expect('real');
  const listening = Fastify().register(plugin);
  await listening.listen();
  expect('db' in listening).toBe(true);
  await listening.close();
  expect((await Fastify().decorate('db', stand).register(routes).inject('/')).body).toBe('mine');
  await expect(Fastify().decorate('db', stand).register(plugin).ready()).rejects.toThrow("The decorator 'db' has already been added");
});`,
        'b.test.ts': `import Fastify from 'fastify';
import { test } from '@rstest/core';
import request from 'supertest';
test('b', async () => { await request(Fastify().get('/', () => 'a').server).get('/'); }, 500);`,
      },
      exitCode: 1,
      output: ['✓ a.test.ts', "reading 'length'", 'test timed out in 500ms'],
    },
  'Hono: how do I pass bindings, an execution context and headers in a test?': {
    heading: 'hono',
    says: [
      'without it, `context.env` is `undefined`.',
      'a route that calls `waitUntil` answers with 500, `This context has no ExecutionContext`, until you pass `{ waitUntil: rs.fn(), passThroughOnException() {} }`.',
      "`{ headers: { authorization: 'Bearer t' } }` as the second argument signs in.",
    ],
    test: `${core}import { Hono } from 'hono';
const api = new Hono()
  .get('/env', (c) => c.text(String(c.env)))
  .get('/who', (c) => c.text(c.req.header('authorization') ?? 'nobody'))
  .get('/later', (c) => { c.executionCtx.waitUntil(Promise.resolve()); return c.text('ok'); })
  .onError(({ message }, c) => c.text(message, 500));
test('a', async () => {
  expect(await (await api.request('/env')).text()).toBe('undefined');
  expect(await (await api.request('/who', { headers: { authorization: 'Bearer t' } })).text()).toBe('Bearer t');
  const bad = await api.request('/later');
  expect([bad.status, await bad.text()]).toEqual([500, 'This context has no ExecutionContext']);
  const context = { waitUntil: rs.fn(), passThroughOnException() {} };
  expect(await (await api.request('/later', {}, {}, context as never)).text()).toBe('ok');
  expect(context.waitUntil).toHaveBeenCalledOnce();
});`,
    output: ['Tests 1 passed'],
  },
  'Does a test fail when a route throws, and where do I see the error?': {
    heading: 'errors-of-a-route',
    says: [
      "A route that throws doesn't fail the test: the framework catches the error and answers with status 500.",
      'Express 5 · HTML with the stack · nothing, because `NODE_ENV` is `test`',
      'Fastify · JSON with the message · nothing, unless you turned `logger` on',
      'Hono · `Internal Server Error` · the error, with `console.error`',
    ],
    test: `${supertest}import Fastify from 'fastify';
import { Hono } from 'hono';
import { rs } from '@rstest/core';
test('a', async () => {
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  const { status, text } = await request(app).get('/bad');
  expect([status, text.includes('Error: broken<br>')]).toEqual([500, true]);
  const fastify = Fastify();
  fastify.get('/bad', async () => { throw new Error('broken'); });
  const answer = await fastify.inject('/bad');
  expect([answer.statusCode, answer.json().message]).toEqual([500, 'broken']);
  expect(error).not.toHaveBeenCalled();
  const bad = await new Hono().get('/bad', () => { throw new Error('broken'); }).request('/bad');
  expect([bad.status, await bad.text()]).toEqual([500, 'Internal Server Error']);
  expect(error).toHaveBeenCalledTimes(1);
});`,
    output: [/^(?![\s\S]*broken)[\s\S]*Tests 1 passed/],
  },
  'Does a server that nobody closes keep the run from ending?': {
    heading: 'errors-of-a-route',
    says: "A server that you leave open doesn't keep the run from ending.",
    test: `import { createServer } from 'node:http';
import { connect } from 'node:net';
import { test } from '@rstest/core';
test('a', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const socket = connect((server.address() as any).port);
  await new Promise((resolve) => socket.on('connect', resolve));
});
`,
    command: 'timeout 30 npx rstest && echo ENDED',
    output: ['ENDED'],
  },
  'supertest: must I call end with await, how do I send headers and files, and start the server once?':
    {
      heading: 'express',
      says: [
        'With `await`, leave out `.end()`',
        "and `.attach('cover', Buffer.from('…'), 'cover.png')` for a file.",
        "call `app.listen(0)` in `beforeAll`, wait for it with `once(server, 'listening')`, pass `server` to `request`, and close it in `afterAll`.",
      ],
      test: `${supertest}import { once } from 'node:events';
import { afterAll, beforeAll } from '@rstest/core';
app.all('/echo', (query, response) => {
  let sent = '';
  query.on('data', (part) => { sent += part; }).on('end', () => response.cookie('s', '1').json({ ...query.query, sent, token: query.headers.authorization, cookie: query.headers.cookie }));
});
let server: ReturnType<typeof app.listen>;
beforeAll(async () => { server = app.listen(0); await once(server, 'listening'); });
afterAll(() => { server.close(); });
test('a', async () => {
  const { body } = await request(server).post('/echo').set('authorization', 'Bearer t').query({ page: 2 }).attach('cover', Buffer.from('picture'), 'cover.png');
  expect(body).toMatchObject({ page: '2', token: 'Bearer t', sent: expect.stringMatching(/name="cover"; filename="cover.png"[^]*picture/) });
  const agent = request.agent(server);
  await agent.get('/echo');
  expect((await agent.get('/echo')).body.cookie).toBe('s=1');
});`,
      output: ['Tests 1 passed'],
    },
  'What does socket hang up of supertest mean?': {
    heading: 'express',
    says: 'Try that if one of hundreds of requests ends in `socket hang up` now and then.',
    elsewhere: { '/guide/help/errors-requests': 'The connection ended without an answer.' },
    test: `import express from 'express';
import request from 'supertest';
import { expect, test } from '@rstest/core';
test('a', async () => {
  const app = express().get('/', (asked) => void asked.socket.destroy());
  await expect(request(app).get('/')).rejects.toThrow('socket hang up');
});`,
    output: ['Tests 1 passed'],
  },
  'How do I test an Express middleware alone, what are res and next?': {
    heading: 'express',
    says: [
      "A middleware is tested in a small app, `express().use(requireLogin).get('/', (_, response) => response.send('in'))`, or alone:",
      '`const response = { status: rs.fn(() => response), json: rs.fn() }`.',
    ],
    test: `import express from 'express';
import request from 'supertest';
import { expect, rs, test } from '@rstest/core';
const requireLogin = (query: any, response: any, next: any) => { if (query.get('authorization')) next(); else response.status(401).json({ error: 'sign in' }); };
test('in an app', async () => {
  const app = express().use(requireLogin).get('/', (_, response) => { response.send('in'); });
  await request(app).get('/').expect(401, { error: 'sign in' });
  await request(app).get('/').set('authorization', 'Bearer t').expect(200, 'in');
});
test('alone', () => {
  const next = rs.fn();
  const response: any = { status: rs.fn(() => response), json: rs.fn() };
  requireLogin({ get: () => undefined }, response, next);
  expect(response.status).toHaveBeenCalledWith(401);
  expect(next).not.toHaveBeenCalled();
  requireLogin({ get: () => 'Bearer t' }, response, next);
  expect(next).toHaveBeenCalledExactlyOnceWith();
});`,
    output: ['Tests 2 passed'],
  },
  'What does a Fastify server print that was closed before?': {
    heading: 'fastify',
    says: 'After it, `inject` fails with `Fastify has already been closed and cannot be reopened`:',
    test: `import Fastify from 'fastify';
import { afterEach, test } from '@rstest/core';
const server = Fastify();
afterEach(() => server.close());
test('a', async () => { await server.inject('/'); });
test('b', async () => { await server.inject('/'); });`,
    exitCode: 1,
    output: ['Fastify has already been closed and cannot be reopened'],
  },
  'How do I test a route behind a login, with a session or isAuthenticated of Passport?': {
    heading: 'express',
    says: [
      "It doesn't send back a `secure` cookie, because it talks plain HTTP:",
      "`express().use((query, _, next) => { query.session = { user: 'ada' }; query.isAuthenticated = () => true; next(); }).use(routes)`.",
    ],
    test: `import express from 'express';
import request from 'supertest';
import { expect, test } from '@rstest/core';
test.each([[true, 401], [false, 200]])('secure %s', async (secure, status) => {
  const agent = request.agent(express()
    .post('/login', (_, response) => { response.cookie('user', 'ada', { secure }).end(); })
    .get('/', ({ headers }, response) => { response.status(headers.cookie ? 200 : 401).end(); }));
  await agent.post('/login');
  await agent.get('/').expect(status);
});
test('without a login', async () => {
  const routes = express.Router().get('/', (query: any, response) => { response.json([query.session.user, query.isAuthenticated()]); });
  const app = express().use((query: any, _, next) => { query.session = { user: 'ada' }; query.isAuthenticated = () => true; next(); }).use(routes);
  await request(app).get('/').expect(200, ['ada', true]);
});`,
    output: ['Tests 3 passed'],
  },
  'Why does env(c) of Hono not see the bindings of app.request?': {
    heading: 'hono',
    says: 'In Node.js, `env(context)` of `hono/adapter` reads `process.env` instead: use `rs.stubEnv`.',
    test: `import { Hono } from 'hono';
import { env } from 'hono/adapter';
import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  const app = new Hono<{ Bindings: { SHOP: string } }>().get('/', (context) => context.json([env(context).SHOP, context.env.SHOP]));
  const read = async () => (await app.request('/', {}, { SHOP: 'Ink' })).json();
  expect(await read()).toEqual([null, 'Ink']);
  rs.stubEnv('SHOP', 'Paper');
  expect(await read()).toEqual(['Paper', 'Ink']);
});`,
    output: ['Tests 1 passed'],
  },
  "How do I read a cookie of supertest's answer, or send cookies by hand?": {
    heading: 'express',
    says: [
      "The cookies that an answer sets are in `response.headers['set-cookie']`, whole, such as `['sid=abc; Path=/; HttpOnly']`: take a token for a header from there, `/sid=([^;]*)/.exec(cookie)?.[1]`.",
      "To send cookies by hand, write `.set('cookie', 'sid=abc; lang=de')`.",
    ],
    test: `${supertest}app.get('/in', (_, response) => { response.cookie('sid', 'abc', { httpOnly: true }).end(); });
app.get('/me', (asked, response) => { response.json(asked.headers.cookie ?? null); });
test('a', async () => {
  for (const from of [request(app), request.agent(app)]) {
    const cookies = (await from.get('/in')).headers['set-cookie'];
    expect(cookies).toEqual(['sid=abc; Path=/; HttpOnly']);
    expect(/sid=([^;]*)/.exec(cookies[0])?.[1]).toBe('abc');
  }
  const agent = request.agent(app);
  await agent.get('/in');
  for (const from of [request(app), agent]) await from.get('/me').set('cookie', 'sid=abc; lang=de').expect(200, '"sid=abc; lang=de"');
});`,
    output: ['Tests 1 passed'],
  },
  'Does supertest call the app in the process of the test or over the network?': {
    heading: 'express',
    says: 'starts the app on a free port for each request, in the process of the test, so mocks and spies reach it',
    test: `${supertest.replace('expect,', 'expect, rs,')}const stock = { count: () => 12 };
app.get('/stock', (asked, response) => { response.json([stock.count(), process.pid, asked.socket.localPort]); });
test('a', async () => {
  rs.spyOn(stock, 'count').mockReturnValue(3);
  const [count, pid, port] = (await request(app).get('/stock')).body;
  expect([count, pid, port > 0]).toEqual([3, process.pid, true]);
});`,
    output: ['Tests 1 passed'],
  },
  'How do I let supertest follow redirects?': {
    heading: 'express',
    says: [
      "A redirect isn't followed: the answer is 302, with the address in `response.headers.location`.",
      '`.redirects(2)` follows up to two of them, and `response.redirects` lists where they led.',
    ],
    test: `${supertest}app.get('/a', (_, response) => response.redirect('/b'));
app.get('/b', (_, response) => response.redirect('/c'));
app.get('/c', (_, response) => { response.send('end'); });
test('a', async () => {
  for (const from of [request(app), request.agent(app)]) {
    const first = await from.get('/a');
    expect([first.status, first.headers.location]).toEqual([302, '/b']);
    const one = await from.get('/a').redirects(1);
    expect([one.status, one.headers.location]).toEqual([302, '/c']);
    const two = await from.get('/a').redirects(2);
    expect([two.status, two.text]).toEqual([200, 'end']);
    expect((two as any).redirects.map((url: string) => new URL(url).pathname)).toEqual(['/b', '/c']);
  }
});`,
    output: ['Tests 1 passed'],
  },
  'tRPC: what does a caller throw, and what answers over HTTP?': {
    heading: 'trpc',
    libraries: true,
    says: [
      'An input that the schema rejects has the code `BAD_REQUEST`.',
      'For one procedure, make a router of it alone, and import no other: `t.createCallerFactory(t.router({ book }))(context)`.',
      'A caller throws a `TRPCError`; another error is its `cause`.',
      "`errorFormatter` is only part of the answer over HTTP: `fetchRequestHandler({ endpoint: '/trpc', req: new Request('http://shop/trpc/book'), router })`, from `@trpc/server/adapters/fetch`, returns a `Response`.",
    ],
    test: `import { initTRPC, TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { z } from 'zod';
import { expect, test } from '@rstest/core';
const t = initTRPC.context<{ user?: string }>().create({ errorFormatter: ({ shape }) => ({ ...shape, message: 'formatted' }) });
const gone = new RangeError('gone');
const book = t.procedure.input(z.object({ sku: z.string() }).optional()).query(({ input, ctx }) => {
  if (input?.sku === '?') throw new TRPCError({ code: 'NOT_FOUND', message: 'none' });
  if (input?.sku === '!') throw gone;
  return ['Atlas', ctx?.user];
});
const router = t.router({ book });
test('caller', async () => {
  const api = t.createCallerFactory(router)({ user: 'ada' });
  expect(await api.book()).toEqual(['Atlas', 'ada']);
  await expect(api.book({ sku: 7 } as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(api.book({ sku: '?' })).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'none' });
  const error: any = await api.book({ sku: '!' }).catch((e) => e);
  expect([error instanceof TRPCError, error.message, error.cause === gone]).toEqual([true, 'gone', true]);
});
test('HTTP', async () => {
  const ask = (path: string) => fetchRequestHandler({ endpoint: '/trpc', req: new Request('http://shop/trpc/' + path), router });
  const response = await ask('book');
  expect([response instanceof Response, await response.json()]).toEqual([true, { result: { data: ['Atlas', null] } }]);
  const failed = await ask('book?input=' + encodeURIComponent('{"sku":"?"}'));
  expect([failed.status, (await failed.json()).error.message]).toEqual([404, 'formatted']);
});`,
    output: ['Tests 2 passed'],
  },
  'Apollo Server: where is the error that a resolver throws?': {
    heading: 'graphql',
    libraries: true,
    says: 'What a resolver throws is in `errors` of the result, so check `data` first.',
    test: `import { ApolloServer } from '@apollo/server';
import { expect, test } from '@rstest/core';
const none = () => { throw new Error('none'); };
const server = new ApolloServer({ typeDefs: 'type Query { book: String, sure: String! }', resolvers: { Query: { book: none, sure: none } } });
test.each([['book', { book: null }], ['sure', null]])('%s', async (name, data) => {
  const { body }: any = await server.executeOperation({ query: '{ ' + name + ' }' });
  expect(body.singleResult).toMatchObject({ data, errors: [{ message: 'none' }] });
});`,
    output: ['Tests 2 passed'],
  },
  'fastify.inject always answers 404 when the app is registered as a plugin': {
    heading: 'fastify',
    says: 'A registered function that makes its own `Fastify()` adds nothing: the outer server answers 404, `Route GET:/ not found`. Inject into what the function returns, or let it use the server that it gets.',
    test: `import Fastify from 'fastify';
import { expect, test } from '@rstest/core';
const own = async () => {
  const server = Fastify();
  server.get('/', async () => 'books');
  return server;
};
const plugin = async (server: any) => { server.get('/', async () => 'books'); };
test('a', async () => {
  const missing = await Fastify().register(own as any).inject('/');
  expect([missing.statusCode, missing.json().message]).toEqual([404, 'Route GET:/ not found']);
  expect((await (await own()).inject('/')).body).toBe('books');
  expect((await Fastify().register(plugin).inject('/')).body).toBe('books');
});`,
    output: ['Tests 1 passed'],
  },
  'supertest: what happens to a failed assertion with end()?': {
    heading: 'express',
    says: "With `await`, leave out `.end()`, otherwise the test fails with `.end() was called twice`. With `.end()` alone, an `expect` of `supertest` that isn't met is only the first argument of its callback, so the test passes if nobody looks at it. After an assertion of yours that fails in that callback, a test that waits for the callback times out, and the failure appears under the file.",
    test: `${supertest}app.get('/', (_, response) => { response.json({ count: 1 }); });
test('nobody waits', () => { request(app).get('/').expect(404).end(() => {}); });
test('nobody looks', () => new Promise<void>((resolve) => { request(app).get('/').expect(404).end(() => resolve()); }));
test('awaited', async () => { await expect(request(app).get('/').expect(200).end(() => {})).rejects.toThrow('.end() was called twice'); });
test('first argument', () => new Promise<void>((_, reject) => { request(app).get('/').expect(404).end((error) => reject(error)); }));
test('own assertion', () => new Promise<void>((resolve) => {
  request(app).get('/').end((_, { body }) => { expect(body.count).toBe(2); resolve(); });
}), 600);`,
    command: 'npx rstest --reporter=verbose',
    exitCode: 1,
    output: [
      /✓ nobody waits[\s\S]*✓ nobody looks[\s\S]*✗ first argument[\s\S]*expected 404 "Not Found", got 200 "OK"[\s\S]*✗ own assertion[\s\S]*timed out in 600ms/,
      /FAIL {2}a\.test\.ts\s+AssertionError: expected 1 to be 2/,
      'Tests 2 failed | 3 passed',
    ],
  },
  'supertest: get is not a function': {
    heading: 'express',
    says: "`.get is not a function` says that `request` itself wasn't called: write `request(app).get('/')`, or `request('http://127.0.0.1:3000').get('/')` for a server that runs already.",
    test: `${supertest}import type { AddressInfo } from 'node:net';
app.get('/', (_, response) => { response.send('open'); });
test('not called', () => { expect(() => (request as any).get('/')).toThrow('.get is not a function'); });
test('an app or an address', async () => {
  await request(app).get('/').expect(200, 'open');
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await request('http://127.0.0.1:' + (server.address() as AddressInfo).port).get('/').expect(200, 'open');
  server.close();
});`,
    output: ['Tests 2 passed'],
  },
  'How do I see the body of the answer when a status is wrong?': {
    heading: 'express',
    says: 'To see the body of the answer as well, write `expect(response.status, response.text).toBe(200)`: it fails with `{"error":"no such book"}: expected 404 to be 200`.',
    files: {
      'a.test.js': `import express from 'express';
import request from 'supertest';
import { expect, test } from '@rstest/core';
const app = express().get('/', (_, response) => response.status(404).json({ error: 'no such book' }));
test('a', async () => {
  const response = await request(app).get('/');
  expect(response.status, response.text).toBe(200);
});`,
    },
    exitCode: 1,
    output: ['{"error":"no such book"}: expected 404 to be 200'],
  },
  'How do I start the server once for all test files?': {
    heading: 'requests-and-answers',
    says: 'For all files, start it in [`globalSetup`](/config/test/globalSetup#pass-values-to-tests), put its address into `process.env.APP_URL`, and write `request(process.env.APP_URL)`: it then runs in another process, which no mock and no stubbed variable of a test reaches.',
    files: {
      'rstest.config.mjs': "export default { globalSetup: './server.ts' };",
      'price.ts': 'export const price = () => 7;',
      'server.ts': `import { once } from 'node:events';
import express from 'express';
import { price } from './price';
export default async () => {
  const app = express().get('/', (_, response) => response.json([price(), process.env.SHOP ?? null]));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.APP_URL = \`http://127.0.0.1:\${(server.address() as { port: number }).port}\`;
  return () => server.close();
};`,
      'a.test.ts': `import request from 'supertest';
${core}rs.mock('./price', () => ({ price: () => 1 }));
test('a', async () => {
  rs.stubEnv('SHOP', 'Paper');
  await request(process.env.APP_URL).get('/').expect(200, [7, null]);
});`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I test a Cloudflare Worker, and a file that imports cloudflare:workers?': {
    heading: 'hono',
    says: [
      "`await worker.fetch(new Request('http://shop/stock'), { STOCK: { get: async () => '3' } }, { waitUntil: (job) => jobs.push(job) })`, then `await Promise.all(jobs)`.",
      "`Cannot find module 'cloudflare:workers'` goes away with a stand-in: `rs.mock('cloudflare:workers', () => ({ DurableObject: class { constructor(ctx, env) { Object.assign(this, { ctx, env }); } } }))`.",
    ],
    files: {
      'worker.js': `export default {
  async fetch(request, env, context) {
    context.waitUntil(env.STOCK.get('seen').then((seen) => { globalThis.seen = seen; }));
    return new Response(await env.STOCK.get('B-1'));
  },
};`,
      'worker.test.js': `import { expect, test } from '@rstest/core';
import worker from './worker';
test('a', async () => {
  const jobs = [];
  const response = await worker.fetch(new Request('http://shop/stock'), { STOCK: { get: async () => '3' } }, { waitUntil: (job) => jobs.push(job) });
  await Promise.all(jobs);
  expect([await response.text(), globalThis.seen]).toEqual(['3', '3']);
});`,
      'counter.js': `import { DurableObject } from 'cloudflare:workers';
export class Counter extends DurableObject {
  count() { return this.ctx.storage.get('count'); }
}`,
      'counter.test.js': `import { expect, rs, test } from '@rstest/core';
import { Counter } from './counter';
rs.mock('cloudflare:workers', () => ({ DurableObject: class { constructor(ctx, env) { Object.assign(this, { ctx, env }); } } }));
test('a', () => { expect(new Counter({ storage: { get: () => 4 } }, {}).count()).toBe(4); });`,
      'bare.test.js': `import { expect, test } from '@rstest/core';
import { Counter } from './counter';
test('a', () => { expect(Counter).toBeDefined(); });`,
    },
    exitCode: 1,
    output: ["Cannot find module 'cloudflare:workers'", 'Tests 2 passed'],
  },
  'How do I test an error handler of Express?': {
    heading: 'late-routes-and-middleware',
    says: "behind a route that throws, `express().get('/', () => { throw new Error('down'); }).use(errors)`, then `.expect(500, { error: 'down' })`, or `errors(new Error('down'), {}, response, next)`.",
    files: {
      'a.test.js': `import express from 'express';
import request from 'supertest';
import { expect, rs, test } from '@rstest/core';
const errors = (error, _, response, _next) => { response.status(500).json({ error: error.message }); };
test('a', async () => {
  const app = express().get('/', () => { throw new Error('down'); }).use(errors);
  await request(app).get('/').expect(500, { error: 'down' });
  const response = { status: rs.fn(() => response), json: rs.fn() };
  errors(new Error('down'), {}, response, rs.fn());
  expect(response.json).toHaveBeenCalledWith({ error: 'down' });
});`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I sign in a preHandler of Fastify?': {
    heading: 'fastify',
    says: "and for a `preHandler` that signs in `.decorate('authenticate', async (query) => { query.user = 'ada'; })`.",
    files: {
      'a.test.js': `import Fastify from 'fastify';
import { expect, test } from '@rstest/core';
const routes = async (server) => { server.get('/', { preHandler: server.authenticate }, async (query) => [query.user]); };
test('a', async () => {
  const server = Fastify().decorate('authenticate', async (query) => { query.user = 'ada'; }).register(routes);
  expect((await server.inject('/')).json()).toEqual(['ada']);
});`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I use testClient of Hono?': {
    heading: 'hono',
    says: "`await testClient(api).books[':id'].$get({ param: { id: '7' } }, { headers: { cookie: 'lang=de' } })`.",
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { testClient } from 'hono/testing';
const api = new Hono().get('/books/:id', (context) => context.json([context.req.param('id'), getCookie(context, 'lang')]));
test('a', async () => {
  const response = await testClient(api).books[':id'].$get({ param: { id: '7' } }, { headers: { cookie: 'lang=de' } });
  expect(await response.json()).toEqual(['7', 'de']);
});`,
    },
    output: ['Tests 1 passed'],
  },
} satisfies Answers;
