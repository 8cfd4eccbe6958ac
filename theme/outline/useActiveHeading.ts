import { useEffect, useState } from 'react';
import { showAll } from '../boot/fresh.ts';
import { namedBy, readHeading } from '../ui/readHeading.ts';

/** Least time between two looks at the scroll position (spec section 9). */
const SCROLL_THROTTLE_MS = 100;

/** Where the reader is among the headings of the page. */
interface HeadingsInView {
  /** Id of the heading of what is being read. */
  active?: string | undefined;
  /** Ids of headings that a filter hides, with a space between each two. */
  hidden: string;
}

/**
 * Finds the heading of what is being read; spec section 4. A heading that the reader chose by its link
 * keeps the mark until the reader scrolls on; what the page scrolls while its heights come bit by
 * bit (`boot/hold.ts`) does not count. The first heading has it as soon as it is in view.
 */
export function useActiveHeading(toc: { id: string }[]): HeadingsInView {
  const [active, setActive] = useState<string>();
  const [hidden, setHidden] = useState('');
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
      const nodes = toc
        .map(({ id }) => document.getElementById(id))
        .filter((node) => node !== null);
      setHidden(nodes.flatMap((node) => (node.hidden ? node.id : [])).join(' '));
      const reading = readHeading(nodes);
      const { start, inView, read } = reading;

      const { hash } = location;
      const chosen = namedBy(hash, reading);
      if (chosen && (hash !== seen || (kept && root.scrollHeight !== height))) {
        seen = hash;
        chosenAt = scrollY;
      }
      height = root.scrollHeight;
      // Where the browser puts a heading, or as far as the page could scroll to it.
      kept = chosen && (Math.abs(chosen.top - start) < 2 || Math.abs(chosenAt - scrollY) < 2);
      setActive((kept ? chosen : (read ?? inView[0]))?.id);
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
    // A filter changes the height of the page.
    const resized = new ResizeObserver(onScroll);
    resized.observe(document.body);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll, { passive: true });
    addEventListener('click', onClick);
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
      removeEventListener('click', onClick);
    };
  }, [toc]);
  return { active, hidden };
}
