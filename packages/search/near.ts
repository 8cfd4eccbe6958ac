import { editDistance } from './editDistance.ts';

const MAX_NEAR = 3;

/** Names that a misspelt one may have meant, the nearest first. */
export function nearNames(name: string, known: string[]): string[] {
  const wanted = name.toLowerCase();
  const limit = Math.max(2, Math.floor(name.length / 3));
  return known
    .map((candidate) => ({ candidate, cost: cost(wanted, candidate.toLowerCase(), limit) }))
    .filter((item) => item.cost <= limit)
    .sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, MAX_NEAR)
    .map(({ candidate }) => candidate);
}

/** Edit distance, except that a name with the same last part, such as `fn` and `rs.fn`, is near. */
function cost(wanted: string, candidate: string, limit: number): number {
  if (lastPart(wanted) === lastPart(candidate)) return 1;
  return editDistance(wanted, candidate, limit);
}

const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1);
