import type { EarlySettings } from '../../shared/site/early.ts';

declare global {
  /** Replaced at build; a field that is read directly is folded away with all that it rules out. */
  const __EARLY__: EarlySettings;
}
