import '../ui/dialog.css';
import './copyPrompt.css';
import { element } from '../ui/element.ts';

/**
 * Shows text for the reader to copy by hand, where the browser lets no script do it (spec section
 * 8). A field of many lines, unlike the browser's own prompt, which would join them.
 */
export function openCopyPrompt(text: string, message: string, closeLabel: string): void {
  const onclick = (): void => dialog.close();
  const field = element('textarea', { readOnly: true, value: text });
  const box = element(
    'div',
    {},
    element('label', {}, message, field),
    element('button', { className: 'button quiet', onclick }, closeLabel),
  );
  const dialog = element('dialog', { className: 'dialog copy-prompt', ariaLabel: message }, box);
  // Once the text has been taken, nothing is left to do here.
  field.addEventListener('copy', () => setTimeout(() => dialog.close()));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  field.select();
}
