import { compatibility } from './compatibility.ts';
import type { NameKind, NameRow, Peer } from './types.ts';
import { JEST_TYPES, VITEST_TYPES, WRITTEN_TYPES } from './typesOfJest.ts';

/** A name of Jest or Vitest with what becomes of it; the table of names has no types. */
export interface KnownName extends Omit<NameRow, 'kind'> {
  peer: Peer;
  kind: NameKind | 'type';
}

const ofJest =
  (outcome: 'renamed' | 'workaround') =>
  ([name, use]: [string, string]): KnownName => {
    const link = '/guide/migration/jest#api';
    return { peer: 'jest', kind: 'type', name: `jest.${name}`, outcome, use: [use], link };
  };
const TYPES: readonly KnownName[] = [
  ...[...JEST_TYPES].map(ofJest('renamed')),
  ...[...WRITTEN_TYPES].map(ofJest('workaround')),
  ...[...VITEST_TYPES].map(([name, use]): KnownName => {
    const outcome = name === use ? 'same' : 'renamed';
    return { peer: 'vitest', kind: 'type', name, outcome, use: [use] };
  }),
];

/** What is known of a name as people ask for it: with or without its object, in any case. */
export function findName(asked: string): KnownName[] {
  const plain = asked.toLowerCase();
  const all = [
    ...(['jest', 'vitest'] as const).flatMap((peer) =>
      compatibility[peer].map((row): KnownName => ({ peer, ...row })),
    ),
    ...TYPES,
  ];
  const exact = all.filter(({ name }) => name.toLowerCase() === plain);
  return exact.length > 0
    ? exact
    : all.filter(({ name }) => name.toLowerCase().endsWith(`.${plain}`));
}
