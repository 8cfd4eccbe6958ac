/**
 * Puts text on the clipboard; resolves to whether it is there. When the browser refuses and `ask`
 * is given, a prompt shows the text for the reader to copy (spec section 8).
 */
export async function copyText(text: string, ask: string | false): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (copyBySelection(text)) return true;
    if (ask) window.prompt(ask, text);
    return false;
  }
}

/** The older way, for pages that are not served over a secure connection. */
function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  const focused = document.activeElement as HTMLElement | null;
  box.value = text;
  box.className = 'visually-hidden';
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
