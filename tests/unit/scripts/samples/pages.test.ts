import { expect, test } from '@rstest/core';
import { routePart, samplePages } from '../../../../scripts/samples/pages.ts';

const root = process.cwd();

test.each(['/nope', 'docs/en/config/test/retri.mdx'])(
  '--only %s names nothing: an error',
  (only) => {
    expect(() => samplePages(root, routePart(only))).toThrow(/no page matches --only/);
  },
);

test('an error names the route that was probably meant', () => {
  expect(() => samplePages(root, '/config/test/retri')).toThrow('did you mean /config/test/retry?');
});

test.each([
  '/config/test/retry',
  '/zh/config/test/retry',
  'docs/en/config/test/retry.mdx',
  './docs/zh/config/test/retry.mdx',
  'tests/answers/config/test/retry.ts',
])('%s is the page in both languages', (only) => {
  const routes = samplePages(root, routePart(only)).map(({ lang, route }) => lang + route);
  expect(routes).toEqual(['en/config/test/retry', 'zh/config/test/retry']);
});
