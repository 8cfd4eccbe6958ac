import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import {
  MOBILE_MAX_PX,
  NAV_LAYOUT_MAX_PX,
  SIDEBAR_MENU_MAX_PX,
} from '../../../shared/site/constants.ts';

/** What frames the page; a component of the text may look at its own room. */
const FRAME = /^(layout|nav|sidebar|outline|styles)\//;

test('style sheets switch layouts at the widths of the specification and no others', () => {
  const allowed = [MOBILE_MAX_PX, SIDEBAR_MENU_MAX_PX, NAV_LAYOUT_MAX_PX];
  const found = readdirSync('theme', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && FRAME.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(`theme/${file}`, 'utf8').matchAll(/@media[^{]*?(max|min)-width: ?(\d+)px/g),
      ].map(
        // The first pixel on the other side is one more.
        ([, side, width]) => [file, side === 'min' ? Number(width) - 1 : Number(width)] as const,
      ),
    );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(([, width]) => !allowed.includes(width))).toEqual([]);
});
