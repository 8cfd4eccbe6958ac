import { expect, test } from '@rstest/core';
import { firstSentence, placesOf } from '../../../../plugins/names/places.ts';

const page = (bareRoute: string, body: string) => ({ bareRoute, body });

test('a name is explained under its own heading, not where it is first mentioned', () => {
  const places = placesOf([
    page('/api/node/rstest', 'Call `rs.fn` and `toBe`.'),
    page('/api/rstest/mockFunctions', '# Mock functions\n\n## rs.fn \\{#rsfn}\n\nCreates a mock.'),
    page('/api/test-api/matchers', '# Matchers\n\n### toBe\n\nText.'),
  ]);
  expect(places.get('rs.fn')).toEqual({
    bareRoute: '/api/rstest/mockFunctions',
    id: 'rsfn',
    own: true,
  });
  expect(places.get('expect().toBe')).toMatchObject({
    bareRoute: '/api/test-api/matchers',
    id: 'tobe',
  });
  expect(places.has('rs.spyOn')).toBe(false);
});

test('an option is explained where its facts are, a nested one in the section of the option around it', () => {
  const places = placesOf([
    page(
      '/config/test/pool',
      '# pool\n\n<OptionFacts name="pool" />\n\n## Limit\n\n<OptionFacts name="pool.maxWorkers" />',
    ),
  ]);
  expect(places.get('option pool.maxWorkers')).toMatchObject({ id: 'limit', own: true });
  expect(places.get('option pool.type')).toEqual({
    bareRoute: '/config/test/pool',
    id: '',
    own: false,
  });
  expect(places.has('option retry')).toBe(false);
});

test('nothing is explained by a section that does not exist', () => {
  expect(placesOf([page('/api/test-api/expect', '# expect')]).has('expect().resolves')).toBe(false);
  const places = placesOf([page('/api/test-api/expect', '# expect\n\n## Promises')]);
  expect(places.get('expect().resolves')).toMatchObject({ id: 'promises' });
});

const BODY = `
# retry

Runs a [failed](/x) test **again**, e.g. one with \`load(a?. b)\` in it. More.

## rs.fn \\{#rsfn}

<ApiFacts name="rs.fn" />

| a | b |
| --- | --- |

创建一个 mock：见 \`a。b\`。更多。

## Empty

### Nested

Text.
`;

test('the first sentence of a section, as its reader sees it', () => {
  expect(firstSentence(BODY, '')).toBe(
    'Runs a failed test again, e.g. one with `load(a?. b)` in it.',
  );
  expect(firstSentence(BODY, 'rsfn')).toBe('创建一个 mock：见 `a。b`。');
});

test('a section without a sentence has none, not that of the next section', () => {
  expect(firstSentence(BODY, 'empty')).toBe('');
  expect(firstSentence(BODY, 'unknown')).toBe('');
});
