import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import type { StaleOutput } from './outputs.ts';
import type { Group, SampleFile } from './types.ts';

export interface Sorted {
  /** Blocks to write. */
  good: StaleOutput[];
  /** Blocks that keep what they show. */
  refused: Finding[];
}

/**
 * Output of a sample that fails, or of a command that fails unexpectedly, replaces nothing. An
 * empty block takes what it gets: that is how an author asks for it.
 */
export function sortOutputs(
  stale: readonly StaleOutput[],
  groups: readonly Group[],
  problems: readonly Finding[],
): Sorted {
  const failing = groups.filter((group) => group.files.some((file) => isAtFault(file, problems)));
  const failingBlocks = new Set(
    failing.flatMap(({ outputs }) =>
      outputs.flatMap(({ shown }) => shown.map(({ fence }) => fence)),
    ),
  );
  const good: StaleOutput[] = [];
  const refused: Finding[] = [];
  for (const item of stale) {
    const empty = item.fence.code.trim() === '';
    if (failingBlocks.has(item.fence)) {
      refused.push(refusal(item, 'a sample of its project fails', 'fix the sample'));
    } else if (item.unexpected && !empty) {
      const fix = 'fix the sample, or empty the block if readers should see the failure';
      refused.push(refusal(item, 'the command fails', fix));
    } else {
      good.push(item);
    }
  }
  return { good, refused };
}

function refusal({ page, fence }: StaleOutput, why: string, fix: string): Finding {
  return { file: page, line: fence.line, message: `the output was not updated: ${why}`, fix };
}

/** Whether a problem lies in a block that shows this file. */
export const isAtFault = (file: SampleFile, problems: readonly Finding[]): boolean =>
  problems.some(({ file: at, line }) =>
    file.places.some(
      (place) =>
        at === place.file && line >= place.line && line <= place.line + (file.lines.at(-1) ?? 0),
    ),
  );

/** Puts captured output into its blocks; returns the pages that were written. */
export function writeOutputs(root: string, stale: StaleOutput[]): string[] {
  const pages = new Map<string, StaleOutput[]>();
  for (const item of stale) pages.set(item.page, [...(pages.get(item.page) ?? []), item]);
  for (const [page, items] of pages) {
    const path = join(root, page);
    writeFileSync(path, replaceBlocks(readFileSync(path, 'utf8'), items));
  }
  return [...pages.keys()];
}

/** From the last block to the first, so that the lines of the others stay where they are. */
export function replaceBlocks(page: string, items: Pick<StaleOutput, 'fence' | 'text'>[]): string {
  const lines = page.split('\n');
  for (const { fence, text } of [...items].sort((a, b) => b.fence.line - a.fence.line)) {
    const rows = text.split('\n').map((row) => (row === '' ? '' : fence.indent + row));
    lines.splice(fence.line, fence.endLine - fence.line - 1, ...rows);
  }
  return lines.join('\n');
}

/** The checked-in list of samples that are not run, one line each: route, file, reason. */
interface NorunList {
  root: string;
  file: string;
}

interface Skipped {
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
