import type { FlagFacts, RstestFacts } from '../../shared/facts/types.ts';
import { formatFlag } from './help.ts';

/** One fact that differs; `before` or `after` is missing if it exists on one side only. */
export interface Difference {
  /** e.g. `option testTimeout: default`. */
  what: string;
  before?: string;
  after?: string;
}

/** Every fact in which two sets differ, by name. */
export function compareFacts(before: RstestFacts, after: RstestFacts): Difference[] {
  const differences: Difference[] = [];
  const compare = (what: string, a: unknown, b: unknown) => {
    if (text(a) === text(b)) return;
    const lists = Array.isArray(a) && Array.isArray(b);
    const [left, right] = lists ? [without(a, b), without(b, a)] : [text(a), text(b)];
    differences.push({
      what,
      ...(left === undefined ? {} : { before: left }),
      ...(right === undefined ? {} : { after: right }),
    });
  };
  compare('version', before.version, after.version);
  const unread = [...(before.unread ?? []), ...(after.unread ?? [])];
  const compareRecords = <T extends { name: string }>(label: string, a: T[], b: T[]) =>
    eachName(a, b, (name, left, right) => {
      if (!left || !right) compare(`${label} ${name}`, left && 'exists', right && 'exists');
      else {
        eachKey(left, right, (key, x, y) => {
          if (!unread.includes(key)) compare(`${label} ${name}: ${key}`, x, y);
        });
      }
    });
  compareRecords('option', before.options, after.options);
  compareRecords('API', before.apis, after.apis);
  if (before.reporters && after.reporters)
    compareRecords('reporter', before.reporters, after.reporters);
  if (before.reports && after.reports) compareRecords('report', before.reports, after.reports);
  eachName(before.commands, after.commands, (name, a, b) => {
    const label = `command rstest${name && ` ${name}`}`;
    if (!a || !b) return compare(label, a && 'exists', b && 'exists');
    const flags = (list: FlagFacts[]) =>
      list.map((flag) => ({ name: flag.names.join(', '), text: flagText(flag) }));
    eachName(flags(a.flags), flags(b.flags), (flag, x, y) =>
      compare(`${label}: flag ${flag}`, x?.text, y?.text),
    );
    compare(`${label}: usage`, a.usage, b.usage);
  });
  return sharedOnce(differences);
}

/** A flag that several commands share is listed with the first of them, which names the others. */
function sharedOnce(differences: readonly Difference[]): Difference[] {
  const shared = new Map<string, { difference: Difference; others: string[] }>();
  for (const difference of differences) {
    const [, command = '', flag] = /^command (.*?): (flag .*)$/.exec(difference.what) ?? [];
    const key = JSON.stringify(flag ? { ...difference, what: flag } : difference);
    const first = shared.get(key);
    if (first) first.others.push(command);
    else shared.set(key, { difference, others: [] });
  }
  return [...shared.values()].map(({ difference, others }) =>
    others.length === 0
      ? difference
      : { ...difference, what: `${difference.what} (also of ${others.join(', ')})` },
  );
}

const flagText = (flag: FlagFacts) =>
  [formatFlag(flag), ...(flag.choices ? [`(${flag.choices.join(' | ')})`] : [])].join(' ');

export function formatDifference({ what, before, after }: Difference): string {
  if (before === undefined) return `${what}: new (${shortened(after ?? '')})`;
  if (after === undefined) return `${what}: gone (was ${shortened(before)})`;
  return `${what}: ${shortened(before, after)} -> ${shortened(after, before)}`;
}

const MAX_SHOWN = 100;
const CONTEXT = 30;

/** A long value, such as a type, from a few characters before the first in which another one differs. */
export function shortened(value: string, other = ''): string {
  if (value.length <= MAX_SHOWN) return value;
  const first = other === '' ? 0 : [...value].findIndex((one, index) => one !== other[index]);
  const start = Math.max(0, (first < 0 ? value.length : first) - CONTEXT);
  const end = start + MAX_SHOWN;
  return `${start > 0 ? '… ' : ''}${value.slice(start, end)}${end < value.length ? ' …' : ''}`;
}

function eachName<T extends { name: string }>(
  before: T[],
  after: T[],
  visit: (name: string, before: T | undefined, after: T | undefined) => void,
): void {
  for (const name of new Set([...before, ...after].map((item) => item.name))) {
    const [a, b] = [before, after].map((list) => list.find((item) => item.name === name));
    visit(name, a, b);
  }
}

function eachKey(
  before: object,
  after: object,
  visit: (key: string, before: unknown, after: unknown) => void,
): void {
  const [a, b] = [before, after] as Record<string, unknown>[];
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    visit(key, a?.[key], b?.[key]);
}

/** Items of a list that the other lacks; reordered lists differ in nothing that a page shows. */
function without(list: unknown[], other: unknown[]): string {
  const known = other.map(text);
  const own = list.map(text).filter((item) => !known.includes(item));
  return own.length > 0 ? own.join(', ') : 'nothing else';
}

const text = (value: unknown) =>
  typeof value === 'string' || value === undefined ? value : JSON.stringify(value);
