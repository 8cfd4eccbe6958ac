import { describe, expect, test } from '@rstest/core';
import { SearchEngine } from '../engine.ts';
import type { IndexFile } from '../indexFile.ts';
import { CHINESE, ENGLISH, siteOf } from './site.ts';

const en = siteOf('en', ENGLISH);
const zh = siteOf('zh', CHINESE);

describe('finds first, in English', () => {
  test.each([
    ['an option by its name', 'testTimeout', '/config/test/testTimeout'],
    ['an option in lower case', 'testtimeout', '/config/test/testTimeout'],
    ['an option by its words', 'test timeout', '/config/test/testTimeout'],
    ['words in any order', 'milliseconds hook', '/config/test/hookTimeout'],
    ['a section by a dotted name', 'test.each', '/api/test-api/test#testeach'],
    ['a member by its owner and heading', 'resolve.alias', '/config/build/resolve#alias'],
    ['a name of another framework', 'vi.spyOn', '/api/rstest/mockFunctions#rsspyon'],
    ['a short flag', '-u', '/config/test/update'],
    ['a long flag', '--update', '/config/test/update'],
    ['a flag with its value', '--testTimeout=500', '/config/test/testTimeout#precedence'],
    ['a name while it is typed', 'rs.useF', '/api/rstest/fakeTimers#rsusefaketimers'],
    ['a word while it is typed', 'preced', '/config/test/testTimeout#precedence'],
    ['another form of a word', 'replacing paths', '/config/build/resolve#alias'],
    ['a misspelt word', 'precedance', '/config/test/testTimeout#precedence'],
    ['a misspelt name', 'testEnviroment', '/config/test/testEnvironment'],
    ['swapped letters', 'snaphsots', '/config/test/update'],
    ['a synonym', 'freeze the clock', '/api/rstest/fakeTimers'],
    ['a question', 'how do I skip a test?', '/api/test-api/test#testskip'],
    ['a pasted error', 'ReferenceError: document is not defined', '/config/test/testEnvironment'],
    ['an accent left out', 'cafe', '/api/rstest/mockFunctions#rsfn'],
    ['an accent written', 'CAFÉ', '/api/rstest/mockFunctions#rsfn'],
    [
      'an import line of a sample',
      "import { defineConfig } from '@rstest/core'",
      '/config/test/testEnvironment',
    ],
  ])('%s: %s', (_, query, link) => {
    expect(en.links(query)[0]).toBe(link);
  });
});

describe('finds first, in Chinese', () => {
  test.each([
    ['words', '超时时间', '/zh/config/test/testTimeout'],
    ['a question', '怎么更新快照', '/zh/config/test/update'],
    ['a mixed query', 'mock 时间', '/zh/api/rstest/fakeTimers'],
    ['a word while it is typed', '参数化测', '/zh/api/test-api/test#parameterised-tests'],
    ['a wrong character', '参数话测试', '/zh/api/test-api/test#parameterised-tests'],
    ['a synonym', '数据驱动', '/zh/api/test-api/test#parameterised-tests'],
    ['full-width letters', 'ｂｅｆｏｒｅＥａｃｈ', '/zh/api/test-api/hooks#beforeeach'],
    ['a heading with an English id', '优先级', '/zh/config/test/testTimeout#precedence'],
  ])('%s: %s', (_, query, link) => {
    expect(zh.links(query)[0]).toBe(link);
  });
});

