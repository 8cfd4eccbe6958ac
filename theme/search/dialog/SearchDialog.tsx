import { SEARCH_DEBOUNCE_MS, SEARCH_QUERY_CHARS } from '@rstest-docs/search';
import {
  type ComponentType,
  type KeyboardEvent,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useT } from '../../strings.ts';
import type { FieldKeys, PanelProps, Typed } from './panelProps.ts';
import css from './SearchDialog.module.css';
import { SearchFailed } from './SearchFailed.tsx';
import { keepFocus, useModal } from './useModal.ts';

interface SearchDialogProps extends Pick<PanelProps, 'open' | 'onClose' | 'lang' | 'version'> {
  /** What is below the field; undefined until it has been fetched. */
  Panel: ComponentType<PanelProps> | undefined;
  /** It could not be fetched. */
  failed: boolean;
  /** Fetches it again. */
  onRetry: () => void;
  /** What the reader typed before the dialog was there. */
  early: string;
}

/**
 * The search dialog (spec sections 2 and 4): a field, and below it the panel. It is part of every
 * page's script, so that it opens at once and no key is lost while the panel is on its way.
 */
export function SearchDialog({ Panel, failed, onRetry, early, ...shared }: SearchDialogProps) {
  const { open, onClose } = shared;
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const composing = useRef(false);
  const keys = useRef<FieldKeys>(undefined);
  const [typed, setTyped] = useState<Typed>({ query: early, at: 0 });
  const pressedOutside = useRef(false);
  useModal(dialog, field, open);

  const take = (query: string): void => {
    if (composing.current) return;
    const at = performance.now();
    const show = () => setTyped({ query, at });
    // the key is shown before the panel learns of it, but for suggestions: the next key may be theirs
    if (query && typed.query) startTransition(show);
    else show();
    if (failed) onRetry();
  };
  // 229: some browsers report the key that ends a composition after it has ended
  const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
    composing.current || nativeEvent.isComposing || keyCode === 229;
  // the button that was pressed goes away
  const retry = (): void => {
    field.current?.focus();
    onRetry();
  };
  const onEntered = useCallback(() => setTyped((now) => ({ ...now, enter: undefined })), []);
  // Enter before there is an answer: the first result opens when it comes
  const enter = (event: KeyboardEvent): void => {
    const query = field.current?.value ?? '';
    if (event.key !== 'Enter' || event.altKey || event.shiftKey || !query.trim()) return;
    event.preventDefault();
    const where = event.ctrlKey || event.metaKey ? 'new-tab' : 'here';
    // no further key is waited for
    const at = performance.now() - SEARCH_DEBOUNCE_MS;
    setTyped({ query, at, enter: where });
    if (failed) onRetry();
  };
  useEffect(() => {
    if (!open) onEntered();
  }, [open, onEntered]);
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
      aria-modal="true"
      // a click beside the controls keeps the keys here
      tabIndex={-1}
      // Escape, and the gesture that goes back on a phone
      {...{ closedby: 'closerequest' }}
      onCancel={(event) => {
        event.preventDefault();
        if (!composing.current) onClose();
      }}
      // the event comes late: the dialog may be open again
      onClose={() => dialog.current?.open || onClose()}
      // a press that began in the field selects text there, wherever it ends
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => pressedOutside.current && event.target === dialog.current && onClose()}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        keepFocus(event);
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.box}>
        <div className={css.bar}>
          <input
            ref={field}
            className={css.field}
            type="text"
            defaultValue={early}
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
              if (isComposing(event)) return;
              keys.current?.(event);
              if (!event.defaultPrevented) enter(event);
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
          <Panel {...shared} {...{ typed, field, keys, onEntered }} onSearch={searchFor} />
        ) : failed ? (
          <SearchFailed onRetry={retry} />
        ) : (
          <p className={css.wait} role="status">
            {t('search.loading')}
          </p>
        )}
      </div>
    </dialog>
  );
}
