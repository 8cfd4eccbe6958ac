import { describe, expect, test } from '@rstest/core';
import type { Element, ElementContent } from 'hast';
import { sectionsOf } from '../../../../plugins/mdx/homeSections.ts';

const element = (tagName: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [],
});
const LINE_BREAK: ElementContent = { type: 'text', value: '\n' };

/** Tag names of the sections and of what is in them. */
const shape = (children: ElementContent[]) =>
  sectionsOf(children).map(({ tagName, properties, children: inner }) => [
    properties.class ?? tagName,
    inner.flatMap((child) => (child.type === 'element' ? [child.tagName] : [])),
  ]);

describe('sections of a home page', () => {
  test('what comes before the first heading is the sample; each heading begins a section', () => {
    const children = ['figure', 'figure', 'h2', 'p', 'figure', 'h2', 'ul'].map(element);
    expect(shape(children)).toEqual([
      ['home-sample', ['figure', 'figure']],
      ['section', ['h2', 'p', 'figure']],
      ['section', ['h2', 'ul']],
    ]);
  });

  test('a page without a sample has no empty box for it', () => {
    expect(shape([LINE_BREAK, element('h2')])).toEqual([['section', ['h2']]]);
    expect(shape([])).toEqual([]);
  });
});
