import './zoom.css';
import { element } from '../ui/element.ts';

/** The zoomed picture closes once the page behind has moved more than this (spec section 9). */
const SCROLL_CLOSE_PX = 40;

/**
 * Shows a picture as large as the window in a modal dialog. Escape, a click anywhere, a resize,
 * navigation and scrolling by more than 40 px close it; focus returns to the picture. `data-zoom-src` names a
 * larger file; when that cannot be had, a warning is logged and the small one stays.
 */
export function openZoom(image: HTMLImageElement, closeLabel: string): void {
  const large = element('img', { alt: image.alt, src: image.currentSrc || image.src });
  const dialog = element(
    'dialog',
    { className: 'zoom', ariaLabel: image.alt || closeLabel },
    large,
    element('button', { type: 'button', ariaLabel: closeLabel }, '×'),
  );

  const source = image.dataset.zoomSrc;
  if (source) {
    const better = new Image();
    better.onload = () => {
      large.src = source;
    };
    better.onerror = () => console.warn(`Unable to reach the zoom image target ${source}`);
    better.src = source;
  }

  // The page stays scrollable behind the picture, so the distance is counted from here.
  const start = scrollY;
  let wheeled = 0;
  const close = (): void => dialog.close();
  const onScroll = (): void => {
    if (Math.abs(scrollY - start) > SCROLL_CLOSE_PX) close();
  };
  const onWheel = (event: WheelEvent): void => {
    wheeled += event.deltaY;
    if (Math.abs(wheeled) > SCROLL_CLOSE_PX) close();
  };
  dialog.addEventListener('click', close);
  const behind = new AbortController();
  const { signal } = behind;
  dialog.addEventListener('close', () => {
    behind.abort();
    dialog.remove();
    image.focus({ preventScroll: true });
  });
  dialog.addEventListener('wheel', onWheel, { passive: true });
  addEventListener('scroll', onScroll, { passive: true, signal });
  addEventListener('resize', close, { signal });
  // back and forward work behind a modal dialog too
  addEventListener('popstate', close, { signal });
  document.body.append(dialog);
  dialog.showModal();
}
