import type { Marker, SearchOutcome } from '@rstest-docs/search';

/**
 * What the page asks the worker. `id` comes back in the answer; `key` names an index. A search in
 * an index that is not there yet is answered as soon as it is.
 */
export type Request =
  | { type: 'load'; id: number; key: string; url: string; index: ArrayBuffer }
  | { type: 'warm'; query: string }
  | { type: 'search'; id: number; key: string; query: string };

/** What the worker answers. A search may be answered twice: at once, and with statements. */
export type Reply =
  | { type: 'loaded'; id: number; error?: string }
  | { type: 'found'; id: number; outcome: SearchOutcome; marker: Marker; complete: boolean };
