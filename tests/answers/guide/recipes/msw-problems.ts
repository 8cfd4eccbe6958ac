import { type Answers, inEnvironments } from '../../../support/answers.ts';

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

export default {
  'Why does MSW let a request for a .json file go to the network with onUnhandledRequest error, and how do I forbid it?':
    {
      heading: 'when-msw-doesnt-answer',
      says: [
        "With `'error'` and `'warn'`, an address that ends like a file of a page, such as `/books.json`, `/cover.png` or `/list.csv`, goes to the network, and nothing is printed (MSW 2.15).",
        "The event below names it, and `http.all('*', () => HttpResponse.error())` at the end of the handlers forbids it. Other endings, such as `.po`, count as unhandled.",
      ],
      files: inEnvironments(
        ['node', 'jsdom', 'happy-dom'],
        'ts',
        () => `import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
const shop = createServer((_, response) => { response.setHeader('access-control-allow-origin', '*').end('real'); });
let base: string;
beforeAll(async () => { await once(shop.listen(0, '127.0.0.1'), 'listening'); base = 'http://127.0.0.1:' + (shop.address() as any).port; });
afterAll(() => { shop.close(); });
const get = (path: string) => fetch(base + path).then((response) => response.text(), () => 'refused');
test.each(['error', 'warn'] as const)('%s', async (onUnhandledRequest) => {
  const server = setupServer();
  const named: string[] = [];
  server.events.on('request:unhandled', ({ request }) => { named.push(new URL(request.url).pathname); });
  server.listen({ onUnhandledRequest });
  for (const path of ['/books.json', '/cover.png', '/list.csv']) {
    expect(await get(path)).toBe('real');
    expect(named).toContain(path);
  }
  if (onUnhandledRequest === 'error') expect(await get('/books.po')).toBe('refused');
  server.close();
});
test('forbidden', async () => {
  const server = setupServer(http.get('*/list.csv', () => HttpResponse.text('mock')), http.all('*', () => HttpResponse.error()));
  server.listen({ onUnhandledRequest: 'error' });
  expect([await get('/books.json'), await get('/list.csv')]).toEqual(['refused', 'mock']);
  server.close();
});`,
      ),
      output: ['Tests 9 passed'],
      absent: ['.json', '.png', '.csv'],
    },
  'Do fake timers hold up an answer with delay?': {
    heading: 'when-msw-doesnt-answer',
    says: 'Fake timers hold up only the answers of handlers that await `delay`, until you move the time.',
    test: `import { afterAll, beforeAll, expect, rs, test } from '@rstest/core';
import axios from 'axios';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
const real = setTimeout;
const server = setupServer(
  http.get('https://shop.example/now', () => HttpResponse.text('now')),
  http.get('https://shop.example/late', async () => { await delay(50); return HttpResponse.text('late'); }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());
const wait = (answer) => Promise.race([answer, new Promise((resolve) => { real(resolve, 150, 'waits'); })]);
const clients = { fetch: async (url) => (await fetch(url)).text(), axios: async (url) => (await axios.get(url)).data };
test.each(['fetch', 'axios'])('%s', async (name) => {
  rs.useFakeTimers();
  expect(await clients[name]('https://shop.example/now')).toBe('now');
  const answer = clients[name]('https://shop.example/late');
  expect(await wait(answer)).toBe('waits');
  await rs.advanceTimersByTimeAsync(100);
  expect(await answer).toBe('late');
  rs.useRealTimers();
});`,
    command: 'for e in node jsdom happy-dom; do npx rstest --testEnvironment $e; done',
    output: [/(Tests 2 passed[\s\S]*){3}/],
  },
  'What does onUnhandledRequest do with the request, and what does it print?': {
    heading: 'when-msw-doesnt-answer',
    says: [
      "`'error'` · rejects with `[MSW] Cannot bypass a request` · its method and address, as an error",
      "`'warn'`, the default · goes to the network · its method and address, as a warning; in happy-dom twice, with an `OPTIONS` in between if the origin is another",
      "`'bypass'` · goes to the network · nothing",
      'a function · goes to the network · what the function prints with `print.warning()` or `print.error()`',
      '`print.error()` only prints.',
    ],
    test: "import { afterEach, beforeAll, expect, rs, test } from '@rstest/core';\nimport { delay, HttpResponse, http } from 'msw';\nimport { setupServer } from 'msw/node';\nconst get = async (url: string) => (await fetch(url)).text().catch(String);\nconst tryWith = async (options?: object) => {\n  const server = setupServer();\n  server.listen(options as never);\n  const text = await get('http://127.0.0.1:9/a').catch((error) => error.name + ': ' + error.message);\n  server.close();\n  return text.split('\\n')[0];\n};\ntest('a', async () => {\n  console.log('error:', await tryWith({ onUnhandledRequest: 'error' }));\n  console.log('warn:', await tryWith());\n  console.log('bypass:', await tryWith({ onUnhandledRequest: 'bypass' }));\n  console.log('function:', await tryWith({ onUnhandledRequest: (_: Request, print: { error(): void }) => print.error() }));\n});\n",
    output: [
      'GET http://127.0.0.1:9/a',
      'error: InternalError: [MSW] Cannot bypass a request',
      '[MSW] Warning: intercepted a request',
      'warn: TypeError: fetch failed',
      'bypass: TypeError: fetch failed',
      '[MSW] Error: intercepted a request',
      'function: TypeError: fetch failed',
    ],
  },
  'Why does one request warn twice?': {
    heading: 'when-msw-doesnt-answer',
    says: 'in happy-dom twice, with an `OPTIONS` in between if the origin is another',
    test: `import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, rs, test } from '@rstest/core';
import { setupServer } from 'msw/node';
test('a', async () => {
  const web = createServer((_, response) => { response.setHeader('access-control-allow-origin', '*').end('x'); }).listen(0, '127.0.0.1');
  await once(web, 'listening');
  const warn = rs.spyOn(console, 'warn').mockImplementation(() => {});
  rs.spyOn(console, 'error').mockImplementation(() => {});
  const server = setupServer();
  server.listen();
  const methods = async (url: string) => {
    warn.mockClear();
    await fetch(url).catch(() => {});
    return warn.mock.calls.map(([text]) => /• (\\w+)/.exec(text)?.[1]);
  };
  const happy = 'happyDOM' in window;
  expect(await methods('http://127.0.0.1:' + (web.address() as any).port)).toEqual(happy ? ['GET', 'OPTIONS', 'GET'] : ['GET']);
  expect(await methods(location.origin + '/a')).toEqual(happy ? ['GET', 'GET'] : ['GET']);
  server.close();
  web.closeAllConnections();
  web.close();
});`,
    command: 'for e in jsdom happy-dom; do npx rstest --testEnvironment $e; done',
    output: [/(Tests 1 passed[\s\S]*){2}/],
  },
  'Why is a handler with a query, a relative address or a second server not used?': {
    heading: 'a-handler-isnt-asked',
    says: [
      'A handler for `/search?q=atlas` also answers `?q=emma`, with a warning.',
      "handlers for `/books` and `*/books` match, one for `http://localhost/books` doesn't.",
      'Only the one that listens last is asked, and closing it ends the interception for both.',
    ],
    test: "/** @rstest-environment jsdom */\nimport { afterEach, beforeAll, expect, rs, test } from '@rstest/core';\nimport { delay, HttpResponse, http } from 'msw';\nimport { setupServer } from 'msw/node';\nconst get = async (url: string) => (await fetch(url)).text().catch(String);\nconst text = (value: string) => () => HttpResponse.text(value);\ntest('a', async () => {\n  const server = setupServer(\n    http.get('https://api.example/search?q=atlas', text('found')),\n    http.get('/books', text('relative')),\n    http.get('*/authors', text('star')),\n    http.get('http://localhost/shops', text('no port')),\n  );\n  server.listen({ onUnhandledRequest: 'error' });\n  expect(await get('https://api.example/search?q=emma')).toBe('found');\n  expect(await get('/books')).toBe('relative');\n  expect(await get('/authors')).toBe('star');\n  await expect(get('/shops')).rejects.toThrow('Cannot bypass');\n  const second = setupServer();\n  second.listen({ onUnhandledRequest: 'bypass' });\n  await expect(get('/books')).rejects.toThrow('fetch failed');\n  second.close();\n  await expect(get('http://localhost:3000/books')).rejects.toThrow('fetch failed');\n  server.close();\n});\n",
    output: ['redundant usage of query parameters', 'Tests 1 passed'],
  },
  'Why does a request by node:https pass MSW by, and what about a dead network and fake timers?': {
    heading: 'a-handler-isnt-asked',
    says: [
      "With `import { get } from 'node:https'`, the request goes to the network.",
      "MSW replaces functions of the default export: `https.get(…)` is answered, and so is a package that calls `require('https')`.",
      '`fetch` rejects with `Failed to fetch`',
      'Fake timers hold up only the answers of handlers that await `delay`',
      "In Node.js, `fetch('/books')` fails with `Failed to parse URL`.",
    ],
    test: "import https, { get as named } from 'node:https';\nimport { afterEach, beforeAll, expect, rs, test } from '@rstest/core';\nimport { delay, HttpResponse, http } from 'msw';\nimport { setupServer } from 'msw/node';\nconst get = async (url: string) => (await fetch(url)).text().catch(String);\nconst url = 'https://api.invalid/a';\nconst call = (request: typeof named) =>\n  new Promise((resolve) => request(url, ({ statusCode }) => resolve(statusCode)).on('error', (error) => resolve(error.message)));\ntest('a', async () => {\n  const server = setupServer(http.get(url, () => HttpResponse.text('mocked')));\n  server.listen({ onUnhandledRequest: 'error' });\n  expect(await call(https.get)).toBe(200);\n  expect(await call(require('https').get)).toBe(200);\n  expect(await call(named)).not.toBe(200);\n  await expect(get('/books')).rejects.toThrow('Failed to parse URL');\n  rs.useFakeTimers();\n  expect(await get(url)).toBe('mocked');\n  rs.useRealTimers();\n  server.use(http.get(url, () => HttpResponse.error()));\n  await expect(get(url)).rejects.toThrow('Failed to fetch');\n  server.close();\n});\n",
    output: ['Tests 1 passed'],
  },
  'Can a file: address be fetched, with and without MSW?': {
    heading: 'a-handler-isnt-asked',
    says: [
      "Node.js can't fetch it, with or without MSW: `not implemented... yet...`.",
      'answer it with a handler for `*/book.json`; one for `file:///book.json` is never asked.',
    ],
    test: `import { expect, test } from '@rstest/core';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
const get = () => fetch('file:///book.json').then((response) => response.text(), ({ cause }) => cause.message);
test('a', async () => {
  expect(await get()).toBe('not implemented... yet...');
  const server = setupServer(http.get('file:///book.json', () => HttpResponse.text('atlas')));
  server.listen({ onUnhandledRequest: 'error' });
  expect(await get()).toBe('not implemented... yet...');
  server.use(http.get('*/book.json', () => HttpResponse.text('atlas')));
  expect(await get()).toBe('atlas');
  server.close();
});
`,
    output: ['Tests 1 passed'],
  },
  'How does an unhandled request fail the test, even if the code catches the rejection?': {
    heading: 'when-msw-doesnt-answer',
    says: 'Code that catches the rejection lets the test pass. To make the test itself fail, collect such requests in the setup file:',
    files: {
      'rstest.config.ts':
        "export default { globals: true, setupFiles: process.env.COLLECT ? ['./setup.js'] : [] };",
      'server.js':
        "import { setupServer } from 'msw/node';\nexport const server = setupServer();\n",
      'setup.js': `import { server } from './server';
const unhandled = [];
server.events.on('request:unhandled', ({ request }) => unhandled.push(request.url));
afterEach(() => {
  expect(unhandled.splice(0)).toEqual([]);
});
`,
      'a.test.js': `import { server } from './server';
beforeAll(() => { server.listen({ onUnhandledRequest: 'error' }); });
test('catches', async () => { await fetch('https://api.example/books').catch(() => {}); });
test('asks for nothing', () => {});
`,
    },
    command: 'npx rstest; COLLECT=1 npx rstest',
    exitCode: 1,
    output: [
      /Tests 2 passed[\s\S]*\+ +"https:\/\/api\.example\/books"[\s\S]*Tests 1 failed \| 1 passed/,
    ],
  },
  'Does MSW answer axios, node:http and the package undici, and what does axios say when the network is down?':
    {
      heading: 'a-handler-isnt-asked',
      says: [
        'MSW answers the global `fetch`, `node:http` and what builds on them, such as axios, node-fetch, got and ky.',
        "`import { fetch } from 'undici'` goes to the network: use the global one.",
        'in Node.js with `Network error` and no `code`.',
      ],
      elsewhere: {
        '/guide/recipes/msw': [
          'MSW catches requests below `fetch` and `node:http`, so your code runs unchanged with nearly every client.',
        ],
      },
      test: `import https from 'node:https';
import { test } from '@rstest/core';
import axios from 'axios';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { fetch as other } from 'undici';
test('a', async () => {
  const server = setupServer(
    http.get('http://127.0.0.1:9/a', () => HttpResponse.text('mine')),
    http.get('http://127.0.0.1:9/down', () => HttpResponse.error()),
  );
  server.listen();
  const url = 'http://127.0.0.1:9/a';
  console.log('GLOBAL', await (await fetch(url)).text(), 'AXIOS', (await axios.get(url)).data);
  console.log('UNDICI', await other(url).then((answer) => answer.text(), (error) => error.message));
  console.log('DOWN', await axios.get('http://127.0.0.1:9/down').catch((error) => error.message));
  server.close();
});
`,
      command: 'npx rstest; npx rstest --testEnvironment jsdom -t nothing',
      output: ['GLOBAL mine AXIOS mine', 'UNDICI fetch failed', 'DOWN Network error'],
    },
  'How do I list the active handlers of MSW, and which of them have answered?': {
    heading: 'when-msw-doesnt-answer',
    says: '`server.listHandlers().map(({ info, isUsed }) => [info.header, isUsed])` lists the handlers in the order in which they are asked, and which have answered.',
    test: `import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { expect, test } from '@rstest/core';
test('a', async () => {
  const answer = () => HttpResponse.json(1);
  const server = setupServer(http.get('http://shop.test/a', answer), http.get('http://shop.test/b', answer));
  server.listen();
  server.use(http.get('http://shop.test/c', answer));
  await fetch('http://shop.test/a');
  expect(server.listHandlers().map(({ info, isUsed }: any) => [info.header, isUsed])).toEqual([
    ['GET http://shop.test/c', false],
    ['GET http://shop.test/a', true],
    ['GET http://shop.test/b', false],
  ]);
  server.close();
});`,
    output: ['Tests 1 passed'],
  },
  'Does MockAgent of undici answer the global fetch, in jsdom and happy-dom too?': {
    heading: 'a-handler-isnt-asked',
    says: 'Without MSW, `MockAgent` of undici 7 answers both after `setGlobalDispatcher(agent)`, in Node.js and jsdom, outside the VM pools; in happy-dom, whose `fetch` is its own, only that of the package.',
    files: inEnvironments(
      ['node', 'jsdom', 'happy-dom'],
      'ts',
      (environment) => `import { expect, test } from '@rstest/core';
import { fetch as other, MockAgent, setGlobalDispatcher } from 'undici';
test('a', async () => {
  const agent = new MockAgent();
  setGlobalDispatcher(agent);
  agent.get('http://shop.invalid').intercept({ path: '/stock' }).reply(200, { n: 3 }).persist();
  expect(await (await other('http://shop.invalid/stock')).json()).toEqual({ n: 3 });
  const answer = await fetch('http://shop.invalid/stock').then((response) => response.json(), () => 'failed');
  expect(answer).toEqual(${environment === 'happy-dom' ? "'failed'" : '{ n: 3 }'});
});`,
    ),
    command: 'npx rstest; npx rstest node.test --pool=vmForks',
    exitCode: 1,
    output: ['Tests 3 passed', /Tests 1 failed/, "expected 'failed' to deeply equal"],
  },
  'Why is a handler never asked?': {
    heading: 'a-handler-isnt-asked',
    says: 'A handler is never asked. `http.get(…)` alone registers nothing: pass what it returns to `setupServer` or `server.use`.',
    files: inEach(`
  const handler = http.get(base + '/book', () => HttpResponse.text('Atlas'));
  server.events.on('request:unhandled', () => console.log('UNHANDLED'));
  await fetch(base + '/book').catch(() => 'refused');
  server.use(handler);
  expect(await fetch(base + '/book').then((response) => response.text())).toBe('Atlas');`),
    output: ['UNHANDLED', 'Tests 3 passed'],
  },
  'Apollo Client: why does only the first test ask?': {
    heading: 'a-handler-isnt-asked',
    libraries: true,
    says: 'The client keeps what it got: with Apollo Client 4, `loading` is `true` again after `await client.clearStore()` in `afterEach`.',
    files: {
      'rstest.config.ts':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };",
      'a.test.tsx': `import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, rs, test } from '@rstest/core';
const ask = rs.fn(async () => Response.json({ data: { title: 'Atlas' } }));
const client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: 'http://shop.example', fetch: ask }) });
const query = gql\`{ title }\`;
const Title = () => { const { data, loading }: any = useQuery(query); return <p>{loading ? 'loading' : data.title}</p>; };
const show = () => render(<ApolloProvider client={client}><Title /></ApolloProvider>);
afterEach(() => { cleanup(); });
test('first', async () => {
  show();
  expect(screen.queryByText('loading')).not.toBeNull();
  await screen.findByText('Atlas');
});
test('kept', () => {
  show();
  expect([screen.queryByText('loading'), ask.mock.calls.length]).toEqual([null, 1]);
});
test('cleared', async () => {
  await client.clearStore();
  show();
  expect(screen.queryByText('loading')).not.toBeNull();
  await screen.findByText('Atlas');
  expect(ask).toHaveBeenCalledTimes(2);
});`,
    },
    output: ['Tests 3 passed'],
  },
  'Which handler answers HEAD and OPTIONS?': {
    heading: 'a-handler-isnt-asked',
    says: "A handler of `http.get` isn't asked for `HEAD`: write `http.head(url, () => new HttpResponse(null, { headers: { 'x-total': '7' } }))`. There are `http.options` and, for any method, `http.all`, too: `http.all('*', …)` answers every request.",
    files: {
      'a.test.ts': `import { afterAll, beforeAll, expect, test } from '@rstest/core';
import axios from 'axios';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
const url = (name: string) => 'https://shop.example/' + name;
const server = setupServer(
  http.get(url('get'), () => new HttpResponse('got')),
  http.head(url('head'), () => new HttpResponse(null, { headers: { 'x-total': '7' } })),
  http.options(url('options'), () => new HttpResponse(null, { status: 204 })),
  http.all(url('all'), ({ request }) => new HttpResponse(null, { status: 200, headers: { 'x-method': request.method } })),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
test('a', async () => {
  await expect(fetch(url('get'), { method: 'HEAD' })).rejects.toThrow('Cannot bypass');
  await expect(axios.head(url('get'))).rejects.toThrow();
  const head = await fetch(url('head'), { method: 'HEAD' });
  expect([head.status, head.headers.get('x-total')]).toEqual([200, '7']);
  expect((await axios.head(url('head'))).headers['x-total']).toBe('7');
  expect((await fetch(url('options'), { method: 'OPTIONS' })).status).toBe(204);
  for (const method of ['HEAD', 'OPTIONS', 'DELETE']) expect((await fetch(url('all'), { method })).headers.get('x-method')).toBe(method);
  server.use(http.all('*', () => new HttpResponse(null, { status: 299 })));
  for (const method of ['GET', 'POST', 'DELETE']) expect((await fetch('http://other.example:81/x/y?q=1', { method })).status).toBe(299);
  expect((await axios.get('https://third.example/')).status).toBe(299);
});`,
    },
    command: 'npx rstest && npx rstest --testEnvironment=jsdom',
    output: ['Tests 1 passed', 'Tests 1 passed'],
  },
  'Does fetch-mock work, and why is fetchMock not a spy?': {
    heading: 'when-msw-doesnt-answer',
    libraries: true,
    says: '`fetchMock` is no mock function, so `expect(fetchMock).toHaveBeenCalled()` fails with `is not a spy`: write `fetchMock.mockGlobal().route(url, 200)`, then `expect(fetchMock.callHistory.called(url)).toBe(true)`.',
    files: {
      'a.test.ts': `import { afterEach, expect, rs, test } from '@rstest/core';
import fetchMock from 'fetch-mock';
const url = 'https://shop.example/price';
afterEach(() => {
  fetchMock.hardReset();
});
test('called', async () => {
  fetchMock.mockGlobal().route(url, 200);
  expect(fetchMock.callHistory.called(url)).toBe(false);
  expect((await fetch(url)).status).toBe(200);
  expect(fetchMock.callHistory.called(url)).toBe(true);
  expect(() => expect(fetchMock).toHaveBeenCalled()).toThrow('is not a spy');
});
test('fake timers', async () => {
  rs.useFakeTimers();
  fetchMock.mockGlobal().route(url, { price: 7 });
  expect(await (await fetch(url)).json()).toEqual({ price: 7 });
  rs.useRealTimers();
});`,
    },
    command:
      'npx rstest; npx rstest --testEnvironment=happy-dom; npx rstest --testEnvironment=jsdom',
    output: [/Tests 2 passed[\s\S]*Tests 2 passed[\s\S]*Tests 2 passed/],
  },
  'MSW is not asked because the code keeps fetch, or something replaces it': {
    heading: 'a-handler-isnt-asked',
    says: [
      'The imports of a test file run before `beforeAll`: call `server.listen()` in the setup file itself.',
      "The replacement is asked in place of MSW, unless it calls the `fetch` that it replaced. Replace it before: MSW answers then. In happy-dom, `globalThis.fetch = …` fails afterwards with `Cannot assign to read only property 'fetch'`.",
    ],
    files: {
      'server.ts': `import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
export const server = setupServer(http.get('http://127.0.0.1:9/a', () => HttpResponse.text('MSW')));`,
      'setup.ts': `import { afterAll, beforeAll } from '@rstest/core';
import { server } from './server';
const { fetch: real } = globalThis;
if (process.env.REPLACE) globalThis.fetch = (...given) => real(...given);
if (process.env.HOOK) beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
else server.listen({ onUnhandledRequest: 'bypass' });
afterAll(() => server.close());`,
      'client.ts':
        'const { fetch: kept } = globalThis;\nexport const get = () => kept("http://127.0.0.1:9/a");',
      'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'] };",
      ...inEnvironments(
        ['node', 'happy-dom'],
        'ts',
        (where) => `import { expect, test } from '@rstest/core';
import { get } from './client';
const text = (answer: Promise<Response>) => answer.then((response) => response.text(), () => 'network');
const ask = () => text(fetch('http://127.0.0.1:9/a'));
test('kept', async () => {
  expect(await text(get())).toBe(process.env.HOOK ? 'network' : 'MSW');
  expect(await ask()).toBe('MSW');
});
test('replaced', async () => {
  const { fetch: msw } = globalThis;
  const replace = () => { globalThis.fetch = async () => new Response('own'); };
  if ('${where}' === 'happy-dom') expect(replace).toThrow("Cannot assign to read only property 'fetch'");
  else {
    replace();
    expect(await ask()).toBe('own');
    globalThis.fetch = (...given) => msw(...given);
    expect(await ask()).toBe('MSW');
  }
});`,
      ),
    },
    command: 'REPLACE=1 npx rstest; HOOK=1 npx rstest',
    output: [/(Tests 4 passed[\s\S]*){2}/],
  },
  'What does axios reject with when a handler imitates a network error?': {
    heading: 'when-msw-doesnt-answer',
    says: [
      '`fetch` rejects with `Failed to fetch`, axios with `Network Error` and the `code` `ERR_NETWORK`, in Node.js with `Network error` and no `code`.',
      "For code that reads one there, reject yourself: `rs.spyOn(axios, 'get').mockRejectedValue(new AxiosError('refused', 'ECONNREFUSED'))`.",
    ],
    files: inEnvironments(
      ['node', 'jsdom', 'happy-dom'],
      'ts',
      (where) => `import { expect, rs, test } from '@rstest/core';
import axios, { AxiosError } from 'axios';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
const url = 'https://shop.example/down';
const server = setupServer(http.get(url, () => HttpResponse.error()));
const failure = () => axios.get(url).catch((error) => [axios.isAxiosError(error), error.message, error.code]);
test('a', async () => {
  server.listen();
  await expect(fetch(url)).rejects.toThrow('Failed to fetch');
  expect(await failure()).toEqual(
    '${where}' === 'node' ? [true, 'Network error', undefined] : [true, 'Network Error', 'ERR_NETWORK'],
  );
  server.close();
  rs.spyOn(axios, 'get').mockRejectedValue(new AxiosError('refused', 'ECONNREFUSED'));
  expect(await failure()).toEqual([true, 'refused', 'ECONNREFUSED']);
});`,
    ),
    output: ['Tests 3 passed'],
  },

  'Is a handler asked for an address with a slash at its end, in capitals, or that begins with data: or blob:?':
    {
      heading: 'a-handler-isnt-asked',
      says: [
        "A handler for `/books/` isn't asked for `/books`. One for `/books` answers both, and `/BOOKS`.",
        "With `'error'`, `fetch` of it fails, too, until the list has `http.all(/^null/, () => passthrough())`: both have no origin. `fetch` of happy-dom knows no `blob:`.",
      ],
      elsewhere: {
        '/guide/recipes/msw': [
          "`fetch` follows `HttpResponse.redirect(url, 302)`, and so does axios in `node`. In jsdom and happy-dom, axios rejects with `Request failed with status code 302`, unless it gets `adapter: 'fetch'`.",
          "axios with `responseType: 'blob'` gives a text in `node`.",
          "use `'arraybuffer'`, `adapter: 'fetch'` or happy-dom.",
        ],
      },
      files: inEnvironments(
        ['node', 'jsdom', 'happy-dom'],
        'ts',
        (name) => `import { afterAll, beforeAll, expect, rs, test } from '@rstest/core';
import axios from 'axios';
import { HttpResponse, http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
const where: string = '${name}';
const shop = 'https://shop.example';
const server = setupServer(
  http.get(shop + '/books/', () => HttpResponse.text('slash')),
  http.get(shop + '/cart', () => HttpResponse.text('cart')),
  http.get(shop + '/moved', () => HttpResponse.redirect(shop + '/cart', 302)),
);
rs.spyOn(console, 'error').mockImplementation(() => {});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
const text = (url: string) => fetch(url).then((response) => response.text());
const local = () => ['data:text/plain,hi', URL.createObjectURL(new Blob(['hi']))];
test('addresses', async () => {
  await expect(text(shop + '/books')).rejects.toThrow('Cannot bypass a request');
  for (const path of ['/cart', '/cart/', '/CART']) expect(await text(shop + path)).toBe('cart');
  for (const url of local()) await expect(text(url)).rejects.toThrow('Cannot bypass a request');
  server.use(http.all(/^null/, () => passthrough()));
  const [data = '', blob = ''] = local();
  expect(await text(data)).toBe('hi');
  if (where === 'happy-dom') await expect(text(blob)).rejects.toThrow('URL scheme "blob" is not supported');
  else expect(await text(blob)).toBe('hi');
});
test('redirect', async () => {
  expect(await text(shop + '/moved')).toBe('cart');
  if (where === 'node') expect((await axios.get(shop + '/moved')).data).toBe('cart');
  else await expect(axios.get(shop + '/moved')).rejects.toThrow('Request failed with status code 302');
  expect((await axios.get(shop + '/moved', { adapter: 'fetch' })).data).toBe('cart');
});
test('download', async () => {
  const kind = (value: unknown) => (value as object).constructor.name;
  const blob = { responseType: 'blob' } as const;
  if (where !== 'jsdom') expect(kind((await axios.get(shop + '/cart', blob)).data)).toBe(where === 'node' ? 'String' : 'Blob');
  expect((await axios.get(shop + '/cart', { responseType: 'arraybuffer' })).data.byteLength).toBe(4);
  expect(await (await axios.get(shop + '/cart', { ...blob, adapter: 'fetch' })).data.text()).toBe('cart');
});
`,
      ),
      output: ['Tests 9 passed'],
    },

  'How does a handler answer some queries alone, and what does one HttpResponse for two requests do?':
    {
      heading: 'a-handler-isnt-asked',
      says: "For a handler that is asked for some queries alone, pass a function: `http.get(({ request }) => new URL(request.url).searchParams.has('q'), …)`.",
      elsewhere: {
        '/guide/help/errors-requests': [
          'A handler of MSW that returns the same `HttpResponse` twice is such a case: the second request never ends, in happy-dom its body fails with `ReadableStream is locked`, so create the answer in the handler.',
        ],
      },
      files: inEach(`
  const shared = HttpResponse.text('shared');
  server.use(
    http.get(({ request }) => new URL(request.url).searchParams.has('q'), () => HttpResponse.text('found')),
    http.get(base + '/books', () => HttpResponse.text('all')),
    http.get(base + '/shared', () => shared),
  );
  const text = async (path: string) => (await fetch(base + path)).text();
  expect([await text('/books?q=a'), await text('/books')]).toEqual(['found', 'all']);
  expect(await text('/shared')).toBe('shared');
  const late = new Promise((resolve) => setTimeout(resolve, 500, 'late'));
  const second = await Promise.race([late, text('/shared').catch((error) => error.message)]);
  expect(second).toMatch(where === 'happy-dom' ? 'ReadableStream is locked' : 'late');`),
      exitCode: 1,
      output: ['Response body object should not be disturbed or locked', 'Tests 3 passed'],
    },
} satisfies Answers;
