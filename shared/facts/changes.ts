import type { FactKey } from './keys.ts';

/** One thing that a version did to a name. */
export interface NameEvent {
  version: string;
  /** `type` and `default` are facts of an option, `choices` the values that a flag allows. */
  what: 'added' | 'removed' | 'type' | 'default' | 'choices';
  from?: string;
  to?: string;
}

/** What each version added, changed and removed, as far as its package can be read. */
export interface History {
  /** Every version that was read, oldest first. */
  versions: string[];
  /** What could not be read of a version: beginnings of names, or `default`. */
  unread: Record<string, string[]>;
  /** By name, oldest event first. */
  names: Record<FactKey, NameEvent[]>;
}

/** A name with what happened to it. */
export interface NameChange extends NameEvent {
  name: FactKey;
}

/** Whether this kind of name is unknown in a version. */
export const isUnread = ({ unread }: Pick<History, 'unread'>, version: string, name: string) =>
  unread[version]?.some((start) => name.startsWith(start)) ?? false;

/**
 * What the versions after `from` up to `to` did, by version, newest first. Names that the oldest
 * version with names of their kind has already are no change. Throws on an unknown version.
 */
export function changesBetween(
  history: History,
  from: string,
  to: string,
): { version: string; changes: NameChange[] }[] {
  const [start, end] = [from, to].map((version) => {
    const at = history.versions.indexOf(version);
    if (at < 0) throw new Error(`version ${version} was not read`);
    return at;
  }) as [number, number];
  return history.versions
    .slice(start + 1, end + 1)
    .reverse()
    .map((version) => ({ version, changes: changesOf(history, version) }));
}

/** What one version did. What comes or goes with the object around it has no entry of its own. */
function changesOf(history: History, version: string): NameChange[] {
  const all = entriesOf(history).flatMap(([name, events]) =>
    events
      .filter((event) => event.version === version)
      .filter((event) => event.what !== 'added' || lastWithout(history, name, event) !== undefined)
      .map((event) => ({ name, ...event })),
  );
  return all.filter(
    ({ name, what }) =>
      !['added', 'removed'].includes(what) ||
      !all.some((other) => other.what === what && name.startsWith(`${other.name}.`)),
  );
}

const entriesOf = ({ names }: History) => Object.entries(names) as [FactKey, NameEvent[]][];

/** Figures of the whole history. */
export function countHistory({ versions, names }: History) {
  const events = Object.values(names).flat();
  const count = (...whats: NameEvent['what'][]) =>
    events.filter(({ what }) => whats.includes(what)).length;
  return {
    versions: versions.length,
    first: versions[0] ?? '',
    last: versions.at(-1) ?? '',
    names: Object.keys(names).length,
    added: count('added'),
    changed: count('type', 'default', 'choices'),
    removed: count('removed'),
  };
}

/** The newest version before an event of which this kind of name was read; undefined if there is none. */
export function lastWithout(
  history: History,
  name: string,
  { version }: NameEvent,
): string | undefined {
  const before = history.versions.slice(0, history.versions.indexOf(version));
  return before.findLast((one) => !isUnread(history, one, name));
}

/** Whether no version can be between two: the second is the next patch. After the last patch of a minor another may have followed. */
export function isNext(before: string, after: string): boolean {
  const [a = [], b = []] = [before, after].map((version) => version.split('.').map(Number));
  return a[0] === b[0] && a[1] === b[1] && b[2] === (a[2] ?? 0) + 1;
}
