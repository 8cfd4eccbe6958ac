import { describe, expect, test } from '@rstest/core';
import { idOf, plain, planHits, Searcher, splitIndex, type TermColumns } from '@rstest-docs/search';
import { HOLDOUT, JudgedSearch, TUNED, withFurther } from '../../bench/search/judged.ts';
import { type JudgedQuery, THRESHOLDS } from '../../bench/search/score.ts';

const CHECK = HOLDOUT.filter(({ split }) => split === 'check');

const noRecord = async () => Promise.reject(new Error('not asked for'));

describe.each(['en', 'zh'] as const)('search in %s, over all pages', (lang) => {
  const search = new JudgedSearch(lang);
  const { engine, whole } = search;
  const scores = (queries: readonly JudgedQuery[]) =>
    search.scores(queries.filter((one) => one.lang === lang).map(withFurther));
  const threshold = THRESHOLDS[lang];
  const { index, parts } = splitIndex(whole, 'part/*');
  // a searcher that has read no part yet, and how many it has read since
  const fresh = () => {
    let read = 0;
    const own = new Searcher(index, noRecord, async (part) => {
      read++;
      return parts[part] as TermColumns;
    });
    return { own, read: () => read };
  };

  test('answers the tuned queries as well as is pinned', async () => {
    const { mrr, zero } = await scores(TUNED);
    expect(mrr).toBeGreaterThanOrEqual(threshold.mrr);
    expect(zero).toBeLessThanOrEqual(threshold.zero);
  });

  test('answers queries that it was not tuned on as well as is pinned', async () => {
    const { mrr, zero, queries } = await scores(CHECK);
    expect(queries).toBeGreaterThan(30);
    expect(mrr).toBeGreaterThanOrEqual(threshold.holdout);
    expect(zero).toBeLessThanOrEqual(threshold.zero);
  });

  test('answers from parts of the index as from all of it, and reads few of them', async () => {
    expect(parts.length).toBeGreaterThan(5);
    const all = new Searcher(whole, noRecord);
    const reads: number[] = [];
    const own = [...TUNED, ...CHECK].filter((one) => one.lang === lang);
    // a fresh searcher for each, which takes its time
    for (const { query } of own.filter((_, i) => i % 12 === 0)) {
      const { own: searcher, read } = fresh();
      const early = searcher.early(query)?.pages[0]?.title;
      if (early) expect(early).toBe(all.search(query).pages[0]?.title);
      await searcher.prepare(query);
      expect([query, searcher.search(query)]).toEqual([query, all.search(query)]);
      expect(searcher.marker(query).typed).toEqual(all.marker(query).typed);
      reads.push(read());
    }
    const half = reads.toSorted((a, b) => a - b)[reads.length >> 1] ?? 0;
    expect(half).toBeLessThan(parts.length / 4);
  });

  test.each(['inotify', 'interceptors', 'elementFromPoint', 'adoptedStyle'])(
    'finds the names that few texts say by one of their words, from few parts: %s',
    async (query) => {
      const { own, read } = fresh();
      await own.prepare(query);
      const all = new Searcher(whole, noRecord).search(query);
      expect(all.pages).not.toEqual([]);
      expect(own.search(query)).toEqual(all);
      expect(read()).toBeLessThan(parts.length / 4);
    },
  );

  test('reads what an answer needs while it is typed, and of an unknown word little', async () => {
    const { own, read } = fresh();
    const query = lang === 'en' ? 'snapshot' : '快照';
    own.warm(query);
    const ahead = read();
    await own.prepare(query);
    expect(ahead).toBeGreaterThan(1);
    expect(read()).toBe(ahead);
    own.warm('qzxjv');
    expect(read() - ahead).toBeLessThan(5);
  });

  test('answers without a part that cannot be read, and with it once it can', async () => {
    let offline = true;
    const own = new Searcher(index, noRecord, async (part) => {
      if (offline) throw new Error('offline');
      return parts[part] as TermColumns;
    });
    const query = lang === 'en' ? 'run tests one after the other' : '怎么跳过测试';
    await own.prepare(query);
    const without = own.search(query);
    offline = false;
    await own.prepare(query);
    const all = new Searcher(whole, noRecord).search(query);
    expect(own.search(query)).toEqual(all);
    expect(without).not.toEqual(all);
  });

  test('answers the title of a page with that page, at its top', () => {
    const wrong = engine.index.pages.filter(({ title }) => {
      const [[hit] = []] = planHits(engine.rank(title), 7);
      const top = engine.index.pages[hit?.page ?? -1];
      return !top || plain(top.title) !== plain(title) || hit?.section !== top.first;
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  test.each(
    [
      ['en', 'snapshot', '/guide/basic/snapshot'],
      ['en', 'setup', '/config/test/setupFiles'],
      ['en', 'only', '/api/test-api/test#testonly'],
      ['zh', '假定时器', '/zh/api/rstest/fakeTimers'],
      ['zh', 'snapshot', '/zh/guide/basic/snapshot'],
      ['zh', 'only', '/zh/api/test-api/test#testonly'],
    ].filter(([of]) => of === lang),
  )('%s: %s is named by a title', (_, query = '', link) => {
    const [[hit] = []] = planHits(engine.rank(query), 7);
    const { route = '' } = engine.index.pages[hit?.page ?? -1] ?? {};
    const section = engine.index.sections[hit?.section ?? -1];
    const id = section ? idOf(section) : '';
    expect(route + (id && `#${id}`)).toBe(link);
  });
});
