import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The branch whose deployments are the site itself. */
export const PRODUCTION_BRANCH = 'main';

export interface PublishTarget {
  dir: string;
  /** Branch as the host knows it. */
  branch: string;
  commit: string;
  /** What `folderDigest` says of the folder that was tested; a preview has none. */
  digest?: string;
}

const USAGE = 'node scripts/publish.ts <folder> (production | preview | digest)';

/**
 * What to publish where, from the command line and the variables COMMIT and, for production,
 * DIGEST, for a preview PREVIEW_OF. Throws one line.
 *
 * A preview keeps its address as long as its branch lives, and that address is a hash: a branch
 * of a fork may be called `main` too, and must never become the site.
 */
export function publishTarget(args: readonly string[], env: NodeJS.ProcessEnv): PublishTarget {
  const [dir, kind, extra] = args;
  if (!dir || extra !== undefined || (kind !== 'production' && kind !== 'preview')) {
    throw new Error(USAGE);
  }
  const commit = env.COMMIT ?? '';
  if (!/^[0-9a-f]{40}$/.test(commit)) throw new Error(`COMMIT="${commit}": not a commit`);
  if (kind === 'production') {
    const digest = env.DIGEST ?? '';
    if (!/^[0-9a-f]{64}$/.test(digest)) {
      throw new Error(`DIGEST="${digest}": not the digest of the folder that was tested`);
    }
    return { dir, branch: PRODUCTION_BRANCH, commit, digest };
  }
  const source = env.PREVIEW_OF ?? '';
  if (!/^[\w.-]+\/[\w.-]+:./.test(source)) {
    throw new Error(`PREVIEW_OF="${source}": not owner/repository:branch`);
  }
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 12);
  return { dir, branch: `preview-${hash}`, commit };
}

/** Address of a deployment, from the lines of JSON that Wrangler leaves; throws without one. */
export function deployedUrl(lines: string, kind: 'deployment' | 'branch'): string {
  for (const line of lines.split('\n').filter(Boolean)) {
    const entry = JSON.parse(line) as { type?: string; url?: string; alias?: string };
    if (entry.type !== 'pages-deploy-detailed') continue;
    const url = (kind === 'branch' ? entry.alias : undefined) ?? entry.url ?? '';
    if (/^https:\/\/[\w.-]+$/.test(url)) return url;
  }
  throw new Error('the host names no address, see its messages above');
}

/** Without these the folder is no finished site. */
const NEEDED = ['index.html', '404.html', '_headers', '_redirects'];

/** With these Cloudflare would run a program for each request instead of serving files. */
const PROGRAMS = ['_worker.js', '_routes.json', 'functions'];

/** For other hosts; Cloudflare compresses by itself and would publish them as pages. */
const FOR_OTHERS = ['vercel.json', 'nginx.conf', 'hosting.json'];

/** Why a folder may not be published, one line each. Previews hold what strangers built. */
export function folderProblems(dir: string): string[] {
  if (!existsSync(dir)) return [`${dir}: no such folder`];
  const links = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    lstatSync(join(dir, file)).isSymbolicLink(),
  );
  return [
    ...NEEDED.filter((file) => !existsSync(join(dir, file))).map(
      (file) => `${dir}/${file} is missing: not a finished site`,
    ),
    ...PROGRAMS.filter((file) => existsSync(join(dir, file))).map(
      (file) => `${dir}/${file}: a program, and only files are published`,
    ),
    ...links.map((file) => `${dir}/${file}: a link, and only files are published`),
  ];
}

/** Removes from a folder what only other hosts read. */
export function leaveToOthers(dir: string): void {
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (FOR_OTHERS.includes(file) || /\.(?:br|gz)$/.test(file)) {
      rmSync(join(dir, file), { recursive: true });
    }
  }
}

/** Digest of every path and every byte of a folder, so that one job can name what another publishes. */
export function folderDigest(dir: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!lstatSync(join(dir, file)).isFile()) continue;
    const bytes = createHash('sha256')
      .update(readFileSync(join(dir, file)))
      .digest('hex');
    hash.update(`${file}\n${bytes}\n`);
  }
  return hash.digest('hex');
}
