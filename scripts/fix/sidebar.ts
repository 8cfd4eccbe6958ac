import { langFolder, splitLang, TRANSLATED_LANGS } from '../../content/languages.ts';
import { formatMeta, type RawEntry } from '../../content/meta.ts';
import type { Tree } from '../../content/tree.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';

/** What identifies an entry in both languages; labels differ. */
function keyOf(entry: RawEntry): string {
  if (typeof entry === 'string') return `file ${entry}`;
  const link = entry.link && splitLang(entry.link).path;
  return [entry.type, entry.name ?? link ?? ''].join(' ');
}

/**
 * Chinese `_meta.json` files brought into the order of the English ones: file to new text. Entries
 * of pages are added or dropped with the English ones; groups and links need a label, so they are
 * only moved.
 */
export function sidebarFixes(tree: Tree): Map<string, string> {
  const fixes = new Map<string, string>();
  for (const file of tree.files) {
    const path = file.slice(langFolder(DEFAULT_LANG).length + 1);
    if (!file.startsWith(`${langFolder(DEFAULT_LANG)}/`) || !file.endsWith('/_meta.json')) continue;
    for (const lang of TRANSLATED_LANGS) {
      const translation = `${langFolder(lang)}/${path}`;
      const own = readEntries(tree, file);
      const other = tree.has(translation) ? readEntries(tree, translation) : [];
      if (!own || !other) continue;
      const folder = translation.replace(/\/_meta\.json$/, '');
      const sorted = inOrder(own, other, (name) => tree.has(`${folder}/${name}.mdx`));
      if (JSON.stringify(sorted) !== JSON.stringify(other))
        fixes.set(translation, formatMeta(sorted));
    }
  }
  return fixes;
}

function readEntries(tree: Tree, file: string): RawEntry[] | undefined {
  try {
    const value: unknown = JSON.parse(tree.read(file));
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function inOrder(
  own: readonly RawEntry[],
  other: readonly RawEntry[],
  hasPage: (name: string) => boolean,
): RawEntry[] {
  const left = [...other];
  const sorted: RawEntry[] = [];
  for (const entry of own) {
    const index = left.findIndex((one) => keyOf(one) === keyOf(entry));
    if (index >= 0) sorted.push(...left.splice(index, 1));
    else if (typeof entry === 'string' && hasPage(entry)) sorted.push(entry);
  }
  return [...sorted, ...left];
}
