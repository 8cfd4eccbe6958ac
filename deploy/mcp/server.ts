import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { copyOf } from '../../shared/site/addresses.ts';
import { CallError, readArguments, short } from './arguments.ts';
import type { PageList, PublishedSite } from './published-site.ts';
import { TOOLS } from './tools.ts';

/** Pages in one answer to a request for the list of resources. */
const PAGES_LISTED = 100;
/** No page is as long; what a site could publish by mistake is cut. */
const RESOURCE_CHARS = 200_000;

const INSTRUCTIONS =
  'Documentation of Rstest, the Rspack-based testing framework. Search first, then read the section that a result names; look up options, flags and functions by name; explain what a failed run printed; before an upgrade, ask what changed.';

/**
 * An MCP server over the published files of a site. It keeps no session: one may be made for each
 * request, and any number can share a `PublishedSite`.
 */
export function createDocsServer(site: PublishedSite): Server {
  const server = new Server(
    { name: 'rstest-docs', title: 'Rstest documentation', version: '1.0.0' },
    {
      capabilities: { tools: {}, resources: {} },
      instructions: INSTRUCTIONS,
      // Compiles no schema, which edge runtimes forbid; nothing is asked of a client.
      jsonSchemaValidator: {
        getValidator: () => (input) => ({
          valid: true,
          data: input as never,
          errorMessage: undefined,
        }),
      },
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ call: _, inputSchema, ...tool }) => ({
      ...tool,
      inputSchema: { ...inputSchema, required: [...inputSchema.required] },
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (!tool) {
      const names = TOOLS.map(({ name }) => name).join(', ');
      return failed(`no tool "${short(params.name)}"; there are ${names}`);
    }
    try {
      const text = await tool.call(site, readArguments(params.arguments, tool.inputSchema));
      return { content: [{ type: 'text', text }] };
    } catch (error) {
      if (error instanceof CallError) return failed(error.message);
      return failed('the documentation cannot be read now; try again later');
    }
  });
  server.setRequestHandler(ListResourcesRequestSchema, async ({ params }) => {
    const all = resourcesOf(await listOf(site), site.root);
    const start = Number(params?.cursor ?? 0);
    if (!Number.isInteger(start) || start < 0 || start > all.length) {
      throw new McpError(ErrorCode.InvalidParams, 'cursor: one that an answer gave');
    }
    const next = start + PAGES_LISTED;
    return {
      resources: all.slice(start, next).map(({ resource }) => resource),
      ...(next < all.length && { nextCursor: String(next) }),
    };
  });
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const found = resourcesOf(await listOf(site), site.root).find(
      ({ resource }) => resource.uri === uri,
    );
    if (!found) {
      throw new McpError(ErrorCode.InvalidParams, `no resource ${short(uri)}; list them first`);
    }
    const { about, sections } = await site.copy(found.prefix, found.path).catch(unreadable);
    const text = [`${about.version}, ${about.language}`, ...sections.map((one) => one.text)];
    return {
      contents: [
        { uri, mimeType: 'text/markdown', text: text.join('\n\n').slice(0, RESOURCE_CHARS) },
      ],
    };
  });
  return server;
}

const listOf = (site: PublishedSite): Promise<PageList> => site.list().catch(unreadable);

function unreadable(): never {
  throw new McpError(
    ErrorCode.InternalError,
    'the documentation cannot be read now; try again later',
  );
}

const failed = (text: string) => ({ isError: true, content: [{ type: 'text' as const, text }] });

/** Every page in every language, under the address of its copy. */
function resourcesOf({ languages }: PageList, root: string) {
  return Object.entries(languages).flatMap(([lang, { prefix, pages }]) =>
    pages.map(({ path, title, description }) => ({
      prefix,
      path,
      resource: {
        uri: `${root}${prefix}${copyOf(path)}`,
        name: `${prefix}${path}`,
        title,
        description: `${description} (${lang})`,
        mimeType: 'text/markdown',
      },
    })),
  );
}
