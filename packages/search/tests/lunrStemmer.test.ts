import { createRequire } from 'node:module';
import { expect, test } from '@rstest/core';
import type lunr from 'lunr';
import { lunrStemmer } from '../lunrStemmer.ts';

const require = createRequire(import.meta.url);
const WORDS = ['snapshots', 'retries', 'mocking', 'configuration', 'environments', 'is', ''];

test('the browser stems words as the whole of lunr does', () => {
  const reduced = { exports: {} as typeof lunr };
  new Function('module', lunrStemmer(require.resolve('lunr')))(reduced);
  const stem = (library: typeof lunr, word: string): string =>
    library.stemmer(new library.Token(word, {})).toString();
  const whole = require('lunr') as typeof lunr;
  expect(stem(whole, 'snapshots')).toBe('snapshot');
  expect(WORDS.map((word) => stem(reduced.exports, word))).toEqual(
    WORDS.map((word) => stem(whole, word)),
  );
});
