/** One sentence of the specification with the tests that prove it. */
export interface CoverageRow {
  line: number;
  sentence: string;
  tests: { line: number; file: string; title: string }[];
}

/** A browser test as listed by its runner: file below `tests/e2e` without `.spec.ts`, full title. */
export interface ListedTest {
  file: string;
  title: string;
}

/** Rows of `tests/spec.md`. */
export function parseCoverageMap(text: string): CoverageRow[] {
  const rows: CoverageRow[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const row = /^- (.+)$/.exec(line);
    const proof = /^ {2}- ([\w/-]+): (.+)$/.exec(line);
    if (row) rows.push({ line: index + 1, sentence: row[1] ?? '', tests: [] });
    else if (proof) {
      rows.at(-1)?.tests.push({ line: index + 1, file: proof[1] ?? '', title: proof[2] ?? '' });
    }
  }
  return rows;
}

/** Why the coverage map is not complete, `tests/spec.md:line: what`; empty when it is. */
export function coverageProblems(
  rows: readonly CoverageRow[],
  listed: readonly ListedTest[],
  exists: (path: string) => boolean,
): string[] {
  const problems: string[] = [];
  if (rows.length === 0) problems.push('tests/spec.md:1: no rows');
  for (const row of rows) {
    if (row.tests.length === 0) problems.push(`tests/spec.md:${row.line}: no test proves this`);
    for (const { line, file, title } of row.tests) {
      if (file === 'unit') {
        if (!exists(title)) problems.push(`tests/spec.md:${line}: no such unit tests: ${title}`);
        continue;
      }
      const found = listed.some((test) => test.file === file && test.title.includes(title));
      if (!found) problems.push(`tests/spec.md:${line}: no such test: ${file}: ${title}`);
    }
  }
  return problems;
}

interface Suite {
  title: string;
  file: string;
  specs?: { title: string; file: string }[];
  suites?: Suite[];
}

/** Tests in Playwright's JSON list. */
export function listedTests(report: string): ListedTest[] {
  const { suites } = JSON.parse(report) as { suites: Suite[] };
  const walk = (suite: Suite, titles: string[]): ListedTest[] => [
    ...(suite.specs ?? []).map((spec) => ({
      file: spec.file.replace(/\.spec\.ts$/, ''),
      title: [...titles, spec.title].join(' › '),
    })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((suite) => walk(suite, []));
}
