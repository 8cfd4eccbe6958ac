import { describe, expect, test } from '@rstest/core';
import { parsePage } from '../../../../content/page.ts';
import { coverageProblems } from '../../../../scripts/facts/coverage.ts';
import { isMentioned, mentionsOf } from '../../../../scripts/facts/mentions.ts';
import { samplePage } from '../../../../scripts/samples/pages.ts';
import { facts } from '../../../../shared/facts/index.ts';

const page = (route: string, text: string, lang: 'en' | 'zh' = 'en') =>
  samplePage(parsePage(`docs/${lang}${route}.mdx`, { lang: lang, path: route.slice(1) }, text));

const messages = (...pages: ReturnType<typeof page>[]) =>
  coverageProblems(pages).map(({ file, line, message }) => `${file}:${line} ${message}`);

test('without pages every option and API is missing', () => {
  const found = messages();
  expect(found).toContain('docs/en/config/test/retry.mdx:1 no page documents the option retry');
  expect(found).toContain('docs/en/api/rstest/:1 no page of its kind documents rs.fn');
  expect(found.some((line) => line.includes('the flag --shard'))).toBe(true);
  expect(found.some((line) => line.includes('the command rstest list'))).toBe(true);
});

describe('what counts as documented', () => {
  test('an option by its component on the page of its name', () => {
    const missing = 'docs/en/config/test/retry.mdx:1 nothing about the option retry';
    expect(messages(page('/config/test/retry', '`retry` retries'))).toContain(missing);
    const facts = page('/config/test/retry', '<OptionFacts name="retry" />');
    expect(messages(facts)).not.toContain(missing);
    const commented = page('/config/test/retry', '{/*\n<OptionFacts name="retry" />\n*/}');
    expect(messages(commented)).toContain(missing);
  });

  test('a nested option by its name on that page', () => {
    const missing = 'docs/en/config/test/pool.mdx:1 nothing about the option pool.type';
    expect(messages(page('/config/test/pool', '<OptionFacts name="pool" />'))).toContain(missing);
    const named = page('/config/test/pool', '<OptionFacts name="pool" />\n\n`type` chooses');
    expect(messages(named)).not.toContain(missing);
  });

  test('an API on a page of its kind only, and not in a code block', () => {
    const missing = (pages: ReturnType<typeof page>[]) =>
      messages(...pages).some((line) => line.includes('documents rs.fn'));
    expect(missing([page('/guide/basic/cli', '`rs.fn` here')])).toBe(true);
    expect(missing([page('/api/rstest/mockFunctions', '```ts\nrs.fn();\n```')])).toBe(true);
    expect(missing([page('/api/rstest/mockFunctions', '## rs.fn(implementation)')])).toBe(false);
  });

  test('a longer name is another name', () => {
    const mentions = mentionsOf(page('/x', '`toBeNull()` and `rs.fnOf`'));
    expect(isMentioned(mentions, 'api', ['toBe', 'rs.fn'])).toBe(false);
    expect(isMentioned(mentions, 'api', ['toBeNull'])).toBe(true);
  });
});

test('a name that any of several pages could document is reported for their folder', () => {
  const places = (...pages: ReturnType<typeof page>[]) =>
    messages(...pages).filter((line) => line.includes('documents rs.fn'));
  const clocks = page('/api/rstest/clocks', '');
  expect(places(clocks, page('/api/rstest/mocks', ''))).toEqual([
    'docs/en/api/rstest/:1 no page of its kind documents rs.fn',
  ]);
  expect(places(clocks)).toEqual([
    'docs/en/api/rstest/clocks.mdx:1 no page of its kind documents rs.fn',
  ]);
});

describe('what does not exist', () => {
  const unknown = (text: string, route = '/guide/x') =>
    messages(page(route, text)).filter((line) => line.includes('does not exist'));

  test.each([
    ['<OptionFacts name="testTimeut" />', 'the option testTimeut'],
    ['<ApiFacts name="rs.fun" />', 'rs.fun'],
    ['Call `rs.spyOnn(cart)`.', 'rs.spyOnn'],
    ['Use `it.skipp`.', 'test.skipp'],
    ['Set `--covrage`.', 'the flag --covrage'],
  ])('%s is reported with its line', (text, name) => {
    expect(unknown(`# A\n\n${text}`)).toEqual([
      `docs/en/guide/x.mdx:3 ${name} does not exist in version ${facts.version}`,
    ]);
  });

  test('a page of an option that does not exist', () => {
    expect(unknown('', '/config/test/retries')).toHaveLength(1);
  });

  test.each([
    'There is no `rs.unknown`.',
    '没有 `describe.fails`。',
    '`rstest.config.ts` and `test.spec.ts` are files',
    '`--test-timeout=1`, `--no-isolate`, `--coverage.*`, `--browser.providerOptions.launch`',
    '`--inspect-brk` is for Node.js',
    '`expect.poll.timeout` is an option',
  ])('%s is fine', (text) => {
    expect(unknown(text)).toEqual([]);
  });

  test('pages about other frameworks may name what those have', () => {
    expect(unknown('`rs.advanceTimersToNextX`', '/guide/migration/jest')).toEqual([]);
  });
});
