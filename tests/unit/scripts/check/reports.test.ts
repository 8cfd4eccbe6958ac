import { describe, expect, test } from '@rstest/core';
import { readDiagnostics } from '../../../../scripts/check/external/biome.ts';
import { readReport } from '../../../../scripts/check/external/deadCode.ts';
import { readTypeErrors } from '../../../../scripts/check/external/types.ts';
import { PAGE_CHECKS } from '../../../../scripts/check/registry.ts';
import { allLinesOf, PATIENT_MS, plainLine } from '../../../support/fixtureSite.ts';

test(
  'no check of pages says anything of good ones',
  async () => {
    const lines = await allLinesOf(PAGE_CHECKS.filter(({ name }) => name !== 'translations'));
    expect(lines).toEqual([]);
  },
  PATIENT_MS,
);

describe('report of the compiler', () => {
  test('each error becomes a finding, continued lines included', () => {
    const output =
      "theme/a.ts(3,7): error TS2322: Type 'a'\n  is wrong.\nb.ts(1,1): error TS1005: ';'\n";
    expect(readTypeErrors(output).map(plainLine)).toEqual([
      "theme/a.ts:3  TS2322: Type 'a' is wrong.",
      "b.ts:1  TS1005: ';'",
    ]);
  });

  test('anything else is reported as it is', () => {
    expect(readTypeErrors('Cannot find tsconfig').map(plainLine)).toEqual([
      'tsconfig.json:1  Cannot find tsconfig',
    ]);
  });
});

describe('report of Biome', () => {
  const report = (...diagnostics: object[]) => JSON.stringify({ diagnostics });

  test('errors and warnings count, advice does not', () => {
    const stdout = report(
      { severity: 'info', category: 'lint/a', message: 'A', location: { path: 'a.ts' } },
      {
        severity: 'warning',
        category: 'lint/b',
        message: 'B',
        location: { path: 'b.ts', start: { line: 4 } },
      },
      { severity: 'error', category: 'format', location: { path: 'c.ts', start: { line: 0 } } },
    );
    expect(readDiagnostics(stdout, '').map(plainLine)).toEqual([
      'b.ts:4  lint/b: B',
      'c.ts:1  not formatted — npm run fix -- --all',
    ]);
  });

  test('a status without a diagnostic is reported', () => {
    expect(readDiagnostics(report(), 'half done', 1).map(plainLine)).toEqual([
      'biome.json:1  half done',
    ]);
  });

  test('a crash is reported, not swallowed', () => {
    expect(readDiagnostics('', 'no such option').map(plainLine)).toEqual([
      'biome.json:1  no such option',
    ]);
  });
});

describe('report of knip', () => {
  test('files, exports and packages become findings', () => {
    const stdout = JSON.stringify({
      issues: [
        { file: 'a.ts', files: [{ name: 'a.ts' }], exports: [] },
        { file: 'b.ts', exports: [{ name: 'used', line: 7 }], owners: [{ name: '@a' }] },
        { file: 'package.json', devDependencies: [{ name: 'left', line: 40 }] },
      ],
    });
    expect(readReport(stdout, '').map(plainLine)).toEqual([
      'a.ts:1  nothing imports this file — remove it, or import it',
      'b.ts:7  nothing imports used — drop the export, or what it exports',
      'package.json:40  nothing uses package left — npm remove it',
    ]);
  });

  test('a kind that the table does not know is reported, and a status without an issue', () => {
    const cycles = JSON.stringify({ issues: [{ file: 'a.ts', cycles: [{ name: 'a → b' }] }] });
    expect(readReport(cycles, '', 1).map(plainLine)).toEqual(['a.ts:1  cycles: a → b — see knip']);
    const none = JSON.stringify({ issues: [] });
    expect(readReport(none, 'half done', 2).map(plainLine)).toEqual(['knip.jsonc:1  half done']);
    expect(readReport(none, '', 0)).toEqual([]);
  });

  test('a crash is reported, not swallowed', () => {
    expect(readReport('', 'bad config').map(plainLine)).toEqual(['knip.jsonc:1  bad config']);
  });
});
