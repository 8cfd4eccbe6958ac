import { type Answers, core, inEnvironments } from '../../../support/answers.ts';

const files = (options: string) => ({
  'a.test.ts': `import { createServer } from 'node:http';
import { test } from '@rstest/core';
import { setupServer } from 'msw/node';
test('a', async () => {
  const real = createServer((_, response) => response.end('real'));
  await new Promise<void>((resolve) => real.listen(0, resolve));
  const server = setupServer();
  server.listen(${options});
  const { port } = real.address() as { port: number };
  const answer = await fetch('http://localhost:' + port).then((response) => response.text(), () => 'refused');
  console.log('GOT', answer);
  server.close();
  real.close();
});`,
});

/** A test with a server, in Node.js and in both simulated browsers. */
const inEach = (body: string, before = '') =>
  inEnvironments(
    ['node', 'jsdom', 'happy-dom'],
    'ts',
    (where) => `import { afterAll, beforeAll, expect, test } from '@rstest/core';
import axios from 'axios';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
const where: string = '${where}';
const base = 'http://localhost:3000';
const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());
${before}
test('a', async () => {${body}
});`,
  );

/** What a handler makes of an upload in jsdom: unread and read, with fetch, then with axios. */
const inJsdom =
  Number(process.versions.node.split('.')[0]) >= 24
    ? ['unread', 'Content-Type was not one of', 'unread', 'Content-Type was not one of']
    : ['unread', 'hangs', 'hangs', 'hangs'];

