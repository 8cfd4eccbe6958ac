import type { Concept } from './concept.ts';
import { Alternatives, addForms } from './expand.ts';
import type { LoadedIndex } from './loadedIndex.ts';
import { HAN_FUNCTION_CHAR, HAN_QUESTION } from './stopwords.ts';
import { bigrams, hanPieces, tokenize } from './tokenize.ts';
import { TUNING } from './tuning.ts';

/** Words from which on a query with Chinese is a question. */
const QUESTION_WORDS = 6;

/**
 * What a run of Chinese asks for: its pairs of characters, without the words of a question. Pairs
 * that the index does not know are dropped beside known ones, or mended.
 */
export function hanConcepts(index: LoadedIndex, run: string, open: boolean): Concept[] {
  const matter = piecesOf(run);
  const runs = matter.length > 0 ? matter : [run];
  return runs.flatMap((part, i) => runConcepts(index, part, open && i === runs.length - 1));
}

/** The pairs of characters of a run of Chinese, without the words of a question. */
export const hanPairs = (run: string): string[] =>
  piecesOf(run)
    .flatMap(bigrams)
    .filter((pair) => pair.length > 1);

/** Whether a query is a whole question in Chinese, whose words have about two characters each. */
export function asksInHan(query: string): boolean {
  const tokens = tokenize(query);
  const runs = tokens.filter(({ kind }) => kind === 'han').map(({ text }) => text);
  const words = tokens.length - runs.length + runs.flatMap(piecesOf).join('').length / 2;
  return runs.length > 0 && words >= QUESTION_WORDS;
}

const piecesOf = (run: string) => run.split(HAN_QUESTION).flatMap(hanPieces);

function runConcepts(index: LoadedIndex, run: string, open: boolean): Concept[] {
  const pairs = bigrams(run);
  if (pairs.length === 1 && [...run].length === 1) return loneCharacter(index, run);
  const concepts: Concept[] = [];
  const unknown: number[] = [];
  for (const [i, pair] of pairs.entries()) {
    if (index.find(pair) === undefined) {
      unknown.push(i);
      continue;
    }
    const way = new Alternatives();
    addForms(index, pair, way);
    const faint = index.faint.has(pair) || HAN_FUNCTION_CHAR.test(pair);
    concepts.push({ ways: [[way]], weight: faint ? TUNING.hanFaint : 1, counted: true });
  }
  const last = [...run].at(-1) as string;
  if (open && unknown.includes(pairs.length - 1)) {
    // the word is still being typed: its first character is all there is of it
    const way = new Alternatives();
    const [from, to] = index.range(last);
    for (let i = from; i < to; i++) way.add(i, TUNING.prefix);
    if (way.size > 0) concepts.push({ ways: [[way]], weight: 0.4, counted: false });
  }
  for (const char of lonely(run, pairs, unknown)) {
    concepts.push(...loneCharacter(index, char).map((one) => ({ ...one, weight: 0.6 })));
  }
  for (const i of unknown) {
    const mended = mendedPair(index, pairs, i);
    if (mended) concepts.push(mended);
  }
  return concepts;
}

// Characters that no known pair contains: a word of one character beside a longer one.
function lonely(run: string, pairs: string[], unknown: number[]): string[] {
  const missing = new Set(unknown);
  return [...run].filter((_, i) => {
    const before = i > 0 && !missing.has(i - 1);
    const after = i < pairs.length && !missing.has(i);
    return !before && !after;
  });
}

function loneCharacter(index: LoadedIndex, char: string): Concept[] {
  const way = new Alternatives();
  const words = [...index.allKeys().entries()].filter(
    ([, key]) => key.length < 3 && key.includes(char),
  );
  const most = Math.max(1, ...words.map(([i]) => index.frequency(i)));
  for (const [i, key] of words) {
    // of the words with this character, the usual one is meant
    const usual = 0.5 + 0.5 * (index.frequency(i) / most);
    way.add(i, key === char ? TUNING.exact : TUNING.prefix * usual);
  }
  return way.size > 0 ? [{ ways: [[way]], weight: 1, counted: true }] : [];
}

/**
 * A wrong character makes two unknown pairs, AB and BC, where AX and XC are known; at the end of a
 * run it makes one. Pairs that merely cross a word boundary have known neighbors on both sides.
 */
function mendedPair(index: LoadedIndex, pairs: string[], i: number): Concept | undefined {
  const pair = pairs[i] as string;
  const [first = '', wrong = ''] = [...pair];
  const next = pairs[i + 1];
  const known = (one: string | undefined) => one !== undefined && index.find(one) !== undefined;
  if (known(next) || (i > 0 && !known(pairs[i - 1]))) return undefined;
  const after = next === undefined ? undefined : [...next][1];
  const way = new Alternatives();
  const [from, to] = index.range(first);
  for (let term = from; term < to; term++) {
    const right = [...(index.keys[term] as string)][1];
    if (!right || right === wrong) continue;
    if (after === undefined) way.add(term, TUNING.fuzzy * 0.6);
    else if (known(right + after)) {
      way.add(term, TUNING.fuzzy);
      way.add(index.find(right + after), TUNING.fuzzy);
    }
  }
  if (way.size === 0) return undefined;
  return { ways: [[way]], weight: 0.5, counted: after !== undefined };
}
