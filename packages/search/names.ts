import type { IndexedPage, IndexedSection } from './indexedPages.ts';
import type { LoadedIndex } from './loadedIndex.ts';
import { normalize } from './normalize.ts';
import { camelWords } from './tokenize.ts';
import { TUNING } from './tuning.ts';

/** The forms in which a query may say a title or heading. */
interface Name {
  /** The whole, and the same in the singular. */
  whole: string;
  singular: string;
  /** The first word of `setupFiles`; '' for other names. */
  first: string;
}

/** What a query names: how much is added to a page's score, and the section that it names there. */
export type Named = ReadonlyMap<number, { bonus: number; section: number }>;

/** Letters and digits of a text alone, normalized. */
export const plain = (text: string) => normalize(text).replace(/[^\p{L}\p{N}]+/gu, '');

const singular = (text: string) => plain(text).replace(/(?<=[a-z]{3})s$/, '');

const CODE_NAME = /^[\w$]+(?:\.[\w$]+)*$/;

const memberOf = (text: string) =>
  text.includes('.') && CODE_NAME.test(text)
    ? normalize(text.slice(text.lastIndexOf('.') + 1))
    : '';

function nameOf(text: string): Name {
  const words = /^[\w$]+$/.test(text) ? camelWords(text) : [];
  return {
    whole: plain(text),
    singular: singular(text),
    first: words.length > 1 ? normalize(words[0] as string) : '',
  };
}

/** Finds the pages that are called what a query says, and the members of that name. */
export class Names {
  private readonly index: LoadedIndex;
  private readonly titles: Name[];
  /** What follows the last dot of headings such as `test.only`. */
  private readonly members: { section: number; member: string }[];

  constructor(index: LoadedIndex) {
    this.index = index;
    this.titles = index.pages.map(({ title }) => nameOf(title));
    this.members = index.sections
      .map(({ heading }, section) => ({ section, member: memberOf(heading) }))
      .filter(({ member }) => member !== '');
  }

  /** The pages that a query names, by number. */
  namedBy(query: string): Named {
    const named = new Map<number, { bonus: number; section: number }>();
    const asked = { whole: plain(query), singular: singular(query) };
    if (asked.whole === '') return named;
    const synonyms = this.index.synonyms
      .filter(({ said, same }) => same && said.join('') === asked.whole)
      .flatMap(({ found }) => found.map(plain));
    for (const [page, name] of this.titles.entries()) {
      const bonus =
        name.whole === asked.whole
          ? TUNING.titleIsQuery
          : name.singular === asked.singular || synonyms.includes(name.whole)
            ? TUNING.titleIsForm
            : name.first === asked.whole
              ? TUNING.titleBegins
              : 0;
      if (bonus > 0)
        named.set(page, { bonus, section: (this.index.pages[page] as IndexedPage).first });
    }
    // A page of that very title is what was meant, not a method of the same name elsewhere.
    if (this.titles.some(({ whole }) => whole === asked.whole)) return named;
    for (const { section, member } of this.members) {
      const { page } = this.index.sections[section] as IndexedSection;
      if (member !== asked.whole || named.has(page)) continue;
      named.set(page, { bonus: TUNING.memberIsQuery, section });
    }
    return named;
  }
}
