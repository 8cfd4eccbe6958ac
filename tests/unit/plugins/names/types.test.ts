import { expect, test } from '@rstest/core';
import { shorten, shortType } from '../../../../plugins/names/types.ts';
import { facts, formatKey } from '../../../../shared/facts/index.ts';

test('a type that fits stays as it is', () => {
  expect(shorten('rs.fn<T>(fn?: T): Mock<T>')).toBe('rs.fn<T>(fn?: T): Mock<T>');
});

test('first the type parameters go, then the members of objects, then the end', () => {
  const long = 'x'.repeat(60);
  expect(
    shorten(`expect().toBe<T extends Record<string, ${long}>>(a: () => T, b: ${long}): void`),
  ).toBe(`expect().toBe(a: () => T, b: ${long}): void`);
  expect(shorten(`load({ a: { b: ${long} }; c: ${long} }): void`)).toBe('load({ … }): void');
  expect(shorten(`load(a: ${long}, b: ${long})`)).toMatch(/^load\(a: x+, b: x+…$/);
});

test('an option shows its default if that is short', () => {
  expect(shortType('option retry')).toBe('retry: number = 0');
  expect(shortType('option include')).toBe('include: string[]');
});

test('the type of every name is one or two lines', () => {
  const names = [
    ...facts.apis.map(({ name }) => formatKey('api', name)),
    ...facts.options.map(({ name }) => formatKey('option', name)),
  ];
  for (const name of names) expect(shortType(name).length, name).toBeLessThanOrEqual(145);
});
