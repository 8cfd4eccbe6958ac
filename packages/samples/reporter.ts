import { appendFileSync } from 'node:fs';
import type { Reporter } from '@rstest/core';

export interface RecordedError {
  message: string;
  stack: string;
}

export interface FileRecord {
  type: 'file';
  path: string;
  status: string;
  tests: { name: string; status: string; errors: RecordedError[] }[];
  /** Errors outside of tests: loading, hooks, crashes. */
  errors: RecordedError[];
}

export interface EndRecord {
  type: 'end';
  unhandled: RecordedError[];
}

interface RawError {
  message?: string;
  name?: string;
  stack?: string;
  diff?: string;
}

/** A reporter that appends one JSON line per finished test file, and one at the end, to `path`. */
export function recorder(path: string): Reporter {
  const write = (record: FileRecord | EndRecord) =>
    appendFileSync(path, `${JSON.stringify(record)}\n`);
  return {
    flushOutputStreams: false,
    onTestFileResult(file) {
      write({
        type: 'file',
        path: file.testPath,
        status: file.status,
        tests: file.results.map(({ name, parentNames = [], status, errors }) => ({
          name: [...parentNames, name].join(' > '),
          status,
          errors: toErrors(errors),
        })),
        errors: toErrors(file.errors),
      });
    },
    onTestRunEnd({ unhandledErrors }) {
      write({ type: 'end', unhandled: toErrors(unhandledErrors) });
    },
  };
}

function toErrors(errors: RawError[] = []): RecordedError[] {
  return errors.map(({ name = 'Error', message = '', stack = '', diff = '' }) => ({
    message: `${name}: ${message}${diff ? `\n${diff}` : ''}`,
    stack,
  }));
}
