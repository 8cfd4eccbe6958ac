import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  deployedUrl,
  folderDigest,
  folderProblems,
  leaveToOthers,
  PRODUCTION_BRANCH,
  publishTarget,
} from './publish/target.ts';

const HOME = resolve(import.meta.dirname, '../.ci/deploy');
const WRANGLER = join(HOME, 'node_modules/wrangler/bin/wrangler.js');
const VARIABLES = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_PROJECT'] as const;

/**
 * Puts a built folder on Cloudflare Pages: `node scripts/publish.ts <folder> production`, or
 * `preview`; `digest` prints what production must be given as DIGEST. Runs on Node 22.18 or later without the project's packages; see deploy/README.md.
 */
function main(args: string[]): void {
  const [folder, action] = args;
  if (folder && action === 'digest' && args.length === 2) {
    console.log(`digest=${folderDigest(folder)}`);
    return;
  }
  const { dir, branch, commit, digest } = publishTarget(args, process.env);
  const missing = VARIABLES.filter((name) => !process.env[name]);
  if (missing.length > 0) throw new Error(`${missing.join(', ')} not set, see deploy/README.md`);
  const problems = folderProblems(dir);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (digest && folderDigest(dir) !== digest) {
    throw new Error(`${dir} is not the folder that was tested: its digest differs from DIGEST`);
  }
  if (!existsSync(WRANGLER)) throw new Error('run npm ci --prefix .ci/deploy first');
  leaveToOthers(dir);
  const url = upload(resolve(dir), branch, commit);
  console.log(`Published at ${url}`);
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `url=${url}\n`);
}

function upload(dir: string, branch: string, commit: string): string {
  const temp = mkdtempSync(join(tmpdir(), 'publish-'));
  const log = join(temp, 'log');
  const project = process.env.CLOUDFLARE_PROJECT ?? '';
  const flags = {
    'project-name': project,
    branch,
    'commit-hash': commit,
    // Else it would ask git, which knows nothing of a stranger's commit.
    'commit-message': `Site at ${commit.slice(0, 12)}`,
    'commit-dirty': 'true',
  };
  const options = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  try {
    // In its own folder, so that no configuration or program of the site's is picked up.
    const result = spawnSync(process.execPath, [WRANGLER, 'pages', 'deploy', dir, ...options], {
      cwd: HOME,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, WRANGLER_OUTPUT_FILE_PATH: log, WRANGLER_SEND_METRICS: 'false' },
    });
    if (result.status !== 0) throw new Error(`nothing was published (status ${result.status})`);
    const kind = branch === PRODUCTION_BRANCH ? 'deployment' : 'branch';
    return deployedUrl(readFileSync(log, 'utf8'), kind);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(`publish: ${(error as Error).message}`);
  process.exitCode = 1;
}
