import { describe, expect, test } from '@rstest/core';
import { spellingCheck, wordsOf } from '../../../../scripts/check/spelling/check.ts';
import { edited, linesOf, PATIENT_MS } from '../../../support/fixtureSite.ts';

const EN = 'docs/en/config/test/retry.mdx';

describe('spelling check', () => {
  test(
    'reports an unknown word once a file, with what was perhaps meant',
    async () => {
      const fault = {
        ...edited(EN, 'See', 'You recieve it. You recieve it again, in `recieve`. See'),
        'README.md': '# Tests\n\nRun `recieve`.\n\n```\nrecieve\n```\n\nThey recieve it.\n',
      };
      const lines = await linesOf(spellingCheck, fault);
      expect(lines).toHaveLength(2);
      expect(lines[0]).toMatch(`${EN}:8  unknown word "recieve" — perhaps receive`);
      expect(lines[0]).toMatch('or add the word to docs/words.txt');
      expect(lines[1]).toMatch('README.md:9  unknown word "recieve"');
    },
    PATIENT_MS,
  );

  test(
    'a word that every JavaScript object has is a word',
    async () => {
      expect(await linesOf(spellingCheck, edited(EN, 'See', 'The constructor. See'))).toEqual([]);
    },
    PATIENT_MS,
  );

  test(
    'looks at the texts of the theme',
    async () => {
      const texts = '{\n "nav.label": { "en": "Main mneu", "zh": "主导航" }\n}';
      const [line] = await linesOf(spellingCheck, { 'i18n.json': texts });
      expect(line).toMatch('i18n.json:2  unknown word "mneu"');
    },
    PATIENT_MS,
  );
});

describe('words of prose', () => {
  const words = (text: string) => wordsOf(text).map((word) => word.text);

  test('leaves addresses, paths and short words out', () => {
    expect(words('See https://example.com/abcd and ./src/some/file.ts at the end')).toEqual([]);
    expect(words('plain words stand')).toEqual(['plain', 'words', 'stand']);
  });

  test('splits identifiers at their capital letters', () => {
    expect(words('maxConcurrency and XMLReport')).toEqual(['Concurrency', 'Report']);
  });

  test('keeps apostrophes inside a word, drops the possessive', () => {
    expect(words("It doesn’t change Rstest's files")).toEqual([
      "doesn't",
      'change',
      'Rstest',
      'files',
    ]);
  });
});
