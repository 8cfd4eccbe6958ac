import './codeNames.css';
import type { CodeName, CodeNames } from '../../shared/site/codeNames.ts';
import { CODE, NAMED } from '../contract.ts';
import type { Translate } from '../strings.ts';
import { element } from '../ui/element.ts';
import { restTimer } from '../ui/restTimer.ts';

/** Rest on a name before it is explained, and time to get from it to its explanation. */
const HOVER_MS = 200;
/** Room between a name and its explanation, and to the edges of the screen, in CSS pixels. */
const GAP_PX = 6;

/**
 * Explains names in the blocks of a page: beside the name that the reader points at or taps, and as
 * a list that the button of a block opens. `first` is what the reader did to have it loaded. Returns
 * what undoes it.
 */
export function explainNames(
  root: HTMLElement,
  { names, blocks }: CodeNames,
  t: Translate,
  first: Event,
): () => void {
  const figures = [...root.querySelectorAll<HTMLElement>(`.${CODE}.${NAMED}`)];
  const marks = new Map<Element, CodeName>();
  const marked = new Set<HTMLElement>();
  const card = element('div', { className: 'code-card', popover: 'auto' });
  root.append(card);
  let owner: Element | undefined;

  /** Makes the names of a block elements that can be pointed at. */
  const mark = (block: HTMLElement): void => {
    if (marked.has(block)) return;
    marked.add(block);
    const [length, ...places] = blocks[figures.indexOf(block)] ?? [];
    const code = block.querySelector('code');
    const text = code?.textContent ?? '';
    // A page that was open while the site changed has other blocks.
    if (!code || text.length !== length) return;
    const nodes = textNodesOf(code);
    for (let index = places.length - 2; index >= 0; index -= 2) {
      const start = places[index] as number;
      const name = names[places[index + 1] as number];
      const end = start + (/^[\w$]+/.exec(text.slice(start))?.[0].length ?? 0);
      const node = nodes.find((one) => one.start <= start && end <= one.start + one.node.length);
      if (!name || !node || end === start) continue;
      const range = document.createRange();
      range.setStart(node.node, start - node.start);
      range.setEnd(node.node, end - node.start);
      const mark = element('span', { className: 'code-name' });
      range.surroundContents(mark);
      marks.set(mark, name);
    }
  };

  const show = (mark: Element): void => {
    const name = marks.get(mark);
    // A menu that is open would close.
    if (!name || document.querySelector(':popover-open:not(.code-card, .tooltip)')) return;
    owner = mark;
    const onclick = (): void => card.hidePopover();
    const link = element(
      'a',
      { href: name.link, onclick },
      t('code.nameLink', { name: name.name }),
    );
    card.replaceChildren(typeOf(name), ...textOf(name), link);
    card.showPopover();
    const box = mark.getBoundingClientRect();
    const right = innerWidth - card.offsetWidth - GAP_PX;
    card.style.left = `${Math.max(GAP_PX, Math.min(box.left, right))}px`;
    const below = box.bottom + GAP_PX;
    const fits = below + card.offsetHeight < innerHeight;
    card.style.top = `${fits ? below : Math.max(0, box.top - GAP_PX - card.offsetHeight)}px`;
  };
  const hide = (): void => {
    timer.set(undefined);
    owner = undefined;
    if (card.matches(':popover-open')) card.hidePopover();
  };
  const timer = restTimer<Element>(HOVER_MS, (mark) => {
    if (mark === owner) return;
    if (mark) show(mark);
    else hide();
  });

  const onUse = (event: Event): void => {
    // The mouse is selecting text, which an explanation would cover.
    if (event.type === 'pointerover' && (event as PointerEvent).buttons > 0) return;
    let target = event.target as Element;
    const block = target.closest?.<HTMLElement>(`.${CODE}.${NAMED}`);
    if (block && !marked.has(block)) {
      mark(block);
      // What is under the pointer has just become an element. A key presses the button at no place.
      if (event instanceof MouseEvent && target.closest('code')) {
        target = document.elementFromPoint(event.clientX, event.clientY) ?? target;
      }
    }
    const name = target.closest?.('.code-name') ?? undefined;
    if (event.type === 'pointerover' && (event as PointerEvent).pointerType !== 'touch') {
      timer.rest(card.contains(target) ? owner : name);
    } else if (event.type === 'click') {
      if (block && target.closest('[data-tool="names"]')) {
        hide();
        openList(
          block,
          t,
          [...marks].filter(([mark]) => block.contains(mark)),
        );
      } else if (name && getSelection()?.isCollapsed !== false) {
        timer.set(name);
        show(name);
      }
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') hide();
  };
  const onPress = ({ target }: Event): void => {
    if (!card.contains(target as Node)) hide();
  };
  const onScroll = (event: Event): void => {
    if (event.target !== card) hide();
  };
  const events = new AbortController();
  const { signal } = events;
  document.addEventListener('pointerover', onUse, { signal });
  root.addEventListener('focusin', onUse, { signal });
  root.addEventListener('click', onUse, { signal });
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('pointerdown', onPress, { signal });
  document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  card.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') owner = undefined;
  });
  onUse(first);

  return () => {
    events.abort();
    hide();
    card.remove();
    for (const mark of marks.keys()) {
      const { parentNode } = mark;
      mark.replaceWith(...mark.childNodes);
      parentNode?.normalize();
    }
  };
}

interface PlacedText {
  node: Text;
  start: number;
}

function textNodesOf(code: Element): PlacedText[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const nodes: PlacedText[] = [];
  let start = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    nodes.push({ node, start });
    start += node.length;
  }
  return nodes;
}

/** All names of a block, each once, in a dialog. */
function openList(block: HTMLElement, t: Translate, marks: [Element, CodeName][]): void {
  const title = block.querySelector('[data-tool="names"]')?.ariaLabel ?? t('code.names');
  const onclick = (): void => dialog.close();
  const inOrder = marks.toSorted(([a], [b]) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const names = [...new Set(inOrder.map(([, one]) => one))];
  const items = names.map((name, index) =>
    element(
      'li',
      {},
      // The button to close comes before the names, and is not what the reader came for.
      element('a', { href: name.link, onclick, autofocus: index === 0 }, name.name),
      ...(name.type ? [typeOf(name)] : []),
      ...textOf(name),
    ),
  );
  const close = element(
    'button',
    { type: 'button', className: 'button quiet', onclick },
    t('keys.close'),
  );
  const dialog = element(
    'dialog',
    { className: 'code-names', ariaLabel: title },
    element('header', {}, element('h2', {}, title), close),
    element('ul', {}, ...items),
  );
  dialog.setAttribute('closedby', 'any');
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
}

/** The type, with the name in it emphasized. */
function typeOf({ name, type = name }: CodeName): HTMLElement {
  const at = type.indexOf(name);
  const parts = [type.slice(0, at), element('b', {}, name), type.slice(at + name.length)];
  return element('code', { className: 'code-type' }, ...parts);
}

/** The sentence, with code in backticks as code. */
function textOf({ text }: CodeName): HTMLElement[] {
  if (!text) return [];
  const parts = text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : element('code', {}, part)));
  return [element('p', {}, ...parts)];
}
