import { editDistance } from '@rstest-docs/search';
import { stemOf } from './addresses.ts';

/** Most single edits between a mistyped address and the page that is meant. */
const MAX_EDITS = 3;
/** A short address has fewer: of four letters one may be wrong. */
const LETTERS_PER_EDIT = 4;

/**
 * The page that a reader of an unknown address most likely wanted: the one with the same last part,
 * which may have moved, or the one that is spelled most alike. Undefined when none is close.
 */
export function nearestPath(wanted: string, paths: readonly string[]): string | undefined {
  const [asked, name] = spellingOf(wanted);
  let best: string | undefined;
  let least = MAX_EDITS + 1;
  const most = Math.min(MAX_EDITS, Math.max(0, Math.floor((asked.length - 1) / LETTERS_PER_EDIT)));
  for (const path of paths) {
    const [spelled, last] = spellingOf(path);
    const moved = last !== '' && last === name;
    const edits = moved ? 0 : editDistance(asked, spelled, most);
    if (edits >= least || (!moved && edits > most)) continue;
    best = path;
    least = edits;
  }
  return best;
}

function spellingOf(path: string): [whole: string, last: string] {
  const whole = stemOf(path).toLowerCase();
  return [whole, whole.slice(whole.lastIndexOf('/') + 1)];
}
