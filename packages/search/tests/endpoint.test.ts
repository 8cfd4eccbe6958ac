import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { createSearchEndpoint, type EndpointSettings } from '../endpoint.ts';
import { readAnswer } from '../remote/readAnswer.ts';
import { showRemoteHits } from '../remote/showHits.ts';
import { CHINESE, ENGLISH, siteOf } from './site.ts';

const ROOT = join(import.meta.dirname, '..');
const sites = { en: siteOf('en', ENGLISH), zh: siteOf('zh', CHINESE) };

/** A published site as the endpoint reads it, by address. */
function published(root: string): Record<string, unknown> {
  const files: Record<string, unknown> = {
    [`${root}search-indexes.json`]: {
      folder: 'static/',
      indexes: { en: 'en.1.json', zh: 'zh.1.json' },
    },
  };
  for (const [lang, { file, records }] of Object.entries(sites)) {
    files[`${root}static/${lang}.1.json`] = { ...file, records: `${lang}/*.1.json` };
    for (const record of records) files[`${root}static/${lang}/${record.id}.1.json`] = record;
  }
  return files;
}

function endpoint(settings: Partial<EndpointSettings> = {}) {
  const files = {
    ...published('https://docs.example/'),
    ...published('https://tools.example/sub/'),
  };
  return createSearchEndpoint({
    sites: [
      { index: 'docs', url: 'https://docs.example' },
      { index: 'tools', url: 'https://tools.example/sub/' },
    ],
    allowOrigins: ['https://docs.example'],
    read: async (url) => {
      if (!(url in files)) throw new Error(`no ${url}`);
      return files[url];
    },
    ...settings,
  });
}

const ask = (query: string, init?: RequestInit) =>
  new Request(`https://api.example/search?${query}`, init);

describe('the search endpoint', () => {
  test('answers by groups that the panel shows as it shows its own results', async () => {
    const response = await endpoint()(
      ask('keyword=test+timeout&limit=3&searchIndexes=docs&lang=en'),
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    const groups = readAnswer(await response.json());
    expect(groups.map(({ index }) => index)).toEqual(['docs']);
    const [page] = showRemoteHits(groups[0]?.hits ?? [], 'https://elsewhere.example', 7);
    expect(page?.hits[0]).toMatchObject({
      type: 'title',
      link: 'https://docs.example/config/test/testTimeout',
      title: { text: 'testTimeout', ranges: [[0, 11]] },
    });
    expect(groups[0]?.hits.length).toBeLessThanOrEqual(3);
  });

  test('searches all sites when none is named, each in the language asked for', async () => {
    const response = await endpoint()(ask(`keyword=${encodeURIComponent('快照')}&lang=zh`));
    const groups = readAnswer(await response.json());
    expect(groups.map(({ index }) => index)).toEqual(['docs', 'tools']);
    const links = groups.map(
      ({ hits }) => showRemoteHits(hits, 'https://x.example', 7)[0]?.hits[0]?.link,
    );
    expect(links).toEqual([
      'https://docs.example/zh/config/test/update',
      'https://tools.example/sub/zh/config/test/update',
    ]);
  });

  test('finds nothing for an empty keyword or an unknown language', async () => {
    for (const query of ['keyword=&lang=en', 'lang=en', 'keyword=test&lang=fr']) {
      const groups = readAnswer(await (await endpoint()(ask(query))).json());
      expect(groups.map(({ hits }) => hits.length)).toEqual([0, 0]);
    }
  });

  test.each([
    [`keyword=${'x'.repeat(201)}`, 'keyword: at most 200 characters'],
    ['keyword=a&limit=0', 'limit: a whole number from 1 to 20'],
    ['keyword=a&limit=21', 'limit: a whole number from 1 to 20'],
    ['keyword=a&limit=7.5', 'limit: a whole number from 1 to 20'],
    ['keyword=a&searchIndexes=other', 'searchIndexes: some of docs, tools'],
    ['keyword=a&lang=../en', 'lang: a language such as en or zh'],
  ])('refuses %s', async (query, error) => {
    const response = await endpoint()(ask(query));
    expect(response.status).toBe(400);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({ error });
  });

  test('only GET and HEAD are served', async () => {
    expect((await endpoint()(ask('keyword=a', { method: 'POST' }))).status).toBe(405);
    const head = await endpoint()(ask('keyword=test', { method: 'HEAD' }));
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('answers may be cached, and read by the origins of the settings', async () => {
    const from = (origin: string) => ask('keyword=test', { headers: { Origin: origin } });
    const allowed = await endpoint()(from('https://docs.example'));
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://docs.example');
    expect(allowed.headers.get('Cache-Control')).toContain('max-age=300');
    expect(allowed.headers.get('Vary')).toContain('Origin');
    const other = await endpoint()(from('https://evil.example'));
    expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const open = await endpoint({ allowOrigins: '*' })(from('https://evil.example'));
    expect(open.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test('an index that cannot be read is asked for again at the next request', async () => {
    let broken = true;
    const files = published('https://docs.example/');
    const api = endpoint({
      sites: [{ index: 'docs', url: 'https://docs.example' }],
      read: async (url) => {
        if (broken) throw new Error('down');
        return files[url];
      },
    });
    expect((await api(ask('keyword=test'))).status).toBe(502);
    broken = false;
    expect((await api(ask('keyword=test'))).status).toBe(200);
  });
});

describe('the endpoint of README.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'endpoint-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The example, with the package by its path; sites are read from `published`. */
  const example = () => {
    const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const code = /```ts\n(import \{ createSearchEndpoint[\s\S]*?)```/.exec(text)?.[1] ?? '';
    expect(text).toContain("`nodeServer(endpoint).listen(4895, '127.0.0.1')`");
    expect(code).toContain('export default');
    return code.replaceAll("'@rstest-docs/search/server'", `'${join(ROOT, 'server.ts')}'`);
  };

  test('answers under Node and as the handler of an edge runtime', () => {
    const files = JSON.stringify(published('https://docs.example/'));
    writeFileSync(
      join(folder, 'server.mts'),
      `import { nodeServer } from '${join(ROOT, 'server.ts')}';
       const outside = globalThis.fetch;
       const files = ${files};
       globalThis.fetch = async (url) =>
         String(url) in files ? Response.json(files[String(url)]) : outside(url);
       ${example().replace('export default', 'const handler =')}
       const query = '/search?keyword=timeout&searchIndexes=docs&lang=en';
       const edge = await handler.fetch(new Request('https://api.example' + query));
       const server = nodeServer(endpoint).listen(0, '127.0.0.1', async () => {
         const node = await outside('http://127.0.0.1:' + server.address().port + query);
         console.log(JSON.stringify([edge.status, node.status]));
         console.log(await edge.text());
         console.log(await node.text());
         server.close();
       });`,
    );
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(folder, 'server.mts')],
      { cwd: ROOT, encoding: 'utf8', timeout: 60_000 },
    );
    const [statuses, edge, node] = stdout.trim().split('\n');
    expect(statuses, stderr).toBe('[200,200]');
    expect(readAnswer(JSON.parse(edge ?? ''))[0]?.hits.length).toBeGreaterThan(0);
    expect(node).toBe(edge);
  });
});
