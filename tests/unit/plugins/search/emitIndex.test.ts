import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { SearchEngine } from '@rstest-docs/search';
import { pageSource } from '../../../../content/source.ts';
import { Job } from '../../../../plugins/jobs.ts';
import { checkRemote } from '../../../../plugins/search/checkRemote.ts';
import { emitIndex } from '../../../../plugins/search/emitIndex.ts';
import { PageIndex } from '../../../../plugins/search/pageIndex.ts';
import { pageText } from '../../../../plugins/search/pageText.ts';
import { tempFolder } from '../../../support/folder.ts';

const texts = [pageText(pageSource('# A\nalpha'), '/a')];

describe('emitted files', () => {
  test('are an index and a record of each page, under names that change with any content', () => {
    const one = emitIndex('en', texts, { hashed: true });
    const [index = '', record = ''] = [...one.files.keys()];
    expect(index).toMatch(/^search_index\.en\.[0-9a-f]{10}\.json$/);
    expect(record).toMatch(/^search_index\.en\/0\.[0-9a-f]{10}\.json$/);
    const { records } = JSON.parse(one.files.get(index) as string);
    expect(records.replace('*', '0')).toBe(record);
    const changed = emitIndex('en', [pageText(pageSource('# A\nbeta'), '/a')], {
      hashed: true,
    });
    expect(changed.name).not.toBe(one.name);
    expect(emitIndex('en', texts, { hashed: true }).name).toBe(one.name);
  });

  test('name their version', () => {
    expect(emitIndex('v1.2/zh', texts, { hashed: false }).name).toBe('search_index.v1_2.zh.json');
  });
});

test.each([
  ['en', ''],
  ['zh', '/zh'],
  ['v1/en', '/v1'],
  ['v1/zh', '/v1/zh'],
])('questions are words of the sections that they name, in every manual: %s', (key, base) => {
  const page = pageText(pageSource('# A\nalpha\n\n## B\nbeta'), `${base}/a`);
  const asked = [
    { question: 'moxios', seen: '', at: '/a#b' },
    { question: 'nock', seen: '', at: '/a' },
    { question: 'sinon', seen: '', at: '/other' },
  ];
  const engine = new SearchEngine(emitIndex(key, [page], { hashed: false, asked }).whole);
  const found = (query: string) => engine.rank(query).pages[0]?.sections.map((one) => one.section);
  expect(['moxios', 'nock', 'sinon'].map(found)).toEqual([[1], [0], undefined]);
});

describe('in a build', () => {
  const folder = tempFolder();
  const routes = (sources: Record<string, string>) =>
    Object.entries(sources).map(([name, source]) => {
      const absolutePath = path.join(folder, name);
      mkdirSync(path.dirname(absolutePath), { recursive: true });
      writeFileSync(absolutePath, source);
      const [lang = '', pageName = ''] = name.replace(/\.\w+$/, '').split('/');
      const routePath = `/${lang}/${pageName}`;
      return {
        lang,
        pageName,
        version: '',
        routePath,
        pureRoutePath: routePath,
        absolutePath,
        relativePath: name,
      };
    });

  test('each language has the files of its pages that search should know, with fragments', () => {
    const index = new PageIndex((route) => (route === '/en/a' ? [{ text: 'Guide' }] : []));
    writeFileSync(path.join(folder, 'part.mdx'), 'gamma');
    index.watch(
      routes({
        'zh/a.mdx': '# 甲\n测试',
        'en/home.mdx': '---\npageType: home\n---\n',
        'en/b.mdx': '---\nsearch: false\n---\n# B',
        'en/a.mdx': "---\ntitle: A\n---\nimport Part from '../part.mdx';\n\n# A\n\n<Part />",
        'en/raw.tsx': 'export default () => null;',
      }),
    );
    const files = index.build().map(({ key, files: own }) => [key, [...own.values()].slice(1)]);
    expect(files).toMatchObject([
      ['en', [expect.stringMatching(/"A".*gamma/)]],
      ['zh', [expect.stringContaining('测试')]],
    ]);
    expect(index.build()[0]?.name).toMatch(/^search_index\.en\.[0-9a-f]{10}\.json$/);
  });

  test('another process makes the same files', async () => {
    const index = new PageIndex((route) => (route === '/en/a' ? [{ text: 'Guide' }] : []));
    index.watch(routes({ 'en/a.mdx': '# A\n\n<OptionFacts name="retry" />', 'zh/a.mdx': '# 甲' }));
    const file = path.resolve('plugins/search/process.ts');
    expect(await new Job('the index', file, index.task()).result()).toEqual(index.build());
  });

  test('a page that cannot be read stops it', () => {
    const index = new PageIndex(() => []);
    index.watch(routes({ 'en/c.mdx': "import Part from './gone.mdx';\n\n<Part />" }));
    expect(() => index.build()).toThrow('gone.mdx');
  });
});

describe('in dev', () => {
  const folder = tempFolder();

  test('files follow edits, fragments and all; other paths are left alone', () => {
    const file = path.join(folder, 'a.mdx');
    const save = (text: string, later: number) => {
      writeFileSync(file, text);
      const time = new Date(Date.now() + later);
      utimesSync(file, time, time);
    };
    save('# A\nalpha', -60_000);
    let trail: { text: string }[] = [];
    const live = new PageIndex((route) => (route === '/a' ? trail : []));
    const place = { pageName: 'a', pureRoutePath: '/a', lang: 'en', version: '' };
    live.watch([{ ...place, routePath: '/a', absolutePath: file, relativePath: 'a.mdx' }]);
    expect(live.indexes().map(({ key, name }) => [key, name])).toEqual([
      ['en', 'search_index.en.json'],
    ]);
    const record = () => JSON.parse(live.file('/static/search_index.en/0.json') ?? 'null');
    expect(record().content).toBe('alpha');
    trail = [{ text: 'Guide' }, { text: 'Basic' }];
    expect(live.file('/static/search_index.en.json')).toContain('Guide › Basic');
    writeFileSync(path.join(folder, 'part.mdx'), 'gamma');
    save("---\ntitle: B\n---\nimport Part from './part.mdx';\n\n# B\nbeta\n\n<Part />", 60_000);
    expect(record()).toMatchObject({ title: 'B', content: 'beta\n\ngamma' });
    expect(live.file('/static/search_index.en.json')).toContain('gamma');
    expect(live.quickLinks()).toEqual({ en: [] });
    expect(live.file('/static/search_index.fr.json')).toBeUndefined();
    expect(live.file('/static/js/index.js')).toBeUndefined();
  });
});

describe('settings of remote search', () => {
  const good = { apiUrl: 'https://api.example/search', searchIndexes: ['docs'] };

  test('that are right pass', () => {
    expect(() => checkRemote(good, ['https://api.example'])).not.toThrow();
    expect(() => checkRemote({ ...good, apiUrl: '/api' }, [])).not.toThrow();
  });

  test.each([
    [
      { apiUrl: 'javascript:alert(1)' },
      "search remote: apiUrl 'javascript:alert(1)' is no address",
    ],
    [{ searchIndexes: [] }, 'search remote: searchIndexes is empty'],
    [{ searchIndexes: ['a,b'] }, "search remote: searchIndexes has 'a,b'"],
    [{ timeoutMs: 0 }, 'search remote: timeoutMs is 0'],
    [
      { apiUrl: 'https://other.example/search' },
      "search remote: apiUrl 'https://other.example/search' is on an origin that the site's security policy refuses",
    ],
  ])('%j is refused in one line', (wrong, message) => {
    expect(() => checkRemote({ ...good, ...wrong }, ['https://api.example'])).toThrow(message);
  });
});
