import '../ui/dialog.css';
import './copyPrompt.css';

/**
 * Shows text for the reader to copy by hand, where the browser lets no script do it (spec section
 * 8). A field of many lines, unlike the browser's own prompt, which would join them.
 */
export function openCopyPrompt(text: string, message: string, closeLabel: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog copy-prompt';
  const box = document.createElement('div');
  const label = document.createElement('label');
  const field = document.createElement('textarea');
  field.readOnly = true;
  field.value = text;
  label.append(message, field);
  const close = document.createElement('button');
  close.className = 'button quiet';
  close.textContent = closeLabel;
  close.onclick = () => dialog.close();
  dialog.setAttribute('aria-label', message);
  box.append(label, close);
  dialog.append(box);
  // Once the text has been taken, nothing is left to do here.
  field.addEventListener('copy', () => setTimeout(() => dialog.close()));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  field.select();
}
