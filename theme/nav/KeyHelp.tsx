import { useEffect, useRef, useState } from 'react';
import { useT } from '../strings.ts';
import css from './KeyHelp.module.css';

/** `?` lists the keys that the site knows; typing it into a field is just a question mark. */
export function KeyHelp() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const field = (event.target as Element).closest?.(
        'input, textarea, select, [contenteditable]',
      );
      if (event.key === '?' && !field && !event.ctrlKey && !event.metaKey && !event.isComposing) {
        setOpen(true);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return open ? <Dialog onClose={() => setOpen(false)} /> : null;
}

function Dialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = dialog.current;
    const before = document.activeElement as HTMLElement | null;
    if (!node?.open) node?.showModal();
    return () => before?.focus({ preventScroll: true });
  }, []);
  const rows = [
    ['Ctrl K', t('keys.search')],
    ['/', t('keys.search')],
    ['?', t('keys.help')],
    ['Tab', t('keys.skip')],
    ['Esc', t('keys.escape')],
  ];
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">{t('keys.title')}</h2>
      <dl>
        {rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className="button quiet">
          {t('keys.close')}
        </button>
      </form>
    </dialog>
  );
}
