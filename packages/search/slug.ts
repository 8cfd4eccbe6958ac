const DROPPED = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/** The id that a heading gets on its page: lower case, punctuation dropped, spaces to hyphens. */
export function slug(heading: string): string {
  return heading.toLowerCase().replace(DROPPED, '').replace(/ /g, '-');
}

/** An id that no heading before it on the page has; `ids` says how often each was given. */
export function uniqueId(ids: Map<string, number>, id: string): string {
  const times = ids.get(id);
  ids.set(id, (times ?? -1) + 1);
  return times === undefined ? id : `${id}-${times + 1}`;
}
