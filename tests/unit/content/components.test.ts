import { expect, test } from '@rstest/core';
import { COMPONENTS, componentNamed, type PageComponents } from '../../../content/components.ts';

type PropsOf<Name extends keyof PageComponents> = Parameters<PageComponents[Name]>[0];

test('editors are given the type of each attribute', () => {
  const check: PropsOf<'CheckTestFile'> = { from: 'jest' };
  // @ts-expect-error: no such framework
  const wrong: PropsOf<'CheckTestFile'> = { from: 'ava' };
  // @ts-expect-error: a tab needs a label
  const missing: PropsOf<'Tab'> = {};
  // @ts-expect-error: no such attribute
  const unknown: PropsOf<'OptionFacts'> = { name: 'include', nam: 'include' };
  expect([check, wrong, missing, unknown]).toHaveLength(4);
});

test('names that objects inherit are no components', () => {
  expect(componentNamed('Tab')).toBe(COMPONENTS.Tab);
  expect(componentNamed('constructor')).toBeUndefined();
});
