/** A documentation site for coding agents: an MCP server over nothing but its published files. */

// What a tool is made of.
export { type Arguments, argumentRules, CallError, short, textRule } from './arguments.ts';
// Over HTTP; `createDocsServer` takes any transport of the protocol's own package.
export { createMcpEndpoint, type McpSettings } from './endpoint.ts';
export {
  type Addresses,
  type ListedPage,
  PAGE_LIST,
  type PageList,
  PublishedSite,
  type ReadFile,
} from './publishedSite.ts';
export { withSubsections } from './sections.ts';
export { createDocsServer, type Docs } from './server.ts';
export { cut, head, listed, partOf, QUOTE_CHARS, TEXT_CHARS, textOf } from './texts.ts';
export { languageRule, PAGE, PART, readingTools, type Tool, where } from './tools.ts';
