import { TABLE } from '../contract.ts';

/** Contents of the lists of names, as they were before the first filter. */
const whole = new WeakMap<Element, Node[]>();

/**
 * Shows, below a field, only those rows of tables and those names of lists that hold the text, and
 * the headings above them. Names are below headings of the third level; what is directly below
 * another explains them, and stays. Returns how many rows and names that are.
 */
export function filterNames(field: Element, query: string): number {
  const wanted = query.trim().toLowerCase();
  const hit = (node: Node): boolean => (node.textContent ?? '').toLowerCase().includes(wanted);
  let count = 0;
  /** The heading of each depth, shown once something below it is. */
  let above: (HTMLElement | undefined)[] = [];
  const show = (block: HTMLElement, shown: number): void => {
    count += shown;
    block.hidden = shown === 0;
    if (shown > 0) for (const heading of above) heading?.toggleAttribute('hidden', false);
  };
  const blocks =
    field.closest('article')?.querySelectorAll<HTMLElement>(`h2, h3, .${TABLE}, p`) ?? [];
  for (const block of blocks) {
    if (!(field.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
    const depth = ['H2', 'H3'].indexOf(block.tagName);
    if (depth >= 0) {
      above = [...above.slice(0, depth), block];
      // A heading without names below it stays: nothing there is filtered.
      if (depth === 1) block.hidden = Boolean(wanted);
      continue;
    }
    if (above.length < 2) continue;
    if (block.matches(`.${TABLE}`)) {
      const rows = [...block.querySelectorAll<HTMLElement>('tbody tr')];
      for (const row of rows) row.hidden = !hit(row);
      show(block, rows.filter((row) => !row.hidden).length);
    } else if (whole.has(block) || block.matches(':has(> strong:first-child ~ code)')) {
      show(block, filterList(block, hit));
    }
  }
  return count;
}

/** A list is a label in bold, which may be what is looked for, then names as code with commas between them. */
function filterList(list: HTMLElement, hit: (node: Node) => boolean): number {
  const nodes = whole.get(list) ?? [...list.childNodes];
  whole.set(list, nodes);
  const first = nodes.findIndex((node) => node.nodeName === 'CODE');
  const names = nodes.filter((node) => node.nodeName === 'CODE');
  const label = nodes.find((node) => node.nodeName === 'STRONG');
  const shown = label && hit(label) ? names : names.filter(hit);
  const comma = nodes[first + 1]?.textContent ?? '';
  list.replaceChildren(
    ...nodes.slice(0, first),
    ...shown.flatMap((name, index) => (index > 0 ? [comma, name] : [name])),
  );
  return shown.length;
}
