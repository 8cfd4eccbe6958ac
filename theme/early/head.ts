import type { EarlySettings } from '../../shared/site/early.ts';
import { watchActions } from './actions.ts';
import { guardAddress, guardStorage } from './guards.ts';
import { hideParts } from './hide.ts';
import { redirect } from './redirect.ts';
import { startTheme } from './theme.ts';

declare const __EARLY__: EarlySettings;

guardStorage();
guardAddress(__EARLY__);
if (!redirect(__EARLY__)) {
  startTheme(__EARLY__.darkMode);
  hideParts();
  watchActions();
}
