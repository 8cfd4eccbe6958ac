import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentType } from '../../deploy/contentTypes.ts';

/**
 * What the simplest static hosts do, and nothing else: `/a` is `a.html`, `/a/` is `a/index.html`, and
 * the root's `404.html` answers the rest. No redirect, no header but the type, no compression.
 */
export async function startPlainServer(
  dir: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = decodeURI(url.replace(/[?#].*$/, ''));
    const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
    for (const [file, status] of [
      ...candidates.map((name) => [name, 200] as const),
      ['/404.html', 404] as const,
    ]) {
      const at = join(dir, file);
      if (!(await stat(at).catch(() => undefined))?.isFile()) continue;
      response.writeHead(status, { 'Content-Type': contentType(file) });
      response.end(await readFile(at));
      return;
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
