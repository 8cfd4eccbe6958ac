import { modifierKey } from '../../ui/modifierKey.ts';
import css from './SearchPanel.module.css';
import { usePanelText } from './texts.ts';

/** What the keys do, for those who see a keyboard as the faster way. */
export function KeyHints() {
  const t = usePanelText();
  return (
    <p className={css.hints} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keysMove')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('search.keysOpen')}
      </span>
      <span>
        <kbd>{modifierKey()} Enter</kbd> {t('search.keysNewTab')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('search.keysClose')}
      </span>
    </p>
  );
}