export default {
  'Path parameters, restoreHandlers, rest of MSW 1 and a handler that returns a plain object: what happens?':
    {
      heading: 'answer-one-test-or-some-requests',
      says: [
        "For `http.get('https://api.bookshop.example/books/:id', ({ params }) => …)`, `params.id` is `'7'`; for `/:path+`, `params.path` is a list, and for a regular expression, `params[0]` is its first group.",
        "it answers one request only, and after `server.restoreHandlers()` once more; `resetHandlers()` alone doesn't bring it back.",
      ],
      elsewhere: {
        '/guide/recipes/msw':
          "write `http.get` in place of `rest.get`, which fails with `reading 'get'`, and `HttpResponse.json(…)` in place of `res(ctx.json(…))`. A handler that returns a plain object instead fails the file with the same message, and its request never ends.",
      },
      files: {
        'a.test.js': `import { afterAll, beforeAll, expect, test } from '@rstest/core';
import * as msw from 'msw';
import { setupServer } from 'msw/node';
const { http, HttpResponse } = msw;
const server = setupServer(
  http.get('https://shop.example/books/:id', ({ params }) => HttpResponse.json(params)),
  http.get('https://shop.example/files/:path+', ({ params }) => HttpResponse.json(params)),
  http.get(/example.old.(\\d+)/, ({ params }) => HttpResponse.json(params)),
  http.get('https://shop.example/once', () => HttpResponse.json('first'), { once: true }),
  http.get('https://shop.example/once', () => HttpResponse.json('later')),
);
beforeAll(() => server.listen());
afterAll(() => server.close());
const get = async (path) => (await fetch('https://shop.example' + path)).json();
test('params', async () => {
  expect(await get('/books/7')).toEqual({ id: '7' });
  expect(await get('/files/a/b')).toEqual({ path: ['a', 'b'] });
  expect(await get('/old/12')).toEqual({ 0: '12' });
});
test('restores', async () => {
  const got = [await get('/once'), await get('/once')];
  server.resetHandlers();
  got.push(await get('/once'));
  server.restoreHandlers();
  got.push(await get('/once'), await get('/once'));
  expect(got.join(' ')).toBe('first later later first later');
});
test('rest', () => { expect(() => msw.rest.get('/a', () => {})).toThrow("reading 'get'"); });`,
        'object.test.js': `import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { http } from 'msw';
import { setupServer } from 'msw/node';
const server = setupServer(http.get('https://shop.example/a', () => ({ id: 7 })));
beforeAll(() => server.listen());
afterAll(() => server.close());
test('object', async () => {
  const wait = new Promise((resolve) => setTimeout(resolve, 300, 'WAITS'));
  expect(await Promise.race([fetch('https://shop.example/a'), wait])).toBe('WAITS');
});`,
      },
      command: 'for e in node jsdom happy-dom; do npx rstest --testEnvironment $e; done',
      exitCode: 1,
      output: [
        /(reading 'get'[\s\S]*Test Files 1 failed \| 1 passed[\s\S]*Tests 4 passed[\s\S]*){3}/,
      ],
    },
  'Where does a request go that no handler knows?': {
    heading: 'describe-the-api-with-msw',
    says: 'without it, the request goes out to the real network with only a warning.',
    files: files(''),
    output: ['[MSW] Warning: intercepted a request without a matching', 'GOT real'],
  },
  'And with onUnhandledRequest?': {
    heading: 'describe-the-api-with-msw',
    says: "`onUnhandledRequest: 'error'` makes a request fail when no handler knows it, which code that catches it hides.",
    files: files("{ onUnhandledRequest: 'error' }"),
    output: ['GOT refused'],
  },
  'How does a setup file forbid the network to all tests?': {
    heading: 'describe-the-api-with-msw',
    says: "In a setup file, `setupServer(http.all('*', () => HttpResponse.error()))` forbids the network to all tests.",
    files: {
      'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'] };",
      'setup.ts': `import { createServer } from 'node:http';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from '@rstest/core';
const server = setupServer(http.all('*', () => HttpResponse.error()));
const shop = createServer((_, response) => { response.end('real'); });
beforeAll(async () => {
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  process.env.SHOP = 'http://127.0.0.1:' + (shop.address() as any).port;
  server.listen();
});
afterAll(() => { server.close(); shop.close(); });
(globalThis as any).server = server;
`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { HttpResponse, http } from 'msw';
const get = (path: string) => fetch(process.env.SHOP + path).then((response) => response.text(), () => 'refused');
test('a', async () => {
  expect([await get('/books'), await get('/books.json')]).toEqual(['refused', 'refused']);
  (globalThis as any).server.use(http.get('*/books', () => HttpResponse.text('mock')));
  expect(await get('/books')).toBe('mock');
});
`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I change a handler for one test, and why does the next test still get it?': {
    heading: 'answer-one-test-or-some-requests',
    says: [
      '`server.use(…)` puts a handler in front of the others until `server.resetHandlers()`.',
      'With `{ once: true }` as the third argument of `http.get`, it answers one request only,',
    ],
    test: "import { afterEach, beforeAll, expect, rs, test } from '@rstest/core';\nimport { delay, HttpResponse, http } from 'msw';\nimport { setupServer } from 'msw/node';\nconst get = async (url: string) => (await fetch(url)).text().catch(String);\nconst url = 'https://api.example/a';\nconst answer = (text: string, options = {}) => http.get(url, () => HttpResponse.text(text), options);\nconst server = setupServer(answer('first'));\nbeforeAll(() => server.listen({ onUnhandledRequest: 'error' }));\ntest('override', async () => {\n  server.use(answer('mine'));\n  expect(await get(url)).toBe('mine');\n});\ntest('still there', async () => {\n  expect(await get(url)).toBe('mine');\n  server.resetHandlers();\n  expect(await get(url)).toBe('first');\n  server.use(answer('once', { once: true }));\n  expect([await get(url), await get(url)]).toEqual(['once', 'first']);\n});\n",
    output: ['Tests 2 passed'],
  },
  'Can tests that run at the same time have different handlers?': {
    heading: 'answer-one-test-or-some-requests',
    says: [
      "in `server.boundary(async () => { … })()`, what you `use` isn't seen outside.",
      'Tests run at the same time.',
    ],
    test: "import { afterEach, beforeAll, expect, rs, test } from '@rstest/core';\nimport { delay, HttpResponse, http } from 'msw';\nimport { setupServer } from 'msw/node';\nconst get = async (url: string) => (await fetch(url)).text().catch(String);\nconst url = 'https://api.example/a';\nconst server = setupServer(http.get(url, () => HttpResponse.text('first')));\nbeforeAll(() => server.listen({ onUnhandledRequest: 'error' }));\ntest.concurrent.each(['one', 'two'])('%s', (name) =>\n  server.boundary(async () => {\n    server.use(http.get(url, () => HttpResponse.text(name)));\n    await delay(20);\n    expect(await get(url)).toBe(name);\n  })(),\n);\ntest('outside', async () => {\n  expect(await get(url)).toBe('first');\n});\n",
    output: ['Tests 3 passed'],
  },
  'How do I test a timeout of my client?': {
    heading: 'delays-streams-and-uploads',
    says: 'A `fetch` with `signal: AbortSignal.timeout(20)` then rejects with `TimeoutError`,',
    test: "import { expect, test } from '@rstest/core';\nimport { delay, HttpResponse, http } from 'msw';\nimport { setupServer } from 'msw/node';\ntest('a', async () => {\n  const url = 'https://api.example/a';\n  const server = setupServer(http.get(url, async () => { await delay(500); return HttpResponse.text('late'); }));\n  server.listen();\n  await expect(fetch(url, { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({ name: 'TimeoutError' });\n  server.close();\n});\n",
    output: ['Tests 1 passed'],
  },
  'Why is the request header missing, in Node.js, jsdom and happy-dom?': {
    heading: 'headers-and-cookies',
    says: [
      'In Node.js and jsdom, `fetch` sends `cookie`, `origin` and other headers that a browser forbids, and a handler sees them.',
      'happy-dom drops them, and so does `XMLHttpRequest` of jsdom on a real request.',
      'In happy-dom, outside the VM pools, a handler sees no header at all that `XMLHttpRequest` or `node:http` set:',
    ],
    files: {
      'ask.ts': `import { createServer } from 'node:http';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
const xhr = (url: string, headers: object) =>
  new Promise<string>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.onload = () => resolve(request.responseText);
    request.send();
  });
export async function ask(where: string) {
  const headers = { cookie: 'mine=1', origin: 'http://mine.example', 'x-mine': '1' };
  const seen = (all: string[]) => all.filter((text) => text.includes('mine')).sort().join();
  const real = createServer(({ headers }, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.end(seen(Object.entries(headers).map(String)));
  });
  await new Promise<void>((resolve) => real.listen(0, resolve));
  const url = 'http://localhost:' + (real.address() as { port: number }).port + '/';
  const answers = async (url: string) => ({
    fetch: await (await fetch(url, { headers })).text(),
    xhr: typeof XMLHttpRequest === 'undefined' ? 'none' : await xhr(url, headers),
  });
  console.log(where, 'real', JSON.stringify(await answers(url)));
  const server = setupServer(http.get('*/m', ({ request }) => HttpResponse.text(seen([...request.headers].map(String)))));
  server.listen();
  console.log(where, 'msw', JSON.stringify(await answers('http://localhost:3000/m')));
  server.close();
  real.close();
}
`,
      ...inEnvironments(
        ['node', 'jsdom', 'happy-dom'],
        'ts',
        (name) => `import { test } from '@rstest/core';
