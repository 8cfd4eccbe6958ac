import type { Outcome, Peer } from '@rstest-docs/migrate/types';
import data from './known.json' with { type: 'json' };

/** What we know of a name that Rstest has differently: outcome, the page that explains it, and what to use instead. */
export type Known = readonly [
  outcome: Exclude<Outcome, 'same' | 'unknown'>,
  link: string,
  ...use: string[],
];

/** By framework and kind of name; a name that is in none of these is decided by its probes. */
export const KNOWN = data.known as unknown as Record<Peer, Record<string, Record<string, Known>>>;

/** Names whose probes suit only some of the frameworks, so nothing is said of their behavior. */
export const UNDECIDED: Record<Peer, readonly string[]> = data.undecided;

/** Where a name that behaves differently is explained, if its probes show it. */
export const EXPLAINED: Record<string, string> = data.explained;
