import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import {
  buildHistory,
  formatHistory,
  type Values,
  type VersionReading,
} from '../../../../scripts/history/read.ts';
import { changesBetween, isNext } from '../../../../shared/facts/changes.ts';
import { history } from '../../../../shared/facts/history.ts';

const reading = (
  version: string,
  names: Record<string, Values>,
  unread: string[] = [],
): VersionReading => ({ version, names, unread });

/** As three versions were read, shortened. */
const RECORDED = [
  reading('0.4.1', { 'option pool': { type: "'forks'" }, 'option old': {} }, ['command ', 'flag ']),
  reading('0.5.1', {
    'option pool': { type: "'forks' | 'threads'", default: "'forks'" },
    'option bail': {},
    'option bail.after': {},
    'flag --pool': { choices: 'forks' },
  }),
  reading('0.5.2', {
    'option pool': { type: "'threads' | 'forks'", default: "'threads'" },
    'option bail': {},
    'option bail.after': {},
    'flag --pool': { choices: 'forks | threads' },
    'flag --bail': {},
  }),
];

test('a version adds, changes and removes names', () => {
  const { names } = buildHistory(RECORDED);
  expect(names['option pool']).toEqual([
    { version: '0.4.1', what: 'added' },
    { version: '0.5.1', what: 'type', from: "'forks'", to: "'forks' | 'threads'" },
    { version: '0.5.2', what: 'default', from: "'forks'", to: "'threads'" },
  ]);
  expect(names['option old']?.at(-1)).toEqual({ version: '0.5.1', what: 'removed' });
});

test('a version that states the same as the one before it changes nothing', () => {
  const [first, second, third] = RECORDED;
  const fix = { ...third, version: '0.5.3' } as VersionReading;
  const names = (readings: (VersionReading | undefined)[]) =>
    buildHistory(readings.filter((one) => one !== undefined)).names;
  expect(names([first, second, third, fix])).toEqual(names([first, second, third]));
});

test('what a version does not let us read is unknown, neither new nor gone', () => {
  const all = changesBetween(buildHistory(RECORDED), '0.4.1', '0.5.2');
  // Flags of 0.4.1 are unknown, so `--pool` may be older than 0.5.1.
  expect(
    all.map(({ version, changes }) => [version, changes.map(({ name, what }) => [name, what])]),
  ).toEqual([
    [
      '0.5.2',
      [
        ['flag --bail', 'added'],
        ['flag --pool', 'choices'],
        ['option pool', 'default'],
      ],
    ],
    [
      '0.5.1',
      [
        ['option bail', 'added'],
        ['option old', 'removed'],
        ['option pool', 'type'],
      ],
    ],
  ]);
  const later = reading('0.5.3', { 'option pool': {}, 'option bail': {} }, ['flag ']);
  expect(buildHistory([...RECORDED, later]).names['flag --pool']).toHaveLength(2);
});

test('a version is exact only after the one before it', () => {
  expect(isNext('0.7.5', '0.7.6')).toBe(true);
  expect(isNext('0.7.2', '0.7.5')).toBe(false);
  expect(isNext('0.7.9', '0.8.0')).toBe(false);
});

test('the file is written as the command writes it', () => {
  expect(formatHistory(history)).toBe(readFileSync('shared/facts/history.json', 'utf8'));
});