import { ask } from './ask';
test('a', () => ask('${name}'));
`,
      ),
    },
    command: 'npx rstest; npx rstest happy-dom --pool=vmForks',
    output: [
      'node real {"fetch":"cookie,mine=1,origin,http://mine.example,x-mine,1","xhr":"none"}',
      'node msw {"fetch":"cookie,mine=1,origin,http://mine.example,x-mine,1","xhr":"none"}',
      'jsdom real {"fetch":"cookie,mine=1,origin,http://mine.example,x-mine,1","xhr":"x-mine,1"}',
      /jsdom msw \{"fetch":"cookie,mine=1,origin,http:\/\/mine\.example,x-mine,1","xhr":"cookie,mine=1.*x-mine,1"/,
      'happy-dom real {"fetch":"x-mine,1","xhr":"x-mine,1"}',
      /happy-dom msw \{"fetch":"x-mine,1","xhr":""\}[\s\S]*happy-dom msw \{"fetch":"x-mine,1","xhr":"x-mine,1"\}/,
    ],
  },
  'Do large answers pass through whole, and can a passed request be stopped?': {
    heading: 'answer-one-test-or-some-requests',
    says: [
      'With `passthrough()`, a body of 2 MB arrives whole, and an `AbortSignal` ends it.',
      '`reader.cancel()` of a body never settles with MSW:',
    ],
    test: `import { createServer } from 'node:http';
import { expect, test } from '@rstest/core';
import { http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
const later = (what: string) => new Promise((resolve) => setTimeout(resolve, 1500, what));
const cancel = async (url: string) => {
  const reader = (await fetch(url)).body!.getReader();
  await reader.read();
  return Promise.race([reader.cancel().then(() => 'settled'), later('never')]);
};
test('a', async () => {
  const real = createServer(({ url }, response) => {
    response.write('x'.repeat(2e6));
    if (url === '/end') response.end('end');
  });
  await new Promise<void>((resolve) => real.listen(0, resolve));
  const at = 'http://localhost:' + (real.address() as { port: number }).port;
  expect(await cancel(at)).toBe('settled');
  const server = setupServer(http.get('*', () => passthrough()));
  server.listen();
  expect((await (await fetch(at + '/end')).text()).length).toBe(2e6 + 3);
  expect(await cancel(at)).toBe('never');
  const stop = new AbortController();
  const read = fetch(at, { signal: stop.signal }).then((response) => response.text());
  setTimeout(() => stop.abort(), 50);
  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  server.close();
  real.closeAllConnections();
  real.close();
});
`,
    output: ['Tests 1 passed'],
  },
  'How do I check what was sent, and how often?': {
    heading: 'check-what-was-sent',
    says: [
      'Let the handler call a mock with the body. It knows how often a request came, and with what:',
      "listen to `server.events.on('request:start', ({ request }) => …)`,",
      'and call `server.events.removeAllListeners()` afterwards.',
    ],
    test: `${core}import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
test('a', async () => {
  const url = 'https://api.bookshop.example/orders';
  const server = setupServer();
  server.listen({ onUnhandledRequest: 'error' });
  const sent = rs.fn();
  server.use(http.post(url, async ({ request }) => { sent(await request.json()); return HttpResponse.json({ id: 'o-1' }); }));
  const all: string[] = [];
  server.events.on('request:start', ({ request }) => { all.push(request.method + ' ' + request.url); });
  await fetch(url, { method: 'POST', body: JSON.stringify({ cents: 5 }) });
  expect(sent).toHaveBeenCalledExactlyOnceWith({ cents: 5 });
  server.events.removeAllListeners();
  await fetch(url, { method: 'POST', body: '{}' });
  expect(all).toEqual(['POST ' + url]);
  expect(sent).toHaveBeenCalledTimes(2);
  server.close();
});
`,
    output: ['Tests 1 passed'],
  },
  'How do I answer GraphQL queries, and why is a query without a name not answered?': {
    heading: 'answer-graphql',
    says: [
      "`graphql.query('Book', …)` and `graphql.mutation('Pay', …)` answer by the name of the operation, whatever its address:",
      "Errors are part of a successful answer: `HttpResponse.json({ errors: [{ message: 'declined' }] })`.",
      'with the warning `anonymous GraphQL operations are not supported`: name it, or answer it with `graphql.operation(…)`.',
    ],
    test: `import { expect, test } from '@rstest/core';
import { graphql, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
const ask = async (address: string, query: string, variables = {}) =>
  (await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) })).json();
