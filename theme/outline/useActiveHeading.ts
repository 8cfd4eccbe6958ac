import { useEffect, useState } from 'react';

/** Least time between two looks at the scroll position (spec section 9). */
const SCROLL_THROTTLE_MS = 100;
/** A heading counts as in view once it is this close below the top, in CSS pixels. */
const LOOKAHEAD_PX = 24;

/** Id of the last heading that has passed the top of the page; spec section 4. */
export function useActiveHeading(toc: { id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      const headings = toc
        .map(({ id }) => document.getElementById(id))
        .filter((node): node is HTMLElement => node !== null);
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const limit =
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const passed = headings.filter(
        (node) => node.getBoundingClientRect().top <= limit + LOOKAHEAD_PX,
      );
      setActive((atEnd && scrollY > 0 ? headings.at(-1) : passed.at(-1))?.id);
    };
    const onScroll = (): void => {
      timer ??= setTimeout(look, SCROLL_THROTTLE_MS);
    };
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [toc]);
  return active;
}
