import { readFileSync } from 'node:fs';
import { type JudgedQuery, judgedRoute } from './score.ts';

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`../../tests/manual/asked/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/**
 * Questions in users' words, each with the one page that was noted as its answer, so that other pages
 * that answer count as misses; English alone.
 */
export function askedQueries(): JudgedQuery[] {
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
