import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const LIBRARIES = '/usr/lib';
/** Below the folder of the machine's architecture. */
const BROWSER = 'webkit2gtk-4.1/MiniBrowser';
/** Longest that a page may take to do what is asked, ms. */
const PATIENCE = 20_000;

/** A page in WebKitGTK, the engine of Safari, by the W3C's WebDriver: Playwright drives only builds of its own. */
export interface WebkitPage {
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page; its arguments are `arguments`. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  /** The same until what comes back is true. Fails with the last answer. */
  until(body: string, ...args: unknown[]): Promise<void>;
  /** Presses keys together, the last one by itself: `Control`, `k`. */
  press(...keys: string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Keys without a character, as the W3C's WebDriver writes them. */
const KEYS: Record<string, string> = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C' };

/** Where Debian's package puts it; undefined where it is not installed. */
export const findWebkit = (): string | undefined =>
  existsSync(LIBRARIES)
    ? readdirSync(LIBRARIES)
        .map((folder) => join(LIBRARIES, folder, BROWSER))
        .find((file) => existsSync(file))
    : undefined;

/** @throws {Error} when Debian's packages `webkit2gtk-driver` and `xvfb` are not installed */
export async function startWebkit(): Promise<WebkitPage> {
  const binary = findWebkit();
  if (!binary) throw new Error(`no ${BROWSER} in ${LIBRARIES}; install webkit2gtk-driver and xvfb`);
  const port = await freePort();
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (number) => resolve(`:${String(number).trim()}`));
    screen.once('error', reject);
  });
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // In a container its sandbox has no rights to start; the pages are our own.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (value?.error) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  };
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = (await retried(() =>
    send('POST', '', { capabilities: { alwaysMatch: options } }),
  )) as { sessionId: string };
  const run = <T>(script: string, ...args: unknown[]) =>
    send('POST', `/${sessionId}/execute/sync`, { script, args }) as Promise<T>;
  return {
    run,
    open: async (url) => void (await send('POST', `/${sessionId}/url`, { url })),
    async until(body, ...args) {
      await retried(async () => {
        const value = await run(body, ...args);
        if (value !== true) throw new Error(`WebKit: ${body}: ${JSON.stringify(value)}`);
      });
    },
    async press(...keys) {
      const values = keys.map((key) => KEYS[key] ?? key);
      const down = values.map((value) => ({ type: 'keyDown', value }));
      const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
      const actions = [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }];
      await send('POST', `/${sessionId}/actions`, { actions });
    },
    async stop() {
      await send('DELETE', `/${sessionId}`);
      for (const one of [driver, screen] satisfies ChildProcess[]) one.kill();
    },
  };
}

async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
