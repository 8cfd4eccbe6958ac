import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/** Not part of the project as its tools see it. */
const LEFT_OUT = new Set(['.git', '.tmp', '.cache', 'doc_build', 'test-results']);

/**
 * A folder below `.tmp/` that looks like the project, with pages of its own that may be broken at
 * will; everything else is linked. `remove` deletes it.
 */
export function scratchProject(name: string): { root: string; remove: () => void } {
  const root = join(ROOT, '.tmp', `${name}-${process.pid}`);
  const remove = () => rmSync(root, { recursive: true, force: true });
  remove();
  mkdirSync(root, { recursive: true });
  for (const entry of readdirSync(ROOT)) {
    if (LEFT_OUT.has(entry)) continue;
    if (entry === 'docs') cpSync(join(ROOT, entry), join(root, entry), { recursive: true });
    else symlinkSync(join(ROOT, entry), join(root, entry));
  }
  return { root, remove };
}
