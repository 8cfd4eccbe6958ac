import { expect, test } from '@rstest/core';
import { replaceTags, tagsIn } from '../../../content/tags.ts';

test.each([
  '<OptionFacts name="retry" />',
  "<OptionFacts  name='retry'/>",
  '<OptionFacts name={retry}>',
])('%s is a tag with its attribute', (text) => {
  expect(tagsIn(`a ${text} b`)).toEqual([{ name: 'OptionFacts', attributes: { name: 'retry' } }]);
  expect(replaceTags(`a ${text} b`, ({ attributes }) => attributes.name ?? '')).toBe('a retry b');
});

test('plain elements and types are none', () => {
  expect(tagsIn('<div class="a"> and Map<string, number>')).toEqual([]);
});
