import type { Concept } from './concept.ts';
import { Alternatives, addForms } from './expand.ts';
import type { LoadedIndex } from './loadedIndex.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stopwords.ts';
import { phraseWords, type Synonym, tellingWords } from './synonyms.ts';
import { HAN_CHAR } from './terms.ts';
import { bigrams } from './tokenize.ts';
import { TUNING } from './tuning.ts';

/**
 * What the query's phrases are called here. The longest phrases win; a phrase that is the whole
 * query weighs most.
 */
export function synonymConcepts(
  index: LoadedIndex,
  query: string,
  own: readonly Concept[],
): Concept[] {
  const all = phraseWords(query);
  // `its` is no form of `it`
  const stems = all.map((word) => (STOP_WORDS.has(word) ? word : stemOf(word)));
  const open = /[a-z]$/i.test(query);
  const asked: Asked = { words: all, stems, open, places: all.map((_, i) => i) };
  const telling = asked.places.filter((i) => !STOP_WORDS.has(all[i] as string));
  const variants = telling.length < all.length ? [pick(asked, telling), asked] : [asked];
  const taken = new Set<number>();
  const matches = index.synonyms
    .filter((synonym) => mayFit(synonym, asked))
    .map((synonym) => ({
      synonym,
      at: variants.map((variant) => placeOf(synonym, variant)).find(Boolean),
    }))
    .filter((match): match is Match => match.at !== undefined)
    .sort((a, b) => lengthOf(b.synonym) - lengthOf(a.synonym));
  const concepts = new Map<string, Concept>();
  for (const { synonym, at } of matches) {
    if (at.words.some((i) => taken.has(i)) && !sameSaid(concepts, synonym)) continue;
    // what the query says itself counts already
    const found = synonym.found.filter((one) => !phraseWords(one).every((w) => all.includes(w)));
    if (found.length === 0) continue;
    const key = synonym.said.join(' ');
    const share = Math.min(
      1,
      lengthOf(synonym) / Math.max(1, pick(asked, telling).words.join('').length),
    );
    // a phrase that means nothing here is worth as much as what it stands for
    const unknown = synonym.said.every((word) => isUnknown(index, word));
    const concept = concepts.get(key) ?? {
      ways: [],
      weight: TUNING.synonymBase + TUNING.synonymShare * share,
      counted: share > 0.5 || unknown,
    };
    for (const [i, one] of found.entries()) {
      concept.ways.push(wayOf(index, one, i === 0 ? 1 : TUNING.furtherSynonym));
    }
    concepts.set(key, concept);
    for (const i of at.words) taken.add(i);
  }
  // where the reader's own words mean nothing here, what they stand for is all there is to go by
  const lost = own.every(({ ways }) => ways.every((way) => way.some(({ size }) => size === 0)));
  return [...concepts.values()].map((one) => (lost ? { ...one, counted: true } : one));
}

const isUnknown = (index: LoadedIndex, word: string) =>
  (HAN_CHAR.test(word) ? bigrams(word) : [word]).every(
    (unit) => index.find(unit) === undefined && index.withPart(unit).length === 0,
  );

/** The query's words, and which of all its words they are. */
interface Asked {
  words: string[];
  stems: string[];
  open: boolean;
  places: number[];
}

const pick = ({ words, stems, open }: Asked, places: number[]): Asked => ({
  words: places.map((i) => words[i] as string),
  stems: places.map((i) => stems[i] as string),
  open,
  places,
});

interface Match {
  synonym: Synonym;
  at: { words: number[] };
}

const lengthOf = ({ said }: Synonym) => said.join('').length;
const sameSaid = (concepts: Map<string, Concept>, { said }: Synonym) =>
  concepts.has(said.join(' '));
const stemOf = (word: string) => (/^[a-z]+$/.test(word) ? stem(word) : word);

// Most phrases fail at their first word already.
function mayFit({ said }: Synonym, { words, stems }: Asked): boolean {
  const [first = ''] = said;
  if (words.includes(first)) return true;
  return first.charCodeAt(0) > 0x7f
    ? words.some((word) => word.includes(first) || isBegun(first, word))
    : stems.includes(stemOf(first));
}

// All of a Chinese phrase but its last character.
const isBegun = (phrase: string, typed: string) =>
  typed.length > 2 && typed.length === phrase.length - 1 && phrase.startsWith(typed);

// Words of a phrase in order and next to each other; a Chinese phrase anywhere in a run.
function placeOf({ said }: Synonym, asked: Asked): { words: number[] } | undefined {
  const { words, stems, open, places } = asked;
  for (let i = 0; i + said.length <= words.length; i++) {
    const fits = said.every((word, j) => {
      const here = words[i + j] as string;
      if (HAN_CHAR.test(word)) return here.includes(word) || isBegun(word, here);
      if (here === word || stems[i + j] === stemOf(word)) return true;
      // the last word of a phrase may still be on its way
      const typing = open && j > 0 && i + j === words.length - 1;
      return typing && here.length > 1 && word.startsWith(here);
    });
    if (fits) return { words: said.map((_, j) => places[i + j] as number) };
  }
  return undefined;
}

function wayOf(index: LoadedIndex, phrase: string, scale: number): Alternatives[] {
  return tellingWords(phrase).flatMap((word) => {
    const units = HAN_CHAR.test(word) ? bigrams(word) : [word];
    return units.map((unit) => {
      const way = new Alternatives();
      addForms(index, unit, way, TUNING.synonym * scale);
      return way;
    });
  });
}
