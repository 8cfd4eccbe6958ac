/** What the inline script has to know of the site; replaced into it at build. */
export interface BootSettings {
  base: string;
  langs: readonly string[];
  defaultLang: string;
  versions: readonly string[];
  localeRedirect: 'auto' | 'never' | 'only-default-lang';
  /** Theme of a reader who chose none. */
  darkMode: string;
  /** The only theme of a site that leaves no choice. */
  forced: 'light' | 'dark' | 'auto' | '';
}
