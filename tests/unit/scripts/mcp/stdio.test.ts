import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@rstest/core';
import { tempFolder, writeFiles } from '../../../support/folder.ts';
import { publishedSite } from '../../../support/published.ts';

const dir = tempFolder();

test('an editor reads a built folder over standard input and output', async () => {
  writeFiles('/', publishedSite(dir));
  const client = new Client({ name: 'test', version: '1' });
  try {
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: ['--import', 'tsx', 'scripts/mcp.ts', '--dir', dir],
      }),
    );
    const answer = await client.callTool({ name: 'lookup', arguments: { name: 'testTimeout' } });
    expect(JSON.stringify(answer.content)).toContain('How many milliseconds');
  } finally {
    await client.close();
  }
});
