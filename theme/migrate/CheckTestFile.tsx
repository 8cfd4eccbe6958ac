import type { Peer } from '@rstest-docs/migrate';
import { type ComponentType, type DragEvent, useEffect, useRef, useState } from 'react';
import strings from '../../i18n.json';
import { CALLOUT } from '../contract.ts';
import { useOwnTexts } from '../ownTexts.ts';
import type { CheckerProps } from './Checker.tsx';

const TEXTS = {
  title: strings['migrate.title'],
  noScript: strings['checker.noScript'],
  loading: strings['migrate.loading'],
  failed: strings['migrate.failed'],
};

export interface CheckTestFileProps {
  /** What a file is read as that names neither framework. */
  from: Peer;
}

/** Offers to check a Jest or Vitest file; what does so is fetched when a reader opens the box. */
export function CheckTestFile({ from }: CheckTestFileProps) {
  const t = useOwnTexts(TEXTS);
  const box = useRef<HTMLDetailsElement>(null);
  const [Checker, setChecker] = useState<ComponentType<CheckerProps>>();
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const load = (): void => {
    if (!box.current?.open || Checker) return;
    setState('loading');
    import('./Checker.tsx').then(
      (module) => setChecker(() => module.Checker),
      () => setState('failed'),
    );
  };
  // It may have been opened before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(load, []);
  const isFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  const onDragOver = (event: DragEvent): void => {
    if (!isFile(event)) return;
    event.preventDefault();
    if (box.current) box.current.open = true;
  };
  const onDrop = (event: DragEvent): void => {
    if (!isFile(event)) return;
    event.preventDefault();
    setDropped([...event.dataTransfer.files]);
  };
  return (
    <details
      className={CALLOUT}
      data-type="details"
      ref={box}
      onToggle={load}
      onDragOver={onDragOver}
      onDrop={onDrop}
    >
      <summary>{t('title')}</summary>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      {state === 'failed' && <p role="alert">{t('failed')}</p>}
      {state === 'loading' && !Checker && <p role="status">{t('loading')}</p>}
      {Checker && <Checker from={from} dropped={dropped} />}
    </details>
  );
}
