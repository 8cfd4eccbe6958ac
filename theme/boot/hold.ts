/** Longest time that a place is held while styles, code blocks and pictures get their heights. */
const HOLD_MS = 3000;

/** The boot script and the bundle each hold a place of their own: a navigation ends both. */
const READER = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'popstate'] as const;
let release: (() => void) | undefined;

/** Stops holding a place. */
export const letGo = (): void => release?.();

/**
 * Scrolls somewhere, and there again whenever the page changes its height, until the reader does
 * something or scripts scroll elsewhere: a page's heights are known only bit by bit.
 */
export function holdAt(scroll: () => void): void {
  letGo();
  const { documentElement, body } = document;
  let height = 0;
  let y = 0;
  const aim = (): void => {
    scroll();
    height = documentElement.scrollHeight;
    y = scrollY;
  };
  const onScroll = (): void => {
    // When the height changed as well, the browser kept the text in its place, or could not.
    if (Math.abs(scrollY - y) > 1 && documentElement.scrollHeight === height) letGo();
  };
  const observer = new ResizeObserver(aim);
  const timer = setTimeout(letGo, HOLD_MS);
  release = () => {
    release = undefined;
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('scroll', onScroll);
    for (const name of READER) removeEventListener(name, letGo, true);
  };
  for (const name of READER) addEventListener(name, letGo, { capture: true, passive: true });
  addEventListener('scroll', onScroll, { passive: true });
  aim();
  observer.observe(body);
}

/** Element that a hash names; a malformed hash names none. */
export function elementOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}
