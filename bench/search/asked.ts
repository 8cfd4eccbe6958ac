import { readFileSync } from 'node:fs';
import { type JudgedQuery, judgedRoute, type Lang } from './score.ts';

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`../../tests/manual/asked/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/**
 * Questions in users' words, each with the one page that was noted as its answer, so that other pages
 * that answer count as misses. In Chinese those of `fresh.zh.tsv`.
 */
export function askedQueries(lang: Lang): JudgedQuery[] {
  const places = new Map(rowsOf('needs.tsv').map(([need, , , at]) => [need, at]));
  const fresh = rowsOf('fresh.tsv');
  const known = [
    ...rowsOf('questions.tsv').map(([need, , query, seen]) => [query, seen, places.get(need)]),
    ...fresh.map(([, , query, seen, , , at]) => [query, seen, at]),
  ];
  const placeOf = new Map(fresh.map(([, , query, seen, , , at]) => [`${seen} ${query}`, at]));
  const asked =
    lang === 'en'
      ? known
      : rowsOf('fresh.zh.tsv').map(([seen, english, query]) => {
          return [query, seen, placeOf.get(`${seen} ${english}`)];
        });
  return asked.flatMap(([query = '', id = '', at]) => {
    const relevant = at ? [{ route: judgedRoute(at), grade: 3 }] : [];
    return at ? [{ id, lang, query, kind: 'asked', relevant }] : [];
  });
}
