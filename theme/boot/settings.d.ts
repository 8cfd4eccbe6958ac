import type { BootSettings } from '../../shared/site/boot.ts';

declare global {
  /** Replaced at build; a field that is read directly is folded away with all that it rules out. */
  const __BOOT__: BootSettings;

  interface Window {
    /** Path of the address that the host answered with this page. */
    __opened: string;
  }
}
