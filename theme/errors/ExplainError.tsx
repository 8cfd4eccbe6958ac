import { useId, useRef, useState } from 'react';
import strings from '../../i18n.json';
import type { ErrorEntry } from '../../shared/errors/index.ts';
import { useOwnTexts } from '../ownTexts.ts';
import { Link } from '../ui/Link.tsx';
import css from '../ui/textField.module.css';
import { usePrefix } from '../ui/usePrefix.ts';

const TEXTS = {
  label: strings['errors.label'],
  local: strings['errors.local'],
  noScript: strings['errors.noScript'],
  failed: strings['errors.failed'],
  none: strings['errors.none'],
  found: strings['errors.found'],
};

/** A longer text is not shown: a field with 1 MB in it stops the page. */
const MAX_SHOWN = 20_000;

/** Names the errors in an output that a reader pastes. Their list comes with the first paste. */
export function ExplainError() {
  const t = useOwnTexts(TEXTS);
  const prefix = `/${usePrefix()}`;
  const id = useId();
  /** Counts the texts, so that an answer to an older one is not shown. */
  const latest = useRef(0);
  const [answer, setAnswer] = useState<{ errors: readonly ErrorEntry[]; message: string }>();

  const read = async (text: string): Promise<void> => {
    latest.current += 1;
    const own = latest.current;
    const show = (message: string, errors: readonly ErrorEntry[] = []): void => {
      if (own === latest.current) setAnswer({ errors, message });
    };
    if (text.trim() === '') {
      show('');
      return;
    }
    try {
      const { explain } = await import('../../shared/errors/explain.ts');
      const errors = explain(text);
      show(errors.length > 0 ? t('found', { count: errors.length }) : t('none'), errors);
    } catch {
      show(t('failed'));
    }
  };
  return (
    <>
      <label htmlFor={id}>{t('label')}</label>
      <textarea
        id={id}
        className={`paste ${css.text}`}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (pasted.length <= MAX_SHOWN) return;
          event.preventDefault();
          event.currentTarget.value = pasted.slice(0, MAX_SHOWN);
          void read(pasted);
        }}
        onChange={(event) => void read(event.target.value)}
      />
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <p role="status">{answer?.message || t('local')}</p>
      {answer && answer.errors.length > 0 && (
        <ul>
          {answer.errors.map(({ id: error, messages, link }) => (
            <li key={error}>
              <Link href={prefix + link.slice(1)}>
                <code>{messages[0]}</code>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
