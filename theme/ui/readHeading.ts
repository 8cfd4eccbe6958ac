/** A heading and how far below the top of the window it is. */
export interface SeenHeading {
  id: string;
  top: number;
}

/** Where the headings of a page are, and which one is being read. */
export interface Reading {
  /** Where the browser puts the heading that a link leads to. */
  start: number;
  /** Those in the window, as far as they are shown at all. */
  inView: SeenHeading[];
  /** The heading of what is being read; undefined above the first one. */
  read: SeenHeading | undefined;
}

/**
 * What is being read is below the last heading above a line a fifth down the window; over the last
 * window's height of the page the line goes down to its end, so that short last sections get their
 * turn.
 */
export function readHeading(nodes: Iterable<Element>): Reading {
  const root = document.documentElement;
  const start = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const room = innerHeight - start;
  const rest = Math.max(0, root.scrollHeight - innerHeight - scrollY);
  const nearEnd = scrollY > 0 ? Math.max(0, 1 - rest / innerHeight) : 0;
  const line = start + room * (0.2 + 0.8 * nearEnd);
  const headings = [...nodes]
    .filter((node) => node.checkVisibility())
    .map((node) => ({ id: node.id, top: node.getBoundingClientRect().top }));
  const inView = headings.filter(({ top }) => top >= 0 && top < innerHeight);
  return { start, inView, read: headings.findLast(({ top }) => top <= line) };
}

/** The heading in the window that a hash names. */
export const namedBy = (hash: string, { inView }: Reading): SeenHeading | undefined =>
  inView.find(({ id }) => hash === `#${id}` || hash === `#${encodeURI(id)}`);
