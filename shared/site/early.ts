/** What the early script has to know of the site; replaced into it at build. */
export interface EarlySettings {
  base: string;
  langs: readonly string[];
  defaultLang: string;
  versions: readonly string[];
  localeRedirect: 'auto' | 'never' | 'only-default-lang';
  darkMode: 'auto' | 'light' | 'dark' | 'force-auto' | 'force-light' | 'force-dark';
}
