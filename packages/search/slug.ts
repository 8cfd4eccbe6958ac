const DROPPED = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/** The id that a heading gets on its page: lower case, punctuation dropped, spaces to hyphens. */
export function slug(heading: string): string {
  return heading.toLowerCase().replace(DROPPED, '').replace(/ /g, '-');
}
