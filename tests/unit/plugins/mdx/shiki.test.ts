import { expect, rs, test } from '@rstest/core';
import { codeToHtml, type ThemeRegistrationAny } from 'shiki';
import { shikiOptions } from '../../../../plugins/mdx/shiki.ts';

const LINE = "import { expect, rs, test } from '@rstest/core'; // and a comment";

const color = (line = LINE): Promise<string> => {
  const { theme, transformers, tokenizeTimeLimit } = shikiOptions() as {
    theme: ThemeRegistrationAny;
  } & Pick<ReturnType<typeof shikiOptions>, 'transformers' | 'tokenizeTimeLimit'>;
  return codeToHtml(line, { lang: 'ts', theme, transformers, tokenizeTimeLimit });
};

test('a machine that is busy colors a line to its end like any other', async () => {
  const idle = await color();
  expect(idle).toContain('<span class="c">// and a comment</span>');
  let now = 0;
  rs.spyOn(Date, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  try {
    expect(await color()).toBe(idle);
  } finally {
    rs.restoreAllMocks();
  }
});

test('words of the language are colored, operators and punctuation are not', async () => {
  const html = await color('const less = (a: number) => a < 2;');
  expect(html).toContain('<span class="k">const</span>');
  expect(html).not.toMatch(/<span class="[^"]*">[^\w<]+<\/span>/);
});
