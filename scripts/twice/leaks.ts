import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../deploy/finish.ts';

/** Something of the machine that no published file may hold. */
export interface Secret {
  what: string;
  text: string;
}

/** Shorter texts, such as the user `root`, also stand in pages by chance. */
const MIN_LENGTH = 5;
/** Their originals are looked at. */
const COMPRESSED = /\.(?:br|gz)$/;

/** Where files of a folder hold a secret, a line each. */
export function leaks(dir: string, secrets: readonly Secret[]): string[] {
  const sought = secrets.filter(({ text }) => text.length >= MIN_LENGTH);
  return filesOf(dir)
    .filter((file) => !COMPRESSED.test(file))
    .flatMap((file) => {
      const bytes = readFileSync(join(dir, file));
      return sought.flatMap(({ what, text }) => {
        const at = indexOfWord(bytes, text);
        return at < 0 ? [] : [`${file}: byte ${at} holds ${what}: ${text}`];
      });
    });
}

/** Where a text stands by itself: `/root` is not in `/config/test/root`. */
function indexOfWord(bytes: Buffer, text: string): number {
  const partOfWord = (byte: number | undefined): boolean =>
    byte !== undefined && /[\w.-]/.test(String.fromCharCode(byte));
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
    if (!partOfWord(bytes[at - 1]) && !partOfWord(bytes[at + text.length])) return at;
  }
  return -1;
}

/** Source maps, and references to them, a line each. */
export function sourceMaps(dir: string): string[] {
  return filesOf(dir).flatMap((file) => {
    if (file.endsWith('.map')) return [`${file}: a source map`];
    if (!/\.(?:js|css|html)$/.test(file)) return [];
    const at = readFileSync(join(dir, file)).indexOf('sourceMappingURL=');
    return at < 0 ? [] : [`${file}: byte ${at} names a source map`];
  });
}
