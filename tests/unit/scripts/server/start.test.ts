import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { type RunningServer, startServer } from '../../../../scripts/server/start.ts';

let dir = '';
let server: RunningServer;
const options = { port: 0, host: '127.0.0.1', base: '/' };

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

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(dir, 'zh'));
  writeFileSync(join(dir, 'index.html'), '<script>one()</script>');
  writeFileSync(join(dir, '404.html'), 'gone');
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
    await new Promise((resolve) => setTimeout(resolve, 20));
    writeFileSync(join(dir, 'index.html'), '<script>two()</script>');
    const after = (await fetch(server.url)).headers.get('content-security-policy');
    expect(after).not.toBe(before);
  });

  test.each(['/%E0%A4%A', '/..%2f..%2fetc%2fpasswd', '/../../etc/passwd', '/%00'])(
    '%s is a 404, not a crash',
    async (path) => {
      expect(await rawStatus(path)).toBe(404);
    },
  );

  test('says plainly that a port is taken', async () => {
    await expect(startServer({ ...options, dir, port: server.port })).rejects.toThrow(
      `port ${server.port} is in use; choose another one with --port`,
    );
  });

  test('says plainly that nothing was built', async () => {
    await expect(startServer({ ...options, dir: join(dir, 'zh') })).rejects.toThrow(
      'holds no built site; run npm run build first',
    );
  });
});
