import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { finishSite } from '../../../deploy/finish.ts';
import { nginxFile } from '../../../deploy/hosts/nginx.ts';
import { type RunningServer, siteAt, startServer } from '../../../scripts/server/start.ts';
import { writeFiles } from '../../support/folder.ts';
import { FILES, TARGETS, VERSIONS } from '../../support/hostedSite.ts';
import { findNginx, freePort, type RunningNginx, startNginx } from '../../support/nginx.ts';

/** nginx refuses these before it reads Accept-Encoding, or only has gzip at hand for them. */
const ENCODING_DIFFERS =
  /^\/(?:(?:zh\/)?%E0%A4%A|%|\.\.\/.*|\.\.%2f.*|(?:zh\/)?404(?:\.html)?\/?)$/;
/** nginx resolves dot segments before its rules, the own server refuses them. */
const STAYS_INSIDE = new Set(['/guide/../a']);

const COMPARED = [
  'location',
  'content-type',
  'content-encoding',
  'link',
  'cache-control',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
] as const;

interface Seen {
  status: number | undefined;
  headers: Record<string, string | undefined>;
  body: string;
}

function ask(port: number, path: string, encoding: string, accept = '*/*'): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const headers = { Accept: accept, ...(encoding && { 'Accept-Encoding': encoding }) };
    const sent = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const hash = createHash('sha256');
      answer.on('data', (data) => hash.update(data));
      answer.on('end', () => {
        const moved = answer.statusCode === 301;
        const picked: (readonly [string, unknown])[] = COMPARED.filter(
          (name) => !moved || name !== 'content-type',
        ).map((name) => [name, answer.headers[name]] as const);
        if (answer.statusCode === 200) picked.push(['vary', answer.headers.vary]);
        resolve({
          status: answer.statusCode,
          headers: Object.fromEntries(picked) as Record<string, string | undefined>,
          body: answer.statusCode === 200 ? hash.digest('hex') : '',
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const nginx = findNginx();

describe.skipIf(!nginx).each(['/', '/docs/'])('nginx with base %s', (base) => {
  let dir = '';
  let own: RunningServer;
  let other: RunningNginx;
  let port = 0;

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'hosted-'));
    const site = join(dir, 'built');
    writeFiles(site, FILES);
    await finishSite(site, { base, moved: { '/old': '/guide/quick' }, versions: VERSIONS });
    const root = base === '/' ? site : join(dir, 'root');
    if (base !== '/') {
      mkdirSync(root);
      symlinkSync(site, join(root, base.slice(1, -1)));
    }
    port = await freePort();
    const { table } = siteAt(site)();
    const config = nginxFile({
      table,
      root,
      listen: `127.0.0.1:${port}`,
      notFoundFolders: ['', 'zh', '0.9'],
    });
    other = await startNginx(nginx ?? '', config, port);
    own = await startServer({ dir: site, host: '127.0.0.1', port: 0 });
  });

  afterAll(async () => {
    await own?.close();
    await other?.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  test.each(TARGETS)('answers %s as the own server does', async (target) => {
    const path = base === '/' ? target : base.slice(0, -1) + target;
    for (const encoding of ['', 'gzip', 'gzip, br', 'br;q=0, gzip']) {
      const ours = await ask(own.port, path, encoding);
      const theirs = await ask(port, path, encoding);
      if (ENCODING_DIFFERS.test(target)) {
        theirs.headers['content-encoding'] = ours.headers['content-encoding'];
      }
      if (STAYS_INSIDE.has(target)) expect([200, 404]).toContain(theirs.status);
      else expect(theirs).toEqual(ours);
    }
  });

  test.each([
    'text/markdown',
    'text/markdown;q=1.0, text/html;q=0.9',
    'application/json, text/markdown ,text/html',
    'text/html, text/markdown;q=0.5',
    'text/markdown;q=0.5, application/json',
    'text/markdown;q=0',
    'text/html',
  ])('answers Accept: %s as the own server does', async (accept) => {
    for (const target of [
      '/guide/quick',
      '/guide/quick.md',
      '/a',
      '/0.9/a',
      '/nope',
      '/guide/start/',
    ]) {
      const path = base.slice(0, -1) + target;
      for (const encoding of ['', 'gzip, br']) {
        const ours = await ask(own.port, path, encoding, accept);
        expect(await ask(port, path, encoding, accept)).toEqual(ours);
      }
    }
  });

  test('answers 304 to the tag it gave', async () => {
    const url = `http://127.0.0.1:${port}${base}a`;
    const tag = (await fetch(url)).headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const again = await fetch(url, { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
  });

  test.each([
    ['zh/nope', '什么都没有'],
    ['zh/%E0%A4%A', '什么都没有'],
    ['0.9/nope', 'nothing here in 0.9'],
  ])('serves the nearest 404 page at %s', async (path, said) => {
    const text = await (await fetch(`http://127.0.0.1:${port}${base}${path}`)).text();
    expect(text).toContain(said);
  });
});
