import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { TEXTS } from '../../../scripts/dev/banner/texts.ts';
import { SITES } from '../../support/sites.ts';

/** Words of the dev server's banner that nothing else says. */
const MARKS = [
  '__checks/',
  'dev-banner',
  ...Object.values(TEXTS).flatMap(({ name, checking, none }) => [name, checking, none]),
];

test('no byte of the dev server is in the built site', () => {
  const files = readdirSync(SITES.main.out, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|js|css|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  const found = texts.filter((file) => {
    const text = readFileSync(join(SITES.main.out, file), 'utf8');
    return MARKS.some((mark) => text.includes(mark));
  });
  expect(found).toEqual([]);
});
