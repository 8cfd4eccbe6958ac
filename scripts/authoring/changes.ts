import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** File to its new text, or null when it goes away. Paths are relative to the project. */
export type Changes = Map<string, string | null>;

/**
 * Writes all changes and moves files as they are, or does nothing: when one step fails, what was
 * done before it is taken back and the error is thrown.
 */
export function applyChanges(
  root: string,
  changes: Changes,
  moves: ReadonlyMap<string, string> = new Map(),
): void {
  const moved: [from: string, to: string][] = [];
  const before = new Map<string, Buffer | null>();
  try {
    for (const [from, to] of moves) {
      mkdirSync(dirname(join(root, to)), { recursive: true });
      renameSync(join(root, from), join(root, to));
      moved.push([from, to]);
    }
    for (const [file, text] of changes) {
      const path = join(root, file);
      before.set(file, readIfThere(path));
      if (text === null) rmSync(path);
      else {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
    }
  } catch (error) {
    for (const [from, to] of moved) renameSync(join(root, to), join(root, from));
    for (const [file, text] of before) {
      if (text === null) rmSync(join(root, file), { force: true });
      else writeFileSync(join(root, file), text);
    }
    throw error;
  }
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
