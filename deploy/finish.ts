import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { addressOf } from '../shared/site/addresses.ts';
import type { BuiltPage } from './addresses.ts';
import { compressAll } from './compress.ts';
import { isCompressed } from './contentTypes.ts';
import { writeHostFiles } from './hosts/write.ts';
import { type InlineHashes, inlineHashes, mergeHashes } from './inline.ts';
import { outputProblems } from './inspect.ts';
import { copyBeside } from './negotiate.ts';
import { policyMeta } from './policy.ts';
import { hostingTable, type SETTINGS } from './table.ts';

export interface FinishOptions {
  /** `/` or `/folder/`. */
  base: string;
  /** Old route to new route; what `moved.json` holds unless given. */
  moved?: Record<string, string>;
  /** Folders of frozen manuals, such as `0.12/`. */
  versions?: readonly string[];
  /** Those of `SETTINGS` that this site has otherwise. */
  settings?: Partial<typeof SETTINGS> | undefined;
}

const NOT_FOUND_PAGE = /(?:^|\/)404\.html$/;

function withPolicy(html: string, { scripts }: InlineHashes): string {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policyMeta(scripts)}">`;
  return html.replace(/<head\b[^>]*>(?:\s*<meta charset[^>]*>)?/i, (head) => head + tag);
}

/** Every file of a folder, relative, forward slashes, sorted. */
export function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/**
 * Makes a freshly built folder ready for any host: which scripts run in every page, host files,
 * compressed copies. Throws, one problem a line, when the output may not go online.
 */
export async function finishSite(
  dir: string,
  { base, moved = readMoved(), versions = [], settings }: FinishOptions,
): Promise<void> {
  const isFrozen = (file: string): boolean => versions.some((folder) => file.startsWith(folder));
  // Hosts take a limited number of rules: the current pages come first.
  const files = filesOf(dir).sort((a, b) => Number(isFrozen(a)) - Number(isFrozen(b)));
  const names = new Set(files);
  const pages = files.filter((file) => file.endsWith('.html'));
  const problems = outputProblems(dir, files, versions);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const all: InlineHashes[] = [];
  const built: BuiltPage[] = [];
  for (const page of pages) {
    const html = readFileSync(join(dir, page), 'utf8');
    const hashes = inlineHashes(html);
    all.push(hashes);
    if (!NOT_FOUND_PAGE.test(page)) {
      const copy = names.has(copyBeside(page));
      built.push({ address: addressOf(`/${page}`), html, copy });
    }
    writeFileSync(join(dir, page), withPolicy(html, hashes));
  }
  const hashes = mergeHashes(all);
  const table = hostingTable({ base, hashes, moved, versions, pages: built, settings });
  const notFoundFolders = pages
    .filter((page) => NOT_FOUND_PAGE.test(page))
    .map((page) => page.replace(/\/?404\.html$/, ''));
  writeHostFiles({ dir, table, notFoundFolders });
  await compressAll(dir, files.filter(isCompressed));
}

const MOVED_FILE = join(import.meta.dirname, 'moved.json');

/** Old route to new route, of pages that were renamed or removed. */
function readMoved(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(MOVED_FILE, 'utf8')) as Record<string, string>;
  } catch (error) {
    throw new Error(`deploy/moved.json:1: ${(error as Error).message}`);
  }
}
