import { createHash } from 'node:crypto';
import { describe, expect, test } from '@rstest/core';
import { inlineHashes, mergeHashes, refusedInline } from '../../../deploy/inline.ts';

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inline hashes', () => {
  test('cover scripts and styles with their exact text, not files and data', () => {
    const html = `<head><style>a{color:red}\n</style><script>let a = "<b>";</script>
      <script data-x="a>b">b()</script><script type="module">c()</script>
      <script src="/d.js"></script><script type="application/ld+json">{"a":1}</script></head>`;
    const found = inlineHashes(html);
    expect(found.styles).toEqual([hash('a{color:red}\n')]);
    expect(found.scripts).toEqual([hash('let a = "<b>";'), hash('b()'), hash('c()')].sort());
  });

  test('merge without doubles, in a fixed order', () => {
    const merged = mergeHashes([
      { scripts: ['b', 'a'], styles: [] },
      { scripts: ['a'], styles: ['s'] },
    ]);
    expect(merged).toEqual({ scripts: ['a', 'b'], styles: ['s'] });
  });
});

describe('refused inline code', () => {
  test.each([
    '<p style="color:red">',
    "<p class='a' style='x'>",
    '<button onclick="go()">',
    '<a href="javascript:go()">',
    '<a href = " javascript:go()">',
  ])('%s is found', (tag) => {
    expect(refusedInline(`<!doctype html>\n${tag}`)).toEqual([{ line: 2, what: tag }]);
  });

  test.each([
    '<p data-style="a" title="style=x onclick=y">',
    '<code>&lt;p style="x"&gt;</code>',
    '<script>el.style = "x"; a = "<p style=1>"</script>',
    '<!-- <p style="x"> -->',
    '<a href="/javascript:x">',
  ])('%s is allowed', (tag) => {
    expect(refusedInline(tag)).toEqual([]);
  });
});
