import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createMcpEndpoint } from '@rstest-docs/docs-mcp';
import type { WebHandler } from '@rstest-docs/search/server';
import { ADDRESSES, DOCS } from './docs.ts';

const endpoints = new Map<string, WebHandler>();

/** The MCP endpoint over a built folder. Any page may call a server of this machine's own. */
export function localMcp(dir: string): WebHandler {
  const url = folderUrl(dir);
  const endpoint =
    endpoints.get(url) ??
    createMcpEndpoint({
      url,
      addresses: ADDRESSES,
      docs: DOCS,
      allowOrigins: '*',
      read: readFolder,
    });
  endpoints.set(url, endpoint);
  return endpoint;
}

/** Address of a folder, as that of a site. */
export const folderUrl = (dir: string): string => pathToFileURL(resolve(dir)).href;

/** Reads a file of the folder that a `file:` address names. */
export const readFolder = (url: string): Promise<string> => readFile(fileURLToPath(url), 'utf8');
