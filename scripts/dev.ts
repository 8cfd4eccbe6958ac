import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The framework's dev server, with its options (`--port`, `--host`); a warm cache is welcome here. */
const command = join(import.meta.dirname, '../node_modules/@rspress/core/bin/rspress.js');
const child = spawn(process.execPath, [command, 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`dev: ${error.message}`);
  process.exitCode = 1;
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
