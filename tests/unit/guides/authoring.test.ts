import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { planNew } from '../../../scripts/authoring/new.ts';
import { PAGE_CHECKS } from '../../../scripts/check/registry.ts';
import {
  allLinesOf,
  type Fault,
  fixtureContext,
  PATIENT_MS,
  PIXEL,
} from '../../support/fixtureSite.ts';
import { ROOT } from '../../support/guideCommands.ts';

const PICTURE = { 'docs/en/guide/recipes/clock.png': PIXEL };

/** The files that AUTHORING.md shows in full, by name. */
const shown: Fault = Object.fromEntries(
  [
    ...readFileSync(join(ROOT, 'AUTHORING.md'), 'utf8').matchAll(
      /^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm,
    ),
  ].map(([, file = '', text = '']) => [file, text]),
);

describe('AUTHORING.md', () => {
  test(
    'shows files in which no check finds a fault',
    async () => {
      expect(Object.keys(shown)).toHaveLength(13);
      const lines = await allLinesOf(PAGE_CHECKS, { ...shown, ...PICTURE });
      expect(lines.filter((line) => !line.includes('not recorded as a translation'))).toEqual([]);
    },
    PATIENT_MS,
  );

  test('shows a group to which npm run docs -- new adds a page', () => {
    const { site } = fixtureContext({ ...shown, ...PICTURE });
    const { changes } = planNew(site, 'guide/recipes/zones');
    for (const lang of ['en', 'zh']) {
      const meta = JSON.parse(changes.get(`docs/${lang}/guide/recipes/_meta.json`) ?? '');
      expect(meta).toEqual(['clocks', 'zones']);
    }
  });

  test('names a draft that no check judges, until it is linked to', async () => {
    const page = 'docs/en/guide/recipes/clocks.mdx';
    const linked = `${shown[page]}\nSee [Timers](/guide/recipes/timers).\n`;
    const lines = await allLinesOf(PAGE_CHECKS, { ...shown, ...PICTURE, [page]: linked });
    expect(lines.join('\n')).toContain('link to a draft: /guide/recipes/timers');
  });
});
