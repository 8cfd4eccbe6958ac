import { formatMeta, type RawEntry } from '../../content/meta.ts';
import type { Tree } from '../../content/tree.ts';
import { LANGS } from '../../shared/site/locales.ts';
import type { Changes } from './changes.ts';
import type { PageName } from './place.ts';

function isEntryOf(entry: RawEntry, name: string): boolean {
  return typeof entry === 'string' ? entry === name : entry.type === 'file' && entry.name === name;
}

/** Changes the entries of a group in every language; without a result a list stays as it is. */
function changeEntries(
  tree: Tree,
  changes: Changes,
  group: string,
  change: (entries: RawEntry[]) => RawEntry[] | undefined,
): void {
  for (const lang of LANGS) {
    const file = `docs/${lang}/${group}/_meta.json`;
    const text = changes.get(file) ?? (tree.has(file) ? tree.read(file) : '[]');
    const entries = change(JSON.parse(text) as RawEntry[]);
    if (entries) changes.set(file, formatMeta(entries));
  }
}

/** Puts a page at the end of its group, in every language. */
export const addEntry = (tree: Tree, changes: Changes, { group, name }: PageName): void =>
  changeEntries(tree, changes, group, (entries) =>
    entries.some((entry) => isEntryOf(entry, name)) ? undefined : [...entries, name],
  );

/** Takes a page out of its group, in every language. */
export const dropEntry = (tree: Tree, changes: Changes, { group, name }: PageName): void =>
  changeEntries(tree, changes, group, (entries) => {
    const kept = entries.filter((entry) => !isEntryOf(entry, name));
    return kept.length < entries.length ? kept : undefined;
  });

/** Renames a page's entry where it stands, or moves it to the end of its new group. */
export function moveEntry(tree: Tree, changes: Changes, from: PageName, to: PageName): void {
  if (from.group !== to.group) {
    dropEntry(tree, changes, from);
    addEntry(tree, changes, to);
    return;
  }
  changeEntries(tree, changes, from.group, (entries) =>
    entries.map((entry) => {
      if (!isEntryOf(entry, from.name)) return entry;
      return typeof entry === 'string' ? to.name : { ...entry, name: to.name };
    }),
  );
}
