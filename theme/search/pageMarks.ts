import { beginningOf, mark, sharesAmong } from '@rstest-docs/search';
import { showAll } from '../boot/fresh.ts';
import type { Handover } from './marksHandover.ts';
import './pageMarks.css';

const NAME = 'search-match';
/** The passage that says most of what was searched for, on a fainter ground. */
const PASSAGE = 'search-passage';
const PASSAGES = 'p, li, tr';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** Typed words from which on a query is a question. */
const QUESTION_WORDS = 4;
/** Share of the typed words that a passage has to say. */
const LEAST = 0.5;
/** A hash is scrolled to first; the marks then correct the place where they are out of sight. */
const AFTER_HASH_SCROLL_MS = 180;

/**
 * Marks the words of a search on the page that a result led to, and the passage of the section that
 * holds most of them, without touching the page's elements. Scrolls to that passage, or else to the
 * first mark, if it is out of view. Returns what takes the marks away.
 */
export function markPage({ marker, link }: Handover): () => void {
  const main = document.querySelector('main');
  if (!main) return () => {};
  const id = decodeURIComponent(new URL(link, location.href).hash.slice(1));
  const ranges = rangesIn(main, (text) => mark(text, marker).ranges);
  const heading = id ? document.getElementById(id) : null;
  CSS.highlights.set(NAME, new Highlight(...ranges));
  const passage = passageIn(main, heading, marker.typed);
  if (passage) CSS.highlights.set(PASSAGE, passageHighlight(passage));
  const first = ranges.find((range) => !heading || follows(heading, range.startContainer));
  const shown = passage ?? first;
  const timer = setTimeout(() => shown && bringIntoView(shown, heading), AFTER_HASH_SCROLL_MS);
  const clear = (): void => {
    clearTimeout(timer);
    removeEventListener('keydown', onEscape);
    CSS.highlights.delete(NAME);
    CSS.highlights.delete(PASSAGE);
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

/**
 * The passage that says most of the typed words, at least half of them and two. A short query that
 * leads to a page, not to a section, asks for what the page begins with.
 */
function passageIn(main: Element, section: Element | null, typed: string[]): Element | undefined {
  const words = typed.map(beginningOf);
  const headings = [...main.querySelectorAll(HEADINGS)];
  const start = section ?? (typed.length < QUESTION_WORDS ? headings[0] : undefined);
  const next = start && headings[headings.indexOf(start) + 1];
  const passages = [...main.querySelectorAll(PASSAGES)]
    .filter((one) => (!start || follows(start, one)) && !(next && follows(next, one)))
    .map((element) => ({ element, text: element.textContent.toLowerCase() }));
  const shareOf = sharesAmong(
    words,
    passages.map(({ text }) => text),
  );
  let best: Element | undefined;
  let most = LEAST;
  for (const { element, text } of passages) {
    const share = shareOf(text);
    if (share <= most || words.filter((word) => text.includes(word)).length < 2) continue;
    most = share;
    best = element;
  }
  return best;
}

function passageHighlight(passage: Element): Highlight {
  const range = new Range();
  range.selectNodeContents(passage);
  const highlight = new Highlight(range);
  highlight.priority = -1;
  return highlight;
}

const follows = (heading: Element, node: Node) =>
  heading.contains(node) ||
  (heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function bringIntoView(shown: Range | Element, heading: Element | null): void {
  showAll();
  const { top, bottom } = shown.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  // far below its own heading, a mark would show the words of another section
  const far = heading && top - heading.getBoundingClientRect().top > 3 * innerHeight;
  const element = shown instanceof Range ? shown.startContainer.parentElement : shown;
  if (element === shown || !far) element?.scrollIntoView({ block: 'center' });
}
