// Runs Rstest's own command many times in one process, as `bin/rstest.js` does once: for each line
// of JSON that it reads it goes to the folder, runs the command, and reports the exit status when
// nothing is left to do, which is when the process would have ended by itself.
import { writeSync } from 'node:fs';
import nodeModule from 'node:module';
import { Socket } from 'node:net';
import { pathToFileURL } from 'node:url';

/** Descriptor of the channel, so that neither standard streams nor `process.send` differ. */
const CHANNEL = 3;

const [, , bin, api] = process.argv;
const { enableCompileCache, constants } = nodeModule;
const cache = enableCompileCache?.();
if (cache?.directory && cache.status === constants.compileCacheStatus.ENABLED) {
  process.env.NODE_COMPILE_CACHE = cache.directory;
}
const { runCLI } = await import(pathToFileURL(api).href);

const env = { ...process.env };
const listeners = new Map(process.eventNames().map((name) => [name, process.listeners(name)]));
let running = false;
const channel = new Socket({ fd: CHANNEL });

process.on('beforeExit', () => {
  if (!running) return;
  running = false;
  channel.ref();
  writeSync(CHANNEL, `${process.exitCode ?? 0}\n`);
});
channel.on('end', () => process.exit());
channel.on('data', (line) => {
  const { cwd, args, variables } = JSON.parse(String(line));
  reset();
  Object.assign(process.env, variables);
  process.chdir(cwd);
  process.env.PWD = cwd;
  process.argv = [process.execPath, bin, ...args];
  running = true;
  channel.unref();
  runCLI();
});

/** What an earlier run left in this process. */
function reset() {
  process.exitCode = undefined;
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  for (const name of process.eventNames()) {
    if (name === 'beforeExit') continue;
    const kept = listeners.get(name) ?? [];
    for (const listener of process.listeners(name)) {
      if (!kept.includes(listener)) process.removeListener(name, listener);
    }
  }
}
