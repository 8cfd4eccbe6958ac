import { type Answers, core, inEnvironments, testFiles } from '../../../support/answers.ts';

const isNode24 = Number(process.versions.node.split('.')[0]) >= 24;

export default {
  'Whose fetch, Request and Response are there in happy-dom and jsdom?': {
    heading: 'requests-in-a-simulated-browser',
    says: [
      'In jsdom, `fetch` is the one of Node.js; happy-dom has its own, with its own `Request`, `Response` and `FormData`.',
      'For those of Node.js, run the file in `node` or jsdom.',
    ],
    test: `import { expect, test } from '@rstest/core';
const own = 'happyDOM' in globalThis;
test('whose', () => {
  const relative = () => new Request('/books').url;
  if (own) expect(relative()).toBe('http://localhost:3000/books');
  else expect(relative).toThrow('Failed to parse URL');
  const view: any = globalThis.window ?? {};
  if (own) for (const name of ['Request', 'Response', 'FormData']) expect(view.happyDOM && view[name] === (globalThis as any)[name], name).toBe(true);
  console.log('OWN', own);
});`,
    command: 'for e in node jsdom happy-dom; do npx rstest --testEnvironment=$e; done',
    output: [/OWN false[\s\S]*OWN false[\s\S]*OWN true/],
  },
  'How do I spy on the global fetch, compare a Request, URL or Headers, and answer with 204?': {
    heading: 'stub-fetch',
    says: [
      "Shorter, `rs.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(book))` answers once; `restoreMocks` takes it back. For one answer per call, chain `mockResolvedValueOnce`.",
      'With the spy in `fetch`, `JSON.parse(String(fetch.mock.calls[0][1]?.body))` is the JSON that the first call sent.',
      'A `URL`, a `Request` or a `Headers` equals only another of its kind: for `fetch(new Request(url))`, compare `fetch.mock.calls[0][0].url`.',
      "An answer with status 204 has no body: `new Response(null, { status: 204 })`; in Node.js and jsdom, `Response.json(…)` and `''` fail with `Invalid response status code 204`.",
    ],
    files: {
      'rstest.config.mjs': 'export default { restoreMocks: true };',
      'a.test.js': `${core}const url = 'https://shop.example/books';
let real;
test('spies', async () => {
  real = fetch;
  const spy = rs.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ title: 'Emma' }));
  expect(await (await fetch(new Request(url))).json()).toEqual({ title: 'Emma' });
  await expect((await fetch(url)).json()).rejects.toThrow(/Body (is unusable|has already been used)/);
  expect(spy.mock.calls[0][0].url).toBe(url);
});
test('answers each call', async () => {
  const fetch = rs.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(1)).mockResolvedValueOnce(Response.json(2));
  const post = async () => (await globalThis.fetch(url, { method: 'POST', body: JSON.stringify({ book: 7 }) })).json();
  expect([await post(), await post()]).toEqual([1, 2]);
  expect(JSON.parse(String(fetch.mock.calls[0][1]?.body))).toEqual({ book: 7 });
});
test('is real again', () => { expect(rs.isMockFunction(fetch)).toBe(false); });
test('compares', () => {
  for (const [value, same, other, plain] of [
    [new URL(url), new URL(url), new URL('/a', url), url],
    [new Headers({ a: '1' }), new Headers({ a: '1' }), new Headers({ a: '2' }), { a: '1' }],
    [new Request(url), new Request(url), new Request(url, { method: 'POST' }), url],
  ]) {
    const send = rs.fn();
    send(value);
    if (!(value instanceof Request)) expect(send).toHaveBeenCalledWith(same);
    expect(send).not.toHaveBeenCalledWith(other);
    expect(send).not.toHaveBeenCalledWith(plain);
  }
});
test('204', () => {
  expect(new Response(null, { status: 204 }).status).toBe(204);
  for (const make of [() => Response.json(null, { status: 204 }), () => new Response('', { status: 204 })]) {
    if (globalThis.happyDOM) expect(make().status).toBe(204);
    else expect(make).toThrow('Invalid response status code 204');
  }
});`,
    },
    command: 'for e in node jsdom happy-dom; do npx rstest --testEnvironment $e; done',
    output: [/(Tests 5 passed[\s\S]*){3}/],
  },
  'How do I mock XMLHttpRequest?': {
    heading: 'mock-xmlhttprequest',
    says: 'Without them, replace the class, and call the listener that your code has set:',
    test: `${core}function loadBooks(show) {
  const request = new XMLHttpRequest();
  request.open('GET', '/books');
  request.onload = () => show(request.responseText);
  request.send();
}
test('a', () => {
  const requests = [];
  rs.stubGlobal('XMLHttpRequest', class { open = rs.fn(); send = rs.fn(); constructor() { requests.push(this); } });
  const show = rs.fn();
  loadBooks(show);
  expect(requests[0].open).toHaveBeenCalledWith('GET', '/books');
  Object.assign(requests[0], { status: 200, responseText: '[]' }).onload();
  expect(show).toHaveBeenCalledWith('[]');
});`,
    command: 'for e in node jsdom happy-dom; do npx rstest --testEnvironment $e; done',
    output: [/(Tests 1 passed[\s\S]*){3}/],
  },
  'Why does a printed Response show no json(), and a function undefined although the mock answers?':
    {
      heading: 'stub-fetch',
      says: [
        'A printed `Response` shows no `json()`, because its methods are those of its class.',
        'If your function gives `undefined` all the same, a callback may lack its `return`: `.then((response) => { response.json(); })`.',
      ],
      test: `import { inspect } from 'node:util';
import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  const response = Response.json({ title: 'Atlas' });
  expect(inspect(response)).toContain('status: 200');
  expect(inspect(response)).not.toContain('json(');
  expect([Object.hasOwn(response, 'json'), 'json' in Response.prototype]).toEqual([false, true]);
  rs.stubGlobal('fetch', async () => Response.json({ title: 'Atlas' }));
  const without = () => fetch('/a').then((response) => { response.json(); });
  const returned = () => fetch('/a').then((response) => response.json());
  expect([await without(), await returned()]).toEqual([undefined, { title: 'Atlas' }]);
});`,
      command: 'for e in node jsdom happy-dom; do npx rstest --testEnvironment $e; done',
      output: [/(Tests 1 passed[\s\S]*){3}/],
    },
  'What does axios say when nothing listens at the address?': {
    heading: 'requests-in-a-simulated-browser',
    says: 'In jsdom, `Network Error` also says that nothing listens at the address',
    test: `import axios from 'axios'; import { test } from '@rstest/core';
test('a', async () => { await axios.get('http://localhost:1/books'); });`,
    command: 'for p in forks vmForks; do npx rstest --testEnvironment=jsdom --pool=$p; done',
    exitCode: 1,
    output: [/(AxiosError: Network Error[\s\S]*){2}/],
  },
  'Network Error of axios, Cross-Origin Request Blocked, URLSearchParams, Blob and files in jsdom and happy-dom: which requests fail?':
    {
      heading: 'requests-in-a-simulated-browser',
      says: [
        "`Cross-Origin Request Blocked`, or `Network Error` of axios · happy-dom, with `mode: 'no-cors'` as well; in jsdom only `XMLHttpRequest` and axios · let the server send `access-control-allow-origin: *`, or the origin of the page with its port, `http://localhost:3000`; or in happy-dom pass `settings: { fetch: { disableSameOriginPolicy: true } }`",
        '`to be an instance of URLSearchParams`; since Node.js 24, and in the VM pools, the content type `text/plain` · `fetch` in jsdom with such a body · `body: String(params)` with the header',
        '`object.stream is not a function`; since Node.js 24 the text `[object Blob]` instead of the content · `fetch` and `Response` in jsdom with a `Blob` or `File` · happy-dom, or',
        'the request never ends, and the test times out; since Node.js 24 the text `[object FormData]` · `fetch`, or `text()` of a `Request`, in jsdom with a `FormData` that holds a `File`; since Node.js 24 with any `FormData` · happy-dom, or axios, which uses `XMLHttpRequest` there; with MSW happy-dom alone',
        "`(await response.blob()) instanceof Blob` is `false`, `FileReader` fails with `parameter 1 is not of type 'Blob'`, and `new File([blob], 'a.txt')` holds the text `[object Blob]` · jsdom, before Node.js 24.6 and in the VM pools · compare",
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
        ...testFiles(
          ['jsdom', 'happy-dom'],
          (name) => `/** @rstest-environment ${name} */
import { test } from '@rstest/core';
import { run } from './run';
test('a', () => run('${name}${name === 'jsdom' && isNode24 ? ' 24' : ''}'), 20_000);
`,
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
  'How does FileReader read the blob of an answer?': {
    heading: 'requests-in-a-simulated-browser',
    says: 'compare its `size` and `type`; for the others, `new Blob([await response.arrayBuffer()])`, or happy-dom',
    test: `${core}const read = (blob: Blob) => new Promise((resolve) => {
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result);
  reader.readAsDataURL(blob);
});
test('a', async () => {
  const answer = () => new Response('a', { headers: { 'content-type': 'text/plain' } });
  const blob = await answer().blob();
  const text = await new File([blob], 'a.txt').text();
  if (blob instanceof Blob) {
    expect(await read(blob)).toContain('base64,YQ==');
    expect(text).toBe('a');
  } else {
    expect(navigator.userAgent).toContain('jsdom');
    await expect(read(blob)).rejects.toThrow("parameter 1 is not of type 'Blob'");
    expect(text).toBe('[object Blob]');
  }
  expect(await read(new Blob([await answer().arrayBuffer()]))).toContain('base64,YQ==');
});`,
    command:
      'for e in happy-dom jsdom; do npx rstest --testEnvironment=$e; done; npx rstest --testEnvironment=jsdom --pool=vmForks',
    output: [/(Tests 1 passed[\s\S]*){3}/],
  },
  'Does abort end a fetch in a simulated browser?': {
    heading: 'requests-in-a-simulated-browser',
    says: [
      'the request goes on after `abort()` or `AbortSignal.timeout()` · `fetch` in happy-dom · jsdom, or MSW',
      'the request goes on after `xhr.timeout`, or `timeout` of axios, and no `timeout` event comes · `XMLHttpRequest` in happy-dom · jsdom, or MSW',
    ],
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
  const request = new XMLHttpRequest();
  const end = new Promise((done) => { for (const name of ['timeout', 'load']) request.addEventListener(name, () => done(name)); });
  request.open('GET', 'http://127.0.0.1:' + (server.address() as any).port);
  request.timeout = 20;
  request.send();
  console.log('XHR', await end);
});`,
    command: 'npx rstest --testEnvironment=happy-dom; npx rstest --testEnvironment=jsdom',
    output: [
      /ENDED late late[\s\S]*XHR load[\s\S]*ENDED AbortError TimeoutError[\s\S]*XHR timeout/,
    ],
  },
  'Why is the error of an aborted fetch no DOMException, and how do I stream an answer of fetch?': {
    heading: 'requests-in-a-simulated-browser',
    says: [
      "after `abort()`, `error instanceof DOMException` is `false` · `fetch` in jsdom, outside the VM pools · compare `error.name`, `'AbortError'`, or the error with `signal.reason`",
      '`to be an instance of AbortSignal` · `fetch` with a `signal` in jsdom and a VM pool, since Node.js 24 · another pool',
      "`new Response(new ReadableStream({ start(body) { for (const text of ['a', 'b']) body.enqueue(new TextEncoder().encode(text)); body.close(); } }))`.",
    ],
    test: `${core}test.skipIf('happyDOM' in window)('abort', async () => {
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
      '/guide/help/errors-requests':
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
  'fetch: how do I imitate a network that is down, and why is it undefined with resetMocks?': {
    heading: 'stub-fetch',
    says: [
      "A network that is down is a stub that throws: `async () => { throw new TypeError('Failed to fetch'); }`.",
      'one from `mockResolvedValue` is lost before each test, and `fetch` returns `undefined`.',
      'Code that reads `response.body` gets a stream:',
    ],
    files: { 'rstest.config.ts': 'export default { resetMocks: true };' },
    test: `${core}const kept = rs.fn(async () => Response.json({ n: 1 }));
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
  'Body is unusable, Body has already been used: what does a shared Response say?': {
    heading: 'stub-fetch',
    says: 'A stub that returns the same `Response` object twice fails with `Body is unusable`, in happy-dom with `Body has already been used`, so create it inside the function.',
    test: `import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  const answer = Response.json({ title: 'Atlas' });
  rs.stubGlobal('fetch', async () => answer);
  await (await fetch('https://shop.example/')).json();
  const error = await fetch('https://shop.example/').then((response) => response.json()).catch((reason) => reason);
  console.log('SECOND', error.message);
});`,
    command: 'for e in node jsdom happy-dom; do npx rstest --testEnvironment=$e; done',
    output: [/(SECOND Body is unusable[\s\S]*){2}SECOND Body has already been used/],
  },
  'Does await server.close() wait until the server is closed?': {
    heading: 'start-a-real-server',
    says: [
      "`await server.close()` doesn't wait, because `close` returns the server, not a promise: write `await once(server.close(), 'close')` to wait until all answers are complete.",
      'If one never is, or if `close` comes seconds after the last one because `fetch` keeps its connection, call `server.closeAllConnections()`, too.',
    ],
    test: `import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@rstest/core';
const open = async () => {
  const server = createServer((_, response) => { response.write('begun'); });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch('http://127.0.0.1:' + (server.address() as any).port);
  answer.text().catch(() => {});
  let closed = false;
  server.on('close', () => { closed = true; });
  return { server, closed: () => closed };
};
test('returns the server', async () => {
  const { server, closed } = await open();
  expect(await server.close()).toBe(server);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(closed()).toBe(false);
  server.closeAllConnections();
});
test('waits', async () => {
  const { server, closed } = await open();
  const done = once(server.close(), 'close');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(closed()).toBe(false);
  server.closeAllConnections();
  await done;
  expect(closed()).toBe(true);
});
test.each([false, true])('keeps the connection, cut: %s', async (cut) => {
  const server = createServer((_, response) => { setTimeout(() => response.end('done'), 200); });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = fetch('http://127.0.0.1:' + (server.address() as any).port).then((all) => all.text());
  await once(server, 'request');
  const done = once(server.close(), 'close');
  expect(await answer).toBe('done');
  const from = Date.now();
  if (cut) server.closeAllConnections();
  await done;
  if (cut) expect(Date.now() - from).toBeLessThan(900);
  else expect(Date.now() - from).toBeGreaterThan(1500);
}, 20000);`,
    output: ['Tests 4 passed'],
  },
  'Must a mocked fetch resolve with a real Response?': {
    heading: 'stub-fetch',
    says: 'An object such as `{ ok: true, json: async () => book }` is enough for code that reads nothing else; what it lacks is `undefined`, so without `ok`, `getJson` reports a failed request.',
    test: `${core}const getJson = async (path: string) => {
  const response = await fetch('https://api.bookshop.example' + path);
  if (!response.ok) throw new Error('GET ' + path + ' failed with status ' + response.status);
  return response.json();
};
test('a', async () => {
  rs.stubGlobal('fetch', async () => ({ ok: true, json: async () => ({ title: 'Atlas' }) }));
  expect(await getJson('/7')).toEqual({ title: 'Atlas' });
  rs.stubGlobal('fetch', async () => ({ json: async () => ({ title: 'Atlas' }) }));
  await expect(getJson('/7')).rejects.toThrow('GET /7 failed with status undefined');
});`,
    output: ['Tests 1 passed'],
  },
  'Why does the fetch of whatwg-fetch hang while time is fake?': {
    heading: 'requests-in-a-simulated-browser',
    libraries: true,
    says: 'The `fetch` of whatwg-fetch sets a timer once the answer is there: while time is fake, it waits until the time moves after that. Let the time follow: `rs.useFakeTimers({ shouldAdvanceTime: true })`.',
    test: `import { createServer } from 'node:http';
import { fetch } from 'whatwg-fetch';
import { afterAll, afterEach, beforeAll, expect, rs, test } from '@rstest/core';
const { setTimeout: real } = globalThis;
const later = (ms: number) => new Promise((resolve) => real(() => resolve('pending'), ms));
const server = createServer((_, answer) => { answer.setHeader('access-control-allow-origin', '*'); answer.end('3'); });
const get = () => fetch('http://127.0.0.1:' + (server.address() as any).port + '/').then(({ status }: any) => status);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, () => resolve())));
afterAll(() => { server.close(); });
afterEach(() => { rs.useRealTimers(); });
test('real', async () => { expect(await get()).toBe(200); });
test('fake', async () => {
  rs.useFakeTimers();
  const answer = get();
  await rs.advanceTimersByTimeAsync(1000);
  expect(await Promise.race([answer, later(500)])).toBe('pending');
  await rs.advanceTimersByTimeAsync(1);
  expect(await Promise.race([answer, later(500)])).toBe(200);
});
test('follows', async () => {
  rs.useFakeTimers({ shouldAdvanceTime: true });
  expect(await Promise.race([get(), later(2000)])).toBe(200);
});`,
    command: 'npx rstest --testEnvironment=jsdom; npx rstest --testEnvironment=happy-dom',
    output: [/(Tests 3 passed[\s\S]*){2}/],
  },
  'How does a stub of fetch answer by address?': {
    heading: 'stub-fetch',
    says: "To answer by address, look it up: with `answers = { '/stock': { count: 3 } }`, `rs.fn(async (url) => Response.json(answers[new URL(url, 'http://shop').pathname]))` rejects for one that isn't listed.",
    files: testFiles(
      ['node', 'jsdom', 'happy-dom'],
      (name) => `// @rstest-environment ${name}
${core}test('a', async () => {
  const answers = { '/stock': { count: 3 } } as Record<string, unknown>;
  rs.stubGlobal('fetch', rs.fn(async (url: string) => Response.json(answers[new URL(url, 'http://shop').pathname])));
  expect(await (await fetch('/stock?sku=1')).json()).toEqual({ count: 3 });
  await expect(fetch('https://api.example/books')).rejects.toThrow('JSON serializable');
});`,
    ),
    output: ['Tests 3 passed'],
  },

  'Why does a stub of fetch answer an aborted request, and how do I test a timeout?': {
    heading: 'stub-fetch',
    says: [
      "A stub answers even if the request is aborted, because it doesn't look at `signal`.",
      "`rs.stubGlobal('fetch', (_, { signal }) => new Promise((_, reject) => { signal.addEventListener('abort', () => reject(signal.reason)); }))`, with `AbortError` or `TimeoutError`.",
    ],
    files: inEnvironments(
      ['node', 'jsdom', 'happy-dom'],
      'js',
      () => `import { afterEach, expect, rs, test } from '@rstest/core';
afterEach(() => { rs.unstubAllGlobals(); });
test('answers', async () => {
  rs.stubGlobal('fetch', async () => Response.json({}));
  expect((await fetch('/books', { signal: AbortSignal.abort() })).status).toBe(200);
});
test('rejects', async () => {
  rs.stubGlobal('fetch', (_, { signal }) => new Promise((_, reject) => { signal.addEventListener('abort', () => reject(signal.reason)); }));
  const controller = new AbortController();
  const books = fetch('/books', { signal: controller.signal });
  controller.abort();
  await expect(books).rejects.toMatchObject({ name: 'AbortError' });
  await expect(fetch('/books', { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({ name: 'TimeoutError' });
});
`,
    ),
    output: ['Tests 6 passed'],
  },

  'What does fetch of happy-dom send to another origin, and does it know no-cors?': {
    heading: 'requests-in-a-simulated-browser',
    says: [
      'the server gets `OPTIONS` first, even for a `GET`, and no header `cookie` or `origin` of yours; `getSetCookie()` is `[]` · `fetch` in happy-dom, to another origin · leave `OPTIONS` out when you count, and test these headers in `node` or jsdom, whose `fetch` asks nothing, sends all and shows `set-cookie`',
      "happy-dom, with `mode: 'no-cors'` as well;",
    ],
    files: inEnvironments(
      ['node', 'jsdom', 'happy-dom'],
      'ts',
      (where) => `import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
const happy = ('${where}' as string) === 'happy-dom';
const seen: unknown[] = [];
const server = createServer((request, response) => {
  seen.push([request.method, request.headers.origin, request.headers.cookie]);
  if (request.url !== '/closed') response.setHeader('access-control-allow-origin', '*');


  response.end();
});
const cookies = createServer((_, response) => response.writeHead(200, { 'access-control-allow-origin': '*', 'set-cookie': ['a=1', 'b=2'] }).end());
beforeAll(async () => { for (const each of [server, cookies]) await once(each.listen(0, '127.0.0.1'), 'listening'); });
afterAll(() => { for (const each of [server, cookies]) { each.closeAllConnections(); each.close(); } });
const address = (each: typeof server) => 'http://127.0.0.1:' + (each.address() as AddressInfo).port;
test('headers', async () => {
  await fetch(address(server), { headers: { cookie: 'a=1', origin: 'http://shop.example' } });
  const page = 'http://localhost:3000';
  expect(seen).toEqual(happy ? [['OPTIONS', page, undefined], ['GET', page, undefined]] : [['GET', 'http://shop.example', 'a=1']]);
  expect((await fetch(address(cookies))).headers.getSetCookie()).toEqual(happy ? [] : ['a=1', 'b=2']);
});
test('mode', async () => {
  const closed = fetch(address(server) + '/closed', { mode: 'no-cors' });
  if (happy) await expect(closed).rejects.toThrow('Cross-Origin Request Blocked');
  else expect((await closed).status).toBe(200);
});
`,
    ),
    output: ['Tests 6 passed'],
  },
} satisfies Answers;
