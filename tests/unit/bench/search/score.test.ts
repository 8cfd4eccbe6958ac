import { expect, test } from '@rstest/core';
import {
  type JudgedQuery,
  judgedRoute,
  meanScores,
  scoreQuery,
} from '../../../../bench/search/score.ts';

const query: JudgedQuery = {
  id: 'q',
  lang: 'en',
  query: 'mock',
  kind: 'concept',
  relevant: [
    { route: '/api/mock', grade: 3 },
    { route: '/guide/mock', grade: 1 },
  ],
};

test.each([
  ['http://localhost:4173/zh/api/mock.html#fn', '/api/mock'],
  ['/guide/start/', '/guide/start'],
  ['/guide/start/index', '/guide/start'],
  ['/', '/'],
  ['/zh/', '/'],
])('%s is judged as %s', (link, route) => {
  expect(judgedRoute(link)).toBe(route);
});

test('the rank is that of the first page that answers, each page counted once', () => {
  expect(scoreQuery(query, ['/api/mock']).mrr).toBe(1);
  expect(scoreQuery(query, ['/x', '/x#a', '/x#b', '/api/mock#fn']).mrr).toBe(1 / 2);
  expect(scoreQuery(query, ['/guide/mock', '/y', '/z', '/api/mock']).mrr).toBe(1 / 4);
  expect(scoreQuery(query, [...'abcdefg'].map((page) => `/${page}`).concat('/api/mock')).mrr).toBe(
    0,
  );
  expect(scoreQuery(query, [])).toMatchObject({ mrr: 0, zero: 1, ndcg: 0 });
});

test('a query whose best page only helps is answered by it', () => {
  const helped = { ...query, relevant: [{ route: '/guide/mock', grade: 1 }] };
  expect(scoreQuery(helped, ['/guide/mock']).mrr).toBe(1);
});

test('the gain is whole for the best order and less for any other', () => {
  expect(scoreQuery(query, ['/api/mock', '/guide/mock']).ndcg).toBe(1);
  expect(scoreQuery(query, ['/guide/mock', '/api/mock']).ndcg).toBeLessThan(0.8);
});

test('means are taken over queries', () => {
  const scores = [scoreQuery(query, ['/api/mock']), scoreQuery(query, [])];
  expect(meanScores(scores)).toMatchObject({ queries: 2, mrr: 0.5, zero: 0.5 });
});
