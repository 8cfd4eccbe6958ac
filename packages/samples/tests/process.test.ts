import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { runLogged, runShell } from '../process.ts';

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'rstest-docs-process-'));
});
afterAll(() => rmSync(cwd, { recursive: true }));

const run = (program: string, limitMs = 20_000) =>
  runLogged(['-e', program], { cwd, root: process.cwd(), log: join(cwd, 'log'), limitMs });

test('a status and what was printed are reported', async () => {
  expect(await run('console.log("a"); process.exitCode = 1;')).toEqual({ code: 1, output: 'a\n' });
});

test('a program that is killed does not look like one that fails', async () => {
  expect((await run('process.kill(process.pid, "SIGKILL")')).code).toBe(137);
});

test('a program that takes too long is stopped', async () => {
  expect((await run('setInterval(() => {}, 1000)', 300)).code).toBe(-1);
});

test('what a command leaves in the background is stopped with it', async () => {
  const start = { cwd, root: process.cwd(), log: join(cwd, 'log'), limitMs: 20_000 };
  await runShell('(sleep 0.5; touch late) &', start);
  await setTimeout(1000);
  expect(existsSync(join(cwd, 'late'))).toBe(false);
});
