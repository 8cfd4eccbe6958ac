import { describe, expect, test } from '@rstest/core';
import { mark } from '../marks.ts';
import { RecentMap } from '../recentMap.ts';
import { Searcher } from '../searcher.ts';
import { snippet } from '../snippet.ts';
import type { Marked } from '../types.ts';
import { CHINESE, ENGLISH, siteOf } from './site.ts';

const marked = ({ text, ranges }: Marked) =>
  ranges.map(([start, length]) => text.slice(start, start + length));

describe('hits', () => {
  test('a page found by its title links to its top', async () => {
    const { pages } = await siteOf('en', ENGLISH).searcher.searchFully('testTimeout');
    const hit = pages[0]?.hits[0];
    expect(hit).toMatchObject({ type: 'title', link: '/config/test/testTimeout' });
    expect(marked(hit?.title as Marked)).toEqual(['testTimeout']);
  });

  test('a heading links to its section', () => {
    const { pages } = siteOf('en', ENGLISH).searcher.search('precedence');
    const hit = pages[0]?.hits[0];
    expect(hit).toMatchObject({ type: 'header', link: '/config/test/testTimeout#precedence' });
    expect(marked(hit?.header as Marked)).toEqual(['Precedence']);
  });

  test('a section says since when its names exist', () => {
    const { searcher } = siteOf(
      'en',
      { '/a': '# Old', '/b': '# New\n<Fact />\n\n## Newer\nplain\n\n## Newest\n<Fact />' },
      { Fact: () => ({ names: 'fact', code: '', since: '0.5.0' }) },
    );
    const since = (query: string) => searcher.search(query).pages[0]?.hits[0]?.since;
    expect(['old', 'new', 'newer', 'newest'].map(since)).toEqual([
      undefined,
      '0.5.0',
      undefined,
      '0.5.0',
    ]);
  });

  test('a match in the text is quoted and marked, Chinese too', async () => {
    const { pages } = await siteOf('zh', CHINESE).searcher.searchFully('多组数据');
    const hit = pages[0]?.hits[0];
    expect(hit?.type).toBe('content');
    expect(marked(hit?.statement as Marked)).toContain('多组数据');
  });

  test('a page found by its title is quoted from its beginning', async () => {
    const { searcher } = siteOf('en', {
      '/a': '# Timeout\n\nStops what hangs.\n\n```ts\ntimeout(timeout);\n```',
    });
    const hit = (await searcher.searchFully('timeout')).pages[0]?.hits[0];
    expect(hit).toMatchObject({ type: 'title', statement: { ranges: [] } });
    expect(hit?.statement.text).toMatch(/^Stops what hangs\./);
  });

  test('a question is answered by the passage that says it, not by words far apart', async () => {
    const words = ['mocks', 'axios', 'instance', 'interceptors', 'missing'];
    const apart = words.map((word) => `## The ${word}\n\nAll about ${word}, ${word} and ${word}.`);
    const { searcher } = siteOf('en', {
      '/apart': `# Axios interceptors\n\n${apart.join('\n\n')}`,
      '/answer': `# Clients\n\nSay something else.\n\n## Replace one\n\nNothing here of axios.\n\n## Further interceptors\n\nSomething first.\n\nA mock of an axios instance has its interceptors missing.`,
    });
    const question = 'why does my mock of an axios instance have missing interceptors';
    const first = () => searcher.search(question).pages[0];
    expect([searcher.isQuestion(question), first()?.routePath]).toEqual([true, '/apart']);
    const { pages } = await searcher.searchFully(question);
    expect(pages[0]?.hits[0]?.link).toBe('/answer#further-interceptors');
    expect(pages[0]?.hits[0]?.statement.text).toContain('A mock of an axios instance');
    expect([searcher.isQuestion(question), first()]).toEqual([false, pages[0]]);
    expect(searcher.isQuestion('mock an axios instance')).toBe(false);
  });

  test('a Chinese question is answered by its passage too, and its names count most', async () => {
    const words = ['请求', '超时', '报错', '重试', '日志'];
    const apart = words.map((word) => `## ${word}处理\n\n这里说的是${word}，${word}，${word}。`);
    const { searcher } = siteOf('zh', {
      '/zh/apart': `# 请求超时报错\n\n${apart.join('\n\n')}`,
      '/zh/answer':
        '# 客户端\n\n先说别的。\n\n## 其他\n\n用 nock 模拟的请求超时后，报错里没有日志。',
    });
    const question = '为什么用 nock 之后请求超时报错，重试却没有日志';
    expect([searcher.isQuestion(question), searcher.isQuestion('请求超时怎么办')]).toEqual([
      true,
      false,
    ]);
    const { pages } = await searcher.searchFully(question);
    expect(pages[0]?.hits[0]?.link).toBe('/zh/answer#其他');
  });

  test('a quote keeps lines apart', async () => {
    const { searcher } = siteOf('en', {
      '/keys': '# Keys\n\nKey · What it does\nu · refreshes snapshots\n\npress q\nor wait',
    });
    const quote = async (query: string) =>
      (await searcher.searchFully(query)).pages[0]?.hits[0]?.statement.text;
    expect(await quote('refreshes')).toBe(
      'Key · What it does · u · refreshes snapshots · press q · or wait',
    );
  });

  test('a quote from a long page fetches the record of its section alone', async () => {
    const filler = 'Plain words that fill a section. '.repeat(28);
    const page = ['# Long', filler, '## One', `${filler} first apple`, '## Two', 'second pear'];
    const last = ['## Three', `${filler} third plum`];
    const { searcher, records, file } = siteOf('en', {
      '/before': '# Before\nNothing.',
      '/long': [...page, ...last].join('\n\n'),
      '/after': '# After\nA cherry.',
    });
    expect(records.map(({ routePath, toc }) => [routePath, toc.map(({ id }) => id)])).toEqual([
      ['/before', []],
      ['/long', []],
      ['/long', ['one', 'two']],
      ['/long', ['three']],
      ['/after', []],
    ]);
    expect(JSON.stringify(file.headings)).toContain('4One');
    const kept = records.splice(0);
    for (const [word, record] of [
      ['apple', 2],
      ['pear', 2],
      ['plum', 3],
      ['cherry', 4],
    ] as const) {
      records.length = 0;
      records[record] = kept[record] as (typeof kept)[number];
      const { pages } = await searcher.searchFully(word);
      expect(pages[0]?.hits[0]?.statement.text).toContain(word);
    }
    records.push(...kept);
    expect(searcher.search('pear').pages[0]?.hits[0]?.link).toBe('/long#two');
  });

  test('a quote from a page without introduction is of its own section', async () => {
    const { searcher } = siteOf('en', { '/a': '# A\n\n## One\nan apple\n\n## Two\na pear' });
    for (const [word, link] of [
      ['apple', '/a#one'],
      ['pear', '/a#two'],
    ] as const) {
      const { pages } = await searcher.searchFully(word);
      const hit = pages[0]?.hits[0];
      expect([hit?.link, hit?.statement.text.includes(word)]).toEqual([link, true]);
    }
  });

  test('a page whose record cannot be read is still found, and read at the next search', async () => {
    const { searcher, records } = siteOf('en', ENGLISH);
    const kept = records.splice(0);
    const before = await searcher.searchFully('milliseconds');
    expect(before.pages[0]?.hits[0]).toMatchObject({ type: 'content', statement: { text: '' } });
    records.push(...kept);
    const after = await searcher.searchFully('milliseconds');
    expect(after.pages[0]?.hits[0]?.statement.text).toContain('milliseconds');
  });

  test('searches that overlap read a record once', async () => {
    const { file, records } = siteOf('en', ENGLISH);
    const read: number[] = [];
    const searcher = new Searcher(file, async (number) => {
      read.push(number);
      return records[number] as (typeof records)[number];
    });
    await Promise.all(['hook', 'hookTimeout'].map((query) => searcher.searchFully(query)));
    expect(read.length).toBeGreaterThan(0);
    expect(read).toEqual([...new Set(read)]);
  });
});

