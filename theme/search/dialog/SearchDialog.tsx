import { type ComponentType, useRef, useState } from 'react';
import { SEARCH_QUERY_CHARS } from '../../../shared/search/constants.ts';
import { useT } from '../../strings.ts';
import type { FieldKeys, PanelProps, Typed } from './panel-props.ts';
import css from './SearchDialog.module.css';
import { keepFocus, useModal } from './useModal.ts';

interface SearchDialogProps extends Pick<PanelProps, 'open' | 'onClose' | 'lang' | 'version'> {
  /** What is below the field; undefined until it has been fetched. */
  Panel: ComponentType<PanelProps> | undefined;
  /** It could not be fetched; the next opening tries again. */
  failed: boolean;
}

/**
 * The search dialog (spec sections 2 and 4): a field, and below it the panel. It is part of every
 * page's script, so that it opens at once and no key is lost while the panel is on its way.
 */
export function SearchDialog({ Panel, failed, ...shared }: SearchDialogProps) {
  const { open, onClose } = shared;
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const composing = useRef(false);
  const keys = useRef<FieldKeys>(undefined);
  const [typed, setTyped] = useState<Typed>({ query: '', at: 0 });
  useModal(dialog, open);

  const take = (query: string): void => {
    if (!composing.current) setTyped({ query, at: performance.now() });
  };
  const searchFor = (query: string): void => {
    const input = field.current as HTMLInputElement;
    input.value = query;
    take(query);
    input.focus();
  };

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={t('search.dialog')}
      onCancel={(event) => {
        event.preventDefault();
        if (!composing.current) onClose();
      }}
      // the event comes late: the dialog may be open again
      onClose={() => dialog.current?.open || onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={keepFocus}
    >
      <div className={css.box}>
        <div className={css.bar}>
          <input
            ref={field}
            className={css.field}
            type="text"
            role="combobox"
            aria-label={t('search.dialog')}
            aria-autocomplete="list"
            // the panel says what it shows
            aria-expanded="false"
            placeholder={t('search.placeholder')}
            maxLength={SEARCH_QUERY_CHARS}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => take(event.target.value)}
            onKeyDown={(event) => {
              // 229: some browsers report the key that ends a composition after it has ended
              if (composing.current || event.nativeEvent.isComposing || event.keyCode === 229)
                return;
              if (event.key !== 'Escape') return keys.current?.(event);
              event.preventDefault();
              onClose();
            }}
            onCompositionStart={() => {
              composing.current = true;
            }}
            onCompositionEnd={(event) => {
              composing.current = false;
              take(event.currentTarget.value);
            }}
          />
          <button type="button" className={css.cancel} onClick={onClose}>
            {t('search.cancel')}
          </button>
        </div>
        {Panel ? (
          <Panel {...shared} {...{ typed, field, keys }} onSearch={searchFor} />
        ) : (
          <p className={css.wait} role="status">
            {t(failed ? 'search.failed' : 'search.loading')}
          </p>
        )}
      </div>
    </dialog>
  );
}
