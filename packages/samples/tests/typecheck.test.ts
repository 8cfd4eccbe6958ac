import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { runTsc } from '../typecheck.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rstest-docs-tsc-'));
  mkdirSync(join(root, 'types'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Runs a program in the place of the compiler. */
function check(program: string | undefined): Promise<unknown> {
  const compiler = join(root, 'tsc.cjs');
  rmSync(compiler, { force: true });
  if (program !== undefined) writeFileSync(compiler, program);
  return runTsc(root, join(root, 'types'), 'tsconfig.json', compiler);
}

const error = "console.log('types/group-1/a.ts(3,7): error TS2322: no');";

test('a clean run has no diagnostics, and errors are found', async () => {
  expect(await check('')).toEqual([]);
  expect(await check(`${error} process.exitCode = 2;`)).toEqual([
    { group: 'group-1', path: 'a.ts', line: 3, code: 'TS2322', message: 'no' },
  ]);
});

test.each([
  ['is missing', undefined, 'Cannot find module'],
  ['prints nothing and fails', 'process.exitCode = 1;', 'it printed nothing'],
  ['runs out of memory', 'process.exit(137);', 'status 137'],
  ['dies between two errors', `${error} process.exitCode = 137;`, 'status 137'],
  ['is killed', 'process.kill(process.pid, "SIGKILL");', 'SIGKILL'],
  ['throws', 'throw new Error("unsupported platform");', 'unsupported platform'],
])('a compiler that %s fails the type check', async (_, program, message) => {
  await expect(check(program)).rejects.toThrow(message);
});
