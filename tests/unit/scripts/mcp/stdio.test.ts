import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@rstest/core';
import { publishedSite } from '../../../support/published.ts';

test('an editor reads a built folder over standard input and output', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mcp-'));
  for (const [file, text] of Object.entries(publishedSite(dir))) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
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
    rmSync(dir, { recursive: true });
  }
});
