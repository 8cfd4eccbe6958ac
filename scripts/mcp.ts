import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createDocsServer, PAGE_LIST, PublishedSite } from '@rstest-docs/docs-mcp';
import { readArguments, runCommand } from './cli/arguments.ts';
import { UserError } from './cli/errors.ts';
import { ADDRESSES, DOCS } from './mcp/docs.ts';
import { folderUrl, readFolder } from './mcp/local.ts';

const OPTIONS = {
  dir: { type: 'string', value: '<folder>', about: 'a built site; doc_build unless given' },
  url: { type: 'string', value: '<address>', about: 'a published site instead' },
} as const;

await runCommand('docs mcp', async (args) => {
  const { values } = readArguments(args, OPTIONS, 0);
  if (values.dir && values.url) throw new UserError('--dir and --url: give one of them');
  const site = values.url ? published(values.url) : built(values.dir ?? 'doc_build');
  const server = createDocsServer(site, DOCS);
  await server.connect(new StdioServerTransport());
  await new Promise<void>((done) => {
    server.onclose = done;
    process.stdin.once('end', done);
  });
  return 0;
});

function built(dir: string): PublishedSite {
  if (!existsSync(join(dir, PAGE_LIST))) {
    throw new UserError(`${dir}/ holds no built site; run npm run build first, or give --url`);
  }
  return new PublishedSite(folderUrl(dir), ADDRESSES, readFolder);
}

function published(url: string): PublishedSite {
  if (!/^https?:\/\//.test(url)) throw new UserError(`--url ${url}: an http or https address`);
  return new PublishedSite(url, ADDRESSES);
}
