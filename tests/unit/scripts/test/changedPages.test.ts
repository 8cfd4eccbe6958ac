import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import {
  FEW_TESTS,
  type PageEdit,
  pageChange,
  testsOfPages,
  type Visits,
  visitsOf,
} from '../../../../scripts/test/changedPages.ts';
import { chosenStages, leftToNight, STAGES } from '../../../../scripts/test/stages.ts';

const nothing = () => undefined;

test('changed pages are known by their addresses; one other file, and nothing can be left out', () => {
  const change = (files: string[]) => pageChange(files, nothing, nothing);
  const pages = ['docs/zh/guide/start/index.mdx', 'docs/en/config/test/pool.mdx'];
  const routes = [{ route: '/config/test/pool' }, { route: '/zh/guide/start/' }];
  expect(change(pages)).toEqual({ pages: routes, proofs: [] });
  expect(change([])).toEqual({ pages: [], proofs: [] });
  const ofChecks = [
    'docs/words.txt',
    'docs/translations.zh.json',
    'tests/answers/config/a.ts',
    'tests/answers/config/a.json',
    'tests/e2e/visits.json',
  ];
  expect(change([...pages, ...ofChecks])).toEqual({ pages: routes, proofs: ['/config/a'] });
  for (const other of ['docs/public/a.png', 'theme/Layout.tsx']) {
    expect(change([...pages, other])).toEqual({ pages: [], proofs: [], other });
  }
});

describe('a file of the manual that is no page', () => {
  const now: Record<string, string> = {
    'docs/en/guide/_part.mdx': '![deck](./deck.png)',
    'docs/en/guide/a.mdx': 'A',
    'docs/en/guide/b.mdx': "import Part from './_part.mdx'",
    'docs/en/guide/new.mdx': '# New\n\nText.',
    'docs/en/guide/sub/c.mdx': '![logo](/shop.svg)',
    'docs/zh/guide/b.mdx': '![deck](../../en/guide/deck.png)',
  };
  const read = (files: Record<string, string>) => (file: string) => files[file];

  test.each([
    ['docs/en/guide/_part.mdx', '/guide/b'],
    ['docs/en/guide/deck.png', '/guide/b /zh/guide/b'],
    ['docs/public/shop.svg', '/guide/sub/c'],
  ])('%s is a change of the pages that show it: %s', (file, routes) => {
    const { pages } = pageChange([file], read(now), read(now), Object.keys(now));
    expect(pages.map(({ route }) => route).join(' ')).toBe(routes);
  });

  test('a new page is prose, with the picture that it shows', () => {
    const files = ['docs/en/guide/new.mdx', 'docs/en/guide/new.png'];
    const { 'docs/en/guide/new.mdx': _, ...before } = now;
    const text = '---\ntitle: A new page\n---\n\n# New\n\n![new](./new.png)\n';
    const added = { ...now, 'docs/en/guide/new.mdx': text };
    expect(pageChange(files, read(before), read(added), Object.keys(added)).pages).toEqual([
      { route: '/guide/new', prose: { before: '', after: 'A new page\n# New' } },
    ]);
  });

  test.each([
    ['docs/zh/_nav.json', '/zh/'],
    ['docs/en/guide/_meta.json', '/'],
  ])('an entry of %s is prose of the home page', (file, route) => {
    const [before, after] = ['"指南"', '"教程"'];
    const list = (entry: string) => read({ [file]: `[\n${entry}\n]` });
    expect(pageChange([file], list(before), list(after)).pages).toEqual([
      { route, prose: { before, after } },
    ]);
  });

  test('does not hide what an edit of the page itself needs', () => {
    const files = ['docs/en/guide/_part.mdx', 'docs/en/guide/b.mdx'];
    const edited = { ...now, 'docs/en/guide/b.mdx': `${now['docs/en/guide/b.mdx']}\n\nMore.` };
    const { pages } = pageChange(files, read(now), read(edited), Object.keys(now));
    expect(pages).toEqual([{ route: '/guide/b' }]);
  });
});

const PAGE = `---
title: Pool
---

# Pool

How tests share [workers](/guide/a).

\`\`\`ts
run();
\`\`\`

<Note />
`;

