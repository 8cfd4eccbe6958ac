import { editDistance } from '@rstest-docs/search';

/** The candidate that was probably meant, if any comes close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const most = bestDistance - 1;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), most);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
