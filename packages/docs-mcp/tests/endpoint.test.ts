import { describe, expect, test } from '@rstest/core';
import { readingTools, TEXT_CHARS } from '../index.ts';
import { ROOT, serverOf } from './client.ts';
import { publishedSite } from './published.ts';

const docs = {
  name: 'docs',
  title: 'Docs',
  instructions: 'Search first.',
  tools: readingTools({
    subject: 'Rstest',
    packageName: '@rstest/core',
    languages: ['en', 'zh'],
    lookup: 'Facts of a name.',
  }),
};
const site = serverOf(docs, publishedSite(ROOT));

const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request('https://mcp.example/mcp', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const rpc = (method: string, params: unknown, id = 1) => ({ jsonrpc: '2.0', id, method, params });
const toolCall = (name: string, args: unknown) => rpc('tools/call', { name, arguments: args });

describe('tools', () => {
  test('are listed with their arguments', async () => {
    const { tools } = await (await site.connect()).listTools();
    expect(tools.map(({ name }) => name)).toEqual(docs.tools.map(({ name }) => name));
    expect(tools[0]?.inputSchema.required).toEqual(['query']);
  });

  test('search gives pages and sections that read accepts, in both languages', async () => {
    const english = await site.call('search', { query: 'test timeout precedence', limit: 3 });
    expect(english.text).toMatch(/^\d results .*@rstest\/core 0\.12\.0, en/);
    expect(english.text).toContain('page: /config/test/testTimeout');
    const chinese = await site.call('search', { query: '超时', language: 'zh' });
    expect(chinese.text).toMatch(/page: \/zh\/config\/test\//);
    expect((await site.call('search', { query: 'qqqxyzzy' })).text).toMatch(/^Nothing found/);
  });

  test.each([
    '/config/test/testTimeout',
    'config/test/testTimeout.md',
    'https://docs.example/config/test/testTimeout?x=1',
    '/config/test/testTimeout/',
  ])('read knows the page %s', async (page) => {
    const { text } = await site.call('read', { page });
    expect(text).toMatch(
      /^\/config\/test\/testTimeout\nhttps:\/\/docs\.example\/config\/test\/testTimeout \(@rstest\/core 0\.12\.0, en\)\n\n# testTimeout\n/,
    );
  });

  test('read gives one section, by argument or by anchor', async () => {
    const byArgument = await site.call('read', {
      page: '/config/test/testTimeout',
      section: 'precedence',
    });
    const byAnchor = await site.call('read', { page: '/config/test/testTimeout#precedence' });
    expect(byArgument.text).toContain('testTimeout#precedence (');
    expect(byArgument.text).toContain('## Precedence\n');
    expect(byArgument.text).not.toContain('How many milliseconds');
    expect(byAnchor).toEqual(byArgument);
  });

  test('read gives the contents of a long page, and the page in parts', async () => {
    const { text } = await site.call('read', { page: '/guide/long' });
    expect(text).toContain('- Part 39 (section: part-39)');
    expect(text.length).toBeLessThan(TEXT_CHARS);
    const second = await site.call('read', { page: '/guide/long', part: 2 });
    expect(second.text).toMatch(/\(part 2 of \d; read part 3\)$/);
    expect(second.text.length).toBeLessThan(TEXT_CHARS + 200);
  });

  test('lookup gives the section of a name, and facts that it has not', async () => {
    expect((await site.call('lookup', { name: 'testtimeout' })).text).toContain(
      'How many milliseconds',
    );
    const flag = await site.call('lookup', { name: '--testTimeout' });
    expect(flag.text).toContain('- **Type**: `number`');
    expect(flag.text).toContain('## Precedence');
    const api = await site.call('lookup', { name: 'rs.setConfig' });
    expect(api.text).toContain('- **Signature**');
  });

  test.each([
    ['search', {}, /^query: missing; give the words/],
    ['search', { query: '' }, /^query: empty/],
    ['search', { query: 'x'.repeat(201) }, /^query: at most 200 characters, not 201/],
    ['search', { query: 'x', limit: 0 }, /^limit: a whole number from 1 to 20/],
    ['search', { query: 'x', language: 'fr' }, /^language: one of en, zh, not "fr"/],
    ['search', { query: 'x', q: 'x' }, /^q: no such argument; there are query, language, limit/],
    [
      'read',
      { page: '/config/test/testTimeot' },
      /^page: no page at .*near paths: \/config\/test\/testTimeout/,
    ],
    ['read', { page: '../../etc/passwd' }, /^page: no page at/],
    ['read', { page: 'file:///etc/passwd' }, /^page: no page at/],
    [
      'read',
      { page: '/config/test/testTimeout', section: 'nope' },
      /^section: no "nope".*it has precedence/,
    ],
    ['read', { page: '/config/test/testTimeout', part: 2 }, /^part: this text has 1/],
    [
      'read',
      { page: '/guide/long', language: 'zh' },
      /^language: \/guide\/long is not in zh; it is in en$/,
    ],
    ['lookup', { name: 'testTimeot' }, /near names: testTimeout/],
    ['lookup', { name: '__proto__' }, /^name: @rstest\/core 0\.12\.0 has no "__proto__"/],
    ['nope', {}, /^no tool "nope"; there are search, read, lookup/],
  ])('%s with %j says what is wrong', async (name, args, message) => {
    const { isError, text } = await site.call(name, args);
    expect(isError).toBe(true);
    expect(text).toMatch(message);
  });
});

test('resources are all pages of all languages, and only these', async () => {
  const client = await site.connect();
  const { resources } = await client.listResources();
  const uri = `${ROOT}/zh/config/test/testTimeout.md`;
  expect(resources.map((one) => one.uri)).toContain(uri);
  const { contents } = await client.readResource({ uri });
  expect(contents[0]).toMatchObject({ uri, mimeType: 'text/markdown' });
  await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow('no resource');
});

describe('limits', () => {
  test('only origins that are allowed may call from a page', async () => {
    const endpoint = site.endpoint();
    const list = rpc('tools/list', {});
    expect((await endpoint(post(list, { Origin: 'https://evil.example' }))).status).toBe(403);
    const own = await endpoint(post(list, { Origin: ROOT }));
    expect(own.status).toBe(200);
    expect(own.headers.get('Access-Control-Allow-Origin')).toBe(ROOT);
    expect((await endpoint(post(list))).headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  test('POST alone is answered, up to a length and a number of calls', async () => {
    const endpoint = site.endpoint();
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await endpoint(new Request('https://mcp.example/mcp', { method }));
      expect(response.status).toBe(405);
    }
    expect((await endpoint(post('x'.repeat(16_001)))).status).toBe(413);
    expect((await endpoint(post('{'))).status).toBe(400);
    const many = Array.from({ length: 11 }, (_, id) => rpc('tools/list', {}, id));
    expect((await endpoint(post(many))).status).toBe(400);
  });

  test('a site that cannot be read is said to be so', async () => {
    const endpoint = site.endpoint({ read: () => Promise.reject(new Error('down')) });
    const response = await endpoint(post(toolCall('search', { query: 'x' })));
    expect(await response.text()).toContain('cannot be read now');
  });
});

test('500 hostile calls get an answer of a bounded size, and no text of a bug', async () => {
  const endpoint = site.endpoint();
  const random = randomFrom(20261122);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const nasty = (): unknown =>
    pick<() => unknown>([
      () => null,
      () => -1,
      () => 1e308,
      () => true,
      () => [],
      () => ({}),
      () => ({ toString: 'x' }),
      () => '',
      () => '../'.repeat(50),
      () => '%E0%A4%A',
      () => '__proto__',
      () => 'constructor',
      () => '\u0000\ud800',
      () => 'file:///etc/passwd',
      () => '/config/test/testTimeout#%',
      () => '<script>alert(1)</script>',
      () => '中'.repeat(199),
      () => 'a.*+?^$()|[]'.repeat(10),
      () => 'x'.repeat(5000),
      () => '/config/test/testTimeout',
    ])();
  for (let index = 0; index < 500; index++) {
    const tool = pick<unknown>([...docs.tools.map(({ name }) => name), 'nope', 7, null]);
    const names = [
      'query',
      'page',
      'name',
      'section',
      'language',
      'limit',
      'part',
      'from',
      'to',
      'text',
      'framework',
      '__proto__',
      'x',
    ];
    const args = Object.fromEntries(
      Array.from({ length: Math.floor(random() * 4) }, () => [pick(names), nasty()]),
    );
    const body = pick<() => unknown>([
      () => rpc('tools/call', { name: tool, arguments: args }, index),
      () => rpc('tools/call', { name: tool, arguments: nasty() }, index),
      () => rpc('resources/read', { uri: nasty() }, index),
      () => rpc('resources/list', { cursor: nasty() }, index),
      () => rpc(JSON.stringify(nasty()), nasty(), index),
      () => nasty(),
      () => [nasty(), rpc('tools/list', {}, index)],
      () => JSON.stringify(rpc('tools/call', args)).slice(0, Math.floor(random() * 80)),
    ])();
    const response = await endpoint(post(body));
    const text = await response.text();
    const said = `${JSON.stringify(body)}: ${text}`;
    expect(response.status, said).toBeLessThan(500);
    expect(text.length, said).toBeLessThan(40_000);
    expect(text, said).not.toMatch(
      /TypeError|ReferenceError|RangeError|at \w+ \(|node_modules|passwd:/,
    );
  }
});

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
