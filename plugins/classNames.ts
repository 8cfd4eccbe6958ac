import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const THEME = path.resolve(import.meta.dirname, '../theme');
/** Begins in upper case, as no class of a plain style sheet does. */
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SECOND = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Short names for the classes of the theme's CSS modules, numbered by file and place in it: of a
 * hash nothing can be compressed, 0.2 kB before first paint. Other modules keep the bundler's names.
 */
export function shortClassNames() {
  const names = new Map<string, string>();
  for (const file of readdirSync(THEME, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.module.css')) continue;
    postcss.parse(readFileSync(path.join(THEME, file), 'utf8')).walkRules(({ selector }) => {
      for (const [, local] of selector.matchAll(/\.([a-z][\w-]*)/gi)) {
        const key = `${file}.${local}`;
        const number = names.size;
        const name = `${FIRST[Math.floor(number / SECOND.length)]}${SECOND[number % SECOND.length]}`;
        if (!names.has(key)) names.set(key, name);
      }
    });
  }
  return ({ resourcePath }: { resourcePath: string }, _pattern: string, local: string) =>
    // The types do not say that the bundler's own name is taken for undefined.
    names.get(`${path.relative(THEME, resourcePath)}.${local}`) as string;
}
