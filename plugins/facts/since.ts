import type { PhrasingContent } from 'mdast';
import { isNext, lastWithout, type NameEvent } from '../../shared/facts/changes.ts';
import { history } from '../../shared/facts/history.ts';
import type { FactKey } from '../../shared/facts/keys.ts';
import type { BuildText } from '../texts.ts';
import { code, text } from './nodes.ts';

/** Longer values are on the page of the option; a reader needs to know that they changed. */
const MAX_VALUE = 60;

/** Version that added a name; undefined when every readable version has it. */
export function addedIn(name: FactKey): string | undefined {
  const added = eventsOf(name).findLast(({ what }) => what === 'added');
  return added && lastWithout(history, name, added) && added.version;
}

/** The same in words; says so when versions between cannot be read. */
export function sinceText(name: FactKey, t: BuildText): string | undefined {
  const added = eventsOf(name).findLast(({ what }) => what === 'added');
  return added && addedIn(name) && versionText(name, added, t);
}

/** The same of a name that must be known; empty when every readable version has it. */
export function existingSince(name: string, t: BuildText): string {
  if (eventsOf(name as FactKey).length > 0) return sinceText(name as FactKey, t) ?? '';
  throw new Error(`no version that was read has "${name}"; write a name such as "flag --retry"`);
}

/** What changed of a name since it exists, oldest first. */
export function changeNodes(name: FactKey, t: BuildText): PhrasingContent[] {
  const events = eventsOf(name);
  return events
    .slice(events.findLastIndex(({ what }) => what === 'added') + 1)
    .flatMap((event, index) => [
      text(index > 0 ? t('facts.semicolon') : ''),
      text(t('facts.changed').replace('{version}', versionText(name, event, t))),
      ...valueNodes(event, t),
    ]);
}

/** `default from 5000 to 10000`, or only `default` if the values are long. */
export function valueNodes({ what, from = '', to = '' }: NameEvent, t: BuildText) {
  const label = t(`facts.change.${what as 'type' | 'default' | 'choices'}`);
  if (from.length > MAX_VALUE || to.length > MAX_VALUE) return [text(label)];
  const [start = '', middle = '', end = ''] = t('facts.change.values').split(/\{from\}|\{to\}/);
  return [text(label + start), code(from), text(middle), code(to), text(end)];
}

const eventsOf = (name: FactKey): NameEvent[] =>
  Object.hasOwn(history.names, name) ? (history.names[name] ?? []) : [];

function versionText(name: FactKey, event: NameEvent, t: BuildText): string {
  const before = lastWithout(history, name, event);
  if (before === undefined || isNext(before, event.version)) return event.version;
  return t('facts.since.orEarlier').replace('{version}', event.version);
}
