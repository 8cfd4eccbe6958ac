import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, describe, expect, test } from '@rstest/core';
import { compatibility } from '@rstest-docs/migrate/compatibility';
import { rateLimit } from '@rstest-docs/search/server';
import { TEXT_CHARS, TOOLS } from '../../../../deploy/mcp/tools.ts';
import { createMcpEndpoint, type McpSettings } from '../../../../deploy/mcp-endpoint.ts';
import { publishedSite } from '../../../support/published.ts';

const ROOT = 'https://docs.example';
const files = publishedSite(ROOT);
const read = async (url: string): Promise<string> => {
  if (!Object.hasOwn(files, url)) throw new Error(`no ${url}`);
  return files[url] as string;
};
const endpointOf = (settings: Partial<McpSettings> = {}) =>
  createMcpEndpoint({ url: ROOT, allowOrigins: [ROOT], read, ...settings });

const clients: Client[] = [];

async function connect(settings: Partial<McpSettings> = {}): Promise<Client> {
  const endpoint = endpointOf(settings);
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('https://mcp.example/mcp'), {
    fetch: (url, init) => endpoint(new Request(url, init)),
  });
  await client.connect(transport);
  clients.push(client);
  return client;
}

afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});

interface Answer {
  isError?: boolean;
  text: string;
}

