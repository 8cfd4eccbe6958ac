import { LineCounter, parseDocument } from 'yaml';
import { LANGS, type Lang } from '../shared/site/locales.ts';
import { langFolder } from './languages.ts';
import type { Tree } from './tree.ts';

export interface MetaEntry {
  kind: 'file' | 'dir' | 'divider' | 'section-header' | 'custom-link';
  /** Page or folder that it stands for. */
  name?: string;
  link?: string;
  /** 1-based line in the `_meta.json`. */
  line: number;
}

/** The `_meta.json` of one folder. */
export interface FolderMeta {
  file: string;
  /** e.g. `docs/en/config/test`. */
  folder: string;
  lang: Lang;
  entries: MetaEntry[];
}

/** Every readable `_meta.json` of every language; what its schema refuses is left out. */
export function folderMetas(tree: Tree): FolderMeta[] {
  return tree.files
    .filter((file) => file.endsWith('/_meta.json'))
    .flatMap((file) => {
      const lang = LANGS.find((one) => file.startsWith(`${langFolder(one)}/`));
      if (!lang) return [];
      const folder = file.replace(/\/_meta\.json$/, '');
      return { file, folder, lang, entries: readEntries(tree.read(file)) };
    });
}

/** An entry as it is written: a page's name, or an object that `schemas/meta.schema.json` explains. */
export type RawEntry = string | { type?: string; name?: string; label?: string; link?: string };

/** Text of a `_meta.json`, an entry a line; Biome joins the lines of short lists. */
export function formatMeta(entries: readonly RawEntry[]): string {
  const rows = entries.map((entry) => JSON.stringify(entry, null, 1).replace(/\n\s*/g, ' '));
  return rows.length === 0 ? '[]\n' : `[\n  ${rows.join(',\n  ')}\n]\n`;
}

const KINDS = new Set([
  'file',
  'dir',
  'dir-section-header',
  'divider',
  'section-header',
  'custom-link',
]);

function readEntries(text: string): MetaEntry[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const list: unknown = document.toJS();
  if (!Array.isArray(list)) return [];
  const nodes = (document.contents as { items?: { range?: number[] | null }[] } | null)?.items;
  return list.flatMap((raw: RawEntry | null, index) => {
    const line = counter.linePos(nodes?.[index]?.range?.[0] ?? 0).line;
    if (typeof raw === 'string') return { kind: 'file' as const, name: raw, line };
    if (!raw || !KINDS.has(raw.type ?? '')) return [];
    const kind = raw.type === 'dir-section-header' ? 'dir' : (raw.type as MetaEntry['kind']);
    return { kind, line, name: raw.name, link: raw.link };
  });
}
