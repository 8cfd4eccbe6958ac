import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The project's files as the checks and the authors' commands see them. Paths are relative to the
 * root, with forward slashes, sorted. Tests hand in a tree made of strings instead of a folder.
 */
export interface Tree {
  /** Absolute path of the folder. */
  readonly root: string;
  readonly files: readonly string[];
  has(path: string): boolean;
  /** Text of a file, line ends as they are on disk; throws when it does not exist. */
  read(path: string): string;
  /** What a file holds that is no text. */
  bytes(path: string): Uint8Array;
}

/** Folders that hold nothing written by hand. */
const MADE_BY_MACHINE = new Set([
  'node_modules',
  'doc_build',
  'test-results',
  'playwright-report',
  'coverage',
]);

/** Folder of the frozen manuals. They are history, and each is a tree of its own. */
export const VERSIONS_FOLDER = 'versions';

const DOT_FOLDERS_OF_OURS = new Set(['.vscode', '.ci', '.github']);

function walk(root: string, folder: string, found: string[]): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isFile()) found.push(path);
    if (!entry.isDirectory() || MADE_BY_MACHINE.has(entry.name)) continue;
    if (path === VERSIONS_FOLDER) continue;
    if (entry.name.startsWith('.') && !DOT_FOLDERS_OF_OURS.has(entry.name)) continue;
    walk(root, path, found);
  }
}

/** The tree of a folder on disk; files are listed at once and read when asked for, once each. */
export function diskTree(root: string): Tree {
  const absolute = resolve(root);
  const files: string[] = [];
  walk(absolute, '', files);
  files.sort();
  const known = new Set(files);
  const texts = new Map<string, string>();
  return {
    root: absolute,
    files,
    has: (path) => known.has(path),
    bytes: (path) => readFileSync(join(absolute, path)),
    read(path) {
      const text = texts.get(path) ?? readFileSync(join(absolute, path), 'utf8');
      texts.set(path, text);
      return text;
    },
  };
}
