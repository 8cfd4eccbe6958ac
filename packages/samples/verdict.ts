import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { configOf, isExcluded, placeOf, testsToRun } from './layout.ts';
import type { PlannedGroup } from './plan.ts';
import type { FileRecord, RecordedError } from './reporter.ts';
import type { Recorded } from './run.ts';
import type { SampleFile } from './types.ts';

export interface Verdict {
  problems: Finding[];
  passed: number;
}

const TAIL_LINES = 6;

/** What the records of a run say about one group: failures at the page's lines, and files never run. */
export function judgeGroup({ group, folder, kind }: PlannedGroup, run: Recorded): Verdict {
  const problems: Finding[] = [];
  let passed = 0;
  const config = configOf(group);
  if (config?.meta.fails !== undefined) {
    problems.push(...judgeFailingConfig(config, run));
    return { problems, passed: problems.length === 0 ? 1 : 0 };
  }
  for (const file of testsToRun(group)) {
    const record = run.files.find(({ path }) => path === join(folder, file.path));
    const found = record ? judgeFile(file, record, folder, group.files) : [neverRun(file, run)];
    if (found.length === 0) passed++;
    problems.push(...found);
  }
  for (const file of group.files.filter(isExcluded)) {
    if (!run.files.some(({ path }) => path === join(folder, file.path))) continue;
    const message = `"${file.path}" should be left out of the run, but it was run`;
    problems.push({ ...placeOf(file, 0), message, fix: 'correct the sample or drop `excluded`' });
  }
  const failing = group.files.some(({ meta }) => meta.fails !== undefined);
  if (kind === 'own' && problems.length === 0 && !failing && run.ended.code !== 0 && config) {
    problems.push({
      ...placeOf(config, 0),
      message: `all tests pass, but the run ends with status ${run.ended.code}:${tail(run)}`,
      fix: 'if that is the point of the sample, add fails="part of the message" to the config block',
    });
  }
  for (const error of run.end?.unhandled ?? []) {
    if (kind === 'own' || error.stack.includes(folder)) {
      problems.push(toProblem(group.files, folder, error, 'unhandled error'));
    }
  }
  return { problems, passed };
}

function judgeFile(
  file: SampleFile,
  record: FileRecord,
  folder: string,
  files: SampleFile[],
): Finding[] {
  const failures = record.tests.flatMap(({ name, errors }) =>
    errors.map((error) => ({ name, error })),
  );
  failures.push(...record.errors.map((error) => ({ name: '', error })));
  const { fails } = file.meta;
  if (fails !== undefined) {
    if (record.status !== 'fail') {
      const message = `the sample should fail with "${fails}", but it passes`;
      return [{ ...placeOf(file, 0), message, fix: 'correct the sample or drop `fails`' }];
    }
    if (failures.some(({ error }) => error.message.includes(fails))) return [];
    const got = failures.map(({ error }) => firstLine(error)).join('; ');
    const message = `the sample should fail with "${fails}", but it fails with: ${got}`;
    return [{ ...placeOf(file, 0), message }];
  }
  if (record.status === 'fail') {
    if (failures.length > 0) {
      return failures.map(({ name, error }) =>
        toProblem(files, folder, error, name ? `test "${name}"` : file.path, file),
      );
    }
    return [{ ...placeOf(file, 0), message: 'the test file fails without a message' }];
  }
  if (record.tests.length === 0) {
    return [{ ...placeOf(file, 0), message: 'the block was loaded, but has no test' }];
  }
  return [];
}

function judgeFailingConfig(config: SampleFile, { ended }: Recorded): Finding[] {
  const fails = config.meta.fails ?? '';
  if (ended.code === 0) {
    const message = `the run should fail with "${fails}", but it passes`;
    return [{ ...placeOf(config, 0), message, fix: 'correct the sample or drop `fails`' }];
  }
  if (ended.output.includes(fails)) return [];
  const message = `the run should fail with "${fails}", but it prints:${tail({ ended })}`;
  return [{ ...placeOf(config, 0), message }];
}

function neverRun(file: SampleFile, run: Recorded): Finding {
  const crashed = run.end === undefined;
  return {
    ...placeOf(file, 0),
    message: `"${file.path}" was never run${crashed ? `; the run broke off:${tail(run)}` : ''}`,
    fix: crashed
      ? undefined
      : 'match it by `include`, or add `excluded` if the sample is about leaving it out',
  };
}

function toProblem(
  files: SampleFile[],
  folder: string,
  error: RecordedError,
  what: string,
  fallback?: SampleFile,
): Finding {
  const [line, source] = locate(files, folder, error.stack) ?? [0, fallback ?? files[0]];
  const place = source ? placeOf(source, line) : { file: '', line: 1 };
  return { ...place, message: `${what}: ${error.message.trim()}` };
}

/** First stack frame that lies in a file of the group. */
function locate(
  files: SampleFile[],
  folder: string,
  stack: string,
): [number, SampleFile] | undefined {
  for (const row of stack.split('\n')) {
    for (const file of files) {
      const at = row.indexOf(`${join(folder, file.path)}:`);
      const line = at < 0 ? null : /:(\d+):\d+\)?\s*$/.exec(row.slice(at));
      if (line) return [Number(line[1]), file];
    }
  }
  return undefined;
}

function firstLine(error: RecordedError): string {
  return error.message.split('\n')[0] ?? '';
}

function tail({ ended }: Pick<Recorded, 'ended'>): string {
  const lines = ended.output.split('\n').filter((line) => line.trim() !== '');
  return `\n${lines.slice(0, TAIL_LINES).join('\n')}`;
}
