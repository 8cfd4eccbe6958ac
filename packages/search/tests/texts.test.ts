import { describe, expect, test } from '@rstest/core';
import { decodeWords, encodeNumber, encodeWords, NumberReader } from '../codec.ts';
import { editDistance } from '../editDistance.ts';
import { normalize } from '../normalize.ts';
import { bigrams, partsOf, tokenize } from '../tokenize.ts';

describe('normalize', () => {
  test.each([
    ['CAFÉ', 'cafe'],
    ['Ångström', 'angstrom'],
    ['ＡＢＣ－１', 'abc-1'],
    ['ЁЙ', 'ёй'],
    ['한국어', '한국어'],
    ['ガ', 'ガ'],
  ])('%s becomes %s', (text, plain) => {
    expect(normalize(text)).toBe(plain);
    expect(normalize(text.normalize('NFD'))).toBe(plain);
  });
});

describe('tokenize', () => {
  const words = (text: string) => tokenize(text).map((token) => token.text);

  test.each([
    ['rs.fn() and test.each`x`', ['rs.fn', 'and', 'test.each', 'x']],
    ['npx rstest --update -u', ['npx', 'rstest', '--update', '-u']],
    ['--testTimeout=5', ['--testTimeout', '5']],
    ['happy-dom, in-source.', ['happy-dom', 'in-source']],
    ["from '@rstest/core';", ['from', 'rstest', 'core']],
    ['更新快照 -u 与 update', ['更新快照', '-u', '与', 'update']],
    ['用rs.fn模拟', ['用', 'rs.fn', '模拟']],
    ['a - b', ['a', 'b']],
    ['Привет мир', ['Привет', 'мир']],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test('reports where each token is', () => {
    const text = '超时：`test.each` é';
    for (const { text: word, start, end } of tokenize(text)) {
      expect(text.slice(start, end)).toBe(word);
    }
  });

  test('a name is also known by its parts and tails', () => {
    expect(partsOf('useFakeTimers').sort()).toEqual(['fake', 'faketimers', 'timers', 'use']);
    expect(partsOf('rs.fn').sort()).toEqual(['fn', 'rs', 'rsfn']);
    expect(partsOf('--testTimeout').sort()).toEqual(['test', 'testtimeout', 'timeout']);
  });

  test('Chinese is read in pairs of characters', () => {
    expect(bigrams('更新快照')).toEqual(['更新', '新快', '快照']);
    expect(bigrams('钩')).toEqual(['钩']);
    expect(bigrams('𠮷野家')).toEqual(['𠮷野', '野家']);
  });
});

describe('codec', () => {
  test('numbers survive', () => {
    const numbers = [0, 1, 61, 62, 63, 92, 93, 2000, 65_535, 1_000_000];
    const reader = new NumberReader(numbers.map(encodeNumber).join(''));
    expect(numbers.map(() => reader.next())).toEqual(numbers);
    expect(reader.done).toBe(true);
  });

  test('sorted words survive', () => {
    const words = ['a', 'test', 'testTimeout', 'testing', '快照', '快速'];
    expect(decodeWords(encodeWords(words))).toEqual(words);
    expect(decodeWords('')).toEqual([]);
  });

  test('what is written needs no escape in JSON', () => {
    const text = Array.from({ length: 5000 }, (_, i) => encodeNumber(i)).join('');
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  });
});

describe('editDistance', () => {
  test.each([
    ['timeout', 'timeout', 0],
    ['timout', 'timeout', 1],
    ['tiemout', 'timeout', 1],
    ['tmieotu', 'timeout', 2],
    ['abc', 'xyz', 3],
  ])('%s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
    expect(editDistance(b, a, 2)).toBe(distance);
  });

  test('the rest of a longer word is free while typing', () => {
    expect(editDistance('timou', 'timeouts', 2, true)).toBe(1);
    expect(editDistance('timou', 'timeouts', 2)).toBe(3);
  });
});
