import { expect, test } from '@rstest/core';
import { leadsOut, versionsBetween } from '../../../theme/releases/versions.ts';

const ALL = ['0.12.0', '0.11.9', '0.11.0', '0.1.3'];

test.each([
  ['', '', { from: '', to: '0.12.0', shown: ALL }],
  ['0.11.0', '', { from: '0.11.0', to: '0.12.0', shown: ['0.12.0', '0.11.9'] }],
  ['v0.1.3', '0.11.9', { from: '0.1.3', to: '0.11.9', shown: ['0.11.9', '0.11.0'] }],
  ['0.11', '0.12', { from: '0.11.0', to: '0.12.0', shown: ['0.12.0', '0.11.9'] }],
  ['0.1', '0.11', { from: '0.1.3', to: '0.11.9', shown: ['0.11.9', '0.11.0'] }],
  ['9.9.9', '<x>', { from: '', to: '0.12.0', shown: ALL }],
  ['0.12.0', '0.11.9', undefined],
  ['0.12.0', '', { from: '0.12.0', to: '0.12.0', shown: [] }],
])('from "%s" to "%s"', (from, to, range) => {
  expect(versionsBetween(ALL, from, to)).toEqual(range);
});

test('a link to a version that is hidden leads out of the range', () => {
  const shown = ['0.12.0', '0.11.9'];
  expect(leadsOut('#v0-1-3', ALL, shown)).toBe(true);
  expect(leadsOut('#v0-1', ALL, shown)).toBe(true);
  expect(leadsOut('#v0-11', ALL, shown)).toBe(false);
  expect(leadsOut('#v0-11-9', ALL, shown)).toBe(false);
  expect(leadsOut('#related', ALL, shown)).toBe(false);
  expect(leadsOut('', ALL, shown)).toBe(false);
});
