import { CODE } from '../../../content/prose.ts';

/** Inside of a character class: Chinese characters. */
export const HAN = '\\p{Script=Han}';

/** Inside of a character class: what is set apart from Chinese characters by a space. */
export const LATIN = `A-Za-z0-9${CODE}`;

/** Inside of a character class: full-width punctuation that has its own space. */
export const FULL = '，。：；？！、（）「」『』《》';

/** Full-width counterparts of half-width punctuation. */
export const FULL_WIDTH: Record<string, string> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
  '.': '。',
};

export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
