import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { readFrontmatter } from '../../content/frontmatter.ts';
import { type FigureSource, figureBars } from '../../plugins/mdx/homeFigure.ts';
import { LANGS } from '../../shared/site/locales.ts';

const barsOf = (lang: string) => {
  const file = `docs/${lang}/index.mdx`;
  const { hero } = readFrontmatter(readFileSync(file, 'utf8')).data as {
    hero: { figure: FigureSource };
  };
  return figureBars(file, hero.figure);
};

describe('the bars of the home page', () => {
  test('begin with Rstest, the shortest, and have its two rivals', () => {
    const names = barsOf('en').map(([name]) => name);
    expect(names[0]).toBe('Rstest');
    expect(names.sort()).toEqual(['Jest', 'Rstest', 'Vitest']);
  });

  test.each(LANGS)('are the same in each language: %s', (lang) => {
    expect(barsOf(lang)).toEqual(barsOf('en'));
  });

  test('need a row that is there', () => {
    const source = { row: 'nothing', link: 'guide/start/why-rstest#compare-the-speed' };
    expect(() => figureBars('docs/en/index.mdx', source)).toThrow(/hero\.figure\.row is "nothing"/);
  });
});
