import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { findPlaces, readPages } from '../../../plugins/facts/places.ts';

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
  ['api rs.fn', { route: '/api/rstest/mocks', section: 'create', box: true }],
  ['api rs.spyOn', { route: '/api/rstest/mocks', section: 'spyon' }],
  ['api expect().toBe', { route: '/api/test-api/matchers', section: 'tobe' }],
  ['api defineConfig', { route: '/guide/basic/setup', section: 'types' }],
  ['option coverage.enabled', { route: '/config/test/coverage', section: 'enabled', box: true }],
  [
    'option coverage.enabled.deep',
    { route: '/config/test/coverage', section: 'enabled', box: false },
  ],
  ['option dev', { route: '/config/build/dev', section: '' }],
  ['flag --coverage.enabled', { route: '/config/test/coverage', section: 'enabled', box: true }],
  ['flag --watch', { route: '/guide/basic/cli', section: 'flags' }],
  ['command list', { route: '/guide/basic/cli', section: 'commands' }],
])('%s leads to the section that explains it', (name, place) => {
  expect(find(name)).toEqual(place);
});

test('a name that no page has leads nowhere', () => {
  expect(find('api rs.toMorrow')).toBeUndefined();
  expect(find('flag --toMorrow')).toBeUndefined();
});

test('a page is read again after a change', () => {
  const root = mkdtempSync(join(tmpdir(), 'places-'));
  try {
    mkdirSync(join(root, 'api/shared'), { recursive: true });
    writeFileSync(join(root, 'api/shared/part.mdx'), '## No page');
    const write = (heading: string) =>
      writeFileSync(join(root, 'api/index.mdx'), `---\ntitle: T\n---\n\n## ${heading}\n\n\`toBe\``);
    const place = () => findPlaces(readPages(root))('api expect().toBe');
    write('Old');
    expect(place()).toEqual({ route: '/api/', section: 'old' });
    write('New');
    expect(place()).toEqual({ route: '/api/', section: 'new' });
    expect(readPages(root)).toHaveLength(1);
  } finally {
    rmSync(root, { recursive: true });
  }
});
