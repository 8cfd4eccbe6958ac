import 'react';

declare module 'react' {
  /** As React 18 wants them, whose types know none; `plugins/runtime/index.ts` says why it is 18. */
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: 'hide' | 'show' | 'toggle';
  }
}
