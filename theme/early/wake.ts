import type { EarlySettings } from '../../shared/site/early.ts';
import { dropDefaultLang, guardAddress, guardStorage } from './guards.ts';
import { startScripts } from './start.ts';
import { followTheme } from './themeChoice.ts';

declare const __EARLY__: EarlySettings;

// A script of its own, first of those that load after first paint: what it does must be alive
// before the large ones have arrived, and must guard them.
guardStorage();
guardAddress(__EARLY__);
dropDefaultLang(__EARLY__);
followTheme(__EARLY__.darkMode);
startScripts(__EARLY__, window.__site);
