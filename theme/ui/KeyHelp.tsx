import { useEffect, useState } from 'react';
import { isTextField } from './isTextField.ts';
import { singleKeysOff } from './singleKeys.ts';

/** Opens the list of keys from elsewhere, for readers who have turned its own key off. */
export const openKeyHelp = (): void => void dispatchEvent(new Event('keyhelp'));

/** `?` lists the keys that the site knows; typing it into a field is just a question mark. */
export function KeyHelp() {
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<typeof import('./KeyDialog.tsx').KeyDialog>();
  useEffect(() => {
    const show = (): void => {
      setOpen(true);
      import('./KeyDialog.tsx').then(
        (module) => setDialog(() => module.KeyDialog),
        // It is fetched again with the next key.
        () => setOpen(false),
      );
    };
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, isComposing } = event;
      if (key !== '?' || ctrlKey || metaKey || isComposing || singleKeysOff()) return;
      if (!isTextField(event.target) && !document.querySelector('dialog[open]')) show();
    };
    addEventListener('keydown', onKey);
    addEventListener('keyhelp', show);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('keyhelp', show);
    };
  }, []);
  return open && Dialog ? <Dialog onClose={() => setOpen(false)} /> : null;
}
