export type FactKind = 'option' | 'api' | 'flag' | 'command';

/** A name of the package with its kind: `option retry`, `api rs.fn`, `flag --retry`, `command list`. */
export type FactKey = `${FactKind} ${string}`;

export const formatKey = (kind: FactKind, name: string): FactKey => `${kind} ${name}`;

export function parseKey(key: string): { kind: FactKind; name: string } {
  const kind = key.slice(0, key.indexOf(' '));
  return { kind: kind as FactKind, name: key.slice(kind.length + 1) };
}
