import { afterEach, expect, rs, test } from '@rstest/core';
import { dropDefaultLang, guardAddress } from '../../../../theme/boot/guards.ts';
import type { BootSettings } from '../../../../theme/contract.ts';

const settings: BootSettings = {
  base: '',
  langs: ['en', 'zh'],
  defaultLang: 'en',
  versions: [],
  localeRedirect: 'never',
  darkMode: 'auto',
  forced: '',
};

/** Where a visitor of an address is sent. */
function target(pathname: string, base = ''): string | undefined {
  const replace = rs.fn();
  rs.stubGlobal('location', { pathname, search: '?a=1', hash: '#b', replace });
  dropDefaultLang({ ...settings, base });
  return replace.mock.calls[0]?.[0];
}
afterEach(() => {
  rs.unstubAllGlobals();
});

test.each([
  ['/en', '/'],
  ['/en/guide/start/', '/guide/start/'],
  ['/en//other.example/x', '/other.example/x'],
  ['/en/\\other.example/x', '/other.example/x'],
  ['/en///other.example', '/other.example'],
])('%s goes to %s, never to another host', (from, to) => {
  expect(target(from)).toBe(`${to}?a=1#b`);
  expect(target(`/docs${from}`, '/docs')).toBe(`/docs${to}?a=1#b`);
});

test('a longer first part is no language', () => {
  expect(target('/english/a')).toBeUndefined();
});

test.each([
  ['/%E0%A4%A', '', '/404'],
  ['/zh/%E0%A4%A', '', '/zh/404'],
  ['/docs/zh//guide/%', '/docs', '/docs/zh/404'],
])('%s, which cannot be decoded, becomes the 404 page of its language', (pathname, base, to) => {
  const replaceState = rs.fn();
  rs.stubGlobal('location', { pathname, search: '', hash: '' });
  rs.stubGlobal('history', { state: null, replaceState });
  guardAddress({ ...settings, base });
  expect(replaceState).toHaveBeenCalledWith(null, '', to);
});
