import type { UserConfig } from '@rspress/core';
import { describe, expect, test } from '@rstest/core';
import { deferredScript, inlineScript } from '../../../plugins/boot.ts';
import { THEME_STORAGE_KEY, VISITED_STORAGE_KEY } from '../../../shared/site/constants.ts';

const LOCALES = ['en', 'zh'].map((lang) => ({ lang, label: lang }));

const script = (site: UserConfig, page = { lang: 'en', filters: false }): string =>
  inlineScript(site, '/deferred.js', ['/index.js'], page);

describe('the inline script', () => {
  test('holds what the site needs', () => {
    const code = script({ lang: 'en', locales: LOCALES });
    expect(code).toContain(THEME_STORAGE_KEY);
    expect(code).toContain(VISITED_STORAGE_KEY);
    expect(code).toContain('"/deferred.js"');
    expect(code).toContain('"/index.js"');
    expect(code).not.toMatch(/__[A-Z]+__/);
  });

  test('sends nobody to another language where there is none, or where the site says so', () => {
    expect(script({ lang: 'en' })).not.toContain(VISITED_STORAGE_KEY);
    expect(
      script({ lang: 'en', locales: LOCALES, themeConfig: { localeRedirect: 'never' } }),
    ).not.toContain(VISITED_STORAGE_KEY);
  });

  test('holds only what its page needs', () => {
    const site = { lang: 'en', locales: LOCALES };
    const themeConfig = { localeRedirect: 'only-default-lang' } as const;
    expect(script(site)).not.toContain('filtered');
    expect(script(site, { lang: 'en', filters: true })).toContain('filtered');
    expect(script({ ...site, themeConfig })).toContain('hreflang');
    const chinese = script({ ...site, themeConfig }, { lang: 'zh', filters: false });
    expect(chinese).not.toContain('hreflang');
    expect(chinese).toContain(VISITED_STORAGE_KEY);
  });

  test('reads no choice of theme where the site leaves none', () => {
    for (const darkMode of [false, 'force-dark', 'force-auto'] as const) {
      expect(script({ lang: 'en', themeConfig: { darkMode } })).not.toContain(THEME_STORAGE_KEY);
    }
  });
});

test('the maps of a site inherit nothing that an address could name', () => {
  const code = deferredScript(
    { lang: 'en' },
    { build: 'ab', scripts: ['/index.js'], sections: { config: '/c.js' }, hashes: {}, loaded: {} },
  );
  const [, literal] = /^self\.__site=(\{.*?\});/.exec(code) ?? [];
  const site = new Function(`return ${literal}`)();
  expect(site).toMatchObject({
    build: 'ab',
    scripts: ['/index.js'],
    sections: { config: '/c.js' },
  });
  for (const map of [site.sections, site.hashes, site.loaded]) {
    expect(Object.getPrototypeOf(map)).toBeNull();
  }
});
