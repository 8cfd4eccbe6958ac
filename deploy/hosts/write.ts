import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HostingTable, TABLE_FILE } from '../table.ts';
import {
  headersFile,
  headersFileProblems,
  redirectsFile,
  redirectsFileProblems,
} from './cloudflare.ts';
import { nginxFile } from './nginx.ts';
import { vercelFile, vercelFileProblems } from './vercel.ts';

export interface HostFilesInput {
  dir: string;
  table: HostingTable;
  /** Folders (`''`, `zh`) that have a 404.html of their own. */
  notFoundFolders: readonly string[];
}

/** Where the written nginx configuration expects the site; change it to suit the machine. */
export const NGINX_ROOT = '/var/www/rstest-docs';

/** Writes the table itself and the files of all hosts; throws what a host refuses. */
export function writeHostFiles({ dir, table, notFoundFolders }: HostFilesInput): void {
  const headers = headersFile(table);
  const redirects = redirectsFile(table);
  const vercel = vercelFile(table);
  const nginx = nginxFile({ table, root: NGINX_ROOT, listen: '80', notFoundFolders });
  const problems = [
    ...headersFileProblems(headers),
    ...redirectsFileProblems(redirects),
    ...vercelFileProblems(vercel),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  writeFileSync(join(dir, '_headers'), headers);
  writeFileSync(join(dir, '_redirects'), redirects);
  writeFileSync(join(dir, 'vercel.json'), `${JSON.stringify(vercel, null, 2)}\n`);
  writeFileSync(join(dir, 'nginx.conf'), nginx);
  writeFileSync(join(dir, TABLE_FILE), `${JSON.stringify(table)}\n`);
}
