import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InlineHashes, mergeHashes } from './inline.ts';

const HERE = import.meta.dirname;
/** Old route to new route, of pages that were renamed. */
export const MOVED_FILE = join(HERE, 'moved.json');
/** Inline hashes of the last releases, newest first: pages still cached must keep working. */
export const RELEASES_FILE = join(HERE, 'releases.json');
export const RELEASES_KEPT = 3;

function readJson<T>(file: string, fallback: T): T {
  if (!existsSync(file)) return fallback;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    throw new Error(`${file}: not JSON (${(error as Error).message})`);
  }
}

export function readMoved(file = MOVED_FILE): Record<string, string> {
  return readJson<Record<string, string>>(file, {});
}

export function readReleases(file = RELEASES_FILE): InlineHashes[] {
  return readJson<InlineHashes[]>(file, []);
}

/** Hashes of the kept releases together. */
export function readPrevious(file = RELEASES_FILE): InlineHashes {
  return mergeHashes(readReleases(file).slice(0, RELEASES_KEPT));
}
