import { expect, test } from '@rstest/core';
import { routePart, samplePages } from '../../../../scripts/samples/pages.ts';

const root = process.cwd();

test.each(['/nope', 'docs/en/config/test/retri.mdx'])(
  '--only %s names nothing: an error',
  (only) => {
    expect(() => samplePages(root, { only: ['/guide', routePart(only)] })).toThrow(
      /no page matches --only/,
    );
  },
);

test('an error names the route that was probably meant', () => {
  const only = ['/config/test/retri'];
  expect(() => samplePages(root, { only })).toThrow('did you mean /config/test/retry?');
});

test.each([
  '/config/test/retry',
  '/zh/config/test/retry',
  'docs/en/config/test/retry.mdx',
  './docs/zh/config/test/retry.mdx',
  'tests/answers/config/test/retry.ts',
])('%s is the page in both languages', (only) => {
  const routes = samplePages(root, { only: [routePart(only)] }).map(
    ({ lang, route }) => lang + route,
  );
  expect(routes).toEqual(['en/config/test/retry', 'zh/config/test/retry']);
});
