import type { KeyboardEvent, RefObject } from 'react';

/** What is in the field, and since when (as `performance.now()` counts). */
export interface Typed {
  query: string;
  at: number;
  /** Enter was pressed before the answer came: where to open the first result when it does. */
  enter?: 'here' | 'new-tab' | undefined;
}

/** What a key in the field does; it gets none that belong to an input method, and no Escape. */
export type FieldKeys = ((event: KeyboardEvent) => void) | undefined;

/** What the dialog hands to the panel below its field. */
export interface PanelProps {
  open: boolean;
  onClose: () => void;
  lang: string;
  version: string;
  typed: Typed;
  /** The field; the panel sets which result is active. */
  field: RefObject<HTMLInputElement | null>;
  /** Set by the panel. */
  keys: RefObject<FieldKeys>;
  /** Puts a query into the field, as if typed. */
  onSearch: (query: string) => void;
  /** The pending Enter was obeyed, or there is nothing to open. */
  onEntered: () => void;
}