test.each<[from: string, to: string, prose: PageEdit['prose']]>([
  ['share', 'split', proseOf('How tests share [workers](/guide/a).', 'share', 'split')],
  ['title: Pool', 'title: Pools', { before: ' Pool', after: ' Pools' }],
  ['workers](/guide/a).', 'workers](/guide/a).\n\nMore.', { before: '', after: 'More.' }],
  ['run()', 'stop()', undefined],
  ['<Note />', '<Note open />', undefined],
  ['title: Pool', 'search: false', undefined],
])('of an edit from %j to %j the prose is known', (from, to, prose) => {
  const edited = PAGE.replace(from, to);
  const { pages } = pageChange(
    ['docs/en/a.mdx'],
    () => PAGE,
    () => edited,
  );
  expect(pages).toEqual([{ route: '/a', ...(prose && { prose }) }]);
});

function proseOf(before: string, from: string, to: string) {
  return { before, after: before.replace(from, to) };
}

const spec = (file: string, title: string, visited?: string, tags: string[] = []) => ({
  title,
  file,
  tags,
  tests: [
    {
      annotations: [],
      results: [{ annotations: visited ? [{ type: 'visited', description: visited }] : [] }],
    },
  ],
});

describe('the tests of a page', () => {
  const crowd = Array.from({ length: FEW_TESTS + 1 }, (_, index) =>
    spec('many.spec.ts', `one ${index}`, '/start'),
  );
  const report = JSON.stringify({
    suites: [
      { title: 'all.spec.ts', specs: [spec('all.spec.ts', 'crawl', '/', ['every-page'])] },
      { title: 'many.spec.ts', specs: crowd },
      {
        title: 'a.spec.ts',
        specs: [
          spec('a.spec.ts', 'new'),
          spec('a.spec.ts', 'search', '*search /start'),
          spec('a.spec.ts', 'walk', Array.from({ length: 20 }, (_, at) => `/${at}`).join(' ')),
        ],
        suites: [
          { title: 'pool', specs: [spec('a.spec.ts', 'opens', '/config/pool /zh/config/pool')] },
        ],
      },
      { title: 'start.spec.ts', specs: [spec('start.spec.ts', 'says', '/start')] },
    ],
  });
  const visits = visitsOf(report, 'visited');
  const SOURCES: Record<string, string> = {
    'many.spec.ts': "getByText('Install Rstest'); expect(url).toMatch(/one of a kind$/)",
    'start.spec.ts':
      "getByRole('link', { name: 'Three steps' }); expect(x).toHaveText(/^Write a test/)",
  };
  const chosen = (edit: PageEdit, known: Visits = visits) =>
    testsOfPages(report, [edit], known, (file) => SOURCES[file] ?? '');
  const ALWAYS = ['all.spec.ts › crawl', 'a.spec.ts › new'];
  const SEARCH = 'a.spec.ts › search';

  test('are those that open it, take every page, search, or are not known', () => {
    expect(visits['a.spec.ts › pool › opens']).toEqual(['/config/pool', '/zh/config/pool']);
    expect(visits['a.spec.ts › walk']).toEqual(['*']);
    expect(chosen({ route: '/nowhere' })).toEqual([...ALWAYS, SEARCH]);
    const prose = { before: 'a', after: 'b' };
    expect(chosen({ route: '/nowhere', prose })).toEqual(ALWAYS);
    expect(chosen({ route: '/zh/config/pool', prose })).toEqual([
      ...ALWAYS,
      'a.spec.ts › pool › opens',
    ]);
    const all = chosen({ route: '/nowhere' }, {});
    expect(all).toHaveLength(FEW_TESTS + 1 + ALWAYS.length + 4);
  });

  test('of a page that many open are those that look for what an edit changes', () => {
    const reworded = (before: string, after: string) =>
      chosen({ route: '/start', prose: { before, after } });
    expect(reworded('Read on.', 'Go on.')).toEqual(ALWAYS);
    expect(reworded('In three steps.', 'In two steps.')).toEqual(ALWAYS);
    const says = [...ALWAYS, 'start.spec.ts › says'];
    expect(reworded('Three steps', 'Two steps')).toEqual(says);
    expect(reworded('', 'Write a test twice.')).toEqual(says);
    expect(reworded('Install Rstest.', 'Install it.')).toHaveLength(ALWAYS.length + crowd.length);
    // Code and components may be what any of them looks at.
    expect(chosen({ route: '/start' })).toHaveLength(ALWAYS.length + 1 + crowd.length + 1);
    // The sentence may be shown on another page.
    const elsewhere = { route: '/other', prose: { before: 'Three steps', after: '' } };
    expect(chosen(elsewhere)).toEqual(says);
  });
});

