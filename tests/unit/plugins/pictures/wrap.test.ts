import { describe, expect, test } from '@rstest/core';
import {
  fit as fitLines,
  type Run,
  type Token,
  tokens,
} from '../../../../plugins/pictures/wrap.ts';

const words = (...runs: (string | Run)[]): Token[] =>
  tokens(runs.map((run) => (typeof run === 'string' ? { text: run, code: false } : run)));
const code = (text: string): Run => ({ text, code: true });
const texts = (list: readonly Token[]): string[] => list.map(({ text }) => text);

/** Every character is as wide as the font is large. */
const measure = ({ text }: Token): number => [...text].length;
const lines = (list: readonly Token[], width: number, sizes = [10], maxLines = 3) => {
  const fitted = fitLines(list, { width, maxLines, sizes }, measure);
  return {
    size: fitted.size,
    lines: fitted.lines.map((line) =>
      line.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join(''),
    ),
  };
};

describe('where a title may break', () => {
  test('at spaces and between Han characters, never within a name', () => {
    expect(texts(words('Fake timers'))).toEqual(['Fake', 'timers']);
    expect(texts(words('模拟 rs.fn 函数'))).toEqual(['模', '拟', 'rs.fn', '函', '数']);
    expect(texts(words(code('detectAsyncLeaks')))).toEqual(['detectAsyncLeaks']);
  });

  test('not before closing marks, not behind opening ones', () => {
    expect(texts(words('长，短（新）'))).toEqual(['长，', '短', '（新）']);
    expect(texts(words('expect (config)'))).toEqual(['expect', '(config)']);
  });

  test('code keeps its space to the words around it', () => {
    expect(words(code('expect'), ' 配置项').map(({ spaced }) => spaced)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

describe('the size of a title', () => {
  test('is the largest at which it fits', () => {
    expect(lines(words('one two'), 80, [20, 10])).toEqual({ size: 20, lines: ['one', 'two'] });
    expect(lines(words('one two'), 80, [20, 10], 1)).toEqual({ size: 10, lines: ['one two'] });
  });

  test('shrinks for a long name rather than breaking it', () => {
    expect(lines(words(code('detectAsyncLeaks')), 160, [20, 10])).toEqual({
      size: 10,
      lines: ['detectAsyncLeaks'],
    });
  });

  test('lines are evened out', () => {
    expect(lines(words('aaaa bb cc dd'), 110).lines).toEqual(['aaaa bb', 'cc dd']);
  });

  test('a name too long for the smallest size breaks at its parts', () => {
    expect(lines(words(code('detectAsyncLeaks')), 110).lines).toEqual(['detectAsync', 'Leaks']);
    expect(lines(words(code('rs.useFakeTimers')), 110).lines).toEqual(['rs.useFake', 'Timers']);
  });

  test('what does not fit three lines ends in an ellipsis', () => {
    expect(lines(words('aa bb cc dd ee'), 20).lines).toEqual(['aa', 'bb', 'c…']);
  });
});
