import type { ReactNode } from 'react';

export interface CalloutProps {
  type: 'tip' | 'note' | 'info' | 'warning' | 'caution' | 'danger' | 'details' | 'important';
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
