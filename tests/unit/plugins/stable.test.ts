import type { UserConfig } from '@rspress/core';
import { expect, test } from '@rstest/core';
import { stableSidebars } from '../../../plugins/stable.ts';

const inOrder = (...names: string[]) => Object.fromEntries(names.map((name) => [name, []]));
const keys = (sidebar: object | undefined): string[] => Object.keys(sidebar ?? {});

test('sidebars come in one order, whichever folder was read first', async () => {
  const given: UserConfig = { themeConfig: { darkMode: false } };
  const config = (await stableSidebars().config?.(given, {} as never, true)) ?? given;
  const theme = config.themeConfig ?? {};
  expect(theme.darkMode).toBe(false);
  // As the framework does, twice.
  for (const names of [
    ['/guide', '/api', '/config'],
    ['/config', '/guide', '/api'],
  ]) {
    theme.sidebar = inOrder(...names);
    theme.locales = [
      { lang: 'zh', label: '', sidebar: inOrder(...names) },
      { lang: 'en', label: '' },
    ];
    expect(keys(config.themeConfig?.sidebar)).toEqual(['/api', '/config', '/guide']);
    expect(keys(config.themeConfig?.locales?.[0]?.sidebar)).toEqual(['/api', '/config', '/guide']);
    expect(config.themeConfig?.locales?.[1]).toEqual({ lang: 'en', label: '' });
  }
});
