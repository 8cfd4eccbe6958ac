import type { KeyboardEvent, RefObject } from 'react';

/** What stands in the field, and since when (as `performance.now()` counts). */
export interface Typed {
  query: string;
  at: number;
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
  /** The field; the panel tells it which result is active. */
  field: RefObject<HTMLInputElement | null>;
  /** Set by the panel. */
  keys: RefObject<FieldKeys>;
  /** Puts a query into the field, as if typed. */
  onSearch: (query: string) => void;
}
