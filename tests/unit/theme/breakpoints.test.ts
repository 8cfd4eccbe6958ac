import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@rstest/core';
import { MOBILE_MAX, NAV_LAYOUT_MAX, SIDEBAR_MENU_MAX } from '../../../shared/site/constants.ts';

/** Folders that frame the page; a component of the text may look at its own room. */
const FRAME = ['shell', 'nav', 'sidebar', 'outline', 'styles'];

test('style sheets switch layouts at the widths of the specification and no others', () => {
  const allowed: string[] = [MOBILE_MAX, SIDEBAR_MENU_MAX, NAV_LAYOUT_MAX];
  const found = readdirSync('theme', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && FRAME.includes(dirname(file)))
    .flatMap((file) =>
      [
        ...readFileSync(`theme/${file}`, 'utf8').matchAll(
          /@media[^{]*?\bwidth ?(?::|[<>]=?) ?([\d.]+[a-z]+)/g,
        ),
      ].map(([, width = '']) => [file, width] as const),
    );
  // The sidebar has none of its own: what holds it says where it goes.
  const folders = new Set(found.map(([file]) => dirname(file)));
  expect([...folders].sort()).toEqual(FRAME.filter((folder) => folder !== 'sidebar').sort());
  expect(found.filter(([, width]) => !allowed.includes(width))).toEqual([]);
});
