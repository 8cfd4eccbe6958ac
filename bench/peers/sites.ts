import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { filesOf } from '../../deploy/finish.ts';
import { type HostingTable, TABLE_FILE } from '../../deploy/table.ts';
import { buildIfStale } from '../../scripts/build/run.ts';
import { writeCorpus } from '../scale/corpus.ts';
import { runMeasured } from '../scale/runMeasured.ts';
import { PEERS, prepare, type Tool } from '../scale/tools.ts';

const LIMIT_MS = 30 * 60_000;
const SCALE = join(import.meta.dirname, '../scale');
/** What decides how a peer builds the manual. */
const SOURCES = ['peers/package-lock.json', 'plain.ts', 'tools.ts'];

/** No header and no redirect. */
const PLAIN: HostingTable = {
  base: '/',
  headers: {},
  redirects: [],
  pages: [],
  uncopied: [],
  cache: { immutable: { folders: [], value: '' }, revalidate: 'no-cache', notFound: 'no-cache' },
};

/**
 * Folder with the manual as this project or a peer builds it, to be served by our own server. That
 * of a peer is kept until the manual or the peer changes.
 */
export async function siteOf(tool: Tool): Promise<string> {
  if (tool === 'ours') {
    await buildIfStale({ config: 'rspress.config.ts', out: 'doc_build' });
    return 'doc_build';
  }
  const corpus = mkdtempSync(join(tmpdir(), 'peers-'));
  try {
    writeCorpus(resolve('docs'), corpus, 1);
    const dist = join(PEERS, `site-${tool}-${stateOf(corpus)}`);
    if (existsSync(join(dist, TABLE_FILE))) return dist;
    console.log(`building the manual with ${tool} …`);
    const job = prepare(tool, corpus);
    try {
      await runMeasured(job.command, job.cwd, job.env, LIMIT_MS);
      cpSync(job.dist, dist, { recursive: true });
      writeFileSync(join(dist, TABLE_FILE), JSON.stringify(PLAIN));
    } finally {
      rmSync(job.cwd, { recursive: true, force: true });
    }
    return dist;
  } finally {
    rmSync(corpus, { recursive: true, force: true });
  }
}

function stateOf(corpus: string): string {
  const hash = createHash('sha256');
  for (const file of SOURCES) hash.update(readFileSync(join(SCALE, file)));
  for (const file of filesOf(corpus)) hash.update(file).update(readFileSync(join(corpus, file)));
  return hash.digest('hex').slice(0, 12);
}
