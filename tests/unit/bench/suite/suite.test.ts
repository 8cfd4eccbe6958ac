import { describe, expect, test } from '@rstest/core';
import {
  CONTESTANTS,
  commandOf,
  configFiles,
  kindsOf,
  testCount,
} from '../../../../bench/suite/contestants.ts';
import { FRAMEWORKS, SIZES, SUITES, suiteFiles } from '../../../../bench/suite/corpus.ts';
import { median, type Run, suiteTable } from '../../../../bench/suite/table.ts';

const run = (contestant: string, kind: Run['kind'], cpu: number): Run => ({
  contestant,
  suite: 'logic',
  kind,
  wall: cpu,
  cpu,
  peak: 100,
});

describe('the suites', () => {
  test.each(SUITES)('%s gives every framework the same code under test', (suite) => {
    const sources = FRAMEWORKS.map((framework) =>
      Object.entries(suiteFiles(suite, framework)).filter(([file]) => !file.includes('.test.')),
    );
    for (const files of sources) expect(files).toEqual(sources[0]);
  });

  test.each(SUITES)('%s has as many tests for everybody as runs must report', (suite) => {
    for (const framework of FRAMEWORKS) {
      const tests = Object.entries(suiteFiles(suite, framework))
        .filter(([file]) => file.includes('.test.'))
        .map(([, text]) => text.match(/^test\(/gm)?.length ?? 0);
      expect(tests).toHaveLength(SIZES[suite].files);
      expect(tests.reduce((sum, one) => sum + one)).toBe(testCount(suite, false));
      expect(tests[0]).toBe(testCount(suite, true));
    }
  });

  test('the file that is run alone exists', () => {
    for (const contestant of CONTESTANTS) {
      for (const suite of contestant.suites) {
        const command = commandOf(contestant, suite, '/packages', 2, true);
        const file = command.find((argument) => argument.startsWith('src/')) ?? '';
        expect(suiteFiles(suite, contestant.framework)).toHaveProperty([file]);
        expect(configFiles(contestant.framework, suite)).toHaveProperty(['package.json']);
      }
    }
  });

  test('only a framework that keeps a cache is run with it', () => {
    const cached = CONTESTANTS.filter((one) => kindsOf(one).includes('cached'));
    expect(cached.map(({ name }) => name)).toEqual(['jest']);
  });
});

describe('the table', () => {
  test.each([
    [[3], 3],
    [[4, 1], 2.5],
    [[9, 1, 5], 5],
    [[1, 2, 3, 10], 2.5],
  ])('the median of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test('gives medians, their ratio to the first contestant, and one file apart', () => {
    const runs = [
      run('rstest', 'all', 10),
      run('rstest', 'all', 12),
      run('rstest', 'all', 90),
      run('rstest', 'one', 2),
      run('jest', 'all', 24),
      run('jest', 'cached', 6),
      run('jest', 'one', 3),
    ];
    const lines = suiteTable(runs)
      .split('\n')
      .map((text) => text.trim().replace(/ {2,}/g, ' | '));
    expect(lines).toEqual([
      '',
      'logic: all files',
      'rounds | wall s | CPU s | peak MB',
      'rstest | 3 | 12.00 | 12.00 | 100',
      'jest | 1 | 24.00 (2.00x) | 24.00 (2.00x) | 100 (1.00x)',
      'jest, cached | 1 | 6.00 (0.50x) | 6.00 (0.50x) | 100 (1.00x)',
      '',
      'logic: one file',
      'rounds | wall s | CPU s | peak MB',
      'rstest | 1 | 2.00 | 2.00 | 100',
      'jest | 1 | 3.00 (1.50x) | 3.00 (1.50x) | 100 (1.00x)',
    ]);
  });
});
