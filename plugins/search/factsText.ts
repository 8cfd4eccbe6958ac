import { apiFacts, type FactKey, optionFacts } from '../../shared/facts/index.ts';
import { compatibilityRows } from '../facts/compatibility.ts';
import { versionsOf } from '../facts/releases.ts';
import { addedIn } from '../facts/since.ts';

/** What a component says that the build renders: names that readers look for, and code. */
type ComponentText = (attributes: Record<string, string>) => {
  names: string;
  code: string;
  /** Version that added what the box is about; undefined where that is not known. */
  since?: string | undefined;
};

/** What the boxes of facts say: names that readers look for, and types. */
export const FACTS: Record<string, ComponentText> = {
  OptionFacts: ({ name = '' }) => {
    const { flags, keys, type } = optionFacts(name);
    const names = [name, ...flags, ...keys].join('\n');
    const since = addedIn(`option ${name}`);
    return { names, code: [names, type, since ?? ''].join('\n'), since };
  },
  Compatibility: ({ name = '' }) => {
    if (name === 'figures') return { names: '', code: '' };
    // What is the same has a page of its own, which should come first; so should what replaces a name.
    const rows = compatibilityRows(name).filter(({ outcome }) => outcome !== 'same');
    return { names: '', code: rows.map((row) => row.name).join('\n') };
  },
  Releases: ({ name = '' }) => ({ names: '', code: versionsOf(name).join('\n') }),
  // The section that explains a message should come first.
  Errors: () => ({ names: '', code: '' }),
  Since: ({ name = '' }) => ({ names: '', code: addedIn(name as FactKey) ?? '' }),
  ApiFacts: ({ name = '' }) => {
    const since = addedIn(`api ${name}`);
    return { names: name, code: [...apiFacts(name).signatures, since ?? ''].join('\n'), since };
  },
};
