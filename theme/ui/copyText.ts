import { element } from './element.ts';

/** Puts text on the clipboard; resolves to whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The older way, for pages that are not served over a secure connection. */
function copyBySelection(text: string): boolean {
  const box = element('textarea', { value: text, className: 'visually-hidden' });
  const focused = document.activeElement as HTMLElement | null;
  document.body.append(box);
  box.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    focused?.focus();
  }
}
