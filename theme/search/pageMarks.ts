import { mark } from '@rstest-docs/search';
import { showAll } from '../boot/fresh.ts';
import type { Handover } from './marksHandover.ts';
import './pageMarks.css';

const NAME = 'search-match';
/** A hash is scrolled to first; the marks then correct the place where they are out of sight. */
const AFTER_HASH_SCROLL_MS = 180;

/**
 * Marks the words of a search in the section that a result led to, or on the whole page, without
 * touching the page's elements, and scrolls to the first mark if it is out of view. Returns what
 * takes the marks away.
 */
export function markPage({ marker, link }: Handover): () => void {
  const main = document.querySelector('main');
  if (!main) return () => {};
  const id = decodeURIComponent(new URL(link, location.href).hash.slice(1));
  const ranges = rangesIn(main, (text) => mark(text, marker).ranges);
  const heading = id ? document.getElementById(id) : null;
  CSS.highlights.set(NAME, new Highlight(...ranges));
  const first = ranges.find((range) => !heading || follows(heading, range.startContainer));
  const timer = setTimeout(() => first && bringIntoView(first, heading), AFTER_HASH_SCROLL_MS);
  const clear = (): void => {
    clearTimeout(timer);
    removeEventListener('keydown', onEscape);
    CSS.highlights.delete(NAME);
  };
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') clear();
  };
  addEventListener('keydown', onEscape);
  return clear;
}

function rangesIn(root: Element, find: (text: string) => [number, number][]): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [start, length] of find(node.nodeValue ?? '')) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + length);
      ranges.push(range);
    }
  }
  return ranges;
}

const follows = (heading: Element, node: Node) =>
  heading.contains(node) ||
  (heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function bringIntoView(range: Range, heading: Element | null): void {
  showAll();
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  // far below its own heading, another section's words would be shown instead
  const far = heading && top - heading.getBoundingClientRect().top > 3 * innerHeight;
  if (!far) range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
