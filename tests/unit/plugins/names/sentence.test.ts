import { expect, test } from '@rstest/core';
import { firstSentence } from '../../../../plugins/names/sentence.ts';

const BODY = `
# retry

Runs a [failed](/x) test **again**, e.g. one with \`load(a?. b)\` in it. More.

## rs.fn \\{#rsfn}

<ApiFacts name="rs.fn" />

| a | b |
| --- | --- |

创建一个 mock：见 \`a。b\`。更多。

## Empty

### Nested

Text.
`;

test('the first sentence of a section, as its reader sees it', () => {
  expect(firstSentence(BODY, '')).toBe(
    'Runs a failed test again, e.g. one with `load(a?. b)` in it.',
  );
  expect(firstSentence(BODY, 'rsfn')).toBe('创建一个 mock：见 `a。b`。');
});

test('a section without a sentence has none, not that of the next section', () => {
  expect(firstSentence(BODY, 'empty')).toBe('');
  expect(firstSentence(BODY, 'unknown')).toBe('');
});
