import { describe, expect, test } from '@rstest/core';
import { finishPage } from '../../../../plugins/html/firstPaint.ts';

const BUILT =
  '<!doctype html><html lang="en"><head><meta name="generator" content="X">' +
  '<link rel="preload" href="/static/js/async/route-1.js" as="script">' +
  '<script defer src="/static/js/index.js"></script>' +
  '<link href="/static/css/index.css" rel="stylesheet"></head><body><p>text</p></body></html>';

describe('a finished page', () => {
  const html = finishPage(BUILT, {
    css: ['p{margin:0}'],
    first: 'start("/static/js/index.js")',
    chunk: '/static/js/async/1.js',
  });

  test('names no script and no style sheet that could hold up its first paint', () => {
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html).not.toContain('<link rel="preload"');
    expect(html.replace(/<noscript>.*?<\/noscript>/, '')).not.toContain('<link');
  });

  test('carries the rules that it needs, and the full sheet where scripts are off', () => {
    expect(html).toContain('<style>p{margin:0}</style>');
    expect(html).toContain(
      '<noscript><link rel="stylesheet" href="/static/css/index.css"></noscript>',
    );
  });

  test('of a frozen manual is painted with the full sheet, and has no styles of its own', () => {
    const frozen = finishPage(BUILT, { css: [], linked: true, first: '' });
    expect(frozen).toContain('<link rel="stylesheet" href="/static/css/index.css">');
    expect(frozen).not.toMatch(/<style|<noscript/);
  });

  test('has one inline script, that knows the others, and names its own chunk on the root', () => {
    expect(html.match(/<script/g)).toHaveLength(1);
    const script = /<script>(.*?)<\/script>/s.exec(html)?.[1];
    expect(script).toBe('start("/static/js/index.js")');
    expect(html).toContain('<html data-chunk="/static/js/async/1.js" lang="en"');
  });

  test('keeps dollar signs of its style sheet as they are', () => {
    expect(finishPage(BUILT, { css: ['a::before{content:"$&"}'], first: '' })).toContain(
      'content:"$&"',
    );
  });
});
