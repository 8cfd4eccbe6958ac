import { readFileSync } from 'node:fs';
import { planHits, SearchEngine } from '@rstest-docs/search';
import { emitIndex } from '../../plugins/search/emitIndex.ts';
import { type JudgedQuery, judgedRoute, meanScores, type Scores, scoreQuery } from './score.ts';
import { pagesOf } from './sizes.ts';

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`../../tests/manual/asked/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** Questions in users' words, each with the one page that was noted as its answer; English alone. */
function askedQueries(): JudgedQuery[] {
  const places = new Map(rowsOf('needs.tsv').map(([need, , , at]) => [need, at]));
  const asked = [
    ...rowsOf('questions.tsv').map(([need, , query, seen]) => [query, seen, places.get(need)]),
    ...rowsOf('fresh.tsv').map(([, , query, seen, , , at]) => [query, seen, at]),
  ];
  return asked.flatMap(([query = '', id = '', at]) => {
    const relevant = at ? [{ route: judgedRoute(at), grade: 3 }] : [];
    return at ? [{ id, lang: 'en', query, kind: 'asked', relevant }] : [];
  });
}

/** How often whole questions lead to the noted page; other pages that answer count as misses. */
export function askedScores(): Scores {
  const engine = new SearchEngine(emitIndex('en', pagesOf('en'), { hashed: true }).whole);
  return meanScores(
    askedQueries().map((asked) => {
      const hits = planHits(engine.rank(asked.query), 7);
      return scoreQuery(
        asked,
        hits.map(([hit]) => engine.index.pages[hit?.page ?? -1]?.route ?? ''),
      );
    }),
  );
}
