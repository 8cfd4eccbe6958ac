import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { MOBILE_MAX, NAV_LAYOUT_MAX, SIDEBAR_MENU_MAX } from '../../../shared/site/constants.ts';

/** What frames the page; a component of the text may look at its own room. */
const FRAME = /^(layout|nav|sidebar|outline|styles)\//;

test('style sheets switch layouts at the widths of the specification and no others', () => {
  const allowed: string[] = [MOBILE_MAX, SIDEBAR_MENU_MAX, NAV_LAYOUT_MAX];
  const found = readdirSync('theme', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && FRAME.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(`theme/${file}`, 'utf8').matchAll(
          /@media[^{]*?\bwidth ?(?::|[<>]=?) ?([\d.]+[a-z]+)/g,
        ),
      ].map(([, width = '']) => [file, width] as const),
    );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(([, width]) => !allowed.includes(width))).toEqual([]);
});
