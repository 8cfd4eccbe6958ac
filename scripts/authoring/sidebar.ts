import { formatMeta, type RawEntry } from '../../content/meta.ts';
import type { Tree } from '../../content/tree.ts';
import { LANGS } from '../../shared/site/locales.ts';
import type { Changes } from './changes.ts';
import type { PageName } from './place.ts';

function metaFile(lang: string, group: string): string {
  return `docs/${lang}/${group}/_meta.json`;
}

function entriesOf(tree: Tree, changes: Changes, file: string): RawEntry[] {
  const text = changes.get(file) ?? (tree.has(file) ? tree.read(file) : '[]');
  return JSON.parse(text) as RawEntry[];
}

function isEntryOf(entry: RawEntry, name: string): boolean {
  return typeof entry === 'string' ? entry === name : entry.type === 'file' && entry.name === name;
}

/** Puts a page at the end of its group, in every language. */
export function addEntry(tree: Tree, changes: Changes, { group, name }: PageName): void {
  for (const lang of LANGS) {
    const file = metaFile(lang, group);
    const entries = entriesOf(tree, changes, file);
    if (entries.some((entry) => isEntryOf(entry, name))) continue;
    changes.set(file, formatMeta([...entries, name]));
  }
}

/** Takes a page out of its group, in every language. */
export function dropEntry(tree: Tree, changes: Changes, { group, name }: PageName): void {
  for (const lang of LANGS) {
    const file = metaFile(lang, group);
    const entries = entriesOf(tree, changes, file);
    const kept = entries.filter((entry) => !isEntryOf(entry, name));
    if (kept.length < entries.length) changes.set(file, formatMeta(kept));
  }
}

/** Renames a page's entry where it stands, or moves it to the end of its new group. */
export function moveEntry(tree: Tree, changes: Changes, from: PageName, to: PageName): void {
  if (from.group !== to.group) {
    dropEntry(tree, changes, from);
    addEntry(tree, changes, to);
    return;
  }
  for (const lang of LANGS) {
    const file = metaFile(lang, from.group);
    const entries = entriesOf(tree, changes, file).map((entry) => {
      if (!isEntryOf(entry, from.name)) return entry;
      return typeof entry === 'string' ? to.name : { ...entry, name: to.name };
    });
    changes.set(file, formatMeta(entries));
  }
}
