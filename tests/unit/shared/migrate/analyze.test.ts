import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { compatibility } from '../../../../shared/facts/compatibility.ts';
import { analyze } from '../../../../shared/migrate/analyze.ts';
import { formatFindings } from '../../../../shared/migrate/format.ts';
import { maskText } from '../../../../shared/migrate/mask.ts';

const FOLDER = join(import.meta.dirname, '../../../fixtures/migrate');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));
const expected = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8')) as Record<
  string,
  { findings: string[]; text: string[] }
>;
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

describe('files of the shape that people have', () => {
  test('are thirty at least', () => expect(files.length).toBeGreaterThanOrEqual(30));

  test.each(files)('%s', (file) => {
    const before = read(file);
    const result = analyze(before, compatibility);
    expect(formatFindings(file, result)).toEqual(expected[file]?.findings);
    const old = before.split('\n');
    const changed = result.text.split('\n').filter((line, index) => line !== old[index]);
    expect(changed).toEqual(expected[file]?.text);
    expect(result.text.split('\n')).toHaveLength(old.length);
  });
});

test('renaming a second time changes nothing', () => {
  for (const file of files) {
    const once = analyze(read(file), compatibility).text;
    expect(analyze(once, compatibility).text).toBe(once);
  }
});

test.each([
  ["import { expect } from 'vitest';\n// jest.fn", 'vitest'],
  ["import type { Config } from 'jest';", 'jest'],
  ['vi.fn()', 'vitest'],
  ['jest.fn()', 'jest'],
  ["import '@testing-library/jest-dom/vitest';", undefined],
  ['expect(1).toBe(1)', undefined],
] as const)('%j is read as what it names, else as what the caller says', (text, peer) => {
  for (const fallback of ['jest', 'vitest'] as const)
    expect(analyze(text, compatibility, fallback).peer).toBe(peer ?? fallback);
});

test('a name after a spread is found, a member of that name is not', () => {
  const text = "({ ...jest.requireActual('./a'), n: my.jest.fn() });\n[...test.each];\n";
  const { findings, text: renamed } = analyze(text, compatibility);
  expect(findings.map(({ name }) => name)).toEqual(['jest.requireActual', 'test.each']);
  expect(renamed).toContain("({ ...rs.requireActual('./a'), n: my.jest.fn() })");
});

test('comments and strings are no code, expressions in templates are', () => {
  expect(maskText("a('jest.fn') // jest\n`x \x24{jest.fn()} y`")).toBe(
    "a('       ')        \n`  \x24{jest.fn()}  `",
  );
});

test.each([
  ['open templates', '(`${"'],
  ['open comments', '/*'],
  ['open calls', "test('a',"],
  ['braces', '}'],
  ['imports', 'import {\n'],
  ['keys', '{a:'],
])('a megabyte of rubbish is read in seconds: %s', (_, part) => {
  const text = part.repeat(Math.ceil(1_000_000 / part.length));
  const start = performance.now();
  expect(analyze(text, compatibility).text).toHaveLength(text.length);
  expect(performance.now() - start).toBeLessThan(8000);
});
