import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import type { Group } from './types.ts';

/** The checked-in list of samples that are not run, one line each: route, file, reason. */
export interface NorunList {
  root: string;
  file: string;
}

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

/** Samples that stopped or started to be run since the list was written, among those of the chosen pages. */
export function compareNorun(
  list: NorunList,
  skipped: Skipped[],
  isChosen: (route: string) => boolean,
): Finding[] {
  const pinned = new Set(readPinned(list).filter((entry) => isChosen(routeOf(entry))));
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
      file: list.file,
      line: readPinned(list).indexOf(entry) + 1,
      message: `no page has this sample any more: ${entry}`,
      fix,
    }));
  return [...added, ...gone];
}

export function writeNorun(
  list: NorunList,
  skipped: Skipped[],
  isChosen: (route: string) => boolean,
): void {
  const kept = readPinned(list).filter((entry) => !isChosen(routeOf(entry)));
  const entries = new Set([...kept, ...skipped.map(({ entry }) => entry)]);
  writeFileSync(
    join(list.root, list.file),
    [...entries]
      .sort()
      .map((entry) => `${entry}\n`)
      .join(''),
  );
}

function readPinned({ root, file }: NorunList): string[] {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
}

const routeOf = (entry: string) => entry.split(' ')[0] ?? '';
