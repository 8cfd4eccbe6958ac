/** A piece of a title that stays on one line: a word, a name, a Han character with its marks. */
export interface Token {
  text: string;
  code: boolean;
  /** Whether a space is before it when it does not begin a line. */
  spaced: boolean;
}

export interface Run {
  text: string;
  code: boolean;
}

export interface Fitted {
  /** Font size in pixels. */
  size: number;
  lines: Token[][];
}

const HAN = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;
/** Must not begin a line; must not end one. */
const CLOSING = /^[，。、；：？！）》」』”’…)\]}.,;:!?]/;
const OPENING = /[（《「『“‘([{]$/;

/** Cuts a title where a line may break: at spaces and between Han characters, never in a name. */
export function tokens(runs: readonly Run[]): Token[] {
  const found: Token[] = [];
  let spaced = false;
  for (const { text, code } of runs) {
    for (const part of text.match(/\s+|[^\s]+/gu) ?? []) {
      if (/^\s/.test(part)) {
        spaced = true;
        continue;
      }
      for (const piece of code ? [part] : pieces(part)) {
        const last = found.at(-1);
        const glued = last && !spaced && last.code === code;
        if (glued && (CLOSING.test(piece) || OPENING.test(last.text))) last.text += piece;
        else found.push({ text: piece, code, spaced: spaced && found.length > 0 });
        spaced = false;
      }
    }
  }
  return found;
}

/** Han characters one by one, everything between them whole. */
function pieces(word: string): string[] {
  const found: string[] = [];
  let plain = '';
  for (const char of word) {
    if (!HAN.test(char)) {
      plain += char;
      continue;
    }
    if (plain) found.push(plain);
    plain = '';
    found.push(char);
  }
  return plain ? [...found, plain] : found;
}

/**
 * The largest of `sizes` at which the title fits `width` pixels in at most `maxLines` lines, its
 * lines evened out. `measure` gives a token's width at size 1. When even the smallest size is too
 * large, names break at a dot or a capital letter, and what is left over ends in an ellipsis.
 */
export function fit(
  all: readonly Token[],
  box: { width: number; maxLines: number; sizes: readonly number[] },
  measure: (token: Token) => number,
): Fitted {
  for (const size of box.sizes) {
    const lines = breakLines(all, box.width / size, measure);
    if (lines && lines.length <= box.maxLines) return { size, lines: even(all, lines, measure) };
  }
  const size = box.sizes.at(-1) ?? 1;
  const broken = all.flatMap((token) =>
    measure(token) * size > box.width ? syllables(token) : [token],
  );
  const lines = breakLines(broken, box.width / size, measure, true) ?? [];
  if (lines.length <= box.maxLines) return { size, lines };
  const kept = lines.slice(0, box.maxLines);
  const last = kept.at(-1)?.at(-1);
  if (last) kept.at(-1)?.splice(-1, 1, { ...last, text: `${last.text.slice(0, -1)}…` });
  return { size, lines: kept };
}

/** Lines of at most `width`; undefined when a token alone is wider, unless `force`. */
function breakLines(
  all: readonly Token[],
  width: number,
  measure: (token: Token) => number,
  force = false,
): Token[][] | undefined {
  const space = measure({ text: ' ', code: false, spaced: false });
  const lines: Token[][] = [];
  let used = 0;
  for (const token of all) {
    const own = measure(token);
    if (own > width && !force) return undefined;
    const line = lines.at(-1);
    const next = used + (token.spaced ? space : 0) + own;
    if (line && next <= width) {
      line.push(token);
      used = next;
    } else {
      lines.push([token]);
      used = own;
    }
  }
  return lines;
}

/** The narrowest break with as many lines, so that no line is left with a word alone. */
function even(
  all: readonly Token[],
  lines: Token[][],
  measure: (token: Token) => number,
): Token[][] {
  const space = measure({ text: ' ', code: false, spaced: false });
  const lengths = all.map((token) => measure(token) + (token.spaced ? space : 0));
  let low = lengths.reduce((sum, length) => sum + length, 0) / lines.length;
  let high = low * 2 + Math.max(...lengths);
  let best = lines;
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    const found = breakLines(all, middle, measure);
    if (found && found.length <= lines.length) {
      best = widest(found, measure) <= widest(best, measure) ? found : best;
      high = middle;
    } else low = middle;
  }
  return best;
}

const widest = (lines: Token[][], measure: (token: Token) => number): number =>
  Math.max(...lines.map((line) => line.reduce((sum, token) => sum + measure(token), 0)));

/** `detectAsyncLeaks` is `detect`, `Async`, `Leaks`; `rs.fn` is `rs.`, `fn`. */
function syllables(token: Token): Token[] {
  const parts = token.text.split(/(?<=[.\-_/])|(?<=[a-z\d])(?=[A-Z])/);
  return parts.map((text, index) => ({ ...token, text, spaced: token.spaced && index === 0 }));
}
