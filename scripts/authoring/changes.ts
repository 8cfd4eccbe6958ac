import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** File to its new text, or null when it goes away. Paths are relative to the project. */
export type Changes = Map<string, string | null>;

/** Moves files as they are and writes all changes; git has what was there before. */
export function applyChanges(
  root: string,
  changes: Changes,
  moves: ReadonlyMap<string, string> = new Map(),
): void {
  const prepared = (file: string): string => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    return join(root, file);
  };
  for (const [from, to] of moves) renameSync(join(root, from), prepared(to));
  for (const [file, text] of changes) {
    if (text === null) rmSync(join(root, file));
    else writeFileSync(prepared(file), text);
  }
}
