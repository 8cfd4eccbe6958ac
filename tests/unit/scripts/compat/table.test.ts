import { expect, test } from '@rstest/core';
import { OUTCOMES } from '@rstest-docs/migrate';
import { compatibility } from '@rstest-docs/migrate/compatibility';
import { countOutcomes } from '@rstest-docs/migrate/report';
import {
  compareCompatibility,
  KNOWN,
  OPTION_PROBES,
  PROBES,
  rowsOf,
} from '../../../../packages/compat/index.ts';
import { facts } from '../../../../shared/facts/index.ts';

const names = {
  kit: [],
  expect: [],
  assertion: [],
  mock: [],
  mockContext: [],
  test: [],
  describe: [],
  context: [],
  globals: [],
  exports: [],
  env: [],
};
const answers = (values: [number, string][], options: [number, string][] = []) => ({
  values: new Map(values),
  options: new Map(options),
  names,
});

test('every name that a row says to use exists', () => {
  const known = new Set([
    ...facts.apis.map(({ name }) => name),
    ...facts.options.map(({ name }) => name),
    ...facts.commands.flatMap(({ flags }) => flags.flatMap((flag) => flag.names)),
  ]);
  const rows = Object.values(KNOWN).flatMap((kinds) => Object.values(kinds).flatMap(Object.values));
  for (const [outcome] of rows) expect(Object.keys(OUTCOMES)).toContain(outcome);
  for (const use of rows.flatMap(([, , ...uses]) => uses)) {
    const name = /^(--?[\w.-]+|(?:rs|test|describe|expect)\.\w+|[a-z]\w*(?:\.\w+)+)/.exec(use)?.[0];
    if (name) expect([use, known.has(name)]).toEqual([use, true]);
  }
});

test('the same is said only where a probe had the same answer', () => {
  const surface = [{ kind: 'kit' as const, name: 'vi.fn', canonical: 'rs.fn' }];
  const outcome = (own: [number, string][], ours: [number, string][]) =>
    rowsOf(
      'vitest',
      surface,
      { jest: answers([]), vitest: answers(own), rstest: answers(ours) },
      facts,
    )[0]?.outcome;
  const id = PROBES.findIndex((probe) => probe.names.includes('rs.fn'));
  expect(outcome([[id, '1']], [[id, '1']])).toBe('same');
  expect(outcome([[id, '1']], [[id, '2']])).toBe('different');
  expect(outcome([[id, '1']], [])).toBe('different');
  expect(outcome([], [[id, '1']])).toBe('unknown');
  expect(outcome([[id, '"throws TypeError"']], [[id, '1']])).toBe('unknown');
});

test('a probe of a function says nothing of an option with its name', () => {
  const values: [number, string][] = PROBES.map((_, id) => [id, '1']);
  const all = { jest: answers([]), vitest: answers(values), rstest: answers(values) };
  const surface = [{ kind: 'config' as const, name: 'expect', canonical: 'expect' }];
  expect(rowsOf('vitest', surface, all, facts)[0]?.outcome).toBe('unknown');
});

test('an option is the same only where a project had the same answer', () => {
  const id = OPTION_PROBES.findIndex(({ about }) => about[1] === 'retry');
  const outcome = (kind: 'config' | 'flag', own: [number, string][], ours: [number, string][]) => {
    const all = { jest: answers([]), vitest: answers([], own), rstest: answers([], ours) };
    const surface = [{ kind, name: 'retry', canonical: kind === 'flag' ? '--retry' : 'retry' }];
    return rowsOf('vitest', surface, all, facts)[0]?.outcome;
  };
  expect(outcome('config', [[id, '1']], [[id, '1']])).toBe('same');
  expect(outcome('config', [[id, '1']], [[id, '2']])).toBe('different');
  expect(outcome('config', [], [[id, '1']])).toBe('unknown');
  expect(outcome('flag', [[id, '1']], [[id, '1']])).toBe('unknown');
});

test('every option that differs says where that is explained', () => {
  for (const rows of [compatibility.jest, compatibility.vitest]) {
    for (const { kind, name, outcome, link } of rows) {
      if (!['config', 'flag'].includes(kind) || outcome !== 'different') continue;
      expect([name, link]).toEqual([name, expect.stringContaining('/')]);
    }
  }
});

test('a changed outcome is reported by name', () => {
  const [first] = compatibility.jest;
  const after = {
    ...compatibility,
    jest: [{ ...first, outcome: 'missing' as const }, ...compatibility.jest.slice(1)],
  };
  expect(compareCompatibility(compatibility, after as typeof compatibility)[0]).toContain(
    `jest ${first?.kind} ${first?.name}: `,
  );
  expect(compareCompatibility(compatibility, compatibility)).toEqual([]);
});

test('most names are decided', () => {
  for (const rows of [compatibility.jest, compatibility.vitest])
    expect(countOutcomes(rows).unknown / rows.length).toBeLessThan(0.25);
});
