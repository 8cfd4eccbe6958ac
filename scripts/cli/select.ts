import { UserError } from './errors.ts';
import { didYouMean } from './nearest.ts';

/** Throws one line when `--only` (or a like option) names nothing that exists. */
export function refuseUnknown(
  what: string,
  given: readonly string[],
  known: readonly string[],
): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const hint = didYouMean(unknown, known, '; ');
  throw new UserError(`unknown ${what} ${unknown}${hint || ';'} allowed: ${known.join(', ')}`);
}
