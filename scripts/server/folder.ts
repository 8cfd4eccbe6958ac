import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFolder } from './answer.ts';

/** The built folder on disk. Read anew at each request, so that a new build shows at once. */
export function diskFolder(dir: string): SiteFolder {
  return {
    has(file) {
      return file !== '' && statSync(join(dir, file), { throwIfNoEntry: false })?.isFile() === true;
    },
    read(file) {
      const path = join(dir, file);
      return existsSync(path) ? readFileSync(path) : undefined;
    },
  };
}
