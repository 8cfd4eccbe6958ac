import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { checkFile, type NameTable } from '../index.ts';
import { planProject } from '../project.ts';
import { cli } from './suites/cli.ts';
import { server } from './suites/server.ts';
import { ui } from './suites/ui.ts';

const ROOT = join(import.meta.dirname, '../../..');
const table = JSON.parse(
  readFileSync(join(ROOT, 'shared/facts/compatibility.json'), 'utf8'),
) as NameTable;
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'suites-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Suite {
  files: Record<string, string>;
  /** Files that the summary names because they fail until a person changes them. */
  byHand: string[];
  tests: number;
}

const SUITES: Record<string, Suite> = {
  ui: { files: ui, byHand: ['src/late.test.tsx'], tests: 100 },
  cli: { files: cli, byHand: ['tests/created.test.js'], tests: 100 },
  server: {
    files: server,
    byHand: ['tests/bench.test.ts', 'tests/factory.test.ts', 'tests/mode.test.ts'],
    tests: 100,
  },
};

/** Runs the tests of a directory as CI does: what each file came to, and how many tests passed. */
function run(cwd: string): { files: Map<string, string>; passed: number } {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/@rstest/core/bin/rstest.js'), '--reporter=json'],
    { cwd, encoding: 'utf8', env: { ...process.env, CI: 'true', NO_COLOR: '1' } },
  );
  const output = stdout + stderr;
  const start = stdout.indexOf('{\n');
  if (start < 0) throw new Error(`no report:\n${output}`);
  const json = JSON.parse(stdout.slice(start, stdout.lastIndexOf('}') + 1)) as {
    files: { testPath: string; status: string }[];
    summary: { passedTests: number };
  };
  const files = new Map(json.files.map((one) => [one.testPath.replace(`${cwd}/`, ''), one.status]));
  return { files, passed: json.summary.passedTests };
}

describe.each(Object.keys(SUITES))('a suite like that of a %s', (name) => {
  const { files, byHand, tests } = SUITES[name] as Suite;

  test('moves with no change by hand that the summary does not name', () => {
    const cwd = join(folder, name);
    const plan = planProject({ files: Object.keys(files), read: (file) => files[file], table });
    for (const [file, text] of [...Object.entries(files), ...plan.writes]) {
      mkdirSync(dirname(join(cwd, file)), { recursive: true });
      writeFileSync(join(cwd, file), text);
    }
    symlinkSync(join(ROOT, 'node_modules'), join(cwd, 'node_modules'));
    const result = run(cwd);
    const named = plan.verdicts
      .filter(
        ({ file, verdict }) =>
          /\.test\./.test(file) && verdict.findings.some(({ level }) => level === 'look'),
      )
      .map(({ file }) => file)
      .sort();
    const failed = [...result.files]
      .filter(([, status]) => status !== 'pass')
      .map(([file]) => file)
      .sort();
    expect({ failed, named }).toEqual({ failed: byHand, named: byHand });
    expect(result.passed).toBeGreaterThanOrEqual(tests);
    // A second pass finds nothing more to do.
    for (const [file, text] of plan.writes)
      if (/\.[jt]sx?$/.test(file) && !file.startsWith('rstest.'))
        expect(checkFile(text, { table, fallback: plan.peer, file }).text).toBe(text);
  });
});
