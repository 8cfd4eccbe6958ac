import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parsedPages } from '../../content/parsed.ts';
import { fileOfPlace } from '../../content/routes.ts';
import { loadSite, type Site } from '../../content/site.ts';
import { diskTree } from '../../content/tree.ts';
import { LANGS } from '../../shared/site/locales.ts';
import { runNode } from '../cli/runNode.ts';
import { applyChanges, type Changes } from './changes.ts';
import type { MovePlan } from './rename.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const BIOME = 'node_modules/@biomejs/biome/bin/biome';

export function currentSite(root: string): Site {
  return loadSite(diskTree(root), undefined, parsedPages(root));
}

/** Whether a page was ever committed, so that somebody may have its address. */
export function wasPublished(root: string, typed: string): boolean {
  const path = typed.replace(/^\/+|\.mdx?$/g, '');
  const files = LANGS.map((lang) => fileOfPlace({ lang, path }));
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%h', '--', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  // Without git nobody knows; a redirect too many does no harm.
  return status !== 0 || stdout.trim() !== '';
}

/** Writes the changes, formats the JSON among them, and lists what was done. */
export async function carryOut(
  root: string,
  changes: Changes,
  moves: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  applyChanges(root, changes, moves);
  const json = [...changes].filter(([file, text]) => text !== null && file.endsWith('.json'));
  const files = json.map(([file]) => join(root, file));
  if (files.length > 0) await runNode(ROOT, [BIOME, 'format', '--write', ...files]);
  for (const [from, to] of moves) console.log(`moved   ${from} to ${to}`);
  for (const [file, text] of [...changes].toSorted()) {
    console.log(`${text === null ? 'removed' : 'wrote  '} ${file}`);
  }
}

/** Carries out a plan after which a page has its address no more, and prints what is left to do. */
export async function carryOutMove(
  root: string,
  { changes, moves, from, to, mentions }: MovePlan,
  published: boolean,
): Promise<void> {
  await carryOut(root, changes, moves);
  if (published) console.log(`\n${from} now redirects to ${to}, in each language.`);
  if (mentions.length > 0) console.log(`These files still name ${from}: ${mentions.join(', ')}`);
  console.log('Next: npm run fix && npm run check -- --changed');
}
