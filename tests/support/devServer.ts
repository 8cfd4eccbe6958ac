import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from './nginx.ts';

const SCRIPTS = join(import.meta.dirname, '..', '..', 'scripts');
/** As `npm run dev` starts it. */
const COMMAND = [
  '--import',
  join(SCRIPTS, 'dev/preload.mjs'),
  '--import',
  'tsx',
  join(SCRIPTS, 'dev.ts'),
];
const ANSWERS = /Local:\s+(http:\S+)/;

/** A running `npm run dev`. */
export interface DevServer {
  /** Ends in a slash. */
  url: string;
  /** What it printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts the dev server for the project in `root`; rejects when it ends or stays silent. */
export async function startDevServer(
  root: string,
  { timeoutMs = 60_000 }: { timeoutMs?: number } = {},
): Promise<DevServer> {
  const args = [...COMMAND, '--port', String(await freePort()), '--host', '127.0.0.1'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  let output = '';
  const url = await new Promise<string>((done, fail) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(new Error(`the dev server did not answer in ${timeoutMs} ms\n${output}`));
    }, timeoutMs);
    const read = (data: Buffer) => {
      output += stripVTControlCharacters(String(data));
      const address = ANSWERS.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      done(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`the dev server ended with status ${code}\n${output}`));
    });
  });
  await answering(url, timeoutMs);
  return {
    url,
    output: () => output,
    stop: () => stop(child),
  };
}

/** The address is printed before the server listens. */
async function answering(url: string, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${url} did not answer in ${timeoutMs} ms`);
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const hard = setTimeout(() => child.kill('SIGKILL'), 3_000);
    // Its streams close with the last of the processes that it started, which may still write files.
    child.once('close', () => {
      clearTimeout(hard);
      done();
    });
    child.kill('SIGTERM');
  });
}
