import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../deploy/finish.ts';
import { type InlineHashes, inlineHashes, mergeHashes } from '../../deploy/inline.ts';
import { readMoved, readPrevious } from '../../deploy/records.ts';
import { hostingTable } from '../../deploy/table.ts';
import type { Site } from './answer.ts';
import { diskFolder } from './folder.ts';

/** Hashes of all inline scripts and styles of a built folder. */
export function folderHashes(dir: string): InlineHashes {
  const pages = filesOf(dir).filter((file) => file.endsWith('.html'));
  return mergeHashes(pages.map((file) => inlineHashes(readFileSync(join(dir, file), 'utf8'))));
}

/**
 * The site in a built folder. The table is made again when the folder was replaced by another
 * build, whose inline scripts differ. `previous` are the hashes of earlier releases, which the
 * policy goes on allowing.
 */
export function siteAt(dir: string, base: string, previous?: InlineHashes): () => Site {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(`${dir}/ holds no built site; run npm run build first, or name it with --dir`);
  }
  const folder = diskFolder(dir);
  let builtAt = -1;
  let site: Site | undefined;
  return () => {
    const stat = statSync(join(dir, 'index.html'), { throwIfNoEntry: false });
    if (!site || (stat && stat.mtimeMs !== builtAt)) {
      builtAt = stat?.mtimeMs ?? -1;
      const hashes = mergeHashes([folderHashes(dir), previous ?? readPrevious()]);
      site = { folder, table: hostingTable({ base, hashes, moved: readMoved() }) };
    }
    return site;
  };
}
