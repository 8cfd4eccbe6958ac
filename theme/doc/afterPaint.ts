/**
 * Runs an effect's work once the page has been painted, for what decorates it and would hold up its
 * first picture. `work` may return what undoes it; the result is for the effect to return.
 */
export function afterPaint(work: () => (() => void) | undefined): () => void {
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
