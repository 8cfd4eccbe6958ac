import type { EarlySettings } from '../../shared/site/early.ts';
import { watchActions } from './actions.ts';
import { hideParts } from './hide.ts';
import { redirect } from './redirect.ts';
import { startTheme } from './theme.ts';

declare const __EARLY__: EarlySettings;

// Only what must come before first paint, and the search keys, which readers press at once: each
// byte here is on every page's first flight.
if (!redirect(__EARLY__)) {
  startTheme(__EARLY__.darkMode);
  hideParts();
  watchActions();
}
