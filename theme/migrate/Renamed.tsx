import type { Verdict } from '@rstest-docs/migrate';
import { useEffect, useId, useState } from 'react';
import { copyText } from '../ui/copyText.ts';
import css from '../ui/textField.module.css';
import styles from './Checker.module.css';
import { useCheckerText } from './texts.ts';

/** A field with more lines than this takes seconds to draw: a longer text is read but not shown. */
export const MAX_SHOWN = 100_000;

/** The changed text or the new config, to copy or to save. */
export function Renamed({ verdict, file }: { verdict: Verdict; file: string }) {
  const t = useCheckerText();
  const id = useId();
  const [copied, setCopied] = useState<boolean>();
  const [url, setUrl] = useState('');
  const { text, changes, peer, output } = verdict;
  useEffect(() => {
    const next = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    setUrl(next);
    setCopied(undefined);
    return () => URL.revokeObjectURL(next);
  }, [text]);
  return (
    <>
      <label htmlFor={id}>
        {output ? t('written', { name: output }) : t('renamed', { count: changes })}
      </label>
      <textarea
        id={id}
        className={`paste ${css.text}`}
        rows={8}
        readOnly
        value={text.length > MAX_SHOWN ? t('long') : text}
        spellCheck={false}
      />
      <p className={styles.actions}>
        <button
          type="button"
          className="button"
          onClick={() => void copyText(text).then(setCopied)}
        >
          {t('copy')}
        </button>
        <a
          className="button quiet"
          href={url}
          download={output ?? (file || `from-${peer}.test.ts`)}
        >
          {t('download')}
        </a>
        <span role="status">{copied !== undefined && t(copied ? 'copied' : 'notCopied')}</span>
      </p>
    </>
  );
}
