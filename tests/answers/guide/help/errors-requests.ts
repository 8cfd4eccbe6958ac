import type { Answers } from '../../../support/answers.ts';

export default {
  'What happens when an imported app listens on a port that is taken?': {
    heading: 'address-in-use',
    says: [
      'The tests pass, because supertest finds a port itself, and the file fails with `uncaughtException`.',
      'With Express 5, a callback of `listen` gets the error instead, `app.listen(3000, (error) => …)`, and nothing fails unless it throws.',
    ],
    files: {
      'rstest.config.ts': "export default { globalSetup: ['./setup.ts'] };",
      'setup.ts': `import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
const server = createServer();
export async function setup() {
  await once(server.listen(0), 'listening');
  process.env.TAKEN = String((server.address() as AddressInfo).port);
}
export const teardown = () => { server.close(); };
`,
      ...Object.fromEntries(
        Object.entries({
          plain: '',
          callback: ", (error) => console.log('told', (error as any)?.code)",
          throwing: ', (error) => { if (error) throw error; }',
        }).flatMap(([name, callback]) => [
          [
            `${name}.ts`,
            `import express from 'express';
export const app = express().get('/', (_, response) => { response.send('hi'); });
app.listen(Number(process.env.TAKEN)${callback});
`,
          ],
          [
            `${name}.test.ts`,
            `import { test } from '@rstest/core';
import request from 'supertest';
import { app } from './${name}';
test('asks', async () => { await request(app).get('/').expect(200, 'hi'); });
`,
          ],
        ]),
      ),
    },
    exitCode: 1,
    output: [
      'uncaughtException: listen EADDRINUSE: address already in use',
      'told EADDRINUSE',
      '✗ plain.test.ts',
      '✗ throwing.test.ts',
      '✓ callback.test.ts',
      'Test Files 2 failed | 1 passed',
      'Tests 3 passed',
    ],
  },
  'Who learns that a server was closed twice?': {
    heading: 'server-is-not-running',
    says: [
      'The server is closed twice, or it never listened. Only the callback of `close` gets this error (`ERR_SERVER_NOT_RUNNING`), so a promise made of it, as with `promisify(server.close.bind(server))()`, rejects, and `server.close()` alone throws nothing.',
      'supertest closes what it has started.',
    ],
    test: `import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, test } from '@rstest/core';
import request from 'supertest';
const server = createServer((_, response) => response.end('in'));
const close = promisify(server.close.bind(server));
test('never listened', async () => { server.close(); await expect(close()).rejects.toThrow('Server is not running'); });
test('twice', async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  await close();
  server.close();
  expect(server.listening).toBe(false);
  const other = createServer((_, response) => response.end('in'));
  await request(other).get('/').expect(200, 'in');
  expect(other.listening).toBe(false);
  await close();
});
`,
    exitCode: 1,
    output: [/Error: Server is not running\.[\s\S]*Tests 1 failed \| 1 passed/],
  },
  'What base does a URL need?': {
    heading: 'invalid-url',
    says: [
      "`new URL('/api')` needs a base: `new URL('/api', location.href)` in jsdom and happy-dom, where that is `http://localhost:3000/` by default, and in `node`, which has no `location`, an address of yours, `new URL('/api', 'http://localhost:8080')`.",
      'In `node` and happy-dom, the message has no address: `Invalid URL`.',
    ],
    test: `import { test } from '@rstest/core';
const say = (make) => { try { return make().href; } catch (error) { return '<' + error.message + '>'; } };
test('a', () => { process.stdout.write(['GOT', say(() => new URL('/api')), say(() => new URL('/api', location.href)), say(() => new URL('/api', 'http://localhost:8080'))].join(' ') + '\\n'); });`,
    command: `for p in forks vmForks; do for e in node jsdom happy-dom; do npx rstest --pool=$p --testEnvironment=$e 2>&1 | grep -o 'GOT.*'; done; done`,
    output: [
      /^(GOT <Invalid URL> <location is not defined> http:\/\/localhost:8080\/api\s+GOT <Invalid URL: \/api> http:\/\/localhost:3000\/api http:\/\/localhost:8080\/api\s+GOT <Invalid URL> http:\/\/localhost:3000\/api http:\/\/localhost:8080\/api\s*){2}$/,
    ],
  },
  'What does socket hang up mean?': {
    heading: 'socket-hang-up',
    says: [
      'The connection ended without an answer. Either your code called `destroy()` on the request, for example after a timeout, or the server closed it: it crashed, a hook closed it while a request was under way, or its code destroyed the socket.',
      '`read ECONNRESET` says the same of a connection that it reset',
      'A request by `http:` to a port that speaks `https:` ends like this, too. `fetch` of Node.js says `fetch failed`, with `other side closed` or `read ECONNRESET` as its `cause`.',
    ],
    test: `import { once } from 'node:events'; import { readFileSync } from 'node:fs'; import { createServer, get } from 'node:http'; import { createServer as createSecure } from 'node:https'; import { expect, test } from '@rstest/core';
const start = async (server) => { server.listen(0); await once(server, 'listening'); return 'http://localhost:' + server.address().port; };
const reject = (request) => request.socket.destroy();
test('destroyed', async () => { await once(get(await start(createServer(reject))), 'response'); });
test('closed', async () => { const server = createServer(() => server.closeAllConnections()); await once(get(await start(server)), 'response'); });
test('secure', async () => { await once(get(await start(createSecure({ key: readFileSync('key.pem'), cert: readFileSync('ca.pem') }))), 'response'); });
test('own', async () => { const request = get(await start(createServer(() => {})), { timeout: 20 }); request.on('timeout', () => request.destroy()); await once(request, 'response'); });
test('reset', async () => { await once(get(await start(createServer((request) => request.socket.resetAndDestroy()))), 'response'); });
test('fetch', async () => { for (const [handle, text] of [[reject, 'other side closed'], [(request) => request.socket.resetAndDestroy(), 'read ECONNRESET']]) { const error = await fetch(await start(createServer(handle))).catch((reason) => reason); expect([error.message, error.cause.message]).toEqual(['fetch failed', text]); } });`,
    command:
      'openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out ca.pem -days 2 -subj /CN=localhost 2>/dev/null; npx rstest',
    exitCode: 1,
    output: [
      /(Error: socket hang up[\s\S]*){4}Error: read ECONNRESET[\s\S]*Tests 5 failed \| 1 passed/,
    ],
  },
  'How do I let tests trust a certificate?': {
    heading: 'certificate',
    says: [
      "Node.js doesn't know who signed the certificate of the server, for example that of a company's proxy or a local server.",
      "Name the file with the signer's certificate in front of the command: `NODE_EXTRA_CA_CERTS=ca.pem npx rstest`. In `env` the variable has no effect. If npm prints the message, pass the file to npm: `npm install --cafile=ca.pem`. `fetch` of Node.js says `fetch failed`; the reason is in its `cause`.",
    ],
    elsewhere: {
      '/guide/help/errors-requests':
        "Nothing answers at that address, or its certificate isn't trusted",
    },
    test: `import { once } from 'node:events'; import { readFileSync } from 'node:fs'; import { get, createServer } from 'node:https'; import { expect, test } from '@rstest/core';
const start = async () => { const server = createServer({ key: readFileSync('key.pem'), cert: readFileSync('ca.pem') }, (_, answer) => answer.end('ok')).listen(0); await once(server, 'listening'); return 'https://localhost:' + server.address().port; };
test('get', async () => { await once(get(await start()), 'response'); });
test('fetch', async () => { const error = await fetch(await start()).catch((reason) => reason); console.log('FETCH', error.message, error.cause?.message); expect(error.ok).toBe(true); });`,
    files: {
      'app/package.json': '{ "name": "app", "version": "1.0.0" }',
      'registry.mjs': `import { spawn } from 'node:child_process'; import { once } from 'node:events'; import { readFileSync } from 'node:fs'; import { createServer } from 'node:https';
const server = createServer({ key: readFileSync('key.pem'), cert: readFileSync('ca.pem') }, (_, answer) => answer.end(JSON.stringify({ name: 'cart', 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name: 'cart', version: '1.0.0', dist: { tarball: 'https://localhost/a.tgz' } } } }))).listen(0); await once(server, 'listening');
for (const more of [[], ['--cafile=../ca.pem']]) await once(spawn('npm', ['install', '--dry-run', 'cart', '--fetch-retries=0', '--audit=false', '--registry=https://localhost:' + server.address().port, ...more], { cwd: 'app', stdio: 'inherit' }), 'exit');
process.exit();`,
    },
    command: `openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out ca.pem -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost 2>/dev/null
npx rstest; echo "export default { env: { NODE_EXTRA_CA_CERTS: 'ca.pem' } };" > env.mjs; for p in forks threads; do echo IN $p; npx rstest --config=env.mjs --pool=$p; done; echo BEFORE; NODE_EXTRA_CA_CERTS=ca.pem npx rstest; node registry.mjs`,
    output: [
      /^(?:(?!IN)[\s\S])*Error: self-signed certificate/,
      'FETCH fetch failed self-signed certificate',
      /IN forks(?:(?!passed)[\s\S])*Tests 2 failed[\s\S]*IN threads(?:(?!passed)[\s\S])*Tests 2 failed[\s\S]*BEFORE[\s\S]*Tests 2 passed[\s\S]*npm error code DEPTH_ZERO_SELF_SIGNED_CERT[\s\S]*added 1 package/,
    ],
  },
  'Which adapter of axios takes an httpsAgent?': {
    heading: 'certificate',
    says: "For axios, an `httpsAgent` with `rejectUnauthorized: false` works with `adapter: 'http'` alone, the default in `node`. In jsdom and happy-dom, axios says `Network Error` or this message until you pass that adapter.",
    test: `import { once } from 'node:events'; import { readFileSync } from 'node:fs'; import { Agent, createServer } from 'node:https'; import axios from 'axios'; import { test } from '@rstest/core';
test('a', async () => {
  const server = createServer({ key: readFileSync('key.pem'), cert: readFileSync('ca.pem') }, (_, answer) => answer.end('ok')).listen(0);
  await once(server, 'listening');
  const httpsAgent = new Agent({ rejectUnauthorized: false });
  const url = 'https://localhost:' + server.address().port;
  for (const more of [{}, { adapter: 'http' }, { adapter: 'fetch' }]) {
    const got = await axios.get(url, { httpsAgent, ...more }).then(({ data }) => data, (error) => error.message.replace(/^.*": /, ''));
    process.stdout.write('GOT ' + (more.adapter ?? 'default') + ' ' + got + '\\n');
  }
  server.closeAllConnections();
});`,
    command: `openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out ca.pem -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost 2>/dev/null
for e in node jsdom happy-dom; do npx rstest --testEnvironment=$e 2>&1 | grep -o 'GOT.*'; done`,
    output: [
      /^GOT default ok\s+GOT http ok\s+GOT fetch Network Error\s+GOT default Network Error\s+GOT http ok\s+GOT fetch Network Error\s+GOT default self-signed certificate\s+GOT http ok\s+GOT fetch self-signed certificate\s*$/,
    ],
  },
  'What does axios say of a status that is not 2xx?': {
    heading: 'request-status',
    says: [
      "axios got an answer, but its status isn't between 200 and 299, so by default the promise rejects; `error.response` has the status and the body.",
      'If the failure is what you test, expect it: `await expect(loadCart()).rejects.toMatchObject({ response: { status: 404 } })`.',
    ],
    test: `import { once } from 'node:events'; import { createServer } from 'node:http'; import axios from 'axios'; import { expect, test } from '@rstest/core';
const load = async (status) => { const server = createServer(({ method }, answer) => { answer.writeHead(method === 'OPTIONS' ? 204 : status, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'content-type': 'application/json' }); answer.end('{"why":"gone"}'); }).listen(0); await once(server, 'listening'); return axios.get('http://localhost:' + server.address().port, { maxRedirects: 0 }); };
test('expected', () => expect(load(404)).rejects.toMatchObject({ response: { status: 404, data: { why: 'gone' } } }));
for (const status of [200, 299, 300, 500]) test('status ' + status, () => load(status));`,
    command: `for e in node jsdom happy-dom; do npx rstest --testEnvironment=$e 2>&1 | grep -oE '^ +(✗ status .*|Request failed.*|Tests .*)' | sed 's/(.*)//'; done`,
    output: [
      /^(\s+✗ status 300\s+Request failed with status code 300\s+✗ status 500\s+Request failed with status code 500\s+Tests 2 failed \| 3 passed\s+){3}$/,
    ],
  },
  'When is the body of a Response disturbed or locked?': {
    heading: 'body-is-unusable',
    says: '`Response body object should not be disturbed or locked` means that the body of a `Response` that was read, or has a reader, goes into a new `Response` or `Request`: clone the first one before it is read. In happy-dom, nothing fails.',
    test: `import { expect, test } from '@rstest/core';
test('read', async () => { const first = new Response('a'); await first.text(); new Response(first.body); });
test('reader', () => { const first = new Response('a'); first.body!.getReader(); new Response(first.body); });
test('request', async () => { const first = new Response('a'); await first.text(); new Request('http://localhost/', { method: 'POST', body: first.body, duplex: 'half' } as RequestInit); });
test('cloned', async () => { const first = new Response('a'); const copy = first.clone(); await first.text(); expect(await new Response(copy.body).text()).toBe('a'); });`,
    command: `for e in node jsdom happy-dom; do npx rstest --testEnvironment=$e 2>&1 | grep -oE '^ +([✗✓] [a-z]+ |Response body.*|Tests .*)'; done`,
    output: [
      /^(\s+✗ read\s+Response body object should not be disturbed or locked\s+✗ reader\s+Response body object should not be disturbed or locked\s+✗ request\s+Response body object should not be disturbed or locked\s+✓ cloned\s+Tests 3 failed \| 1 passed \(4\)){2}\s+✓ read\s+✓ reader\s+✓ request\s+✓ cloned\s+Tests 4 passed\b/,
    ],
  },
  'Why does fetch ask for duplex?': {
    heading: 'body-is-unusable',
    says: "`duplex option is required when sending a body` is what `fetch` and `Request` of Node.js say of a body that is a stream: add `duplex: 'half'` to its options.",
    test: `import { once } from 'node:events'; import { createServer } from 'node:http'; import { Readable } from 'node:stream'; import { expect, test } from '@rstest/core';
const send = async (more: object) => { const server = createServer((request, answer) => { request.pipe(answer); }).listen(0); await once(server, 'listening'); try { return await (await fetch('http://localhost:' + (server.address() as any).port, { method: 'POST', body: Readable.toWeb(Readable.from(['sent'])) as any, ...more })).text(); } finally { server.close(); } };
test('without', () => send({}));
test('request', () => { new Request('http://localhost/', { method: 'POST', body: new ReadableStream() }); });
test('with', async () => { expect(await send({ duplex: 'half' })).toBe('sent'); });`,
    exitCode: 1,
    output: [
      /✗ without.*\s+RequestInit: duplex option is required when sending a body\.[\s\S]*✗ request.*\s+RequestInit: duplex option is required when sending a body\.\s+✓ with/,
    ],
  },
  'What does MockAgent of undici say of a request without an interceptor?': {
    heading: 'msw-unhandled-request',
    says: "`MockAgent` of undici says `Mock dispatch not matched for path '…'`, or names the `method`, `body` or `headers` that differ, when its `request` is called, but its `fetch` says only `fetch failed`.",
    test: `import { MockAgent, fetch, request, setGlobalDispatcher } from 'undici'; import { beforeAll, test } from '@rstest/core';
beforeAll(() => { const agent = new MockAgent(); agent.disableNetConnect(); setGlobalDispatcher(agent); agent.get('http://shop').intercept({ path: '/cart' }).reply(200, '[]'); agent.get('http://shop').intercept({ path: '/pay', method: 'POST', body: 'a', headers: { k: '1' } }).reply(200, ''); });
test('request', async () => { await request('http://shop/orders'); });
test('fetch', async () => { await fetch('http://shop/orders'); });
test('method', async () => { await request('http://shop/pay'); });
test('body', async () => { await request('http://shop/pay', { method: 'POST', body: 'b' }); });
test('headers', async () => { await request('http://shop/pay', { method: 'POST', body: 'a', headers: { k: '2' } }); });`,
    exitCode: 1,
    output: [
      /✗ request.*\s+Mock dispatch not matched for path '\/orders'.*\s+✗ fetch.*\s+fetch failed\s+✗ method.*\s+Mock dispatch not matched for method 'GET'.*\s+✗ body.*\s+Mock dispatch not matched for body 'b'.*\s+✗ headers.*\s+Mock dispatch not matched for headers '/,
      'Tests 5 failed',
    ],
  },
  'How do I import a server that listens again, and what does supertest do with a closed one?': {
    heading: 'address-in-use',
    says: "A file that listens when it's imported runs once for each test file: a later `import()` gives the same server, closed or not. For a new one, call `rs.resetModules()` before `await import('./server')`; deleting its path from `require.cache` has no effect. Wait until a server is closed: a request sent before that fails with `SuperTest server closed before listening`, while after it `supertest` starts the server again.",
    files: {
      'server.js':
        "import express from 'express';\nexport const server = express().get('/', (_, response) => response.send('in')).listen(0);",
      'old.cjs': "module.exports = require('node:http').createServer().listen(0);",
      'a.test.js': `import request from 'supertest';
import { expect, rs, test } from '@rstest/core';
const close = (server) => new Promise((resolve) => server.close(resolve));
test('a', async () => {
  const { server } = await import('./server');
  await close(server);
  expect((await import('./server')).server).toBe(server);
  rs.resetModules();
  const { server: fresh } = await import('./server');
  expect([fresh === server, fresh.listening]).toEqual([false, true]);
  fresh.close();
  await expect(request(fresh).get('/').then()).rejects.toThrow('SuperTest server closed before listening');
  await close(fresh);
  await request(fresh).get('/').expect(200, 'in');
});
test('require', () => {
  const old = require('./old.cjs');
  delete require.cache[require.resolve('./old.cjs')];
  expect(require('./old.cjs')).toBe(old);
  old.close();
});`,
    },
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