test('a', async () => {
  const server = setupServer(
    graphql.query('Book', ({ variables }) => HttpResponse.json({ data: { book: { sku: variables.sku } } })),
    graphql.mutation('Pay', () => HttpResponse.json({ errors: [{ message: 'declined' }] })),
  );
  server.listen({ onUnhandledRequest: 'error' });
  for (const address of ['https://one.example/graphql', 'https://two.example/'])
    expect(await ask(address, 'query Book($sku: ID) { book(sku: $sku) { sku } }', { sku: 'B-1' })).toEqual({ data: { book: { sku: 'B-1' } } });
  expect(await ask('https://one.example', 'mutation Pay { pay }')).toEqual({ errors: [{ message: 'declined' }] });
  await expect(ask('https://one.example', '{ book { sku } }')).rejects.toThrow();
  server.use(graphql.operation(() => HttpResponse.json({ data: 'any' })));
  expect(await ask('https://one.example', '{ book { sku } }')).toEqual({ data: 'any' });
  server.close();
});
`,
    output: ['anonymous GraphQL operations are not supported', 'Tests 1 passed'],
  },
  'What becomes of an error thrown in an MSW handler?': {
    heading: 'answer-one-test-or-some-requests',
    says: 'A handler throws. MSW prints the error and answers with status 500, even if only `await request.json()` gets no body (`Unexpected end of JSON input`). A thrown response is the answer: `throw HttpResponse.json(error, { status: 401 })`. To make the test fail, collect it as above, with the event `unhandledException` and its `error`.',
    test: "import { test } from '@rstest/core';\nimport { http } from 'msw';\nimport { setupServer } from 'msw/node';\ntest('a', async () => {\n  const server = setupServer(http.get('https://api.example/a', () => { throw new Error('bug in handler'); }));\n  const seen: unknown[] = [];\n  server.events.on('unhandledException', ({ error }) => { seen.push((error as Error).message); });\n  server.listen();\n  console.log('STATUS', (await fetch('https://api.example/a')).status, seen);\n  server.close();\n});\n",
    output: ['Error: bug in handler', "STATUS 500 [ 'bug in handler' ]"],
  },
  'How does a handler read an uploaded file, and why does an upload hang in jsdom?': {
    heading: 'delays-streams-and-uploads',
    says: [
      "In `node` and happy-dom, `(await request.formData()).get('cover')` is the file.",
      'In jsdom, a `FormData` with a `File` never arrives: with axios and `XMLHttpRequest` the request hangs, with `fetch` once the handler reads its body.',
      'Since Node.js 24, any `FormData` arrives there as the text `[object FormData]`, and `formData()` fails with `Content-Type was not one of`.',
    ],
    files: inEach(`
  const body = new FormData();
  body.append('cover', new File(['abc'], 'cover.png'));
  server.use(
    http.post(base + '/', async ({ request }) => HttpResponse.text(await request.formData().then((sent) => (sent.get('cover') as File).name, (error) => error.message.slice(0, 27)))),
    http.post(base + '/unread', () => HttpResponse.text('unread')),
  );
  const soon = (answer: Promise<unknown>) => Promise.race([answer.catch(String), new Promise((resolve) => setTimeout(resolve, 700, 'hangs'))]);
  const post = (path: string) => soon(fetch(base + path, { method: 'POST', body }).then((answer) => answer.text()));
  const send = (path: string) => soon(axios.post(base + path, body).then(({ data }) => data));
  expect([await post('/unread'), await post('/'), await send('/unread'), await send('/')]).toEqual(where === 'jsdom' ? ${JSON.stringify(inJsdom)} : ['unread', 'cover.png', 'unread', 'cover.png']);`),
    output: ['Tests 3 passed'],
  },
  'A test hangs when a mocked response is a stream, and a POST sent after a click is reported as unhandled':
    {
      heading: 'delays-streams-and-uploads',
      says: [
        '`new HttpResponse(stream)` sends a `ReadableStream` chunk by chunk. End it with `controller.close()`: without that, `response.text()` never settles, and the test times out.',
      ],
      elsewhere: {
        '/guide/recipes/msw-problems': [
          'The handlers of `server.use` are gone by then, and the message appears beside another test.',
        ],
      },
      test: `import { afterEach, beforeAll, expect, test } from '@rstest/core';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
const url = 'http://localhost:3000/a';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
const answer = (close: boolean) => http.get(url, () => new HttpResponse(new ReadableStream({
  start(controller) { for (const part of ['a', 'b']) controller.enqueue(new TextEncoder().encode(part)); if (close) controller.close(); },
})));
test('ends', async () => {
  server.use(answer(true));
  const reader = (await fetch(url)).body!.getReader();
  const sizes = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) sizes.push(part.value.length);
  expect(sizes).toEqual([1, 1]);
});
test('stays open', { timeout: 300 }, async () => { server.use(answer(false)); await (await fetch(url)).text(); });
test('leaves early', () => { server.use(http.post(url, () => new HttpResponse())); setTimeout(() => fetch(url, { method: 'POST' }).catch(() => {}), 20); });
test('is beside it', () => new Promise((resolve) => setTimeout(resolve, 60)));
`,
      command: 'for name in node jsdom happy-dom; do npx rstest --testEnvironment $name; done',
      exitCode: 1,
      output: [
        /(?:without a matching request handler[\s\S]*timed out in 300ms[\s\S]*Tests 1 failed \| 3 passed[\s\S]*){3}/,
      ],
    },
  'What do setupWorker and rest of MSW print in a test?': {
    heading: 'describe-the-api-with-msw',
    says: [
      'Take `setupServer` there, too: `setupWorker` fails with `in a non-browser environment`.',
      'MSW 2 has no `rest`: write `http.get` in place of `rest.get`,',
    ],
    test: `import { expect, test } from '@rstest/core';
