import { describe, expect, test } from '@rstest/core';
import { splitCss } from '../../../../plugins/html/features.ts';

const CSS =
  '@layer doc{.doc p{top:0}.callout{left:0}@media (width<=9px){.doc .facts{top:1px}}.doc :is(p,.callout){right:0}}';
const page = (article: string): string => `<main><article>${article}</article></main>`;

describe('rules of what an article may hold', () => {
  const cssOf = (html: string) => splitCss(CSS, [html, page('')])(html);

  test('stay out of a page that does not have it', () => {
    expect(cssOf(page('<p>'))).toEqual(['@layer doc{.doc p{top:0}.doc :is(p,.callout){right:0}}']);
  });

  test('come as an element of their own, with their layer and media', () => {
    expect(cssOf(page('<div class="callout"><dl class="facts">')).slice(1)).toEqual([
      '@layer doc{.callout{left:0}}',
      '@layer doc{@media (width<=9px){.doc .facts{top:1px}}}',
    ]);
  });

  test('bring the custom properties that they alone read', () => {
    const css =
      '@layer tokens{:root{color-scheme:light;--0:1px;--1:2px}}.doc p{top:var(--0)}.callout{top:var(--0);left:var(--1)}';
    const callout = page('<p class="callout">');
    expect(splitCss(css, [callout, page('')])(callout)).toEqual([
      '@layer tokens{:root{color-scheme:light;--0:1px}}.doc p{top:var(--0)}',
      '@layer tokens{:root{--1:2px}}.callout{top:var(--0);left:var(--1)}',
    ]);
  });

  test('are no element of their own where all pages have it', () => {
    const both = page('<div class="callout"><dl class="facts">');
    expect(splitCss(CSS, [both, page('<dl class="facts">')])(both)).toEqual([
      '@layer doc{.doc p{top:0}@media (width<=9px){.doc .facts{top:1px}}.doc :is(p,.callout){right:0}}',
      '@layer doc{.callout{left:0}}',
    ]);
  });

  test('are not needed by what is outside of the article', () => {
    expect(cssOf(`<div class="callout"></div>${page('')}`)).toHaveLength(1);
  });
});