describe('mark', () => {
  test('marks words inside names only where they begin', () => {
    const text = 'time testTimeout sometimes run-time';
    expect(mark(text, { typed: ['time'], terms: [] }).ranges).toEqual([
      [0, 4],
      [9, 4],
      [31, 4],
    ]);
  });

  test('joins neighboring pairs of Chinese', () => {
    expect(mark('更新快照吧', { typed: ['更新', '新快', '快照'], terms: [] }).ranges).toEqual([
      [0, 4],
    ]);
  });
});

describe('snippet', () => {
  const long = `${'word '.repeat(60)}target ${'word '.repeat(60)}`;

  test('shows at most a window around the match', () => {
    const result = snippet(mark(long, { typed: ['target'], terms: [] }));
    expect(result.text.replaceAll('…', '').length).toBeLessThanOrEqual(100);
    expect(marked(result)).toEqual(['target']);
    expect(result.text).toMatch(/^…word .* word…$/);
  });

  test('leaves a short text whole', () => {
    expect(snippet({ text: 'short', ranges: [[0, 5]] })).toEqual({
      text: 'short',
      ranges: [[0, 5]],
    });
  });

  test('never cuts a character in two', () => {
    const text = '😀'.repeat(200);
    for (let at = 0; at < 200; at += 2) {
      const shown = snippet({ text, ranges: [[at, 2]] }).text;
      expect(shown.replaceAll('…', '')).toMatch(/^(?:😀)+$/u);
    }
  });
});

test('a recent map forgets what was used longest ago', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});