async function call(
  name: string,
  args: Record<string, unknown>,
  settings?: Partial<McpSettings>,
): Promise<Answer> {
  const client = await connect(settings);
  const { isError, content } = await client.callTool({ name, arguments: args });
  const [first] = content as { type: string; text: string }[];
  return { isError: isError === true, text: first?.text ?? '' };
}

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
    const { tools } = await (await connect()).listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    expect(tools[0]?.inputSchema.required).toEqual(['query']);
  });

  test('search gives pages and sections that read accepts, in both languages', async () => {
    const english = await call('search', { query: 'test timeout precedence', limit: 3 });
    expect(english.text).toMatch(/^\d results .*@rstest\/core 0\.12\.0, en/);
    expect(english.text).toContain('page: /config/test/testTimeout');
    const chinese = await call('search', { query: '超时', language: 'zh' });
    expect(chinese.text).toMatch(/page: \/zh\/config\/test\//);
    expect((await call('search', { query: 'qqqxyzzy' })).text).toMatch(/^Nothing found/);
  });

  test.each([
    '/config/test/testTimeout',
    'config/test/testTimeout.md',
    'https://docs.example/config/test/testTimeout?x=1',
    '/config/test/testTimeout/',
  ])('read knows the page %s', async (page) => {
    const { text } = await call('read', { page });
    expect(text).toMatch(
      /^\/config\/test\/testTimeout\nhttps:\/\/docs\.example\/config\/test\/testTimeout \(@rstest\/core 0\.12\.0, en\)\n\n# testTimeout\n/,
    );
  });

  test('read gives one section, by argument or by anchor', async () => {
    const byArgument = await call('read', {
      page: '/config/test/testTimeout',
      section: 'precedence',
    });
    const byAnchor = await call('read', { page: '/config/test/testTimeout#precedence' });
    expect(byArgument.text).toContain('testTimeout#precedence (');
    expect(byArgument.text).toContain('## Precedence\n');
    expect(byArgument.text).not.toContain('How many milliseconds');
    expect(byAnchor).toEqual(byArgument);
  });

  test('read gives the contents of a long page, and the page in parts', async () => {
    const { text } = await call('read', { page: '/guide/long' });
    expect(text).toContain('- Part 39 (section: part-39)');
    expect(text.length).toBeLessThan(TEXT_CHARS);
    const second = await call('read', { page: '/guide/long', part: 2 });
    expect(second.text).toMatch(/\(part 2 of \d; read part 3\)$/);
    expect(second.text.length).toBeLessThan(TEXT_CHARS + 200);
  });

  test('lookup gives the section of a name, and facts that it has not', async () => {
    expect((await call('lookup', { name: 'testtimeout' })).text).toContain('How many milliseconds');
    const flag = await call('lookup', { name: '--testTimeout' });
    expect(flag.text).toContain('- **Type**: `number`');
    expect(flag.text).toContain('## Precedence');
  });

  test('explain gives the section of an error, in a long output too, and names the others', async () => {
    const wide = { bodyBytes: 3_000_000 };
    const failed = 'error   Invalid shard option: 0/3.\nUnknown option `--shrad`\n';
    const { text } = await call('explain', { output: 'passed\n'.repeat(150_000) + failed }, wide);
    expect(text).toMatch(/^Invalid shard option: …\n.+\n.*#invalid-shard /);
    expect(text).toContain('Count shards from 1.');
    expect(text).toContain(
      'Unknown option `…`\n  page: /guide/help/troubleshooting section: unknown-option',
    );
    expect((await call('explain', { output: 'all passed' })).text).toMatch(/^No known error in it/);
  });

  test('changes lists by version what an upgrade brings, newest first', async () => {
    const { text } = await call('changes', { from: '0.9.1' });
    expect(text.split('\n').slice(2)).toEqual([
      '## 0.9.6',
      '',
      '- option testTimeout: default changed from `1` to `5000` (page: /config/test/testTimeout)',
      '',
      '## 0.9.5',
      '',
      '- removed flag --old',
      '- added option testTimeout (page: /config/test/testTimeout)',
    ]);
    const one = await call('changes', { from: 'v0.9.1', to: '0.9.5' });
    expect(one.text).toContain('0.9.1 to 0.9.5');
    expect(one.text).not.toContain('## 0.9.6');
  });

  test('migrate lists what a Jest file needs, and the lines that were changed', async () => {
    const text =
      "\n\nxit('a', () => {\n  jest.autoMockOff();\n  expect(jest\n    .fn()).toBe(1);\n});\n";
    const answer = await call('migrate', { text });
    expect(answer.text).toMatch(/^Jest test: 5 names, 3 work as they are, 1 changed, 0 to read/);
    expect(answer.text).toContain('jest.autoMockOff: no counterpart\n  line 4');
    expect(answer.text).toContain("changed:\n3: test.skip('a', () => {\n4:   rs.autoMockOff()");
    const vitest = await call('migrate', { text: 'expect(1).toBe(1)', framework: 'vitest' });
    expect(vitest.text).toMatch(/^Vitest test: 2 names/);
    const config = await call('migrate', {
      text: '{"testMatch": ["a"]}',
      file: 'jest.config.json',
    });
    expect(config.text).toContain("The new config:\nimport { defineConfig } from '@rstest/core';");
  });

  test.each([
    [
      'transformIgnorePatterns',
      /^transformIgnorePatterns \(config of Jest\).*output\.bundleDependencies/,
    ],
    ['--runInBand', /^--runInBand \(flag of Jest\).*--pool\.maxWorkers=1/],
    ['expectTypeOf', /^expectTypeOf \(global of Vitest\).*expect-type/],
    ['constructor', /has no "constructor"/],
    ['jest.SpyInstance', /^jest\.SpyInstance \(type of Jest\).*: MockInstance/],
    ['SpyInstance', /^jest\.SpyInstance \(type of Jest\)/],
    ['jest.DoneCallback', /a way round: \(error\?: unknown\) => void/],
    ['MockedFunction', /\(type of Vitest\).*another name: Mocked/],
    ['SPYON', /^jest\.spyOn .*\n\nvi\.spyOn/],
    ['vmForks', /^'vmForks' is a value of testTimeout \(page: \/config\/test\/testTimeout\)/],
    // A name that both have: what a reader of the other framework has to know comes first.
    ['testTimeout', /testTimeout \(config of Jest\)[\s\S]*How many milliseconds/],
  ])('lookup knows %s', async (name, answer) => {
    expect((await call('lookup', { name })).text).toMatch(answer);
  });

  test('lookup knows every name of the compatibility page', async () => {
    const client = await connect();
    const names = [...compatibility.jest, ...compatibility.vitest].map(({ name }) => name);
    expect(names.length).toBeGreaterThan(700);
    for (const name of new Set(names)) {
      const { content } = await client.callTool({ name: 'lookup', arguments: { name } });
      expect(JSON.stringify(content)).toContain('in @rstest/core 0.12.0: ');
    }
  });

  test('migrate reads a part of a file, and says where the next one begins', async () => {
    const part = "test('a', () => {\n  jest.fn();\n});\n\ntest('b', () => {\n  jest.fn(";
    const { text } = await call('migrate', { text: part, line: 101 });
    expect(text).toContain('102:   rs.fn();');
    expect(text).toContain(
      'Read up to line 103, where a statement ends. Send the rest from line 104',
    );
  });

  test('migrate answers about a file of rubbish in a bounded size', async () => {
    const { text } = await call('migrate', { text: 'jest.fn();\n'.repeat(1000) });
    expect(text).toContain('… and 920 more');
    expect(text.length).toBeLessThan(15_000);
  });

  test.each([
    ['migrate', { text: ' \n' }, /^text: empty; give the text/],
    ['migrate', { text: 'x', framework: 'mocha' }, /^framework: one of jest, vitest/],
    ['migrate', { text: 'x'.repeat(12_001) }, /^text: at most 12000 characters/],
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
    ['explain', { output: ' \n' }, /^output: empty; give what was printed/],
    ['changes', {}, /^from: missing; give the version/],
    ['changes', { from: '0.9.2' }, /^from: "0.9.2" is none of .* 0\.9\.1, 0\.9\.5, 0\.9\.6/],
    ['changes', { from: '0.9.6', to: '0.9.1' }, /^from: must be older than to/],
    ['nope', {}, /^no tool "nope"; there are search, read, lookup, explain, changes, migrate/],
  ])('%s with %j says what is wrong', async (name, args, message) => {
    const { isError, text } = await call(name, args);
    expect(isError).toBe(true);
    expect(text).toMatch(message);
  });
});

