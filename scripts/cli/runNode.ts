import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

export interface ChildResult {
  code: number;
  /** What it printed, both streams, without colors. */
  output: string;
  /** Standard output alone. */
  stdout: string;
}

/** Runs a Node program in a folder, without colors, and waits for it. */
export function runNode(cwd: string, args: readonly string[]): Promise<ChildResult> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
    const child = spawn(process.execPath, args, { cwd, env });
    let output = '';
    let stdout = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output), stdout });
    });
  });
}
