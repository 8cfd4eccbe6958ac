import data from './compatibility.json' with { type: 'json' };
import type { Compatibility, NameKind, NameRow, Peer } from './types.ts';

/** Names of Jest and Vitest beside Rstest; written by `npm run docs -- compat`. */
export const compatibility = data as unknown as Compatibility;

const index = (peer: Peer): ReadonlyMap<string, NameRow> =>
  new Map(compatibility[peer].map((row) => [`${row.kind} ${row.name}`, row]));
const ROWS: Record<Peer, ReadonlyMap<string, NameRow>> = {
  jest: index('jest'),
  vitest: index('vitest'),
};

/** What becomes of one name of a framework; undefined if the table does not know it. */
export const rowOf = (peer: Peer, kind: NameKind, name: string): NameRow | undefined =>
  ROWS[peer].get(`${kind} ${name}`);
