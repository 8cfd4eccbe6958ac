import { describe, expect, test } from '@rstest/core';
import { samplesCheck } from '../../../../scripts/check/project/samples.ts';
import { edited, linesOf } from '../../../support/planted-site.ts';

const FILE = 'docs/en/config/test/pace.mdx';

describe('samples check', () => {
  test('accepts the good site', async () => {
    expect(await linesOf(samplesCheck)).toEqual([]);
  });

  test('tells the line of a syntax error', async () => {
    expect(await linesOf(samplesCheck, edited(FILE, '() => {});', '() => {};'))).toEqual([
      `${FILE}:13  sample cannot be parsed: ')' expected.`,
    ]);
  });

  test('lets a sample that must not compile have one', async () => {
    const plant = edited(FILE, 'ts"\nimport', 'ts" errors="TS1005"\nimport');
    const text = plant[FILE]?.replace('() => {});', '() => {};') ?? '';
    expect(await linesOf(samplesCheck, { [FILE]: text })).toEqual([]);
  });

  test('tells an unknown attribute', async () => {
    const [line] = await linesOf(samplesCheck, edited(FILE, 'ts title=', 'ts titel='));
    expect(line).toMatch(`${FILE}:10  unknown attribute \`titel\``);
  });

  test('tells a language that the highlighter does not know, and what was meant', async () => {
    const [line] = await linesOf(samplesCheck, edited(FILE, 'ts title=', 'yamll title='));
    expect(line).toBe(`${FILE}:10  unknown language yamll — did you mean yaml?`);
  });
});
