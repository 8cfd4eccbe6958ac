import { apiFacts, optionFacts } from '../../shared/facts/index.ts';
import { compatibilityRows } from '../facts/compatibility.ts';
import type { ComponentText } from './page-text.ts';

/** What the boxes of facts say: names that readers look for, and types. */
export const FACTS: Record<string, ComponentText> = {
  OptionFacts: ({ name = '' }) => {
    const { flags, keys, type } = optionFacts(name);
    const names = [name, ...flags, ...keys].join('\n');
    return { names, code: `${names}\n${type}` };
  },
  Compatibility: ({ name = '' }) => {
    if (name === 'figures') return { names: '', code: '' };
    const names = compatibilityRows(name)
      .flatMap((row) => [row.name, ...(row.use ?? [])])
      .join('\n');
    return { names, code: names };
  },
  ApiFacts: ({ name = '' }) => ({ names: name, code: apiFacts(name).signatures.join('\n') }),
};
