import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Cost {
  /** Seconds from start to end. */
  wall: number;
  /** Seconds of user and system time of the command and all that it waited for. */
  cpu: number;
  /** Largest sum of resident memory of the process tree, in MB, sampled. */
  peak: number;
}

const SAMPLE_MS = 500;

/** Sum of resident memory of a process and all below it, in MB, from lines of `pid ppid rss`. */
export function treeMemory(lines: string, root: number): number {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  for (let size = -1; size !== family.size; ) {
    size = family.size;
    for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid);
  }
  return rows.reduce((sum, [pid = 0, , rss = 0]) => sum + (family.has(pid) ? rss : 0), 0) / 1024;
}

/**
 * Runs a command to its end and reports what it cost. Output goes to `build.log` in `cwd`. Rejects
 * with the log's end when it fails or takes longer than `limit` milliseconds.
 */
export function runMeasured(
  command: readonly string[],
  cwd: string,
  env: Record<string, string>,
  limit: number,
): Promise<Cost> {
  const log = join(cwd, 'build.log');
  const output = openSync(log, 'w');
  // Only the shell is told the times of its children's children.
  const script = `TIMEFORMAT='times %R %U %S'; time "$@"`;
  const child = spawn('bash', ['-c', script, 'bash', ...command], {
    cwd,
    detached: true,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', output, output],
  });
  const pid = child.pid ?? 0;
  let peak = 0;
  const sample = setInterval(() => {
    const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' });
    peak = Math.max(peak, treeMemory(lines, pid));
  }, SAMPLE_MS);
  const stop = (): void => {
    // The group is ours alone: the shell was started as its leader.
    process.kill(-pid, 'SIGKILL');
  };
  const timer = setTimeout(stop, limit);
  process.once('exit', stopQuietly);
  function stopQuietly(): void {
    if (child.exitCode === null && child.signalCode === null) stop();
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(sample);
      clearTimeout(timer);
      process.off('exit', stopQuietly);
      closeSync(output);
      const text = readFileSync(log, 'utf8');
      const [, wall, user, system] = /times ([\d.]+) ([\d.]+) ([\d.]+)\s*$/.exec(text) ?? [];
      if (code === 0) resolve({ wall: Number(wall), cpu: Number(user) + Number(system), peak });
      else
        reject(new Error(`${signal ? 'took too long' : `status ${code}`}\n${text.slice(-2000)}`));
    });
  });
}
