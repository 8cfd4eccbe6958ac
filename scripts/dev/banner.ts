import type { FSWatcher } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { buildSync } from 'esbuild';
import { addressOf } from '../../shared/site/addresses.ts';
import { Checks } from './checks.ts';
import { watchFolder } from './watch.ts';

const FOLDER = '__checks/';
/** By then a save is on screen: its checks do not compete with it. */
const ON_SCREEN_MS = 400;
const CLIENT = join(import.meta.dirname, 'banner', 'client.ts');

const checks = new Checks();
const listeners = new Set<ServerResponse>();
let watcher: FSWatcher | undefined;

/**
 * Puts a banner into each page that lists what `npm run check` would say about it, and follows
 * every save. `editor` is the address that opens a place, with `{file}` and `{line}` in it.
 */
export function banner(base: string, editor: string): RspressPlugin {
  const script = { tag: 'script', attrs: { src: `${base}${FOLDER}banner.js`, defer: true } };
  return {
    name: 'dev-banner',
    beforeBuild(config: UserConfig) {
      watcher?.close();
      const notify = () => {
        for (const response of listeners) response.write('data: saved\n\n');
      };
      watcher = watchFolder(config.root ?? 'docs', notify, ON_SCREEN_MS);
    },
    builderConfig: {
      html: { tags: [script] },
      server: {
        setup: ({ server }) => {
          server?.middlewares.use((request, response, next) => {
            const url = new URL(request.url ?? '/', 'http://site');
            const [, name] = url.pathname.split(`/${FOLDER}`);
            if (name === undefined) next();
            else void answer(name, url, base, editor, request, response);
          });
        },
      },
    },
  };
}

let client: string | undefined;

async function answer(
  name: string,
  url: URL,
  base: string,
  editor: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (name === 'banner.js') {
    client ??= buildSync({ entryPoints: [CLIENT], bundle: true, write: false, format: 'iife' })
      .outputFiles[0]?.text;
    send(response, 'text/javascript', client ?? '');
  } else if (name === 'events') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write('retry: 1000\ndata: hello\n\n');
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  } else if (name === 'findings') {
    const route = `/${(url.searchParams.get('path') ?? '/').slice(base.length)}`;
    const { findings, error } = await checks.ask(addressOf(decodeURI(route)));
    const shown = findings.map((finding) => ({ ...finding, open: link(editor, finding) }));
    send(response, 'application/json', JSON.stringify({ findings: shown, error }));
  } else {
    response.writeHead(404).end();
  }
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

/** `vscode://file/{file}:{line}` for a place; the file's path is absolute. */
function link(editor: string, { file, line }: { file: string; line: number }): string {
  const path = encodeURI(resolve(file)).replace(/[?#]/g, encodeURIComponent);
  return editor.replace('{file}', path).replace('{line}', String(line));
}
