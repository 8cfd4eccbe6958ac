import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { CallError, readArguments, short } from './arguments.ts';
import type { PageList, PublishedSite } from './publishedSite.ts';
import type { Tool } from './tools.ts';

/** Pages in one answer to a request for the list of resources. */
const PAGES_LISTED = 100;
/** No page is as long; what a site could publish by mistake is cut. */
const RESOURCE_CHARS = 200_000;

/** What a server says of itself, and its tools. */
export interface Docs {
  /** For programs, such as `rstest-docs`. */
  name: string;
  title: string;
  /** How an agent should go about it. */
  instructions: string;
  tools: readonly Tool[];
}

/**
 * An MCP server over the published files of a site. It keeps no session: one may be made for each
 * request, and any number can share a `PublishedSite`.
 */
export function createDocsServer(site: PublishedSite, docs: Docs): Server {
  const { name, title, instructions, tools } = docs;
  const server = new Server(
    { name, title, version: '1.0.0' },
    {
      capabilities: { tools: {}, resources: {} },
      instructions,
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
    tools: tools.map(({ call: _, inputSchema, ...tool }) => ({
      ...tool,
      inputSchema: { ...inputSchema, required: [...inputSchema.required] },
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) {
      const names = tools.map(({ name }) => name).join(', ');
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
    const all = resourcesOf(await listOf(site), site);
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
    const found = resourcesOf(await listOf(site), site).find(
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
function resourcesOf({ languages }: PageList, { root, addresses }: PublishedSite) {
  return Object.entries(languages).flatMap(([lang, { prefix, pages }]) =>
    pages.map(({ path, title, description }) => ({
      prefix,
      path,
      resource: {
        uri: `${root}${prefix}${addresses.copyOf(path)}`,
        name: `${prefix}${path}`,
        title,
        description: `${description} (${lang})`,
        mimeType: 'text/markdown',
      },
    })),
  );
}
