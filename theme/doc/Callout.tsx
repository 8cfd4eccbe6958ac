import type { ReactNode } from 'react';
import type { CalloutType } from '../../shared/site/callouts.ts';
import { CALLOUT, CALLOUT_TITLE } from '../contract.ts';
import { useT } from '../strings.ts';

export interface CalloutProps {
  type: CalloutType;
  title?: ReactNode;
  children: ReactNode;
}

/** A boxed remark (`:::tip`), or a fold for `:::details`. */
export function Callout({ type, title, children }: CalloutProps) {
  const t = useT();
  if (type === 'details') {
    return (
      <details className={CALLOUT} data-type={type}>
        <summary>{title}</summary>
        {children}
      </details>
    );
  }
  const kind = t(`callout.${type}`);
  // What the framework writes where the author gave no title, in English in every language.
  const untitled = typeof title === 'string' && title.toLowerCase() === type;
  return (
    <div className={CALLOUT} data-type={type} role="note" aria-label={kind}>
      {title && (
        <p className={CALLOUT_TITLE} data-kind={untitled ? undefined : kind}>
          {untitled ? kind : title}
        </p>
      )}
      {children}
    </div>
  );
}
