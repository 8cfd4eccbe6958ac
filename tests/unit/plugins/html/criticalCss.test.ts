import { describe, expect, test } from '@rstest/core';
import { criticalCss, namesIn } from '../../../../plugins/html/criticalCss.ts';

const kept = (css: string, html: string): string => criticalCss(css, namesIn([html]));

describe('critical CSS', () => {
  test('keeps a rule whose classes are in a page and drops the others', () => {
    expect(kept('.a{color:red}.b{color:blue}', '<p class="a">')).toBe('.a{color:red}');
  });

  test('keeps only the selectors of a list that can match', () => {
    expect(kept('.a,.b{color:red}', '<p class="b">')).toBe('.b{color:red}');
  });

  test('keeps element selectors, layers and media, and drops emptied ones', () => {
    const css =
      '@layer x{p{margin:0}}@media (width>=9px){.gone{top:0}}@media (width>=8px){p{top:0}}';
    expect(kept(css, '<p>')).toBe('@layer x{p{margin:0}}@media (width>=8px){p{top:0}}');
  });

  test('keeps the statement that orders the layers', () => {
    expect(kept('@layer a,b;.x{top:0}p{top:0}', '<p>')).toBe('@layer a,b;p{top:0}');
  });

  test('one class of :is() is enough, a class inside :not() or :has() need not be there', () => {
    const css = '.a:is(.b,.c){top:0}.a:not(.z){left:0}.a:has(.z){right:0}.a:is(.y,.z){bottom:0}';
    expect(kept(css, '<p class="a c">')).toBe(
      '.a:is(.b,.c){top:0}.a:not(.z){left:0}.a:has(.z){right:0}',
    );
  });

  test('leaves what needs a pointer, an open menu or a printer to the full style sheet', () => {
    const css = '.a:hover{top:0}.a:popover-open{top:0}@media print{p{top:0}}.a{top:1px}';
    expect(kept(css, '<p class="a">')).toBe('.a{top:1px}');
  });

  test('leaves the layer `late` to the full style sheet, also within other rules', () => {
    const css =
      '@layer base,late;@layer late{.a{top:0}}@layer base{.a{left:0}}@supports (top:0){@layer late{.a{right:0}}}@layer later{.a{top:1px}}';
    expect(kept(css, '<p class="a">')).toBe(
      '@layer base,late;@layer base{.a{left:0}}@layer later{.a{top:1px}}',
    );
  });

  test('keeps what holds without a state, and no declaration that only a change can show', () => {
    const css =
      '.a:not(:focus-visible){top:0}.a:focus-visible{left:0}.a{transition:top 1s;right:0}';
    expect(kept(css, '<p class="a">')).toBe('.a:not(:focus-visible){top:0}.a{right:0}');
  });

  test('keeps the rules of reduced motion only beside an animation', () => {
    const calm = '@media (prefers-reduced-motion:reduce){p{animation-duration:0s!important}}';
    expect(kept(`p{top:0}${calm}`, '<p>')).toBe('p{top:0}');
    const moving = '@keyframes one{to{top:0}}p{animation:one 1s}';
    expect(kept(moving + calm, '<p>')).toBe(moving + calm);
  });

  test('keeps an animation only where a kept rule names it', () => {
    const css =
      '@keyframes one{to{top:0}}@keyframes two{to{top:0}}.a{animation:one 1s}.b{animation:two 1s}';
    expect(kept(css, '<p class="a">')).toBe('@keyframes one{to{top:0}}.a{animation:one 1s}');
  });

  test('drops custom properties that no kept rule reads, even through another one', () => {
    const css = ':root{--a:1;--b:var(--c);--c:2;--d:var(--e);--e:1}p{top:var(--b)}.x{top:var(--a)}';
    const found = kept(css, '<p>');
    expect(found.match(/--\w+:/g)).toHaveLength(2);
    expect(found).toContain(':2}');
  });

  test('shortens names of custom properties alike on all pages, and spaces outside of strings', () => {
    const css =
      ':root{--long:1px;--longer:"a, b", c}p{top:var(--long)}i{left:var(--long)}b{content:var(--longer)}';
    expect(kept(css, '<p>')).toBe(':root{--0:1px}p{top:var(--0)}');
    expect(kept(css, '<b>')).toBe(':root{--1:"a, b",c}b{content:var(--1)}');
  });

  test('drops what names elements, attributes and values that no page has', () => {
    const css =
      'kbd{top:0}p[title]{top:1px}[role=tab]{top:2px}[role=tab][open]{top:3px}[class~=a]{top:4px}i:is(b,[data-fresh] *){top:5px}';
    expect(kept(css, '<p class="b a" role="tab"><i>')).toBe(
      '[role=tab]{top:2px}[role=tab][open]{top:3px}[class~=a]{top:4px}i:is(b,[data-fresh] *){top:5px}',
    );
  });

  test('keeps what is for the language of the page', () => {
    const css = ':root:lang(zh){top:0}p:lang(zh){left:0}';
    expect(kept(css, '<html lang="en"><p>')).toBe('p:lang(zh){left:0}');
    expect(kept(css, '<html lang="zh"><p>')).toBe(css);
  });
});
