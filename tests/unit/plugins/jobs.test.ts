import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, rs, test } from '@rstest/core';
import { Job } from '../../../plugins/jobs.ts';
import { tempFolder } from '../../support/folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const folder = tempFolder();

/** A program that does this with its task. */
function program(name: string, work: string): string {
  const file = path.join(folder, `${name}.ts`);
  const jobs = JSON.stringify(path.join(ROOT, 'plugins/jobs.ts'));
  writeFileSync(file, `import { doJob } from ${jobs};\ndoJob(${work});\n`);
  return file;
}

const warn = rs.spyOn(console, 'warn');
beforeEach(() => {
  warn.mockReset();
  warn.mockImplementation(() => {});
});
afterEach(() => {
  warn.mockReset();
});

describe('a job in a process of its own', () => {
  test('hands over its result, maps included', async () => {
    const file = program('adds', 'async ({ a, b }) => new Map([["sum", a + b]])');
    const job = new Job<Map<string, number>>('sums', file, { a: 1, b: 2 });
    expect(await job.result()).toEqual(new Map([['sum', 3]]));
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    ['throws', '() => { throw new Error("no room") }', 'no room'],
    ['ends', '() => process.exit(3)', 'it ended with status 3'],
    ['is killed', '() => process.kill(process.pid, "SIGKILL")', 'it ended with SIGKILL'],
  ])('that %s has no result, and one line says why', async (name, work, reason) => {
    const job = new Job('sums', program(name.replace(' ', '-'), work), {});
    expect(await job.result()).toBeUndefined();
    expect(warn.mock.calls).toEqual([
      [`sums: made after the bundler's work, not beside it: ${reason}`],
    ]);
  });

  test('ends with the build that started it, which does not wait for it', async () => {
    const pidFile = path.join(folder, 'pid');
    const job = program(
      'endless',
      `async ({ pidFile }) => {
        const { writeFileSync } = await import('node:fs');
        writeFileSync(pidFile, String(process.pid));
        await new Promise((done) => setTimeout(done, 60_000));
      }`,
    );
    const build = `const { Job } = await import(${JSON.stringify(path.join(ROOT, 'plugins/jobs.ts'))});
      const { existsSync } = await import('node:fs');
      const pidFile = ${JSON.stringify(pidFile)};
      new Job('endless work', ${JSON.stringify(job)}, { pidFile });
      while (!existsSync(pidFile)) await new Promise((done) => setTimeout(done, 20));`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', build];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, timeout: 30_000 });
    expect([status, String(stderr)]).toEqual([0, '']);
    const pid = Number(readFileSync(pidFile, 'utf8'));
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
