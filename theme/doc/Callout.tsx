import type { ReactNode } from 'react';
import type { CalloutType } from '../../shared/site/callouts.ts';

export interface CalloutProps {
  type: CalloutType;
  title?: ReactNode;
  children: ReactNode;
}

/** A boxed remark (`:::tip`), or a fold for `:::details`. */
export function Callout({ type, title, children }: CalloutProps) {
  if (type === 'details') {
    return (
      <details className="callout" data-type={type}>
        <summary>{title}</summary>
        {children}
      </details>
    );
  }
  return (
    <div className="callout" data-type={type} role="note">
      {title && <p className="callout-title">{title}</p>}
      {children}
    </div>
  );
}
