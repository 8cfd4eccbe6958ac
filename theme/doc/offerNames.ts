import { withBase } from '@rspress/core/runtime';
import { type CodeNames, codeNamesFile } from '../../shared/site/codeNames.ts';
import { CODE, NAMED } from '../contract.ts';
import type { ShownArticle } from './shownArticle.ts';

/**
 * Explains names of Rstest in code. Nothing is fetched before the reader points at, taps or focuses
 * a block that has some; then one file for the page and the code that shows it are. If that fails,
 * the next time tries again.
 */
export function offerNames({ article, t, routePath }: ShownArticle): (() => void) | undefined {
  const root = article.closest('main');
  if (!root) return undefined;
  const uses = new AbortController();
  let stop: (() => void) | undefined;
  let latest: Event | undefined;
  let endWait: (() => void) | undefined;
  /** The block that the pointer is on: one fetch for each time that it gets there. */
  let tried: Element | null = null;

  const load = async (event: Event): Promise<void> => {
    const loading = latest !== undefined;
    latest = event;
    endWait?.();
    endWait = reportWait(event, t('code.namesLoading'));
    if (loading) return;
    const [names, code] = await Promise.all([
      fetchNames(withBase(`/${codeNamesFile(routePath)}`), uses.signal),
      import('./codeNames.ts').catch(() => undefined),
    ]);
    endWait();
    endWait = undefined;
    const last = latest;
    latest = undefined;
    if (uses.signal.aborted) return;
    if (!names || !code) {
      reportFailure(last, t('code.namesFailed'));
      return;
    }
    uses.abort();
    stop = code.explainNames(root, names, t, last);
  };
  const onUse = (event: Event): void => {
    const block = (event.target as Element).closest?.(`.${CODE}.${NAMED}`) ?? null;
    const again = event.type === 'pointerover' && block === tried;
    tried = block;
    if (block && !again) load(event);
  };
  // Of the whole document, to see the pointer leave the page's text as well.
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, onUse, { signal: uses.signal });
  }
  return () => {
    uses.abort();
    stop?.();
  };
}

/** What the page's names are; undefined when it cannot be fetched. */
async function fetchNames(url: string, signal: AbortSignal): Promise<CodeNames | undefined> {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Whoever pressed the button is waiting; whoever points at code misses nothing. */
const pressedButton = ({ type, target }: Event): HTMLElement | null =>
  type === 'click' ? (target as Element).closest<HTMLElement>('[data-tool="names"]') : null;

function report(button: HTMLElement | null, message: string): void {
  const status = button?.parentElement?.querySelector('[role="status"]');
  if (status) status.textContent = message;
}

/** Shows that a press is being answered; returns what ends that. */
function reportWait(event: Event, message: string): () => void {
  const button = pressedButton(event);
  button?.setAttribute('aria-busy', 'true');
  report(button, message);
  return () => {
    button?.removeAttribute('aria-busy');
    report(button, '');
  };
}

function reportFailure(event: Event, message: string): void {
  const button = pressedButton(event);
  if (button) button.title = message;
  report(button, message);
}
