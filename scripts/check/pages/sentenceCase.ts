import { literalPattern } from '../../../content/literal.ts';

export interface CapitalProblem {
  message: string;
  right: string;
}

/** A word with one capital at its start, as `Title` or `Node's`. */
const CAPITALISED = /^\p{Lu}\p{Ll}+(?:['’]\p{Ll}+)?$/u;

/** A text with every name replaced by a private-use character. */
export function withoutNames(text: string, names: readonly string[]): string {
  let rest = text;
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    rest = rest.replace(
      new RegExp(`(?<![\\p{L}\\p{N}])${literalPattern(name)}(?![\\p{L}\\p{N}])`, 'gu'),
      '\uE000',
    );
  }
  return rest;
}

/**
 * Words of an English heading that break sentence case. A private-use character stands for code or
 * a name. Words with inner capitals, digits or dots are taken for identifiers.
 */
export function wrongCapitals(heading: string, names: readonly string[]): CapitalProblem[] {
  const problems: CapitalProblem[] = [];
  let place: 'start' | 'middle' | 'after colon' = 'start';
  for (const token of withoutNames(heading, names).split(/\s+/).filter(Boolean)) {
    const word = token.replace(/^[("'“‘[]+|[)"'”’\].,:;?!]+$/g, '');
    if (place === 'start' && /^\p{Ll}+$/u.test(word)) {
      const right = word[0]?.toUpperCase() + word.slice(1);
      problems.push({ message: `"${word}" starts it in lower case`, right: `"${right}"` });
    }
    if (place === 'middle' && CAPITALISED.test(word)) {
      problems.push({ message: `"${word}" is not in sentence case`, right: word.toLowerCase() });
    }
    if (word !== '') place = /[:?!]$/.test(token) ? 'after colon' : 'middle';
  }
  return problems;
}
