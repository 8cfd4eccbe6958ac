import { join, relative, sep } from 'node:path';
import type { Finding } from './finding.ts';
import { isSkipped, placeOf } from './layout.ts';
import type { Group, SampleFile } from './types.ts';

const DIAGNOSTIC = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/;
const MISSING_MODULE = /^(TS2307|TS7016|TS2882)$/;

/** One error of the type checker in a file of a group; `line` is 1-based in that file. */
export interface Diagnostic {
  group: string;
  path: string;
  line: number;
  code: string;
  message: string;
}

/** Reads the type checker's plain output; an error outside the groups' files is thrown. */
export function parseDiagnostics(stdout: string, root: string, folder: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const row of stdout.split('\n')) {
    const match = DIAGNOSTIC.exec(row);
    if (!match) {
      const last = found.at(-1);
      if (last && row.startsWith('  ')) last.message += ` ${row.trim()}`;
      else if (/error TS\d+/.test(row)) throw new Error(`type check of the samples: ${row}`);
      continue;
    }
    const [, file = '', line = '', code = '', message = ''] = match;
    const inside = relative(folder, join(root, file)).split(sep);
    const [group = '', ...path] = inside;
    if (group.startsWith('..') || path.length === 0) {
      throw new Error(`type check of the samples: ${row}`);
    }
    found.push({ group, path: path.join('/'), line: Number(line), code, message });
  }
  return found;
}

/** Problems of a group, given the diagnostics of its files. */
export function judge(group: Group, diagnostics: Diagnostic[]): Finding[] {
  return group.files.flatMap((file) =>
    judgeFile(
      file,
      diagnostics.filter((d) => d.path === file.path),
    ),
  );
}

/** What of a file's diagnostics was not asked for, and which expected codes did not come. */
function judgeFile(file: SampleFile, diagnostics: Diagnostic[]): Finding[] {
  const [codes = '', quoted = ''] = file.meta.errors?.split(/: (.*)/s) ?? [];
  const expected: string[] = codes.match(/TS\d+/g) ?? [];
  const problems: Finding[] = [];
  for (const { line, code, message } of diagnostics) {
    if (expected.includes(code)) continue;
    if (isSkipped(file) && MISSING_MODULE.test(code) && !/'\.{1,2}\//.test(message)) continue;
    const fix = MISSING_MODULE.test(code)
      ? 'add the file as a titled block under the same heading, or the package to the project'
      : undefined;
    problems.push({ ...placeOf(file, line), message: `${code}: ${message}`, fix });
  }
  for (const code of expected) {
    if (diagnostics.some((d) => d.code === code)) continue;
    const others = [...new Set(diagnostics.map((d) => d.code))].join(', ');
    const instead = others ? `and fails with ${others} instead` : 'but it does';
    const message = `the block should not compile with ${code}, ${instead}`;
    problems.push({ ...placeOf(file, 0), message, fix: 'correct or drop `errors`' });
  }
  const found = diagnostics.filter(({ code }) => expected.includes(code));
  if (found.length > 0 && !found.some(({ message }) => message.includes(quoted))) {
    const got = found.map(({ message }) => message).join('; ');
    const message = `the block should not compile with "${quoted}", but the message is: ${got}`;
    problems.push({ ...placeOf(file, 0), message, fix: 'correct the message in `errors`' });
  }
  return problems;
}
