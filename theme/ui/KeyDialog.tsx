import { useEffect, useRef } from 'react';
import { SINGLE_KEYS_STORAGE_KEY } from '../../shared/site/constants.ts';
import { useT } from '../strings.ts';
import './dialog.css';
import css from './KeyDialog.module.css';
import { modifierKey } from './modifierKey.ts';
import { singleKeysOff } from './singleKeys.ts';
import { store } from './stored.ts';

/** List of the keys that the site knows, fetched when it is asked for. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = dialog.current;
    const before = document.activeElement as HTMLElement | null;
    if (!node?.open) node?.showModal();
    return () => before?.focus({ preventScroll: true });
  }, []);
  const rows = [
    [`${modifierKey()} K`, t('keys.search')],
    ['/', t('keys.search')],
    ['?', t('keys.help')],
    ['Tab', t('keys.skip')],
    ['Esc', t('keys.escape')],
  ];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the platform closes it, on Escape.
    <dialog
      ref={dialog}
      className={`dialog ${css.dialog}`}
      aria-labelledby="frame-keys-title"
      onClose={onClose}
      // The box fills the dialog, so only the backdrop is the dialog itself.
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div>
        <h2 id="frame-keys-title">{t('keys.title')}</h2>
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
        <label className={css.single}>
          <input
            type="checkbox"
            defaultChecked={!singleKeysOff()}
            onChange={({ target }) => store(SINGLE_KEYS_STORAGE_KEY, target.checked ? null : 'off')}
          />
          <span>{t('keys.single')}</span>
        </label>
        <form method="dialog">
          <button type="submit" className="button quiet">
            {t('keys.close')}
          </button>
        </form>
      </div>
    </dialog>
  );
}
