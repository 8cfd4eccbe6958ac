import { spawnSync } from 'node:child_process';

export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** Runs browser tests and prints as they go; their exit status. */
export const runPlaywright = (args: readonly string[], env = process.env): number | null =>
  spawnSync(process.execPath, [PLAYWRIGHT, 'test', ...args], { stdio: 'inherit', env }).status;
