import type { AddressInfo } from 'node:net';
import { afterEach, expect, rs, test } from '@rstest/core';
import { nodeServer, type WebHandler } from '../nodeServer.ts';

let close = (): void => {};
afterEach(() => close());

async function statusOf(handler: WebHandler, headers: Record<string, string>): Promise<number> {
  const server = nodeServer(handler).listen(0, '127.0.0.1');
  close = () => void server.close();
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: '/', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });
}

test('a failing handler is our fault, and said in the log', async () => {
  const log = rs.spyOn(console, 'error').mockImplementation(() => {});
  const fails: WebHandler = () => Promise.reject(new Error('the index is gone'));
  expect(await statusOf(fails, {})).toBe(500);
  expect(String(log.mock.calls[0])).toContain('the index is gone');
  log.mockRestore();
});

test('a request that names no address is the fault of who sends it', async () => {
  const answers: WebHandler = async () => new Response('yes');
  expect(await statusOf(answers, {})).toBe(200);
  expect(await statusOf(answers, { Host: 'a b' })).toBe(400);
});
