import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { originalBody, shownOriginal } from '../../../content/untranslated.ts';
import { untranslatedCheck } from '../../../scripts/check/parity/untranslated.ts';
import { PAGE_CHECKS } from '../../../scripts/check/registry.ts';
import { allLinesOf, edited, linesOf, PATIENT_MS } from '../../support/fixture-site.ts';

const root = mkdtempSync(join(tmpdir(), 'zh-untranslated-'));
afterAll(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string): string => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return join(root, file);
};

const BODY = [
  "import Part from './_part.mdx';",
  '![A clock](../clock.png) and [a page](/guide/next)',
  '',
  '- A sample:',
  '',
  '  ```ts',
  "  import { price } from './price';",
  '  ```',
];
const original = write('docs/en/guide/a.mdx', `---\ntitle: A\n---\n${BODY.join('\n')}\n`);
const standIn = write('docs/zh/guide/a.mdx', '---\ntitle: A\nuntranslated: true\n---\n');
const written = write('docs/zh/guide/b.mdx', '---\ntitle: B\n---\n');
write('docs/en/guide/b.mdx', '');

test('a page that is not translated shows the page of the first language', () => {
  expect(shownOriginal(standIn)).toBe(original);
  expect(shownOriginal(original)).toBeUndefined();
  expect(shownOriginal(written)).toBeUndefined();
  expect(shownOriginal('docs/zh/nowhere.mdx')).toBeUndefined();
});

test('its pictures and parts are those of the original, and its samples stay as they are', () => {
  const rows = (originalBody(standIn) ?? '').split('\n');
  expect(rows.slice(0, 2)).toEqual([
    "import Part from '../../en/guide/_part.mdx';",
    '![A clock](../../en/clock.png) and [a page](/guide/next)',
  ]);
  expect(rows.slice(2, 8)).toEqual(BODY.slice(2));
});

const ZH = 'docs/zh/config/test/pace.mdx';
const FAULT = {
  [ZH]: '---\ntitle: pace\ndescription: How fast the clock ticks.\nuntranslated: true\n---\n',
};

test(
  'checks let it be, find the anchors of its original, and list it for a release',
  async () => {
    expect(await allLinesOf(PAGE_CHECKS, FAULT)).toEqual(
      (await allLinesOf(PAGE_CHECKS)).filter((line) => !line.includes(ZH)),
    );
    expect(await linesOf(untranslatedCheck)).toEqual([]);
    expect(await linesOf(untranslatedCheck, FAULT)).toEqual([
      `${ZH}:4  the page is not translated yet, and shows the original — translate it, and remove untranslated: true`,
    ]);
    const dead = edited('docs/zh/config/test/retry.mdx', '#how-it-ticks', '#how-it-tics');
    const lines = await allLinesOf(PAGE_CHECKS, { ...FAULT, ...dead });
    expect(lines.join('\n')).toContain('dead anchor #how-it-tics');
  },
  PATIENT_MS,
);
