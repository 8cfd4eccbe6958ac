import { describe, expect, test } from '@rstest/core';
import { byteRanges, charRanges } from '../remote/bytes.ts';
import { readAnswer } from '../remote/readAnswer.ts';
import { remoteAddress } from '../remote/request.ts';
import { safeLink, showRemoteHits } from '../remote/showHits.ts';

const SITE = 'https://docs.example';

describe('remote address', () => {
  const ask = { keyword: '快照 & more', limit: 7, lang: 'zh' };

  test('carries keyword, limit, searchIndexes joined by commas, and lang', () => {
    const settings = { apiUrl: 'https://api.example/search?key=1', searchIndexes: ['a', 'b'] };
    const { origin, pathname, searchParams } = new URL(remoteAddress(settings, ask, SITE));
    expect(origin + pathname).toBe('https://api.example/search');
    expect(Object.fromEntries(searchParams)).toEqual({
      key: '1',
      keyword: '快照 & more',
      limit: '7',
      searchIndexes: 'a,b',
      lang: 'zh',
    });
  });

  test('may be a path of the site', () => {
    const address = remoteAddress({ apiUrl: '/api', searchIndexes: ['a'] }, ask, SITE);
    expect(address.startsWith(`${SITE}/api?keyword=`)).toBe(true);
  });
});

describe('ranges in bytes', () => {
  test.each([
    ['plain', [[0, 5]], [[0, 5]]],
    ['héllo wörld', [[1, 2]], [[1, 1]]],
    ['更新快照', [[6, 6]], [[2, 2]]],
    [
      'a😀b',
      [
        [1, 4],
        [5, 1],
      ],
      [[1, 3]],
    ],
    ['更新', [[1, 1]], [[0, 1]]],
    ['short', [[2, 100]], [[2, 3]]],
    ['short', [[50, 3]], []],
    ['\ud800x', [[3, 1]], [[1, 1]]],
  ] as [string, [number, number][], [number, number][]][])('%s', (text, bytes, units) => {
    const ranges = bytes.map(([start, length]) => ({ start, length }));
    expect(charRanges(text, ranges)).toEqual(units);
  });

  test('come back from where they went', () => {
    const text = 'Zoë 说：快照 😀 ok';
    const ranges: [number, number][] = [
      [0, 3],
      [6, 2],
      [9, 2],
      [12, 2],
    ];
    expect(charRanges(text, byteRanges(text, ranges))).toEqual(ranges);
  });
});

describe('links', () => {
  test.each([
    ['/config/test/retry', '/config/test/retry'],
    ['/a?b=c#d', '/a?b=c#d'],
    ['https://other.example/x', 'https://other.example/x'],
    ['http://other.example', 'http://other.example/'],
    ['//other.example/x', 'https://other.example/x'],
    ['/\\other.example', 'https://other.example/'],
  ])('%s is kept', (link, kept) => {
    expect(safeLink(link, SITE)).toBe(kept);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://docs.example/1',
    'file:///etc/passwd',
    'https://user:secret@docs.example/',
    'http://',
  ])('%s is refused', (link) => {
    expect(safeLink(link, SITE)).toBeUndefined();
  });
});

describe('answers', () => {
  const page = {
    routePath: '/config/test/update',
    title: '更新 update',
    content: '更新快照\n\n使用 -u 写入。\n\n细节\n\n过期的快照会被删除。',
    toc: [
      { text: '更新快照', id: 'write', depth: 2, charIndex: 0 },
      { text: '细节', id: 'details', depth: 3, charIndex: 17 },
    ],
    domain: '',
  };
  const shown = (hit: object) =>
    showRemoteHits(readAnswer([{ index: 'a', hits: [hit] }])[0]?.hits ?? [], SITE, 7)[0]?.hits[0];

  test('a match in a heading links to it', () => {
    const hit = shown({ ...page, _matchesPosition: { content: [{ start: 6, length: 6 }] } });
    expect(hit).toMatchObject({ type: 'header', link: '/config/test/update#write' });
    expect(hit?.header).toEqual({ text: '更新快照', ranges: [[2, 2]] });
  });

  test('a match in a text is quoted from its section', () => {
    const start = new TextEncoder().encode(page.content.slice(0, 24)).length;
    const hit = shown({ ...page, _matchesPosition: { content: [{ start, length: 6 }] } });
    expect(hit).toMatchObject({ type: 'content', link: '/config/test/update#details' });
    expect(hit?.statement).toEqual({ text: '过期的快照会被删除。', ranges: [[3, 2]] });
  });

  test('a match in the title, or none, links to the page', () => {
    const positions = { title: [{ start: 0, length: 6 }] };
    expect(shown({ ...page, _matchesPosition: positions })).toMatchObject({
      type: 'title',
      link: '/config/test/update',
      title: { ranges: [[0, 2]] },
    });
    expect(shown(page)).toMatchObject({ type: 'title', link: '/config/test/update' });
  });

  test.each([
    ['no list', { hits: [] }],
    ['null', null],
    ['a page', '<!doctype html>'],
    ['a group without index', [{ hits: [] }]],
    ['a group without hits', [{ index: 'a' }]],
  ])('%s is refused', (_, answer) => {
    expect(() => readAnswer(answer)).toThrow();
  });

  test('odd hits are dropped or mended, never trusted', () => {
    const odd = [
      null,
      'text',
      { title: 'no path' },
      { routePath: 'javascript:alert(1)', title: 'bad' },
      { routePath: '/ok', title: 'ok', domain: 'javascript:alert(1)//' },
      {
        routePath: '/ok',
        title: 'ok',
        toc: [{}, 7],
        _matchesPosition: { content: [{ start: -1 }, 1] },
      },
    ];
    const [group] = readAnswer([{ index: 'a', hits: odd }]);
    const pages = showRemoteHits(group?.hits ?? [], SITE, 7);
    expect(pages.map(({ hits }) => hits[0]?.link)).toEqual(['/ok']);
  });

  test('no more hits are shown than asked for', () => {
    const hits = Array.from({ length: 40 }, (_, i) => ({ ...page, routePath: `/p${i}` }));
    const [group] = readAnswer([{ index: 'a', hits }]);
    expect(showRemoteHits(group?.hits ?? [], SITE, 7)).toHaveLength(7);
  });
});
