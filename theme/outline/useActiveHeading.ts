import { useEffect, useState } from 'react';
import { showAll } from '../boot/fresh.ts';

/** Least time between two looks at the scroll position (spec section 9). */
const SCROLL_THROTTLE_MS = 100;

/**
 * Id of the heading of what is being read; spec section 4. That is the last heading above a line a
 * fifth down the window; over the last window's height of the page the line goes down to its
 * end, so that short last sections get their turn. A heading that the reader chose by its link
 * keeps the mark until the reader scrolls on; what the page scrolls while its heights come bit by
 * bit (`boot/hold.ts`) does not count. The first heading has it as soon as it is in view.
 */
export function useActiveHeading(toc: { id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The hash that has been looked at, and where the page was once its heading was in view. */
    let seen: string | undefined;
    let chosenAt = 0;
    let kept: boolean | undefined;
    let height: number | undefined;
    const look = (): void => {
      timer = undefined;
      showAll();
      const root = document.documentElement;
      const start = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
      const room = innerHeight - start;
      const rest = Math.max(0, root.scrollHeight - innerHeight - scrollY);
      const nearEnd = scrollY > 0 ? Math.max(0, 1 - rest / innerHeight) : 0;
      const line = start + room * (0.2 + 0.8 * nearEnd);
      const headings = toc
        .map(({ id }) => document.getElementById(id))
        .filter((node) => node !== null)
        .map((node) => ({ id: node.id, top: node.getBoundingClientRect().top }));
      const inView = headings.filter(({ top }) => top >= 0 && top < innerHeight);

      const { hash } = location;
      const chosen = inView.find(({ id }) => hash === `#${id}` || hash === `#${encodeURI(id)}`);
      if (chosen && (hash !== seen || (kept && root.scrollHeight !== height))) {
        seen = hash;
        chosenAt = scrollY;
      }
      height = root.scrollHeight;
      // Where the browser puts a heading, or as far as the page could scroll to it.
      kept = chosen && (Math.abs(chosen.top - start) < 2 || Math.abs(chosenAt - scrollY) < 2);
      const read = headings.findLast(({ top }) => top <= line) ?? inView[0];
      setActive((kept ? chosen : read)?.id);
    };
    const onScroll = (): void => {
      timer ??= setTimeout(look, SCROLL_THROTTLE_MS);
    };
    // A link to the heading that the address names already is a choice as well.
    const onClick = (event: Event): void => {
      if (!(event.target as Element).closest('a[href*="#"]')) return;
      seen = undefined;
      onScroll();
    };
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll, { passive: true });
    addEventListener('click', onClick);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
      removeEventListener('click', onClick);
    };
  }, [toc]);
  return active;
}
