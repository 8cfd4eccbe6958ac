import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { parsePage } from '../../../../content/page.ts';
import { tableProblems } from '../../../../scripts/facts/tables.ts';
import { samplePage } from '../../../../scripts/samples/pages.ts';

/** What is wrong with a page of the manual after an edit, in each language. */
function broken(path: string, from: RegExp, to: string): string[] {
  return (['en', 'zh'] as const).map((lang) => {
    const file = `docs/${lang}/${path}.mdx`;
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(from);
    const page = parsePage(file, { lang, path }, text.replace(from, to));
    return tableProblems([samplePage(page)])
      .map(({ message }) => message)
      .join('; ');
  });
}

test.each([
  [
    'guide/basic/cli',
    /`--retry <retry>`/,
    '`--retry <times>`',
    '--retry <times> has another value',
  ],
  ['guide/basic/cli', /`--globals`/, '`--global`', 'rstest has no flag --global; no row for'],
  [
    'guide/basic/cli',
    /`--cleanup`/,
    '`--clean`',
    'rstest merge-reports has no flag --clean; no row',
  ],
  ['guide/basic/cli', /\| `--bail \[number\]`.*\n/, '', 'no row for the flag --bail'],
  ['config/test/projects', /`isolate`(, |、)/, '', 'only the root config sets isolate'],
  ['config/test/projects', /`isolate`/, '`retry`', 'each project may set retry'],
  ['config/test/reporters', /\| `dot` \|/, '| `dots` |', 'reporter dot; there is no reporter dots'],
  [
    'config/test/reporters',
    /`showProjectName`(, |、)/,
    '',
    'default has the option showProjectName',
  ],
  ['guide/basic/reporters', /`outputDir`/, '`outputPath`', 'blob has no option outputPath'],
  ['guide/basic/reporters', /\| `blob` \|.*\n/, '', 'no row for the reporter blob'],
  [
    'guide/basic/coverage',
    /cobertura-coverage\.xml/,
    'cobertura.xml',
    'cobertura writes cobertura-',
  ],
  [
    'config/test/coverage',
    /`coverage-final\.json`/,
    '`coverage.json`',
    'json writes coverage-final',
  ],
  ['guide/migration/jest', /\| `test\.fails` \|/, '| `test.skip` |', 'test.failing: Rstest has'],
  ['guide/migration/jest', /\| `clearMocks` \|[^|]*\|/, '| `clearMocks` | x |', 'it is the same'],
  [
    'guide/migration/jest',
    /\| `--forceExit` \|[^|]*\|/,
    '| `--randomize` | 相同 the same |',
    'no counterpart',
  ],
  [
    'guide/migration/jest',
    /\| `--onlyFailures` \|[^|]*\|/,
    '| `--onlyFailures` | 相同 the same |',
    'no probe compares it',
  ],
  [
    'guide/migration/vitest',
    /\| `test.exclude` \|[^|]*\|/,
    '| `test.exclude` | x |',
    'behaves differently',
  ],
])('%s: an edit of %s is found', (path, from, to, message) => {
  for (const found of broken(path, from, to)) expect(found).toContain(message);
});
