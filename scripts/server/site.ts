import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_FILE } from '../../deploy/host-files.ts';
import type { HostingTable } from '../../deploy/table.ts';
import { UserError } from '../cli/errors.ts';
import type { Site, SiteFolder } from './answer.ts';

/**
 * The site in a built folder, under the base it was built for; its table is read again when
 * another build took the folder's place. Throws when nothing was built there, or for another base.
 */
export function siteAt(dir: string, base?: string): () => Site {
  const file = join(dir, TABLE_FILE);
  const writtenAt = (): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (writtenAt() === undefined) {
    throw new UserError(
      `${dir}/ holds no built site; run npm run build first, or name it with --dir`,
    );
  }
  const folder = diskFolder(dir);
  let readAt: number | undefined;
  let site: Site | undefined;
  const current = (): Site => {
    const now = writtenAt();
    if (!site || (now !== undefined && now !== readAt)) {
      readAt = now;
      site = { folder, table: JSON.parse(readFileSync(file, 'utf8')) as HostingTable };
    }
    return site;
  };
  const { table } = current();
  if (base !== undefined && base !== table.base) {
    throw new UserError(
      `--base ${base}: ${dir}/ was built for ${table.base}; leave --base out, or build with it`,
    );
  }
  return current;
}

/** The built folder on disk. Read anew at each request, so that a new build shows at once. */
function diskFolder(dir: string): SiteFolder {
  return {
    has(file) {
      try {
        return file !== '' && statSync(join(dir, file)).isFile();
      } catch {
        return false; // nothing there, or a name that no file can have
      }
    },
    read(file) {
      const path = join(dir, file);
      return existsSync(path) ? readFileSync(path) : undefined;
    },
  };
}
