import type { Site } from '../../../content/site.ts';
import { readJsonFile } from '../schema/json-file.ts';

/** A Chinese text outside of the pages. */
export interface LabelText {
  file: string;
  line: number;
  text: string;
}

/** Chinese texts of `i18n.json`, the sidebar and the navigation bar. */
export function labelTexts(site: Site): LabelText[] {
  return site.tree.files.flatMap((file) => {
    const chinese = /^docs\/zh\/(.*\/)?_(meta|nav)\.json$/.test(file);
    if (!chinese && file !== 'i18n.json') return [];
    const { value, lineOf } = readJsonFile(site.tree, file);
    const texts: LabelText[] = [];
    visit(value, [], (text, path) => {
      const key = path.at(-1);
      const wanted = chinese ? key === 'label' || key === 'text' || key === 'tag' : key === 'zh';
      if (wanted) texts.push({ file, line: lineOf(path), text });
    });
    return texts;
  });
}

type Path = (string | number)[];

function visit(value: unknown, path: Path, found: (text: string, path: Path) => void): void {
  if (typeof value === 'string') found(value, path);
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, inner] of entries) visit(inner, [...path, key], found);
}
