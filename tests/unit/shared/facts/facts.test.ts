import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { nearNames } from '@rstest-docs/search';
import { apiFacts, facts, optionFacts } from '../../../../shared/facts/index.ts';

test('the file is about the installed version and free of machine paths', () => {
  const manifest = readFileSync('node_modules/@rstest/core/package.json', 'utf8');
  expect(facts.version).toBe(JSON.parse(manifest).version);
  expect(JSON.stringify(facts)).not.toMatch(/\/(home|root|work|tmp|Users)\/|[A-Z]:\\\\/);
});

test('known facts are there', () => {
  expect(optionFacts('testTimeout')).toMatchObject({
    type: 'number',
    default: '5000',
    variants: [{ when: 'browser', default: '15000' }],
    flags: ['--testTimeout <value>'],
    scope: 'project',
    setConfig: true,
  });
  expect(optionFacts('pool')).toMatchObject({
    default: "'forks'",
    scope: 'root',
    setConfig: false,
  });
  expect(optionFacts('pool.maxWorkers').note).toBe('workers');
  expect(optionFacts('update').scope).toBe('root');
  expect(apiFacts('expect().toBe').signatures).toEqual(['expect().toBe<E>(expected: E): void']);
  expect(apiFacts('mock.mock.calls').kind).toBe('mockContext');
});

test('names are unique', () => {
  for (const list of [facts.options, facts.apis]) {
    const names = list.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('an unknown name throws and names near ones', () => {
  expect(() => optionFacts('testTimeut')).toThrow(/no option "testTimeut".*testTimeout/);
  expect(() => apiFacts('fn')).toThrow(/no API "fn".*rs\.fn/);
  expect(nearNames('completely different', ['a', 'b'])).toEqual([]);
});
