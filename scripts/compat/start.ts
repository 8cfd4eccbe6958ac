import { spawn } from 'node:child_process';
import { plainEnv } from '../facts/env.ts';

/** Runs Node.js, bounded in time, and returns what it printed and its exit code. */
export function start(
  args: string[],
  cwd: string,
  timeout: number,
): Promise<{ log: string; code: number | null }> {
  return new Promise((resolve, reject) => {
    const env = plainEnv({ CI: '', NO_COLOR: '1' });
    const child = spawn(process.execPath, args, { cwd, env, timeout });
    let log = '';
    const add = (chunk: Buffer) => {
      log += chunk;
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', reject);
    child.on('close', (code) => resolve({ log, code }));
  });
}
