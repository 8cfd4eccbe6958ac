import { expect, test } from '@rstest/core';
import { parsePage } from '../../../../content/page.ts';
import { affectedRoutes } from '../../../../scripts/facts/concerned.ts';
import { compareFacts, formatDifference } from '../../../../scripts/facts/differences.ts';
import { samplePage } from '../../../../scripts/samples/pages.ts';
import type { OptionRecord, RstestFacts } from '../../../../shared/facts/types.ts';

const option = (name: string, rest: Partial<OptionRecord> = {}): OptionRecord => ({
  name,
  type: 'number',
  types: [],
  flags: [],
  scope: 'project',
  setConfig: false,
  keys: [],
  ...rest,
});

const facts = (options: OptionRecord[], flags: string[] = []): RstestFacts => ({
  version: '1.0.0',
  commands: [{ name: '', usage: 'rstest', flags: flags.map((name) => ({ names: [name] })) }],
  options,
  apis: [{ name: 'rs.fn', kind: 'rs', signatures: ['rs.fn(): void'], types: [] }],
});

test('equal facts have no difference', () => {
  expect(compareFacts(facts([option('retry')]), facts([option('retry')]))).toEqual([]);
});

test('every difference is named', () => {
  const before = facts(
    [option('retry', { default: '0', keys: ['a', 'b'] }), option('gone')],
    ['--x'],
  );
  const after = facts(
    [option('retry', { default: '1', keys: ['b', 'c'] }), option('new')],
    ['--y'],
  );
  after.apis = [{ name: 'rs.fn', kind: 'rs', signatures: ['rs.fn(a: string): void'], types: [] }];
  expect(compareFacts(before, after).map(formatDifference)).toEqual([
    'option retry: keys: a -> c',
    'option retry: default: 0 -> 1',
    'option gone: gone (was exists)',
    'option new: new (exists)',
    'API rs.fn: signatures: rs.fn(): void -> rs.fn(a: string): void',
    'command rstest: flag --x: gone (was --x)',
    'command rstest: flag --y: new (--y)',
  ]);
});

test('of a long type what differs is shown', () => {
  const long = (last: string) => `{ ${'key: string; '.repeat(20)}${last} }`;
  const [before, after] = [long('a: 1'), long('a: 2')];
  const line = formatDifference({ what: 'option retry: type', before, after });
  expect(line).toMatch(/^option retry: type: … .*a: 1 } -> … .*a: 2 }$/);
  expect(line.length).toBeLessThan(120);
});

test('a flag that several commands share is listed once', () => {
  const of = (...flags: string[]): RstestFacts => {
    const all = facts([], flags);
    const [own] = all.commands;
    return { ...all, commands: own ? [own, { ...own, name: 'watch', usage: 'rstest watch' }] : [] };
  };
  expect(compareFacts(of('--x'), of('--y')).map(formatDifference)).toEqual([
    'command rstest: flag --x (also of rstest watch): gone (was --x)',
    'command rstest: flag --y (also of rstest watch): new (--y)',
  ]);
});

test('what a version could not be asked for is no difference', () => {
  const before = { ...facts([option('retry')]), unread: ['default'] };
  expect(compareFacts(before, facts([option('retry', { default: '0' })]))).toEqual([]);
});

test('a difference concerns the page of the option and the pages that show its facts', () => {
  const page = (route: string, text: string) =>
    samplePage(parsePage(`docs/en${route}.mdx`, { lang: 'en', path: route.slice(1) }, text));
  const pages = [
    page('/config/build/source', ''),
    page('/guide/x', '<OptionFacts name="source.define" />'),
    page('/api/rstest/mockFunctions', '<ApiFacts name="rs.fn" />'),
  ];
  const versions = [facts([])];
  const routes = (what: string) => affectedRoutes({ what }, versions, pages);
  expect(routes('option source.define: type')).toEqual(['/config/build/source', '/guide/x']);
  expect(routes('option retry: default')).toEqual(['/config/test/retry']);
  expect(routes('API rs.fn: signatures')).toEqual(['/api/rstest/mockFunctions']);
  expect(routes('command rstest: flag --x')).toEqual(['/guide/basic/cli']);
  expect(routes('command rstest list: flag --x')).toEqual(['/guide/basic/cli']);
  expect(routes('command rstest list')).toEqual(['/guide/basic/cli']);
});
