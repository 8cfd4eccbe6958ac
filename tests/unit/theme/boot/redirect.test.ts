import { afterEach, expect, rs, test } from '@rstest/core';
import { Window } from 'happy-dom';
import { redirect } from '../../../../theme/boot/redirect.ts';

interface Visit {
  page: string;
  language: string;
  locales: string[];
  localeRedirect?: string;
}

/** Where a first visitor is sent. */
function target({ page, language, locales, localeRedirect = 'auto' }: Visit): string | undefined {
  const replace = rs.fn();
  const { document } = new Window();
  document.documentElement.lang = page;
  document.head.innerHTML = locales
    .map((lang) => `<link rel="alternate" hreflang="${lang}" href="https://x.example/${lang}/a">`)
    .join('');
  rs.stubGlobal('document', document);
  rs.stubGlobal('navigator', { language, userAgent: 'Mozilla' });
  rs.stubGlobal('location', { search: '?a=1', hash: '#b', replace });
  rs.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  rs.stubGlobal('__BOOT__', { localeRedirect, defaultLang: locales[0] });
  redirect();
  return replace.mock.calls[0]?.[0];
}
afterEach(() => {
  rs.unstubAllGlobals();
});

test.each([
  ['en', 'zh-CN', ['en', 'zh'], '/zh/a?a=1#b'],
  ['en', 'pt-BR', ['en', 'pt-BR', 'pt'], '/pt-BR/a?a=1#b'],
  ['en', 'pt-PT', ['en', 'pt-BR'], '/pt-BR/a?a=1#b'],
  ['en', 'PT-br', ['en', 'pt-BR'], '/pt-BR/a?a=1#b'],
  ['zh-TW', 'zh-HK', ['en', 'zh-CN', 'zh-TW'], undefined],
  ['zh-CN', 'zh-TW', ['en', 'zh-CN', 'zh-TW'], '/zh-TW/a?a=1#b'],
  ['en', 'en-GB', ['en', 'zh'], undefined],
  ['en', 'fr', ['en', 'zh'], undefined],
  ['zh', 'en-GB', ['en', 'zh'], '/en/a?a=1#b'],
] as const)('a page in %s, read in %s, of %j: %s', (page, language, locales, expected) => {
  expect(target({ page, language, locales: [...locales] })).toBe(expected);
});

test("with 'only-default-lang' a page in another language stays", () => {
  const visit = { language: 'en', locales: ['en', 'zh'], localeRedirect: 'only-default-lang' };
  expect(target({ ...visit, page: 'zh' })).toBeUndefined();
  expect(target({ ...visit, page: 'en', language: 'zh' })).toBe('/zh/a?a=1#b');
});
