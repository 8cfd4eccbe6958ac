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

const HASH = /^'sha256-[A-Za-z0-9+/]{43}='$/;

const isHashes = (value: unknown): boolean =>
  Array.isArray(value) && value.every((hash) => HASH.test(String(hash)));

/** Throws when an entry is no list of hashes: it would become part of every answer's header. */
export function readReleases(file = RELEASES_FILE): InlineHashes[] {
  const releases = readJson<InlineHashes[]>(file, []);
  const wrong = releases.findIndex((one) => !isHashes(one?.scripts) || !isHashes(one?.styles));
  if (wrong >= 0) {
    throw new Error(`${file}: entry ${wrong + 1}: not inline hashes; npm run release writes them`);
  }
  return releases;
}

/** Hashes of the kept releases together. */
export function readPrevious(file = RELEASES_FILE): InlineHashes {
  return mergeHashes(readReleases(file).slice(0, RELEASES_KEPT));
}
