/** Each character of a type, with how many brackets are open around it; an arrow closes none. */
export function* withDepth(
  text: string,
  start = 0,
): Generator<[index: number, char: string, depth: number]> {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const char = text[index] ?? '';
    if (')]}'.includes(char) || (char === '>' && text[index - 1] !== '=')) depth--;
    yield [index, char, depth];
    if ('([{<'.includes(char)) depth++;
  }
}

/** Where the bracket is closed that is opened at a place. */
export function closing(text: string, open: number): number {
  for (const [index, , depth] of withDepth(text, open))
    if (index > open && depth === 0) return index;
  return text.length - 1;
}
