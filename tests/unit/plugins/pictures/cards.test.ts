import { describe, expect, test } from '@rstest/core';
import { titleRuns } from '../../../../plugins/pictures/cards.ts';
import { previewTags } from '../../../../plugins/pictures/index.ts';

describe('what a picture shows', () => {
  test('a page named after what it describes has a title of code', () => {
    expect(titleRuns({ title: 'testTimeout', route: '/zh/config/test/testTimeout' })).toEqual([
      { text: 'testTimeout', code: true },
    ]);
    expect(titleRuns({ title: 'Mocking', route: '/guide/basic/mocking' })).toEqual([
      { text: 'Mocking', code: false },
    ]);
  });

  test('backticks of the heading tell code from words', () => {
    const heading = '`expect` (config)';
    expect(titleRuns({ title: 'expect (config)', heading, route: '/config/test/expect' })).toEqual([
      { text: 'expect', code: true },
      { text: ' (config)', code: false },
    ]);
    expect(titleRuns({ title: 'Other', heading, route: '/config/test/expect' })).toEqual([
      { text: 'Other', code: false },
    ]);
  });
});

describe('tags of a preview', () => {
  const tags = previewTags({
    picture: 'https://site.dev/static/og/a.12345678.png',
    alt: 'A "quoted" <title>',
    width: 1200,
    height: 630,
    lang: 'zh',
    otherLangs: ['en'],
  });

  test('say picture, size and languages, with nothing left to break out of', () => {
    expect(tags).toContain(
      '<meta property="og:image:alt" content="A &#34;quoted&#34; &#60;title&#62;">',
    );
    expect(tags).toContain('<meta property="og:locale" content="zh_CN">');
    expect(tags).toContain('<meta property="og:locale:alternate" content="en_US">');
  });
});
