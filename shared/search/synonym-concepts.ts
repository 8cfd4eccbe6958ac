import type { Concept } from './concept.ts';
import { Alternatives, addForms } from './expand.ts';
import type { LoadedIndex } from './loaded-index.ts';
import { stem } from './stem.ts';
import { phraseWords, type Synonym } from './synonyms.ts';
import { HAN_CHAR } from './terms.ts';
import { bigrams } from './tokenise.ts';
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
  const words = phraseWords(query);
  const stems = words.map(stemOf);
  const open = /[a-z]$/i.test(query);
  const taken = new Set<number>();
  const matches = index.synonyms
    .filter((synonym) => mayFit(synonym, words, stems))
    .map((synonym) => ({ synonym, at: placeOf(synonym, words, stems, open) }))
    .filter((match): match is Match => match.at !== undefined)
    .sort((a, b) => lengthOf(b.synonym) - lengthOf(a.synonym));
  const concepts = new Map<string, Concept>();
  for (const { synonym, at } of matches) {
    if (at.words.some((i) => taken.has(i)) && !sameSaid(concepts, synonym)) continue;
    const key = synonym.said.join(' ');
    const share = Math.min(1, lengthOf(synonym) / Math.max(1, words.join('').length));
    const concept = concepts.get(key) ?? {
      ways: [],
      weight: TUNING.synonymBase + TUNING.synonymShare * share,
      counted: share > 0.5,
    };
    for (const found of synonym.found) concept.ways.push(wayOf(index, found));
    concepts.set(key, concept);
    for (const i of at.words) taken.add(i);
  }
  // where the reader's own words mean nothing here, what they stand for is all there is to go by
  const lost = own.every(({ ways }) => ways.every((way) => way.some(({ size }) => size === 0)));
  return [...concepts.values()].map((one) => (lost ? { ...one, counted: true } : one));
}

interface Match {
  synonym: Synonym;
  at: { words: number[] };
}

const lengthOf = ({ said }: Synonym) => said.join('').length;
const sameSaid = (concepts: Map<string, Concept>, { said }: Synonym) =>
  concepts.has(said.join(' '));
const stemOf = (word: string) => (/^[a-z]+$/.test(word) ? stem(word) : word);

// Most phrases fail at their first word already.
function mayFit({ said }: Synonym, words: readonly string[], stems: readonly string[]): boolean {
  const [first = ''] = said;
  if (words.includes(first)) return true;
  return first.charCodeAt(0) > 0x7f
    ? words.some((word) => word.includes(first))
    : stems.includes(stemOf(first));
}

// Words of a phrase in order and next to each other; a Chinese phrase anywhere in a run.
function placeOf(
  { said }: Synonym,
  words: readonly string[],
  stems: readonly string[],
  open: boolean,
): { words: number[] } | undefined {
  for (let i = 0; i + said.length <= words.length; i++) {
    const fits = said.every((word, j) => {
      const here = words[i + j] as string;
      if (HAN_CHAR.test(word)) return here.includes(word);
      if (here === word || stems[i + j] === stemOf(word)) return true;
      // the last word of a phrase may still be on its way
      const typing = open && j > 0 && i + j === words.length - 1;
      return typing && here.length > 1 && word.startsWith(here);
    });
    if (fits) return { words: said.map((_, j) => i + j) };
  }
  return undefined;
}

function wayOf(index: LoadedIndex, phrase: string): Alternatives[] {
  return phraseWords(phrase).flatMap((word) => {
    const units = HAN_CHAR.test(word) ? bigrams(word) : [word];
    return units.map((unit) => {
      const way = new Alternatives();
      addForms(index, unit, way, TUNING.synonym);
      return way;
    });
  });
}