test('a long list of errors does not come before the page that a question is about', () => {
  const entries = Array.from(
    { length: 100 },
    (_, i) => `## Failure ${i}\nThe worker ${i} ends.\n`,
  ).join('');
  const { links } = siteOf('en', {
    '/errors': `# Errors\n${entries}\n## Exit\nThe process stays after all tests.`,
    '/debug': '# Debugging\nFind out which worker process stays.',
    '/other': '# Other\nNothing here.',
  });
  expect(links('which worker process stays after a failure')[0]).toBe('/debug');
  expect(links('Failure: the worker ends')[0]).toMatch(/^\/errors#/);
});

test('a comparison does not ask for VS Code', () => {
  const { links } = siteOf('en', {
    '/faq': '# Questions\n## Can I test a VS Code extension?\nYes: spy on what it calls.',
    '/calls': '# Calls\nA spy records them, fn replaces what is called.',
  });
  expect(links('fn vs spy')[0]).toBe('/calls');
  expect(links('VS Code')[0]).toMatch(/^\/faq/);
});

describe('a pasted error message', () => {
  const site = siteOf('en', {
    '/guide/trouble':
      '# Troubleshooting\n## Unknown file extension\nA package imports a file that is no script.',
    '/config/utils': '# utils\nHelpers that modules find, and cannot lose.',
    '/config/alias': '# alias\nReplaces one path by another where a module imports it.',
    '/guide/errors': '# Errors\nA ReferenceError names what is missing: say what it defined.',
    '/guide/globals': '# Globals\n## test is not defined\nImport it.',
  });

  test.each([
    [
      'finds the section that quotes it',
      "Unknown file extension in './utils/a.css'",
      '/guide/trouble',
    ],
    ['asks for aliases by a path that has one', "'@/utils' not found", '/config/alias'],
    ['is not about its class', 'ReferenceError: test is not defined', '/guide/globals'],
    ['may be a path alone', "'./utils'", '/config/utils'],
    ['may be a class alone', 'ReferenceError', '/guide/errors'],
  ])('%s: %s', (_, query, page) => {
    expect(site.links(query)[0]?.split('#')[0]).toBe(page);
  });
});

test('a page is found by what another page says its subject is called elsewhere', () => {
  const site = siteOf(
    'en',
    {
      '/guide/jest': '# Jest\nOptions.\n\ntestMatch · include\n<Alias />',
      '/config/include': '# include\nWhich files are run.',
      '/config/exclude': '# exclude\nWhich files are left out.',
    },
    {
      Alias: () => ({
        aliases: [{ routePath: '/config/include', label: 'include', about: 'testMatch' }],
      }),
    },
  );
  expect(site.links('testMatch').map((link) => link.split('#')[0])).toEqual([
    '/config/include',
    '/guide/jest',
  ]);
});

test('a section is found by the questions that it answers, and shows its own text', async () => {
  const { searcher } = siteOf(
    'en',
    { '/guide/requests': '# Requests\n\n## A client\nReplace its adapter.\n<Asked />' },
    { Asked: () => ({ asked: 'moxios never answers\n' }) },
  );
  const [page] = (await searcher.searchFully('moxios never answers')).pages;
  expect(page?.hits[0]?.link).toBe('/guide/requests#a-client');
  expect(page?.hits[0]?.statement.text).toBe('Replace its adapter.');
});

test('Chinese that questions alone say is left to synonyms', () => {
  const asked = '怎么监视 moxios\n';
  const site = siteOf(
    'zh',
    { '/zh/guide/requests': '# 请求\n\n## 替换 \\{#replace}\n怎么替换请求。\n<Asked />' },
    { Asked: () => ({ asked }) },
  );
  expect(site.links('监视')).toEqual([]);
  expect(site.links('moxios')[0]).toBe('/zh/guide/requests#replace');
});

test('an empty query, and one of spaces, finds nothing', () => {
  expect(en.links('')).toEqual([]);
  expect(en.links(' \t ')).toEqual([]);
});

test('any string is a query', () => {
  const odd = [
    '+',
    '^9',
    'a:b',
    '-',
    '--',
    '*',
    '~1',
    '\0',
    '"',
    '\\',
    '\ud83d',
    '%E0%A4%A',
    '(',
    '[a-',
    '😀',
  ];
  const long = 'x'.repeat(100_000);
  for (const query of [...odd, long, 'constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    for (const { links } of [en, zh]) expect(() => links(query)).not.toThrow();
  }
});

test('never more than seven results', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => [
      `/p${i}`,
      `# Page ${i}\ntarget\n\n## target one\ntarget`,
    ]),
  );
  expect(siteOf('en', pages).links('target')).toHaveLength(7);
});

test('a query with typing errors says how it was understood', () => {
  expect(en.searcher.search('testEnviroment').suggestion).toBe('testEnvironment');
  expect(en.searcher.search('testEnvironment').suggestion).toBeUndefined();
});

test('a number is never understood as another one', () => {
  const site = siteOf('en', { '/timeout': '# Timeout\nTest timed out in 1000ms.' });
  expect(site.searcher.search('timed out in 5000ms').suggestion).toBeUndefined();
});

test('a site without pages finds nothing', () => {
  expect(siteOf('en', {}).links('test')).toEqual([]);
});

test('a file of another format, and a cut-off one, is refused', () => {
  const read = (file: unknown) => () => new SearchEngine(file as IndexFile);
  expect(read(en.file)).not.toThrow();
  expect(read({ ...en.file, v: 1 })).toThrow('Unknown search index');
  expect(read(null)).toThrow('Unknown search index');
  expect(read('<!doctype html>')).toThrow('Unknown search index');
  expect(read({ ...en.file, gaps: en.file.gaps.slice(0, 9) })).toThrow('cut off');
});
