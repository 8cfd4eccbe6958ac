import { expect, test } from '@rstest/core';
import { pageChange, testsOfPages } from '../../../../scripts/test/changed-pages.ts';
import { chosenStages } from '../../../../scripts/test/stages.ts';

test('changed pages are known by their addresses; one other file, and nothing can be left out', () => {
  const pages = ['docs/zh/guide/start/index.mdx', 'docs/en/config/test/pool.mdx'];
  expect(pageChange(pages)).toEqual({ pages: ['/config/test/pool', '/zh/guide/start/'] });
  expect(pageChange([])).toEqual({ pages: [] });
  const ofChecks = ['docs/words.txt', 'docs/translations.zh.json', 'tests/answers/config/a.ts'];
  expect(pageChange([...pages, ...ofChecks])).toEqual(pageChange(pages));
  for (const other of ['docs/en/guide/_nav.json', 'docs/public/a.png', 'theme/Layout.tsx']) {
    expect(pageChange([...pages, other])).toEqual({ pages: [], other });
  }
});

const REPORT = JSON.stringify({
  suites: [
    {
      title: 'all.spec.ts',
      specs: [{ title: 'crawl', file: 'all.spec.ts', tags: ['every-page'] }],
    },
    {
      title: 'search/one.spec.ts',
      suites: [
        {
          title: 'Results',
          specs: [{ title: 'lead', file: 'search/one.spec.ts', tags: [] }],
        },
      ],
    },
  ],
});

test.each<[page: string, source: string, chosen: boolean]>([
  ['/config/test/pool', "visit(page, '/config/test/pool')", true],
  ['/config/test/pool', "page.goto('config/test/pool?x')", true],
  ['/zh/config/test/pool', "visit(page, '/config/test/pool#top')", true],
  ['/config/test/pool', "visit(page, '/zh/config/test/pool')", true],
  ['/config/test/pool', `visit(page, \`\${prefix}/config/test/pool\`)`, true],
  ['/config/test/pool', "visit(page, '/config/test/poolOptions')", false],
  ['/config/', "visit(page, '/config/test/pool')", false],
  ['/config/', "visit(page, '/config/')", true],
])('a change of %s concerns a test that says %s: %s', (page, source, chosen) => {
  const tests = testsOfPages(REPORT, [page], (file) => (file === 'all.spec.ts' ? '' : source));
  const every = 'all.spec.ts › crawl';
  expect(tests).toEqual(chosen ? [every, 'search/one.spec.ts › Results › lead'] : [every]);
});

test('of a change of pages, what reads code alone is left out, and the browser gets the pages', () => {
  const stages = chosenStages([], { fresh: false, shard: undefined, pages: ['/a', '/zh/a'] });
  expect(stages.map(({ name }) => name)).toEqual([
    'check',
    'samples',
    'answers',
    'build',
    'byte budgets',
    'browser',
  ]);
  expect(stages.at(-1)?.args).toContain('--pages=/a,/zh/a');
  const none = chosenStages([], { fresh: false, shard: undefined, pages: [] });
  expect(none.map(({ name }) => name)).not.toContain('browser');
});