const DAY = { fresh: false, night: false, shard: undefined };
const names = (stages: readonly { name: string }[]) => stages.map(({ name }) => name);

test('of a change of pages, what reads code alone is left out, and the browser gets the commit', () => {
  const change = { since: 'main', pages: ['/a', '/b'], proofs: ['/a', '/b', '/c'] };
  const stages = chosenStages([], { ...DAY, change });
  expect(names(stages)).toEqual([
    'check',
    'build',
    'manual',
    'samples',
    'answers',
    'byte budgets',
    'browser',
  ]);
  expect(stages.at(-1)?.args).toContain('--since=main');
  const argsOf = (name: string) => stages.find((stage) => stage.name === name)?.args.at(-1);
  expect([argsOf('samples'), argsOf('answers')]).toEqual(['--of=/a,/b', '--of=/a,/b,/c']);
  const words = chosenStages([], { ...DAY, change: { since: '', pages: [], proofs: ['/c'] } });
  expect(names(words)).toEqual(['check', 'build', 'manual', 'answers', 'byte budgets']);
});

test('a stage that is named runs, whatever changed', () => {
  expect(
    names(chosenStages(['unit'], { ...DAY, change: { since: '', pages: ['/a'], proofs: [] } })),
  ).toEqual(['unit']);
});

test('the night runs every stage, proofs in processes of their own, and the day says what it leaves out', () => {
  const night = chosenStages([], { ...DAY, night: true, fresh: true });
  expect(names(night)).toEqual(names(STAGES));
  expect(night.find(({ name }) => name === 'answers')?.args).toContain('--cold');
  const day = chosenStages([], DAY);
  expect(names(STAGES).filter((name) => !names(day).includes(name))).toEqual([
    'guides',
    'same bytes',
    'firefox',
    'webkit',
  ]);
  expect(leftToNight([]).map((line) => line.split(':')[0])).toEqual([
    'unit',
    'manual',
    'guides',
    'answers',
    'same bytes',
    'browser',
    'firefox',
    'webkit',
  ]);
  expect(leftToNight(['facts', 'guides'])).toEqual([]);
});

describe('edits of the manual', () => {
  const FILE = 'tests/e2e/visits.json';
  const visits = JSON.parse(readFileSync(FILE, 'utf8')) as Visits;
  const files = [...new Set(Object.keys(visits).map((line) => line.split(' › ')[0] ?? ''))];
  const list = JSON.stringify({
    suites: files.map((file) => ({
      title: file,
      specs: Object.keys(visits)
        .filter((line) => line.startsWith(`${file} › `))
        .map((line) => ({ title: line.slice(file.length + 3), file, tags: [] })),
    })),
  });
  const read = (file: string) => {
    const path = `tests/e2e/${file}`;
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  const chosenBy = (file: string, from: string, to: string) => {
    const before = readFileSync(file, 'utf8');
    expect(before).toContain(from);
    const { pages } = pageChange(
      [file],
      () => before,
      () => before.replace(from, to),
    );
    return testsOfPages(list, pages, visits, read);
  };

  test.each([
    ['docs/en/guide/start/quick-start.mdx', 'Rstest', 'It'],
    ['docs/en/index.mdx', 'teams on', 'those on'],
    ['docs/en/guide/start/quick-start.mdx', 'first test', 'first tests'],
  ])('a word of %s runs a part of the tests', (file, from, to) => {
    expect(chosenBy(file, from, to).length).toBeLessThan(Object.keys(visits).length / 4);
  });

  test.each([
    ['docs/en/api/test-api/matchers.mdx', 'Object.is', 'Object.was', 'codeNames.spec.ts'],
    [
      'docs/en/config/test/hookTimeout.mdx',
      '---\n',
      '---\nsearch: false\n',
      'search/enter.spec.ts',
    ],
    [
      'docs/en/config/test/testTimeout.mdx',
      'title: testTimeout',
      'title: Time',
      'navigation.spec.ts',
    ],
    ['docs/en/guide/start/quick-start.mdx', '## Install', '## Set up', 'pageActions.spec.ts'],
  ])('an edit of %s from %j to %j runs what it breaks: %s', (file, from, to, broken) => {
    const chosen = chosenBy(file, from, to).map((line) => line.split(' › ')[0]);
    expect(chosen).toContain(broken);
  });
});
