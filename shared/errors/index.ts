import groups from './messages.json' with { type: 'json' };

/** An error message, or several with one cause, and the section that explains it. */
export interface ErrorEntry {
  /** Lasts: `/guide/help/errors#<id>` may be printed by other programs. */
  id: string;
  /** Printed texts; `…` is what differs from run to run. */
  messages: readonly string[];
  /** Page and section, without language. */
  link: string;
  /** No run of ours has printed it. */
  unseen: boolean;
  /** Has no row in the index, whose bytes are few, but is found in what a reader pastes. */
  unlisted: boolean;
}

type Given =
  | readonly string[]
  | { messages: readonly string[]; at?: string; unseen?: true; unlisted?: true };

interface Group {
  page: string;
  entries: Readonly<Record<string, Given>>;
}

/** Entries by the groups of the index, in its order. */
export const ERROR_GROUPS: ReadonlyMap<string, readonly ErrorEntry[]> = new Map(
  Object.entries(groups as unknown as Record<string, Group>).map(([name, { page, entries }]) => [
    name,
    Object.entries(entries).map(([id, given]) => entryOf(id, page, given)),
  ]),
);

export const ERRORS: readonly ErrorEntry[] = [...ERROR_GROUPS.values()].flat();

function entryOf(id: string, page: string, given: Given): ErrorEntry {
  const {
    messages,
    at = `${page}#${id}`,
    unseen = false,
    unlisted = false,
  } = 'messages' in given ? given : { messages: given };
  return { id, messages, link: at, unseen, unlisted };
}
