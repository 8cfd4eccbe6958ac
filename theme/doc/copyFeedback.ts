/** How long a control says that it has copied (spec section 9). */
export const COPY_FEEDBACK_MS = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows on a control for 2000 ms that it has copied; copying again starts the time anew. */
export function showCopied(control: Element, show: (copied: boolean) => void): void {
  clearTimeout(timers.get(control));
  control.toggleAttribute('data-done', true);
  show(true);
  const end = (): void => {
    control.removeAttribute('data-done');
    show(false);
  };
  timers.set(control, setTimeout(end, COPY_FEEDBACK_MS));
}
