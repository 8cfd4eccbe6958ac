import { type AskedQuestion, askedQuestions } from '../../content/asked.ts';
import { type JudgedQuery, judgedRoute, type Lang } from './score.ts';

/**
 * The questions of users in halves, by thread, because the index holds them: one half is asked of an
 * index that was made with the other. Each has the one page that was noted as its answer, so that other pages
 * that answer count as misses.
 */
export function askedHalves(lang: Lang): { known: AskedQuestion[]; queries: JudgedQuery[] }[] {
  const all = askedQuestions(lang).filter(({ at }) => at);
  const threads = [...new Set(all.map(({ seen }) => seen))];
  const halfOf = new Map(threads.map((seen, i) => [seen, i % 2]));
  return [0, 1].map((half) => ({
    known: all.filter(({ seen }) => halfOf.get(seen) !== half),
    queries: all
      .filter(({ seen }) => halfOf.get(seen) === half)
      .map(({ question, seen, at }) => {
        return {
          id: seen,
          lang,
          query: question,
          kind: 'asked',
          relevant: [{ route: judgedRoute(at), grade: 3 }],
        };
      }),
  }));
}
