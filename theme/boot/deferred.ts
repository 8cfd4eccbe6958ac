import { dropDefaultLang, guardAddress, guardStorage } from './guards.ts';
import { holdFirstPlace } from './places.ts';
import { reloadOnce } from './reload.ts';
import { startScripts } from './start.ts';
import { followTheme } from './theme.ts';

// A script of its own, first of those that load after first paint: what it does must be alive
// before the large ones have arrived, and must guard them.
if (location.pathname === window.__opened || !reloadOnce()) {
  guardStorage();
  guardAddress(__BOOT__);
  dropDefaultLang(__BOOT__);
  followTheme();
  holdFirstPlace();
  startScripts(__BOOT__, window.__site);
}
