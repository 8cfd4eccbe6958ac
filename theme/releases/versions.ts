import { versionId } from '../contract.ts';

/** What somebody gets who goes from one version to another. */
export interface VersionRange {
  /** Empty for no beginning. */
  from: string;
  to: string;
  /** Versions after `from` up to `to`, newest first; none where both are the same. */
  shown: string[];
}

/**
 * The part of a list of versions, newest first, between two of them; undefined if the first is the newer. A
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
  const [first, after] = [all.indexOf(end), start ? all.indexOf(start) : all.length];
  return first <= after ? { from: start, to: end, shown: all.slice(first, after) } : undefined;
}

/** Shows only these versions of the page's lists, and the headings above them. */
export function showVersions(all: readonly string[], shown: readonly string[]): void {
  const hide = (element: Element | null | undefined, hidden: boolean) =>
    element?.toggleAttribute('hidden', hidden);
  for (const version of all) {
    const minor = version.replace(/\.\d+$/, '');
    const none = !shown.some((one) => one.startsWith(`${minor}.`));
    const entry = document.getElementById(versionId(version));
    hide(entry, !shown.includes(version));
    hide(entry?.parentElement, none);
    hide(document.getElementById(versionId(minor)), none);
  }
}

/** Whether the address leads to a version, or a minor, that is on the page but not among those shown. */
export function leadsOut(hash: string, all: readonly string[], shown: readonly string[]): boolean {
  const linked = (one: string) => `#${versionId(one)}-`.startsWith(`${hash}-`);
  return hash.startsWith('#v') && all.some(linked) && !shown.some(linked);
}
