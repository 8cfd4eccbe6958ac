import { expect, test } from '@rstest/core';
import { JudgedSearch } from '../../bench/search/judged.ts';
import questions from './questions.json' with { type: 'json' };

/** Results that a reader looks at before typing something else. */
const LOOKED_AT = 3;
/** Share of the questions that may miss, so that a page can change its words. */
const MAY_MISS = 0.03;

test.each(['en', 'zh'] as const)(
  'questions of users lead to a page that answers them: %s',
  (lang) => {
    const base = lang === 'zh' ? '/zh' : '';
    const { engine } = new JudgedSearch(lang);

    const missed = questions.filter(({ [lang]: question, pages }) => {
      const found = engine
        .rank(question, LOOKED_AT)
        .pages.map(({ page }) => engine.index.pages[page]);
      return !found.some((page) => page && pages.includes(page.route.slice(base.length)));
    });

    const asked = missed.map(({ [lang]: question }) => question);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(questions.length * MAY_MISS);
  },
);

test.each(['en', 'zh'] as const)(
  'a name of Jest or Vitest leads to what replaces it: %s',
  (lang) => {
    const base = lang === 'zh' ? '/zh' : '';
    const { engine } = new JudgedSearch(lang);
    const found = (query: string) =>
      engine
        .rank(query, 2 * LOOKED_AT)
        .pages.map(({ page }) => engine.index.pages[page]?.route.slice(base.length));
    for (const [query, page, table] of [
      ['jest.requireActual', '/api/rstest/mockRequire', '/guide/migration/jest-compatibility'],
      ['vi.hoisted', '/api/rstest/mockModules', '/guide/migration/vitest-compatibility'],
      ['moduleNameMapper', '/config/build/resolve', '/guide/migration/jest'],
    ] as const) {
      expect([query, found(query)[0]]).toEqual([query, page]);
      expect([query, found(query)]).toEqual([query, expect.arrayContaining([table])]);
    }
  },
);
