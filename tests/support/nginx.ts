import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where nginx is, or undefined: not every machine has it. */
export function findNginx(): string | undefined {
  return ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(
    (command) => spawnSync(command, ['-v']).status === 0,
  );
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export interface RunningNginx {
  stop(): Promise<void>;
}

async function untilReady(port: number, child: ChildProcess, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`nginx stopped at once:\n${log()}`);
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx did not answer on port ${port}:\n${log()}`);
}

/** Runs nginx in the foreground of a child process with the given `http` configuration. */
export async function startNginx(
  command: string,
  http: string,
  port: number,
): Promise<RunningNginx> {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = [
    'daemon off; master_process off;',
    `pid ${dir}/pid;`,
    `error_log ${dir}/error.log;`,
    'events {}',
    'http {',
    'access_log off;',
    ...paths.map((name) => `${name}_temp_path ${dir}/${name};`),
    http,
    '}',
  ].join('\n');
  writeFileSync(join(dir, 'nginx.conf'), config);
  let output = '';
  const child = spawn(command, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', 'stderr']);
  child.stderr?.on('data', (data) => {
    output += data;
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await untilReady(port, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
