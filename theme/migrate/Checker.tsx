import { useEffect, useId, useRef, useState } from 'react';
import { compatibility } from '../../shared/facts/compatibility.ts';
import { type Analysis, analyze, type Peer } from '../../shared/migrate/analyze.ts';
import styles from './Checker.module.css';
import { Findings } from './Findings.tsx';
import { MAX_SHOWN, Renamed } from './Renamed.tsx';
import { useCheckerText } from './texts.ts';

/** Longer than any test; reading more would stop the page for seconds. */
const MAX_CHARS = 2_000_000;

export interface CheckerProps {
  /** What a file is read as that names neither framework. */
  from: Peer;
  /** The file that was dropped on the box last. */
  dropped: File | undefined;
}

/** Lists what becomes of the names in a file that a reader pastes, drops or opens. */
export function Checker({ from, dropped }: CheckerProps) {
  const t = useCheckerText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [file, setFile] = useState('');
  const [result, setResult] = useState<Analysis>();
  const [message, setMessage] = useState('');

  const check = (text: string): void => {
    setResult(undefined);
    if (text.length > MAX_CHARS) {
      setMessage(t('tooLarge'));
      return;
    }
    const next = analyze(text, compatibility, from);
    const { peer, config, findings, renames } = next;
    const same = findings.filter(({ outcome }) => outcome === 'same').length;
    const framework = peer === 'jest' ? 'Jest' : 'Vitest';
    if (findings.length === 0 && renames === 0) {
      setMessage(t('nothing', { framework }));
      return;
    }
    const values = { framework, names: findings.length, same, open: findings.length - same };
    setMessage(t(config ? 'config' : 'test', values));
    setResult(next);
  };
  const open = async (given: File | undefined): Promise<void> => {
    if (!given || !field.current) return;
    const { name } = given;
    setFile(name);
    try {
      // A character has at most three bytes in UTF-8 for each unit of its length.
      const text = given.size > 3 * MAX_CHARS ? ' '.repeat(MAX_CHARS + 1) : await given.text();
      field.current.value = text.length <= MAX_SHOWN ? text : '';
      check(text);
    } catch {
      // A directory, or a file that is gone or locked.
      field.current.value = '';
      setResult(undefined);
      setMessage(t('unreadable', { name }));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file.
  useEffect(() => void open(dropped), [dropped]);
  return (
    <>
      <label htmlFor={id}>{t('label')}</label>
      <textarea
        id={id}
        ref={field}
        className={styles.text}
        rows={8}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onPaste={(event) => {
          const { currentTarget } = event;
          const pasted = event.clipboardData.getData('text');
          setFile('');
          if (pasted.length > MAX_SHOWN) {
            event.preventDefault();
            check(pasted);
            return;
          }
          // The field has the text after the event.
          setTimeout(() => check(currentTarget.value));
        }}
      />
      <p className={styles.actions}>
        <button type="button" className="button" onClick={() => check(field.current?.value ?? '')}>
          {t('check')}
        </button>
        <label className={styles.open}>
          {t('open')}{' '}
          <input
            type="file"
            onChange={(event) => {
              void open(event.target.files?.[0]);
              // The same file may be chosen again after it was edited.
              event.target.value = '';
            }}
          />
        </label>
      </p>
      <p role="status">{message}</p>
      {result && <Findings findings={result.findings} />}
      {result && result.renames > 0 && <Renamed analysis={result} file={file} />}
    </>
  );
}
