import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from '../../deploy/finish.ts';

/** Sections of the manual; each gets the copies of its pages inside itself. */
const SECTIONS = ['guide', 'config', 'api'];
const LANGS = ['en', 'zh'] as const;

const copyName = (turn: number): string => `copy-${turn}`;

/**
 * Leads the links of a copied page to the pages of the same copy, one folder further down; the parts
 * that it imports of other sections stay those of the manual.
 */
export function relink(text: string, turn: number): string {
  const part = new RegExp(`( from ')((?:\\.\\./)+(?:${SECTIONS.join('|')})/)`, 'g');
  const link = new RegExp(`(\\]\\((?:/zh)?/(?:${SECTIONS.join('|')})/)`, 'g');
  return text
    .replace(link, `$1${copyName(turn)}/`)
    .replace(part, '$1../$2')
    .replaceAll('](../../../en/', '](../../../../en/');
}

function copySection(dir: string, section: string, times: number): void {
  const folder = join(dir, section);
  const files = filesOf(folder);
  const meta = join(folder, '_meta.json');
  const entries = existsSync(meta) ? (JSON.parse(readFileSync(meta, 'utf8')) as unknown[]) : [];
  for (let turn = 2; turn <= times; turn++) {
    for (const file of files) {
      const target = join(folder, copyName(turn), file);
      mkdirSync(dirname(target), { recursive: true });
      if (/\.(mdx?|json)$/.test(file))
        writeFileSync(target, relink(readFileSync(join(folder, file), 'utf8'), turn));
      else cpSync(join(folder, file), target);
    }
    entries.push({ type: 'dir', name: copyName(turn), label: `Copy ${turn}` });
  }
  writeFileSync(meta, JSON.stringify(entries));
}

/**
 * Writes the manual with every page of its sections `times` over into `to`: the first as it is,
 * the others in folders of their own with links among themselves. Returns the number of pages.
 */
export function writeCorpus(docs: string, to: string, times: number): number {
  rmSync(to, { recursive: true, force: true });
  cpSync(docs, to, { recursive: true });
  for (const lang of LANGS) {
    for (const section of SECTIONS) copySection(join(to, lang), section, times);
  }
  return filesOf(to).filter((file) => /\.mdx?$/.test(file)).length;
}
