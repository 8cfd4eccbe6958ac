import { useSite } from '@rspress/core/runtime';
import { type RefObject, useEffect } from 'react';
import { CODE, type OwnSettings, PROVED, TABLE } from '../contract.ts';
import { type StringKey, useT } from '../strings.ts';
import { copyText } from '../ui/copyText.ts';
import { element } from '../ui/element.ts';
import { captionOf, headingsAbove } from './blockNames.ts';
import { addCodeTools } from './codeTools.ts';
import { showCopied } from './copyFeedback.ts';
import { offerNames } from './offerNames.ts';
import { type ShownArticle, useAsking } from './shownArticle.ts';

/** Adds something to an article; returns what undoes it. */
type Enhancement = (shown: ShownArticle) => (() => void) | undefined;

const ENHANCEMENTS: readonly Enhancement[] = [
  showHeights,
  addCodeTools,
  offerNames,
  linkHeadings,
  zoomPictures,
  watchAreas,
];

/** Adds to each page what scripts can, after it has been painted; nothing of it moves the text. */
export function useEnhancements(ref: RefObject<HTMLElement | null>, routePath: string): void {
  const t = useT();
  const { site } = useSite();
  const asking = useAsking();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page brings new elements.
  useEffect(() => {
    const article = ref.current;
    if (!article) return;
    const settings = site.themeConfig as OwnSettings;
    const wrapByDefault = Boolean(site.markdown?.defaultWrapCode);
    const undo = ENHANCEMENTS.map((enhance) =>
      afterPaint(() => enhance({ article, routePath, t, asking, settings, wrapByDefault })),
    );
    return () => {
      for (const one of undo) one();
    };
  }, [ref, routePath, t, asking.barePath]);
}

/**
 * Runs work once the page has been painted, for what decorates it and would hold up its
 * first picture. `work` may return what undoes it.
 */
function afterPaint(work: () => (() => void) | undefined): () => void {
  let undo: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    // The frame's own callbacks run before it is painted.
    timer = setTimeout(() => {
      undo = work();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    undo?.();
  };
}

/** How many blocks get their layout in one idle moment, and how long one is waited for. */
const AT_ONCE = 4;
const LIMIT = { timeout: 200 };

/**
 * Gives the code blocks that wait off the screen (`theme/styles/code.css`) their real heights while
 * the browser is idle, so that the place that a reader leaves is the place that is remembered. All
 * blocks, also those that do not wait: the next page may be announced while this one is still shown.
 */
function showHeights({ article }: ShownArticle): (() => void) | undefined {
  // Safari has no idle callbacks, and no blocks that wait.
  if (!('requestIdleCallback' in window)) return undefined;
  const waiting = [...article.querySelectorAll<HTMLElement>(`figure.${CODE}`)];
  const next = (): number => requestIdleCallback(show, LIMIT);
  let idle = next();
  function show(): void {
    for (const block of waiting.splice(0, AT_ONCE)) block.style.contentVisibility = 'visible';
    if (waiting.length > 0) idle = next();
  }
  return () => cancelIdleCallback(idle);
}

/**
 * Puts a link to itself before each heading of the article, and behind one with proofs a button that
 * shows them: both show under the pointer and by keyboard only. A plain click on the link also puts
 * the section's address on the clipboard.
 */
function linkHeadings({ article, t, asking }: ShownArticle): () => void {
  for (const heading of article.querySelectorAll(':is(h2, h3, h4, h5, h6)[id]')) {
    if (heading.querySelector('a.anchor')) continue;
    const text = heading.textContent?.trim() ?? '';
    const href = `#${encodeURIComponent(heading.id)}`;
    const ariaLabel = t('doc.anchor', { heading: text });
    heading.prepend(element('a', { className: 'anchor', href, ariaLabel }));
    // Else the link's label would be read as part of the heading.
    heading.ariaLabel = text;
    if (!heading.classList.contains(PROVED)) continue;
    const mark = element('button', {
      type: 'button',
      className: 'proof-mark',
      title: t('doc.proofs', { heading: text }),
      ariaHasPopup: 'dialog',
    });
    mark.onclick = () =>
      void import('./evidence.ts').then(({ showProofs }) => showProofs(asking, heading));
    heading.append(mark);
  }
  const status = element('span', { className: 'visually-hidden', role: 'status' });
  document.body.append(status);
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.anchor');
    if (!link) return;
    void copyText(link.href).then((copied) => {
      if (!copied) return;
      showCopied(link, (shown) => {
        status.textContent = shown ? t('code.copied') : '';
      });
    });
  };
  article.addEventListener('click', onClick);
  return () => {
    article.removeEventListener('click', onClick);
    status.remove();
  };
}

/**
 * Makes the article's pictures open large on click or Enter; what shows them is loaded only then.
 * Pictures inside links keep their link. Source: spec sections 2 and 4.
 */
function zoomPictures({ article, t }: ShownArticle): () => void {
  for (const image of article.querySelectorAll<HTMLImageElement>('img')) {
    if (image.closest('a, button')) continue;
    const ariaLabel = t('zoom.open', { alt: image.alt });
    Object.assign(image, { tabIndex: 0, role: 'button', ariaLabel });
  }
  const open = async (event: MouseEvent | KeyboardEvent): Promise<void> => {
    const image = (event.target as Element).closest<HTMLImageElement>('img[role="button"]');
    if (!image) return;
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    const { openZoom } = await import('./zoom.ts');
    openZoom(image, t('zoom.close'));
  };
  article.addEventListener('click', open);
  article.addEventListener('keydown', open);
  return () => {
    article.removeEventListener('click', open);
    article.removeEventListener('keydown', open);
  };
}

/** What may be wider than the page, and what one without a caption is. */
const AREAS = `.${CODE} pre, .${TABLE}, figure:not(.${CODE})`;
const nameOf = (area: Element): StringKey =>
  area.localName === 'pre' ? 'code.area' : area.matches(`.${TABLE}`) ? 'doc.table' : 'doc.figure';

/**
 * Code, tables and pictures that are wider than the page scroll sideways: these are tab stops with
 * a role and a name, so that the keyboard reaches them, and their look shows that there is more
 * (class `scrolls`). What fits is no tab stop.
 */
function watchAreas({ article, t }: ShownArticle): () => void {
  const above = headingsAbove(article, AREAS);
  const observer = new ResizeObserver((entries) => {
    // All sizes are read before anything is written: one layout for all.
    const areas = entries.map(({ target }) => ({
      area: target as HTMLElement,
      scrolls: target.scrollWidth > target.clientWidth,
    }));
    for (const { area, scrolls } of areas) {
      const figure = area.closest('figure');
      (area.localName === 'pre' && figure ? figure : area).classList.toggle('scrolls', scrolls);
      if (scrolls) {
        const heading = above.get(area);
        const kind = t(nameOf(area));
        area.tabIndex = 0;
        // A figure keeps its role: HTML allows no other for one with a caption.
        if (area !== figure) area.setAttribute('role', 'group');
        area.setAttribute(
          'aria-label',
          captionOf(figure) || (heading ? `${kind}: ${heading}` : kind),
        );
      } else for (const name of ['tabindex', 'role', 'aria-label']) area.removeAttribute(name);
    }
  });
  for (const area of above.keys()) observer.observe(area);
  return () => observer.disconnect();
}
