import { createHash } from 'node:crypto';

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
  throw new Error('the host tells no address, see its messages above');
}
