import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { dev, type UserConfig } from '@rspress/core';
import { describeError } from '../cli/errors.ts';
import { isRunning } from '../cli/isRunning.ts';
import { assertPortFree } from '../server/port.ts';
import { banner } from './banner.ts';
import type { DevOptions } from './options.ts';
import { lazyPages } from './pages.ts';
import { remarkPlaces } from './places.ts';
import { steadySiteData } from './siteData.ts';

/** Emptying a file and writing it are two events, and one save. */
const SAVE_MS = 8;
const PARENT_MS = 1000;

/** Starts the dev server in this process; resolves once it listens. */
export async function startDev(options: DevOptions): Promise<void> {
  const { port, host = '0.0.0.0' } = options;
  const hasParent = process.env.npm_lifecycle_event ? parentCheck() : undefined;
  // The default port moves on when it is taken; one that was asked for is used or refused.
  if (port !== undefined) await assertPortFree({ port, host });
  process.env.NODE_ENV = 'development';
  const file = resolve('rspress.config.ts');
  const { default: site } = (await import(file)) as { default: UserConfig };
  const start = () =>
    dev({
      docDirectory: resolve(site.root ?? 'docs'),
      configFilePath: file,
      config: forWriters(site, options),
      extraBuilderConfig: {
        server: { port, host: options.host, strictPort: port !== undefined },
        tools: { rspack: { watchOptions: { aggregateTimeout: SAVE_MS } } },
      },
      restart,
    });
  const restart = async (): Promise<boolean> => {
    try {
      await start();
      return true;
    } catch (error) {
      console.error(`dev: ${describeError(error)}`);
      return false;
    }
  };
  const server = await start();
  const stop = async () => {
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  if (!hasParent) return;
  const timer = setInterval(() => {
    if (hasParent()) return;
    clearInterval(timer);
    void stop();
  }, PARENT_MS);
  timer.unref();
}

/**
 * Whether npm, which started this process, is still there: it does not hand on the signal that ends
 * it, and then the server would keep its port. Between the two there may be a shell, which waits on.
 */
function parentCheck(): () => boolean {
  const parent = process.ppid;
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], {
    encoding: 'utf8',
  });
  const npm = /^\s*(\d+) .*\bsh$/m.exec(stdout ?? '')?.[1];
  return () => process.ppid === parent && (!npm || isRunning(Number(npm)));
}

/** What stops a production build is shown by the banner of the page instead. */
function forWriters(site: UserConfig, { base = site.base ?? '/', editor }: DevOptions): UserConfig {
  return {
    ...site,
    base,
    root: resolve(site.root ?? 'docs'),
    languageParity: { enabled: false },
    markdown: {
      ...site.markdown,
      remarkPlugins: [remarkPlaces, ...(site.markdown?.remarkPlugins ?? [])],
      link: { checkDeadLinks: false },
      // A language is loaded when a page first needs it.
      shiki: { ...site.markdown?.shiki, lazy: true, langs: [] },
    },
    plugins: [...(site.plugins ?? []), lazyPages(), steadySiteData(), banner(base, editor)],
  };
}
