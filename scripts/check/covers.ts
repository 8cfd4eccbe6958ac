/** Whether a phrase of a text covers the characters from `index` on. */
export function covers(text: string, phrase: string, index: number, length: number): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (at <= index && at + phrase.length >= index + length) return true;
  }
  return false;
}
