import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { finishSite } from '../../../../deploy/finish.ts';
import { type RunningServer, startServer } from '../../../../scripts/server/start.ts';

let dir = '';
let server: RunningServer;
const options = { port: 0, host: '127.0.0.1' };

function rawStatus(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: server.port, host: '127.0.0.1', path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function build(home: string): Promise<void> {
  writeFileSync(join(dir, 'index.html'), home);
  writeFileSync(join(dir, '404.html'), 'gone');
  await finishSite(dir, { base: '/' });
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(dir, 'zh'));
  await build('<script>one()</script>');
  server = await startServer({ ...options, dir });
});

afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

describe('server', () => {
  test('answers over HTTP with the policy of the built pages', async () => {
    const response = await fetch(server.url);
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
  });

  test('follows a new build in the same folder', async () => {
    const before = (await fetch(server.url)).headers.get('content-security-policy');
    await build('<script>two()</script>');
    const after = (await fetch(server.url)).headers.get('content-security-policy');
    expect(after).not.toBe(before);
  });

  test('names that no file can have are a 404, not a crash', async () => {
    for (const path of ['/%E0%A4%A', '/../../etc/passwd', '/%00', `/${'x'.repeat(3000)}`])
      expect(await rawStatus(path)).toBe(404);
  });

  test('answers as an MCP server at its path', async () => {
    const response = await fetch(`${server.url}mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"name":"search"');
  });

  test('serves a folder under the base it was built for, and under no other', async () => {
    await finishSite(dir, { base: '/docs/' });
    const other = await startServer({ ...options, dir });
    expect(other.url).toBe(`http://127.0.0.1:${other.port}/docs/`);
    expect((await fetch(other.url)).status).toBe(200);
    await other.close();
    await expect(startServer({ ...options, dir, base: '/' })).rejects.toThrow(
      `--base /: ${dir}/ was built for /docs/`,
    );
    await finishSite(dir, { base: '/' });
  });

  test('says plainly that nothing was built', async () => {
    await expect(startServer({ ...options, dir: join(dir, 'zh') })).rejects.toThrow(
      'holds no built site; run npm run build first',
    );
  });
});
