import type { Concept } from './concept.ts';
import { Alternatives, addForms, addParts, addPrefixes } from './expand.ts';
import { asksInHan, hanConcepts } from './han.ts';
import type { LoadedIndex } from './loadedIndex.ts';
import { readMessage } from './message.ts';
import { addMisspelt } from './misspelt.ts';
import { normalize } from './normalize.ts';
import { STOP_WORDS, WEAK_WORDS } from './stopwords.ts';
import { synonymConcepts } from './synonymConcepts.ts';
import { translateName } from './synonyms.ts';
import { camelWords, type Token, tokenize } from './tokenize.ts';
import { TUNING } from './tuning.ts';

/** Words of a long pasted text that are looked at. */
const MOST_WORDS = 24;

/** What a query asks for. Never throws: any string is a query. */
export function conceptsOf(index: LoadedIndex, query: string): Concept[] {
  const message = readMessage(query);
  const tokens = tokenize(message.text).slice(0, MOST_WORDS);
  const meaningful = tokens.filter(
    ({ kind, text }) => kind !== 'word' || !STOP_WORDS.has(normalize(text)),
  );
  const used = meaningful.length > 0 ? meaningful : tokens;
  const open = /[\p{L}\p{N}]$/u.test(query) ? tokens.at(-1) : undefined;
  const name = asksInHan(message.text) ? TUNING.nameInHan : 1;
  const concepts: Concept[] = [];
  for (const [i, token] of used.entries()) {
    if (token.kind === 'han') concepts.push(...hanConcepts(index, token.text, token === open));
    else {
      const own = wordConcepts(index, token, used[i + 1], token === open);
      concepts.push(...own.map(message.mayBeOwn(token) ? weakened : weighed(name)));
    }
  }
  concepts.push(...synonymConcepts(index, message.text, concepts));
  return concepts;
}

const weighed =
  (weight: number) =>
  (concept: Concept): Concept => ({ ...concept, weight: weight * concept.weight });

const weakened = (concept: Concept): Concept => ({
  ...concept,
  weight: TUNING.faint,
  counted: false,
});

function formsOf(index: LoadedIndex, word: string, scale: number, open: boolean): Alternatives {
  const way = new Alternatives();
  addForms(index, word, way, scale);
  if (open) addPrefixes(index, word, way, scale);
  return way;
}

function wordConcepts(
  index: LoadedIndex,
  token: Token,
  next: Token | undefined,
  open: boolean,
): Concept[] {
  const word = normalize(token.text);
  const way = new Alternatives();
  addForms(index, word, way);
  const translated = translateName(word);
  if (translated) addForms(index, translated, way);
  const joined = next && next.kind === 'word' ? word + normalize(next.text) : undefined;
  if (joined && token.kind === 'word') {
    addParts(index, joined, way, TUNING.part);
    way.add(index.find(joined), TUNING.exact);
  }
  const known = way.size > 0;
  const isName = index.find(word) !== undefined || index.withPart(word).length > 0;
  const ways = [[way]];
  const pieces = token.text.split('.');
  if (token.kind === 'word' && (known || open) && pieces.length > 1) {
    ways.push(
      pieces.map((piece, i) => {
        const last = open && i === pieces.length - 1;
        return formsOf(index, normalize(piece), TUNING.member, last);
      }),
    );
  }
  if (open || !known) addPrefixes(index, word, way, isName ? TUNING.prefixOfKnown : 1);
  const faint = WEAK_WORDS.has(word) || /^\d+[a-z]{0,2}$/.test(word);
  const concept: Concept = { ways, weight: faint ? TUNING.faint : 1, counted: !faint };
  if (way.size === 0) return partConcepts(index, token, concept, open);
  return [concept];
}

// A name that is not known as a whole is looked for by its parts, a word by what it may be a slip of.
function partConcepts(
  index: LoadedIndex,
  token: Token,
  concept: Concept,
  open: boolean,
): Concept[] {
  const pieces = token.text
    .replace(/^--?(?:no-)?/, '')
    .split(/[.\-_]+/)
    .filter(Boolean);
  if (pieces.length > 1 || token.kind === 'flag') {
    const found = pieces.flatMap((piece, i) => {
      const part: Token = { ...token, kind: 'word', text: piece };
      return wordConcepts(index, part, undefined, open && i === pieces.length - 1);
    });
    // the owner of a member (`result.current`) says less than the member
    return found.map((one, i) => (i < found.length - 1 ? { ...one, weight: one.weight / 2 } : one));
  }
  const way = concept.ways[0]?.[0] as Alternatives;
  const word = normalize(token.text);
  addMisspelt(index, word, open, way);
  const words = camelWords(token.text);
  if (way.size === 0 && words.length > 1) {
    return words.flatMap((text) => wordConcepts(index, { ...token, text }, undefined, false));
  }
  if (way.size === 0) return [{ ...concept, counted: false }];
  const [best] = way.strongest(1);
  const to = best && index.terms[best.term];
  return [to ? { ...concept, mended: { from: token.text, to } } : concept];
}
