/** Whether a key that is pressed there is text, and so no shortcut. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null;
