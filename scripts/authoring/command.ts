import { join } from 'node:path';
import { runNode } from '../check/external/run.ts';
import { loadSite, type Site } from '../docs/site.ts';
import { diskTree } from '../docs/tree.ts';
import { applyChanges, type Changes } from './changes.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const BIOME = 'node_modules/@biomejs/biome/bin/biome';

/** Folder that the authors' commands work in: npm runs them in the project's. */
export function projectRoot(): string {
  return process.cwd();
}

export function currentSite(root: string): Site {
  return loadSite(diskTree(root));
}

/** Writes the changes, formats the JSON among them, and lists what was done. */
export async function carryOut(root: string, changes: Changes): Promise<void> {
  applyChanges(root, changes);
  const json = [...changes].filter(([file, text]) => text !== null && file.endsWith('.json'));
  const files = json.map(([file]) => join(root, file));
  if (files.length > 0) await runNode(ROOT, [BIOME, 'format', '--write', ...files]);
  for (const [file, text] of [...changes].toSorted()) {
    console.log(`${text === null ? 'removed' : 'wrote  '} ${file}`);
  }
}
