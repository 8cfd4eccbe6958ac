import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

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
