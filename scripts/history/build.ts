import { type History, isUnread, type NameEvent } from '../../shared/facts/changes.ts';

/** Facts of a name that a version may change. */
export type Values = Partial<Record<'type' | 'default' | 'choices', string>>;

/** What one version's package says. */
export interface VersionReading {
  version: string;
  /** Beginnings of names that it does not let us read, or `default`. */
  unread: string[];
  /** By name, e.g. `option retry`. */
  names: Record<string, Values>;
}

/** Joins the readings of all versions, oldest first, into what each of them changed. */
export function buildHistory(readings: readonly VersionReading[]): History {
  const versions = readings.map(({ version }) => version);
  const unread = Object.fromEntries(
    readings.filter((one) => one.unread.length > 0).map((one) => [one.version, one.unread]),
  );
  const events = new Map<string, NameEvent[]>();
  const present = new Map<string, Values>();
  for (const { version, names } of readings) {
    const add = (name: string, event: Omit<NameEvent, 'version'>) =>
      events.set(name, [...(events.get(name) ?? []), { version, ...event }]);
    for (const [name, values] of Object.entries(names)) {
      const before = present.get(name);
      if (!before) add(name, { what: 'added' });
      else for (const event of changedValues(before, values)) add(name, event);
      // A value that cannot be read is the one before it until another is read.
      present.set(name, { ...before, ...values });
    }
    for (const name of present.keys()) {
      if (Object.hasOwn(names, name) || isUnread({ unread }, version, name)) continue;
      present.delete(name);
      add(name, { what: 'removed' });
    }
  }
  const sorted = [...events].sort(([a], [b]) => (a < b ? -1 : 1));
  return { versions, unread, names: Object.fromEntries(sorted) };
}

function changedValues(before: Values, after: Values): Omit<NameEvent, 'version'>[] {
  return (['type', 'default', 'choices'] as const).flatMap((what) => {
    const [from, to] = [before[what], after[what]];
    if (from === undefined || to === undefined || normal(from) === normal(to)) return [];
    return [{ what, from, to }];
  });
}

/** Alternatives in another order say the same. */
const normal = (value: string): string =>
  /[({[]/.test(value) ? value : value.split(' | ').sort().join(' | ');

/** One line for each name, so that a change is one line in a diff. */
export function formatHistory({ versions, unread, names }: History): string {
  const lines = (map: object) =>
    Object.entries(map)
      .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{
 "versions": ${JSON.stringify(versions)},
 "unread": {
${lines(unread)}
 },
 "names": {
${lines(names)}
 }
}
`;
}
