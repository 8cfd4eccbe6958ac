import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Path below `.cache/check`, where a program keeps what it knows of unchanged files; undefined in a
 * checkout that cannot be written to.
 */
export function cachePath(root: string, name: string): string | undefined {
  const folder = join(root, '.cache', 'check');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    return undefined;
  }
  return join(folder, name);
}
