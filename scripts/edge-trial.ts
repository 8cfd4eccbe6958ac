import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { build } from 'esbuild';
import { createMcpEndpoint } from '../deploy/mcp-endpoint.ts';
import { createSearchEndpoint } from '../deploy/search-endpoint.ts';
import { buildIfStale } from './build/run.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { installInto } from './cli/npm.ts';
import { startServer } from './server/start.ts';

/**
 * Runs the search endpoint and the MCP server, one and the same bundle, on the runtimes of edge CDNs and compares
 * each answer with Node's. The runtimes (workerd: 150 MB) are fetched into a temporary folder, so
 * that nobody else has to carry them.
 */
const RUNTIMES = ['workerd@1.20261117.1', '@edge-runtime/vm@5.0.0'];
const ORIGIN = 'https://docs.example';
/** A call of the MCP server. */
const mcp = (
  method: string,
  params: unknown,
  headers: Record<string, string> = {},
): RequestInit => ({
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    ...headers,
  },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
});
const mcpTool = (name: string, args: unknown): RequestInit =>
  mcp('tools/call', { name, arguments: args });

const ASKED: [query: string, init?: RequestInit][] = [
  ['?keyword=testTimeout'],
  ['?keyword=freeze+the+clock&limit=3&searchIndexes=docs&lang=en'],
  [`?keyword=${encodeURIComponent('怎么更新快照')}&lang=zh`],
  ['?keyword=ReferenceError%3A+document+is+not+defined', { headers: { Origin: ORIGIN } }],
  ['?keyword=x', { headers: { Origin: 'https://elsewhere.example' } }],
  ['?keyword=&lang=en'],
  ['?keyword=x&limit=0'],
  ['?keyword=x&searchIndexes=none'],
  [`?keyword=${'x'.repeat(300)}`],
  ['?keyword=x', { method: 'HEAD' }],
  ['?keyword=x', { method: 'POST' }],
  ['', { method: 'OPTIONS' }],
  ['mcp', mcp('tools/list', {})],
  ['mcp', mcp('resources/list', {})],
  ['mcp', mcpTool('search', { query: 'mock a module' })],
  ['mcp', mcpTool('read', { page: '/config/test/retry', section: 'related' })],
  ['mcp', mcpTool('lookup', { name: 'testTimeout', language: 'zh' })],
  ['mcp', mcpTool('changes', { from: '0.11.0' })],
  ['mcp', mcpTool('migrate', { text: "xit('a', () => { jest.setTimeout(9); });" })],
  ['mcp', mcpTool('read', { page: '/nope' })],
  ['mcp', mcp('tools/list', {}, { Origin: 'https://elsewhere.example' })],
  ['mcp', { method: 'GET' }],
];

type Ask = (query: string, init?: RequestInit) => Promise<Response>;

const folder = mkdtempSync(path.join(tmpdir(), 'edge-trial-'));
const inFolder = (name: string) => path.join(folder, name);

async function bundle(site: string): Promise<string> {
  const settings = `{ sites: [{ index: 'docs', url: ${JSON.stringify(site)} }], allowOrigins: [${JSON.stringify(ORIGIN)}] }`;
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createMcpEndpoint } from './deploy/mcp-endpoint.ts';
        import { createSearchEndpoint } from './deploy/search-endpoint.ts';
        const search = createSearchEndpoint(${settings});
        const mcp = createMcpEndpoint({ url: ${JSON.stringify(site)}, allowOrigins: [${JSON.stringify(ORIGIN)}] });
        export const endpoint = (request) =>
          (new URL(request.url).pathname === '/mcp' ? mcp : search)(request);
        export default { fetch: (request) => endpoint(request) };`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'esm',
    // nothing of Node may be needed
    platform: 'neutral',
    mainFields: ['module', 'main'],
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text as string;
}

async function withWorkerd(code: string, use: (ask: Ask) => Promise<void>): Promise<void> {
  writeFileSync(inFolder('worker.js'), code);
  writeFileSync(
    inFolder('config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2025-01-01",
      globalOutbound = "net")),
    (name = "net", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);`,
  );
  const workerd = spawn(
    inFolder('node_modules/.bin/workerd'),
    ['serve', '--control-fd=3', 'config.capnp'],
    { cwd: folder, stdio: ['ignore', 'inherit', 'inherit', 'pipe'] },
  );
  try {
    const control = workerd.stdio[3] as NodeJS.ReadableStream;
    const [line] = await Promise.race([
      once(control, 'data'),
      once(workerd, 'exit').then(() => Promise.reject(new Error('workerd does not start'))),
    ]);
    const { port } = JSON.parse(String(line).split('\n')[0] as string) as { port: number };
    await use((query, init) => fetch(`http://127.0.0.1:${port}/${query}`, init));
  } finally {
    workerd.kill();
  }
}

async function withEdgeVm(code: string, use: (ask: Ask) => Promise<void>): Promise<void> {
  const load = createRequire(inFolder('package.json'));
  const { EdgeVM } = load('@edge-runtime/vm');
  const vm = new EdgeVM();
  const { outputFiles } = await build({
    stdin: { contents: code },
    format: 'iife',
    globalName: 'trial',
    write: false,
  });
  vm.evaluate(`${outputFiles[0]?.text}; globalThis.endpoint = trial.endpoint;`);
  await use((query, init) => {
    vm.context.asked = [`http://edge.example/${query}`, init];
    return vm.evaluate('endpoint(new Request(...asked))') as Promise<Response>;
  });
}

/** What must be the same everywhere: status, headers of ours, body. */
async function told(response: Response): Promise<unknown> {
  const names = ['content-type', 'cache-control', 'vary', 'allow', 'access-control-allow-origin'];
  const headers = names.map((name) => response.headers.get(name));
  return { status: response.status, headers, body: await response.text() };
}

async function main(): Promise<number> {
  await buildIfStale({ config: 'rspress.config.ts', out: 'doc_build', quiet: true });
  installInto(folder, RUNTIMES);
  const server = await startServer({ dir: 'doc_build', base: '/', host: '127.0.0.1', port: 0 });
  const code = await bundle(server.url);
  const search = createSearchEndpoint({
    sites: [{ index: 'docs', url: server.url }],
    allowOrigins: [ORIGIN],
  });
  const docs = createMcpEndpoint({ url: server.url, allowOrigins: [ORIGIN] });
  const node = (request: Request): Promise<Response> =>
    (new URL(request.url).pathname === '/mcp' ? docs : search)(request);
  let differences = 0;
  const compare = (runtime: string) => async (ask: Ask) => {
    const before = differences;
    for (const [query, init] of ASKED) {
      const expected = await told(await node(new Request(`http://edge.example/${query}`, init)));
      const found = await told(await ask(query, init));
      if (isDeepStrictEqual(found, expected)) continue;
      differences++;
      console.error(`${runtime} ${init?.method ?? 'GET'} ${query}: differs from Node`);
      console.error({ expected, found });
    }
    const same = ASKED.length - (differences - before);
    console.log(`${runtime}: ${same} of ${ASKED.length} requests answered as by Node`);
  };
  try {
    console.log(`bundle ${(Buffer.byteLength(code) / 1024).toFixed(1)} KiB`);
    await withWorkerd(code, compare('workerd'));
    await withEdgeVm(code, compare('edge-runtime'));
  } finally {
    await server.close();
  }
  return differences;
}

const about = 'Compares the answers of the search endpoint on edge runtimes with those of Node.';
await runCommand({ name: 'docs edge', about }, async (args) => {
  try {
    readArguments(args, {}, 0);
    return (await main()) > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
