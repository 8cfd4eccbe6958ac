/** Id of a version, or of a minor, on the page of releases. */
const idOf = (version: string): string => `v${version.replaceAll('.', '-')}`;

/** Shows only these versions of the page's lists, and the headings above them. */
export function showVersions(all: readonly string[], shown: readonly string[]): void {
  const hide = (element: Element | null | undefined, hidden: boolean) =>
    element?.toggleAttribute('hidden', hidden);
  for (const version of all) {
    const minor = version.replace(/\.\d+$/, '');
    const none = !shown.some((one) => one.startsWith(`${minor}.`));
    const entry = document.getElementById(idOf(version));
    hide(entry, !shown.includes(version));
    hide(entry?.parentElement, none);
    hide(document.getElementById(idOf(minor)), none);
  }
}

/** Whether the address leads to a version, or a minor, that is on the page but not among those shown. */
export function leadsOut(hash: string, all: readonly string[], shown: readonly string[]): boolean {
  const linked = (one: string) => `#${idOf(one)}-`.startsWith(`${hash}-`);
  return hash.startsWith('#v') && all.some(linked) && !shown.some(linked);
}
