import type { Peer } from '@rstest-docs/migrate';
import { store } from '../ui/stored.ts';

/** More than this is a file that can be opened again. */
const MAX_KEPT = 200_000;

const keyOf = (peer: Peer): string => `migrate-${peer}`;

/** What a reader pasted before another page was opened; empty where storage is blocked. */
export function keptText(peer: Peer): string {
  try {
    return sessionStorage.getItem(keyOf(peer)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the text until the tab is closed. */
export function keepText(peer: Peer, text: string): void {
  if (text.length <= MAX_KEPT) store(keyOf(peer), text, 'sessionStorage');
}
