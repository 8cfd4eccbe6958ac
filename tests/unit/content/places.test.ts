import { expect, test } from '@rstest/core';
import { findPlaces } from '../../../content/places.ts';
import type { FactKey } from '../../../shared/facts/keys.ts';

const PAGES = [
  ['/guide/help/releases', 'About `rs.fn` and `toBe`.'],
  ['/guide/advanced/ci', 'Use `defineConfig` and `rs.fn`.'],
  ['/guide/basic/cli', '## Commands\n\n`rstest list`\n\n## Flags\n\n| `-w`, `--watch` | watches |'],
  ['/guide/basic/setup', '## Types\n\nWrite `defineConfig`.'],
  ['/api/rstest/mocks', '## Create\n\n<ApiFacts name="rs.fn" />\n\n### spyOn\n\n`toBe(1)`'],
  ['/api/test-api/matchers', '## toBe\n\nCompares.'],
  ['/config/test/coverage', '## enabled\n\n<OptionFacts name="coverage.enabled" />\n'],
  ['/config/build/dev', 'Served files.'],
].map(([bareRoute = '', body = '']) => ({ bareRoute, body }));
const find = findPlaces(PAGES);

test.each([
  ['api rs.fn', { route: '/api/rstest/mocks', section: 'create', has: 'box' }],
  ['api rs.spyOn', { route: '/api/rstest/mocks', section: 'spyon', has: 'mention' }],
  ['api expect().toBe', { route: '/api/test-api/matchers', section: 'tobe', has: 'text' }],
  ['api defineConfig', { route: '/guide/basic/setup', section: 'types', has: 'mention' }],
  ['option coverage.enabled', { route: '/config/test/coverage', section: 'enabled', has: 'box' }],
  [
    'option coverage.enabled.deep',
    { route: '/config/test/coverage', section: 'enabled', has: 'part' },
  ],
  ['option dev', { route: '/config/build/dev', section: '', has: 'text' }],
  ['flag --coverage.enabled', { route: '/config/test/coverage', section: 'enabled', has: 'box' }],
  ['flag --watch', { route: '/guide/basic/cli', section: 'flags', has: 'mention' }],
  ['command list', { route: '/guide/basic/cli', section: 'commands', has: 'mention' }],
])('%s leads to the section that explains it', (name, place) => {
  expect(find(name as FactKey)).toEqual(place);
});

test('a name is documented under its own heading, not where it is first mentioned', () => {
  const own = findPlaces([
    { bareRoute: '/api/node/rstest', body: 'Call `rs.fn` and `toBe`.' },
    {
      bareRoute: '/api/rstest/mockFunctions',
      body: '# Mock functions\n\n## rs.fn \\{#rsfn}\n\nCreates a mock.',
    },
    { bareRoute: '/api/test-api/matchers', body: '# Matchers\n\n### toBe\n\nText.' },
  ]);
  expect(own('api rs.fn')).toEqual({
    route: '/api/rstest/mockFunctions',
    section: 'rsfn',
    has: 'text',
  });
  expect(own('api expect().toBe')).toMatchObject({ section: 'tobe', has: 'text' });
});

test('a name without a heading is documented in its listed section, if that exists', () => {
  const places = (body: string) => findPlaces([{ bareRoute: '/api/test-api/chai', body }]);
  expect(places('# expect')('api expect().include')).toBeUndefined();
  expect(places('# expect\n\n## Chai style\n\nText.')('api expect().include')).toEqual({
    route: '/api/test-api/chai',
    section: 'chai-style',
    has: 'part',
  });
});

test('a name that no page has leads nowhere', () => {
  expect(find('api rs.toMorrow')).toBeUndefined();
  expect(find('flag --toMorrow')).toBeUndefined();
});