import * as msw from 'msw';
import { setupWorker } from 'msw/browser';
test('a', () => {
  expect(msw).not.toHaveProperty('rest');
  setupWorker();
});
`,
    command: 'for name in jsdom happy-dom; do npx rstest --testEnvironment $name; done',
    exitCode: 1,
    output: [
      /(?:\[MSW\] Failed to execute `setupWorker` in a non-browser environment[\s\S]*Tests 1 failed[\s\S]*){2}/,
    ],
  },
  'How do I answer in turn, hold an answer for the loading state, and test a timeout of axios?': {
    heading: 'answer-one-test-or-some-requests',
    says: [
      '`http.get(url, function* () { yield HttpResponse.json(1); return HttpResponse.json(2); })`, whose last answer stays.',
      "`await delay('infinite')` never answers.",
      'fails with `timeout of 20ms exceeded`, but not in jsdom, where it waits for the answer.',
    ],
    files: inEach(`
  server.use(http.get(base + '/turn', function* () { yield HttpResponse.json(1); return HttpResponse.json(2); }));
  const turns = [];
  for (let n = 0; n < 3; n++) turns.push(await (await fetch(base + '/turn')).json());
  expect(turns).toEqual([1, 2, 2]);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => { answer = resolve; });
  server.use(http.get(base + '/held', async () => { await asked; return HttpResponse.json('late'); }));
  let text = 'loading';
  const loaded = fetch(base + '/held').then((response) => response.json()).then((late) => { text = late; });
  await delay(50);
  expect(text).toBe('loading');
  answer();
  await loaded;
  expect(text).toBe('late');
  server.use(http.get(base + '/never', async () => { await delay('infinite'); return HttpResponse.json(''); }));
  await expect(fetch(base + '/never', { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ name: 'TimeoutError' });
  server.use(http.get(base + '/slow', async () => { await delay(300); return HttpResponse.json(''); }));
  const message = await axios.get(base + '/slow', { timeout: 20 }).then(() => 'answered', (error) => error.message);
  expect(message).toBe(where === 'jsdom' ? 'answered' : 'timeout of 20ms exceeded');`),
    output: ['Tests 3 passed'],
  },
  'Why are the headers of a mocked answer missing in happy-dom?': {
    heading: 'headers-and-cookies',
    says: [
      'In happy-dom, outside the VM pools, `HttpResponse` loses the headers that you pass, and `content-type` is `text/plain`, also that of `HttpResponse.json`.',
      "Return `new Response(body, { headers })`, or call `response.headers.set('x-total', '3')`.",
    ],
    files: inEach(`
  const headers = { 'x-total': '3' };
  server.use(
    http.get(base + '/lost', () => HttpResponse.json({}, { headers })),
    http.get(base + '/native', () => new Response('a', { headers })),
    http.get(base + '/set', () => { const response = HttpResponse.json({}); response.headers.set('x-total', '3'); return response; }),
  );
  const loses = where === 'happy-dom' && !process.env.VM;
  const lost = (await fetch(base + '/lost')).headers;
  expect(lost.get('x-total')).toBe(loses ? null : '3');
  expect(lost.get('content-type')).toContain(loses ? 'text/plain' : 'application/json');
  for (const path of ['/native', '/set']) expect((await fetch(base + path)).headers.get('x-total')).toBe('3');`),
    command: 'npx rstest; VM=1 npx rstest --pool=vmForks',
    output: [/Tests 3 passed[\s\S]*Tests 3 passed/],
  },
  'Where does a handler find the cookies of a request, in GraphQL too?': {
    heading: 'headers-and-cookies',
    says: "Handlers of `http` and `graphql` see them in `cookies`: those of a header `cookie`, which happy-dom leaves out, and those of `document.cookie`, at another origin only with `credentials: 'include'`, in jsdom too. At its own, happy-dom may give `1, a=1` for `a=1`.",
    files: inEach(
      `
  server.use(
    graphql.query('User', ({ cookies }) => HttpResponse.json({ data: cookies })),
    ...['http://shop.test/user', '/user'].map((url) => http.get(url, ({ cookies }) => HttpResponse.json({ data: cookies }))),
  );
  const inPage = where !== 'node';
  if (inPage) {
    document.cookie = 'page=1';
    expect((await (await fetch(location.origin + '/user')).json()).data).toEqual({ page: where === 'jsdom' ? '1' : '1, page=1' });
  }
  for (const credentials of ['same-origin', 'include'] as const) {
    const headers = { 'content-type': 'application/json', cookie: 'own=1' };
    const answers = await Promise.all([
      fetch('http://shop.test/user', { credentials, headers }),
      fetch('http://shop.test/graphql', { credentials, headers, method: 'POST', body: JSON.stringify({ query: 'query User { id }' }) }),
    ]);
    for (const answer of answers)
      expect((await answer.json()).data).toEqual({ ...(where !== 'happy-dom' && { own: '1' }), ...(inPage && credentials === 'include' && { page: '1' }) });
  }`,
      "import { graphql } from 'msw';",
    ),
    output: ['Tests 3 passed'],
  },
  'How do I send several Set-Cookie headers, and why does the next test still have the cookies?': {
    heading: 'headers-and-cookies',
    says: [
      "`headers: [['Set-Cookie', 'a=1'], ['Set-Cookie', 'b=2']]` sends two, from `graphql` as well.",
      'end with an answer that sets `a=; Max-Age=0`. Of two in one answer, `cookies.a` is wrongly `1, b=2`.',
    ],
    files: inEach(
      `
  if (where !== 'happy-dom') expect((await set('x=1', 'y=2')).headers.getSetCookie()).toEqual(['x=1', 'y=2']);
  server.use(graphql.mutation('Login', () => HttpResponse.json({ data: {} }, { headers: [['Set-Cookie', 'x=1'], ['Set-Cookie', 'y=2']] })));
  const login = await fetch(base + '/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: 'mutation Login { login }' }) });
  if (where !== 'happy-dom') expect(login.headers.getSetCookie()).toEqual(['x=1', 'y=2']);
  await set('a=1', 'b=2');
  expect((await cookies()).a).toBe('1, b=2');
  await set('a=; Max-Age=0');
  await set('c=3');
});
test('b', async () => {
  const seen = await cookies();
  expect([seen.a, seen.c]).toEqual([undefined, '3']);`,
      `import { graphql } from 'msw';
const set = (...all: string[]) => {
  server.use(http.get(base + '/set', () => new HttpResponse(null, { headers: all.map((one): [string, string] => ['Set-Cookie', one]) })));
  return fetch(base + '/set');
};
const cookies = async () => {
  server.use(http.get(base + '/me', ({ cookies: seen }) => HttpResponse.json(seen)));
  return (await fetch(base + '/me', { credentials: 'include' })).json();
};`,
    ),
    output: ['Tests 6 passed'],
  },
  'Body is unusable: how do I read a request in server.events, and wait for it?': {
    heading: 'check-what-was-sent',
    says: [
      'read the body of `request.clone()` there, or the handler fails with `unusable`,',
      'If the request comes later, wait for it: `await rs.waitFor(() => expect(sent).toHaveBeenCalled())`.',
    ],
    elsewhere: {
      '/guide/help/errors-requests':
        'A `Request` that a handler of MSW reads twice is cloned first: `request.clone().text()`.',
    },
    test: `${core}import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
test('a', async () => {
  const sent = rs.fn();
  const server = setupServer(
    http.post('http://shop.test/', async ({ request }) => { sent(await request.text()); return new HttpResponse(null); }),
    http.post('http://shop.test/twice', async ({ request }) => HttpResponse.text((await request.clone().text()) + (await request.text()))),
  );
  server.listen();
  const order = (path = '') => fetch('http://shop.test/' + path, { method: 'POST', body: 'Atlas' });
  server.events.on('request:start', async ({ request }) => { await request.text(); });
  console.log('READ', (await (await order()).json()).message);
  server.events.removeAllListeners();
  server.events.on('request:start', async ({ request }) => console.log('CLONED', await request.clone().text()));
  setTimeout(order, 30);
  await rs.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('Atlas'));
  console.log('TWICE', await (await order('twice')).text());
  server.close();
});`,
    output: ['READ unusable', 'CLONED Atlas', 'TWICE AtlasAtlas', 'Tests 1 passed'],
  },
  'How do I pass a request to the next handler, see all requests, or change the real answer?': {
    heading: 'answer-one-test-or-some-requests',
    says: [
      "One that returns nothing leaves the request to the next that matches, so `http.all('*', ({ request }) => { … })` in front sees all of them.",
      'But a request that no other handler answers then goes to the network, whatever `onUnhandledRequest` says.',
      "The request passes through. `http.get('https://maps.example/*', () => passthrough())` lets an address through, and `await fetch(bypass(request))` in a handler gets the real answer, to change it.",
    ],
    test: `import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@rstest/core';
import { bypass, HttpResponse, http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
test('a', async () => {
  const real = createServer((_, response) => response.end('real')).listen(0);
  await once(real, 'listening');
  const base = 'http://localhost:' + (real.address() as any).port;
  const seen: string[] = [];
  const server = setupServer(
    http.all('*', ({ request }) => { seen.push(new URL(request.url).pathname); }),
    http.get(base + '/list', ({ request }) => request.headers.has('x-csv') ? HttpResponse.text('csv') : undefined),
    http.get(base + '/list', () => HttpResponse.text('json')),
    http.get(base + '/map/*', () => passthrough()),
    http.get(base + '/patch', async ({ request }) => HttpResponse.text('not ' + (await (await fetch(bypass(request))).text()))),
  );
  server.listen({ onUnhandledRequest: 'error' });
  const get = async (path: string, headers = {}) => (await fetch(base + path, { headers })).text();
  expect(await get('/list', { 'x-csv': '1' })).toBe('csv');
  expect(await get('/list')).toBe('json');
  expect(await get('/map/a')).toBe('real');
  expect(await get('/patch')).toBe('not real');
  expect(await get('/unknown')).toBe('real');
  expect(seen).toEqual(['/list', '/list', '/map/a', '/patch', '/unknown']);
  server.close();
  real.close();
});`,
    output: ['Tests 1 passed'],
  },
  'Did you forget to spread the request handlers Array?': {
    heading: 'describe-the-api-with-msw',
    says: 'A list of handlers is spread, `setupServer(...handlers)`: an array fails with `Did you forget to spread the request handlers Array?`.',
    test: `import { expect, test } from '@rstest/core';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
const handlers = [http.get('https://shop.test/', () => HttpResponse.json(1))];
test('a', async () => {
  expect(() => setupServer(handlers as any)).toThrow('Did you forget to spread the request handlers Array?');
  const server = setupServer(...handlers);
  server.listen();
  expect(await (await fetch('https://shop.test/')).json()).toBe(1);
  server.close();
});`,
    output: ['Tests 1 passed'],
  },
  'May a handler be a mock, and why does it answer nothing in the second test with resetMocks?': {
    heading: 'check-what-was-sent',
    says: [
      'write its answer as `rs.fn(() => HttpResponse.json(…))`: one from `mockImplementation` is lost before each test, the handler returns nothing, and the request counts as unhandled.',
    ],
    files: { 'rstest.config.ts': 'export default { resetMocks: true };' },
    test: `import { afterAll, beforeAll, expect, rs, test } from '@rstest/core';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
const kept = rs.fn(() => HttpResponse.json(1));
const lost = rs.fn().mockImplementation(() => HttpResponse.json(1));
const server = setupServer(http.get('http://shop.test/kept', kept), http.get('http://shop.test/lost', lost));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
test('a', async () => {
  expect(await (await fetch('http://shop.test/kept')).json()).toBe(1);
  expect(kept).toHaveBeenCalledTimes(1);
  await expect(fetch('http://shop.test/lost')).rejects.toThrow();
});`,
    output: ['Tests 1 passed'],
  },
  'How do I delay every answer, decide by the body, and let supertest reach my own server?': {
    heading: 'answer-one-test-or-some-requests',
    says: [
      'With `await delay(100)` in it, every answer is late, except for those of `server.use`, which come first.',
      'decide by `await request.clone().json()`: without `clone`, the next handler fails with `Body has already been read`.',
      "With `'error'`, the requests of supertest to it fail, too.",
      "A text such as `'http://127.0.0.1:*/*'` fails with `Missing parameter name`.",
    ],
    test: `import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, test } from '@rstest/core';
import { delay, HttpResponse, http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import request from 'supertest';
const url = 'https://shop.example/api';
const server = setupServer();
server.listen({ onUnhandledRequest: 'error' });
beforeEach(() => server.resetHandlers());
afterAll(() => server.close());
const post = (action: string) => fetch(url, { method: 'POST', body: JSON.stringify({ action }) }).then((answer) => answer.text());
const took = async () => { const start = performance.now(); await fetch(url); return performance.now() - start; };
test('delay', async () => {
  server.resetHandlers(http.all('*', async () => { await delay(100); }), http.get(url, () => HttpResponse.text('ok')));
  expect(await took()).toBeGreaterThan(95);
  server.use(http.get(url, () => HttpResponse.text('own')));
  expect(await took()).toBeLessThan(95);
});
test.for([true, false])('body, cloned: %s', async (cloned) => {
  server.resetHandlers(
    http.post(url, async ({ request }) => {
      const { action } = (await (cloned ? request.clone() : request).json()) as { action: string };
      if (action === 'list') return HttpResponse.text('Atlas');
    }),
    http.post(url, async ({ request }) => HttpResponse.text('unknown ' + (await request.text()))),
  );
  expect(await post('list')).toBe('Atlas');
  expect(await post('pay')).toContain(cloned ? 'unknown {"action":"pay"}' : 'Body has already been read');
});
test('own server', async () => {
  const app = createServer(async (_, response) => response.end(await fetch(url).then((answer) => answer.text())));
  const get = () => request(app).get('/').then((answer) => answer.text, (error) => error.message);
  const shop = http.get(url, () => HttpResponse.text('ok'));
  server.resetHandlers(shop);
  expect(await get()).toContain('Cannot bypass a request');
  server.resetHandlers(http.all('http://127.0.0.1:*/*', () => passthrough()), shop);
  expect(await get()).toContain('Missing parameter name');
  server.resetHandlers(http.all(/^http:\\/\\/127\\.0\\.0\\.1/, () => passthrough()), shop);
  expect(await get()).toBe('ok');
});`,
    output: ['Tests 4 passed'],
  },
  'Why is the delay of a handler ignored?': {
    heading: 'delays-streams-and-uploads',
    says: "**An answer isn't late.** Without `await`, `delay(500)` holds nothing up. Without a number, or with `'real'`, it takes about 5 ms in Node.js.",
    files: inEach(`
  const took = async (wait: () => unknown) => {
    server.use(http.get(base + '/book', async () => { await wait(); return HttpResponse.text('Atlas'); }));
    const start = performance.now();
    await fetch(base + '/book');
    return performance.now() - start;
  };
  expect(await took(() => { delay(5000); })).toBeLessThan(2500);
  for (const wait of [() => delay(), () => delay('real')]) expect(await took(wait)).toBeLessThan(90);
  expect(await took(() => delay(300))).toBeGreaterThan(290);`),
    output: ['Tests 3 passed'],
  },
  'Is a request with X-Request-Id answered, and which headers of node:http arrive?': {
    heading: 'headers-and-cookies',
    says: [
      'a handler sees no header at all that `XMLHttpRequest` or `node:http` set',
      'The request is answered all the same, also with `X-Request-Id`.',
    ],
    files: inEach(
      `
  server.use(http.get(base + '/api', ({ request }) => HttpResponse.json([request.headers.get('x-request-id')])));
  const headers = { 'X-Request-Id': 'a-1' };
  expect(await (await fetch(base + '/api', { headers })).json()).toEqual(['a-1']);
  expect((await axios.get(base + '/api', { headers })).data).toHaveLength(1);
  const seen = await new Promise((resolve) => node.get(base + '/api', { headers }, async (answer) => resolve(await json(answer))));
  console.log(where, 'node:http', JSON.stringify(seen));`,
      `import node from 'node:http';
import { json } from 'node:stream/consumers';`,
    ),
    command: 'npx rstest; npx rstest happy-dom --pool=vmForks',
    output: [
      'node node:http ["a-1"]',
      'jsdom node:http ["a-1"]',
      /happy-dom node:http \[null\][\s\S]*happy-dom node:http \["a-1"\]/,
    ],
  },
  'Two one-time handlers for one URL: which answers first?': {
    heading: 'answer-one-test-or-some-requests',
    says: 'Of several in one `server.use(first, second)`, the first answers the first request; of two calls, the later one does.',
    test: `import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from '@rstest/core';
const url = 'http://shop.example/stock';
const server = setupServer(http.get(url, () => HttpResponse.text('always')));
const once = (text: string) => http.get(url, () => HttpResponse.text(text), { once: true });
const ask = async () => (await fetch(url)).text();
beforeAll(() => { server.listen({ onUnhandledRequest: 'error' }); });
afterEach(() => { server.resetHandlers(); });
afterAll(() => { server.close(); });
test('one call', async () => {
  server.use(once('first'), once('second'));
  expect([await ask(), await ask(), await ask()]).toEqual(['first', 'second', 'always']);
});
test('two calls', async () => {
  server.use(once('first'));
  server.use(once('second'));
  expect([await ask(), await ask(), await ask()]).toEqual(['second', 'first', 'always']);
});
test('at the same time', async () => {
  server.use(once('first'), once('second'));
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['first', 'second', 'always']);
});`,
    command: 'npx rstest; npx rstest --testEnvironment=jsdom',
    output: [/Tests 3 passed[\s\S]*Tests 3 passed/],
  },
  'What does msw init write for browser mode?': {
    heading: 'in-jsdom-happy-dom-and-browser-mode',
    says: 'That one is for browser mode: `npx msw init public` writes its script into `public`,',
    files: { 'package.json': '{}' },
    command: 'npx msw init public && ls public',
    output: [/^mockServiceWorker\.js$/m],
  },
  'Why does server.use have no effect when render is in beforeEach?': {
    heading: 'answer-one-test-or-some-requests',
    says: '`server.use` has no effect. The request was sent before it, as by `render` in `beforeEach`: call `server.use` first, and `render` after it in the test.',
    test: `import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
const url = 'https://shop.example/book';
const server = setupServer(http.get(url, async () => { await delay(50); return HttpResponse.text('usual'); }));
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
const load = async () => (await fetch(url)).text();
const other = () => server.use(http.get(url, () => HttpResponse.text('other')));
describe('sent before', () => {
  let answer: Promise<string>;
  beforeEach(async () => { answer = load(); await new Promise((done) => { setTimeout(done, 10); }); });
  test('a', async () => { other(); expect(await answer).toBe('usual'); });
});
test('b', async () => { other(); expect(await load()).toBe('other'); });`,
    output: ['Tests 2 passed'],
  },

  'How long does server.use at the top hold, and what does a thrown response or a missing body answer?':
    {
      heading: 'answer-one-test-or-some-requests',
      says: [
        'At the top of a file or in a `describe`, it holds for the first test alone, because `resetHandlers` takes it away: call it in `beforeEach`.',
        'MSW prints the error and answers with status 500, even if only `await request.json()` gets no body (`Unexpected end of JSON input`). A thrown response is the answer: `throw HttpResponse.json(error, { status: 401 })`.',
      ],
      files: {
        'a.test.js': `import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, rs, test } from '@rstest/core';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
const shop = 'https://shop.example';
const answer = (text) => http.get(shop, () => HttpResponse.text(text));
const server = setupServer(
  answer('first'),
  http.get(shop + '/me', () => { throw HttpResponse.json({ error: 'who?' }, { status: 401 }); }),
  http.post(shop, async ({ request }) => HttpResponse.json(await request.json())),
);
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
const text = async () => (await fetch(shop)).text();
describe('at the top', () => {
  server.use(answer('other'));
  test('once', async () => expect(await text()).toBe('other'));
  test('gone', async () => expect(await text()).toBe('first'));
});
describe('in a hook', () => {
  beforeEach(() => server.use(answer('other')));
  test.each([1, 2])('%i', async () => expect(await text()).toBe('other'));
});
test('throws', async () => {
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  const me = await fetch(shop + '/me');
  expect([me.status, await me.json()]).toEqual([401, { error: 'who?' }]);
  expect(error).not.toHaveBeenCalled();
  const empty = await fetch(shop, { method: 'POST' });
  expect([empty.status, (await empty.json()).message]).toEqual([500, 'Unexpected end of JSON input']);
  expect(error).toHaveBeenCalled();
});`,
      },
      output: ['Tests 5 passed'],
    },
} satisfies Answers;
