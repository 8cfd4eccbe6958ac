import { addressOfSource } from '../../shared/site/addresses.ts';
import { LANGS } from '../../shared/site/locales.ts';
import { UserError } from './errors.ts';
import { nearest } from './nearest.ts';

/** The folder or prefix of a language at the start of a path. */
const LANGUAGE = new RegExp(`^/(?:${LANGS.join('|')})(?=/|$)`);

/** Longest list of allowed names that an error shows. */
const MAX_SHOWN = 30;

/** `did you mean x?`, or the allowed names, or nothing when there are too many of them. */
export function hintFor(given: string, known: readonly string[]): string {
  const meant = nearest(given, known);
  if (meant) return `did you mean ${meant}?`;
  return known.length <= MAX_SHOWN ? `allowed: ${known.join(', ')}` : '';
}

/** Throws one line when `--only` (or a like option) names nothing that exists. */
export function refuseUnknown(
  what: string,
  given: readonly string[],
  known: readonly string[],
): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const meant = nearest(unknown, known);
  const hint = meant ? `did you mean ${meant}? ` : '';
  throw new UserError(`unknown ${what} ${unknown}; ${hint}allowed: ${known.join(', ')}`);
}

/**
 * Routes of pages that `--only` selects: those that contain the given text. It may be written as a
 * route in either language or as the path of a page file. Throws one line when it selects nothing.
 */
export function selectRoutes(given: string, routes: readonly string[]): string[] {
  const text = addressOfSource(given)
    .replace(/^(?:\.\/)?docs(?=\/)/, '')
    .replace(LANGUAGE, '');
  const found = [...new Set(routes.filter((route) => route.includes(text)))];
  if (found.length > 0) return found;
  const hint = hintFor(text, [...new Set(routes)]);
  throw new UserError(`--only ${given}: no page matches${hint ? `; ${hint}` : ''}`);
}
