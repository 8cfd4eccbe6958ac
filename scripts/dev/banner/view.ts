import type { Finding } from '../../finding.ts';
import type { BannerTexts } from './texts.ts';

/** A finding as the server sends it, with the link that opens its place in an editor. */
export interface ShownFinding extends Finding {
  check: string;
  open: string;
}

export interface Shown {
  findings: ShownFinding[];
  error?: string;
}

const FOLDED = 'dev-banner-folded';

// Above the overlay of the bundler, which covers a page that cannot be compiled.
const STYLE = `
:host { position: fixed; inset-block-end: 0; inset-inline-end: 0; z-index: 10000; max-inline-size: min(34rem, 100vw);
  font: 14px/1.5 system-ui, sans-serif; color: #1b1b1f; color-scheme: light; }
details { background: #fff; border: 1px solid #8a8a94; border-radius: 8px; margin: 8px; max-block-size: 45vh; overflow: auto; }
summary { padding: 8px 12px; cursor: pointer; font-weight: 600; min-block-size: 24px; }
summary:focus-visible, a:focus-visible { outline: 2px solid #0b57d0; outline-offset: 2px; }
.bad summary { color: #a1260d; }
.good summary { color: #1a6b2f; }
ol { margin: 0; padding: 0 12px 8px; list-style: none; }
li { padding: 8px 0; border-block-start: 1px solid #d5d5db; overflow-wrap: anywhere; }
a { color: #0b57d0; }
p { margin: 2px 0 0; }
@media print { :host { display: none; } }
`;

/**
 * Draws the findings; `undefined` while nothing is known yet. What keeps the page from being shown
 * is unfolded always. Text is never read as markup.
 */
export function draw(
  root: ShadowRoot,
  shown: Shown | undefined,
  texts: BannerTexts,
  isBroken = false,
): void {
  const focused = root.activeElement?.tagName === 'SUMMARY';
  const details = element('details', [
    element('summary', [summaryOf(shown, texts)]),
    element('ol', shown ? shown.findings.map((finding) => item(finding, texts)) : []),
  ]);
  const count = shown?.findings.length ?? 0;
  details.className = count > 0 || shown?.error ? 'bad' : shown ? 'good' : '';
  details.open = count > 0 && (isBroken || !isFolded());
  const style = element('style', [STYLE]);
  const status = root.querySelector('[role=status]') ?? statusLine();
  status.textContent = summaryOf(shown, texts);
  root.replaceChildren(style, status, details);
  details.firstElementChild?.addEventListener('click', () => fold(details.open));
  if (focused) (details.firstElementChild as HTMLElement).focus();
}

/** Shows the list, however the writer left it. */
export function unfold(root: ShadowRoot): void {
  root.querySelector('details')?.setAttribute('open', '');
}

function summaryOf(shown: Shown | undefined, texts: BannerTexts): string {
  if (!shown) return texts.checking;
  if (shown.error) return `${texts.failed}: ${shown.error}`;
  return shown.findings.length === 0 ? texts.none : texts.count(shown.findings.length);
}

function item(finding: ShownFinding, texts: BannerTexts): HTMLElement {
  const { check, file, line, message, right, fix, open } = finding;
  const place = element('a', [`${file}:${line}`]);
  place.setAttribute('href', open);
  const parts = [element('div', [place, ` ${check}`]), element('p', [message])];
  if (right) parts.push(element('p', [`${texts.right}: ${right}`]));
  if (fix) parts.push(element('p', [`${texts.fix}: ${fix}`]));
  const entry = element('li', parts);
  // The checks speak English.
  entry.lang = 'en';
  return entry;
}

/** Told to screen readers when it changes, and not seen: the summary says the same. */
function statusLine(): HTMLElement {
  const line = element('p', []);
  line.setAttribute('role', 'status');
  line.style.cssText =
    'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)';
  return line;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  children: (Node | string)[],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

/** Remembered for the tab: a writer who folded it does not want it back with every save. */
function isFolded(): boolean {
  try {
    return sessionStorage.getItem(FOLDED) === '1';
  } catch {
    return false;
  }
}

function fold(folded: boolean): void {
  try {
    sessionStorage.setItem(FOLDED, folded ? '1' : '');
  } catch {
    // Without storage it is folded until the next save.
  }
}
