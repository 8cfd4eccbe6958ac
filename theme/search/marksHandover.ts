import type { Marker } from '@rstest-docs/search';
import { store } from '../ui/stored.ts';

/** What was searched for when a result was picked, for the page that it leads to. */
export interface Handover {
  marker: Marker;
  /** Path and anchor of the result. */
  link: string;
}

const KEY = 'search-marks';

// Session storage survives a full page load and is copied to a tab that this page opens.

/** Leaves a note for the page behind a result. */
export const leaveMarks = (handover: Handover): void =>
  store(KEY, JSON.stringify(handover), 'sessionStorage');

/** Takes the note back: another tab has it now. */
export const takeBackMarks = (): void => store(KEY, null, 'sessionStorage');

/** Takes the note if it is meant for the page that is shown now. */
export function takeMarks(): Handover | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    if (!text) return undefined;
    const handover = JSON.parse(text) as Handover;
    if (new URL(handover.link, location.href).pathname !== location.pathname) return undefined;
    sessionStorage.removeItem(KEY);
    return handover;
  } catch {
    return undefined;
  }
}
