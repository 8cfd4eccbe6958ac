import type { Peer, Verdict } from '@rstest-docs/migrate';
import { useEffect, useId, useRef, useState } from 'react';
import css from '../ui/textField.module.css';
import styles from './Checker.module.css';
import { check as checkText } from './check.ts';
import { Findings } from './Findings.tsx';
import { keepText, keptText } from './kept.ts';
import { MAX_SHOWN, Renamed } from './Renamed.tsx';
import { type CheckerText, useCheckerText } from './texts.ts';

/** Reading more takes seconds, so a reader is told that it goes on. */
const LONG_CHARS = 500_000;
/** No code is as long, and a browser has not the memory for its tree. */
const MAX_CHARS = 10_000_000;

export interface CheckerProps {
  /** What a file is read as that names neither framework. */
  from: Peer;
  /** The files that were dropped on the box last. */
  dropped: readonly File[];
}

/** Lists what becomes of the names in a file that a reader pastes, drops or opens. */
export function Checker({ from, dropped }: CheckerProps) {
  const t = useCheckerText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  /** Counts the checks, so that a slow one does not overwrite the next. */
  const latest = useRef(0);
  const [file, setFile] = useState('');
  const [ignored, setIgnored] = useState(0);
  const [result, setResult] = useState<Verdict>();
  const [message, setMessage] = useState('');

  const check = async (text: string, name: string): Promise<void> => {
    latest.current += 1;
    const own = latest.current;
    setResult(undefined);
    keepText(from, text);
    if (text.length > MAX_CHARS) {
      setMessage(t('tooLarge'));
      return;
    }
    setMessage(t(text.length > LONG_CHARS ? 'loadingLong' : 'loading'));
    try {
      const next = await checkText(text, { fallback: from, file: name });
      if (own !== latest.current) return;
      setMessage(messageOf(next, t));
      setResult(next);
    } catch {
      if (own === latest.current) setMessage(t('notLoaded'));
    }
  };
  const open = async (given: readonly File[]): Promise<void> => {
    const [first] = given;
    if (!first || !field.current) return;
    const { name } = first;
    setFile(name);
    setIgnored(given.length - 1);
    try {
      // A character has at most three bytes in UTF-8 for each unit of its length.
      const text = first.size > 3 * MAX_CHARS ? ' '.repeat(MAX_CHARS + 1) : await first.text();
      field.current.value = text.length <= MAX_SHOWN ? text : '';
      void check(text, name);
    } catch {
      // A directory, or a file that is gone or locked.
      latest.current += 1;
      field.current.value = '';
      setResult(undefined);
      setMessage(t('unreadable', { name }));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each drop.
  useEffect(() => void open(dropped), [dropped]);
  const ownFile = (): void => {
    setFile('');
    setIgnored(0);
  };
  return (
    <>
      <label htmlFor={id}>{t('label')}</label>
      <textarea
        id={id}
        ref={field}
        className={`paste ${css.text}`}
        rows={8}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        defaultValue={keptText(from)}
        onPaste={(event) => {
          const { currentTarget } = event;
          const pasted = event.clipboardData.getData('text');
          ownFile();
          if (pasted.length > MAX_SHOWN) {
            event.preventDefault();
            void check(pasted, '');
            return;
          }
          // The field has the text after the event.
          setTimeout(() => void check(currentTarget.value, ''));
        }}
        onBlur={(event) => keepText(from, event.target.value)}
      />
      <p className={styles.actions}>
        <button
          type="button"
          className="button"
          onClick={() => void check(field.current?.value ?? '', file)}
        >
          {t('check')}
        </button>
        <label className={`button quiet ${styles.open}`}>
          {t('open')}
          <input
            type="file"
            onChange={(event) => {
              void open([...(event.target.files ?? [])]);
              // The same file may be chosen again after it was edited.
              event.target.value = '';
            }}
          />
        </label>
        {file && <span className={styles.file}>{file}</span>}
      </p>
      {ignored > 0 && <p>{t('oneFile', { count: ignored })}</p>}
      <p role="status">{message}</p>
      {result && <Findings verdict={result} />}
      {result && result.text !== '' && (result.changes > 0 || result.role === 'config') && (
        <Renamed verdict={result} file={file} />
      )}
    </>
  );
}

/** The verdict in a sentence: what the text was read as, and how much of it is left to do. */
function messageOf(
  { role, peer, problem = '', findings, changes }: Verdict,
  t: CheckerText,
): string {
  const framework = peer === 'jest' ? 'Jest' : 'Vitest';
  if (role === 'empty') return t('empty');
  if (role === 'unread') {
    const [, place = '', reason = ''] = /^(\S+) ([\s\S]*)$/.exec(problem) ?? [];
    return t('unread', { place, reason });
  }
  if (role === 'done') return t('moved', { framework });
  if (role === 'unrelated') return t('unrelated', { framework });
  const count = (level: string) => findings.filter((one) => one.level === level).length;
  const values = { framework, look: count('look'), note: count('note'), changes };
  return t(role === 'test' ? 'test' : 'config', values);
}
