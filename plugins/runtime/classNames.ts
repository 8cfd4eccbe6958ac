import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SECOND = ['', ...'abcdefghijklmnopqrstuvwxyz0123456789'];

/**
 * One or two letters for each class and animation of the theme's style modules, by `file` (path inside the theme
 * with `/`) and class: names stand in every page's first flight, where a quarter kilobyte was
 * names. They are counted in the order of files and classes, so that the browser's build and the
 * server's agree, and begin with a capital, so that they are no other class.
 */
export function shortClassNames(themeDir: string): (file: string, name: string) => string {
  const names = new Map<string, string>();
  const files = readdirSync(themeDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  for (const file of files) {
    const text = readFileSync(path.join(themeDir, file), 'utf8').replace(/:global\([^)]*\)/g, '');
    for (const [, name = ''] of text.matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)/g)) {
      const key = `${file} ${name}`;
      if (!names.has(key)) names.set(key, nameOf(names.size));
    }
  }
  return (file, name) => {
    const short = names.get(`${file} ${name}`);
    if (!short) throw new Error(`theme/${file}: no name ${name} was read from it`);
    return short;
  };
}

function nameOf(index: number): string {
  const second = SECOND[Math.floor(index / LETTERS.length)];
  if (second === undefined) throw new Error('The theme has more classes than short names.');
  return LETTERS.charAt(index % LETTERS.length) + second;
}
