/** What somebody gets who goes from one version to another. */
export interface VersionRange {
  /** Empty for no beginning. */
  from: string;
  to: string;
  /** Versions after `from` up to `to`, newest first. */
  shown: string[];
}

/**
 * The part of a list of versions, newest first, between two of them; undefined if there is none. A
 * minor such as `0.11` goes from its oldest or to its newest version, so that nothing is missed.
 * What is no version of the list counts as not given.
 */
export function versionsBetween(
  all: readonly string[],
  from: string,
  to: string,
): VersionRange | undefined {
  const matching = (asked: string) =>
    all.filter((one) => `${one}.`.startsWith(`${asked.replace(/^v/, '')}.`));
  const start = matching(from).at(-1) ?? '';
  const end = matching(to)[0] ?? all[0] ?? '';
  const shown = all.slice(all.indexOf(end), start ? all.indexOf(start) : all.length);
  return shown.length > 0 ? { from: start, to: end, shown } : undefined;
}
