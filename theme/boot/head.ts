import { watchActions } from './actions.ts';
import { markFiltered } from './filtered.ts';
import { startFresh } from './fresh.ts';
import { hideParts } from './hide.ts';
import { redirect } from './redirect.ts';
import { startTheme } from './theme.ts';

// Only what must come before first paint, and the search keys, which readers press at once: each
// byte here is on every page's first flight.
// A step through the history may change the address before the scripts come.
window.__opened = location.pathname;
startTheme();
startFresh();
if (__BOOT__.filters) markFiltered();
hideParts();
watchActions();
redirect();
