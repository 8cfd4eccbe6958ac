import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createMcpEndpoint, type Docs, type McpSettings } from '../index.ts';

export const ROOT = 'https://docs.example';

/** What a call of a tool answers. */
export interface Answer {
  isError: boolean;
  text: string;
}

/** Endpoints and clients over the files of a published site. */
export function serverOf(docs: Docs, files: Record<string, string>) {
  const read = async (url: string): Promise<string> => {
    if (!Object.hasOwn(files, url)) throw new Error(`no ${url}`);
    return files[url] as string;
  };
  const addresses = {
    copyOf: (path: string) => `${path.replace(/\/$/, '/index')}.md`,
    stemOf: (path: string) =>
      path
        .replace(/\.(?:mdx?|html)$/, '')
        .replace(/(^|\/)index$/, '$1')
        .replace(/\/$/, ''),
  };
  const endpoint = (settings: Partial<McpSettings> = {}) =>
    createMcpEndpoint({ url: ROOT, addresses, docs, allowOrigins: [ROOT], read, ...settings });

  const connect = async (settings: Partial<McpSettings> = {}): Promise<Client> => {
    const answer = endpoint(settings);
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL('https://mcp.example/mcp'), {
        fetch: (url, init) => answer(new Request(url, init)),
      }),
    );
    return client;
  };

  const call = async (
    name: string,
    args: Record<string, unknown>,
    settings?: Partial<McpSettings>,
  ): Promise<Answer> => {
    const client = await connect(settings);
    try {
      const { isError, content } = await client.callTool({ name, arguments: args });
      const [first] = content as { type: string; text: string }[];
      return { isError: isError === true, text: first?.text ?? '' };
    } finally {
      await client.close();
    }
  };
  return { endpoint, connect, call };
}