test('resources are all pages of all languages, and only these', async () => {
  const client = await connect();
  const { resources } = await client.listResources();
  const uri = `${ROOT}/zh/config/test/testTimeout.md`;
  expect(resources.map((one) => one.uri)).toContain(uri);
  const { contents } = await client.readResource({ uri });
  expect(contents[0]).toMatchObject({ uri, mimeType: 'text/markdown' });
  await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow('no resource');
});

describe('limits', () => {
  test('only origins that are allowed may call from a page', async () => {
    const endpoint = endpointOf();
    const list = rpc('tools/list', {});
    expect((await endpoint(post(list, { Origin: 'https://evil.example' }))).status).toBe(403);
    const own = await endpoint(post(list, { Origin: ROOT }));
    expect(own.status).toBe(200);
    expect(own.headers.get('Access-Control-Allow-Origin')).toBe(ROOT);
    expect((await endpoint(post(list))).headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  test('POST alone is answered, up to a length and a number of calls', async () => {
    const endpoint = endpointOf();
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await endpoint(new Request('https://mcp.example/mcp', { method }));
      expect(response.status).toBe(405);
    }
    expect((await endpoint(post('x'.repeat(16_001)))).status).toBe(413);
    expect((await endpoint(post('{'))).status).toBe(400);
    const many = Array.from({ length: 11 }, (_, id) => rpc('tools/list', {}, id));
    expect((await endpoint(post(many))).status).toBe(400);
  });

  test('a client that asks too often waits', async () => {
    let now = 0;
    const allow = rateLimit(
      { requests: 2, seconds: 60 },
      ({ headers }) => headers.get('x') ?? '',
      () => now,
    );
    const endpoint = endpointOf({ allow });
    const ask = async (client: string) =>
      (await endpoint(post(rpc('tools/list', {}), { x: client }))).status;
    expect([await ask('a'), await ask('a'), await ask('a'), await ask('b')]).toEqual([
      200, 200, 429, 200,
    ]);
    now = 60_000;
    expect(await ask('a')).toBe(200);
  });

  test('a site that cannot be read is said to be so', async () => {
    const endpoint = endpointOf({ read: () => Promise.reject(new Error('down')) });
    const response = await endpoint(post(toolCall('search', { query: 'x' })));
    expect(await response.text()).toContain('cannot be read now');
  });
});

test('500 hostile calls get an answer of a bounded size, and no text of a bug', async () => {
  const endpoint = endpointOf();
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
    const tool = pick<unknown>([...TOOLS.map(({ name }) => name), 'nope', 7, null]);
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
