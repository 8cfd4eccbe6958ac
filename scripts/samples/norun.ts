import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding.ts';
import type { Group } from './types.ts';

/** The checked-in list of samples that are not run, one line each: route, file, reason. */
export const NORUN_FILE = 'scripts/samples/norun.txt';

export interface Skipped {
  entry: string;
  file: string;
  line: number;
}

export function skippedSamples(groups: Group[]): Skipped[] {
  return groups
    .flatMap(({ route, files }) =>
      files
        .filter(({ meta, inherited }) => meta.norun !== undefined && !inherited)
        .map(({ path, meta, places }) => ({
          entry: `${route} ${path}: ${meta.norun}`,
          file: places[0]?.file ?? '',
          line: places[0]?.line ?? 1,
        })),
    )
    .sort((a, b) => (a.entry < b.entry ? -1 : 1));
}

/** Samples that stopped or started to be run since the list was written. `only` and `of` limit the routes looked at. */
export function compareNorun(
  root: string,
  skipped: Skipped[],
  only: string,
  of?: readonly string[],
): Finding[] {
  const own = (route: string) => route.includes(only) && (!of || of.includes(route));
  const pinned = new Set(readPinned(root).filter((entry) => own(routeOf(entry))));
  const now = new Set(skipped.map(({ entry }) => entry));
  const fix = 'run `npm run docs -- samples --update` if this is meant';
  const added = skipped
    .filter(({ entry }) => !pinned.has(entry))
    .map(({ entry, file, line }) => ({
      file,
      line,
      message: `not in the list of samples that are not run: ${entry}`,
      fix,
    }));
  const gone = [...pinned]
    .filter((entry) => !now.has(entry))
    .map((entry) => ({
      file: NORUN_FILE,
      line: readPinned(root).indexOf(entry) + 1,
      message: `no page has this sample any more: ${entry}`,
      fix,
    }));
  return [...added, ...gone];
}

export function writeNorun(root: string, skipped: Skipped[], only: string): void {
  const kept = readPinned(root).filter((entry) => !routeOf(entry).includes(only));
  const entries = new Set([...kept, ...skipped.map(({ entry }) => entry)]);
  writeFileSync(
    join(root, NORUN_FILE),
    [...entries]
      .sort()
      .map((entry) => `${entry}\n`)
      .join(''),
  );
}

function readPinned(root: string): string[] {
  const path = join(root, NORUN_FILE);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
}

const routeOf = (entry: string) => entry.split(' ')[0] ?? '';
