/// <reference types="@rsbuild/core/types" />

declare module 'virtual-social-links' {
  const icons: Record<string, string>;
  export default icons;
}

declare module 'virtual-i18n-text' {
  const texts: Record<string, Record<string, string>>;
  export default texts;
}

interface ImportMetaEnv {
  readonly SSG_MD: boolean;
  readonly SSR: boolean;
}

/** Set at build: the version of `@rstest/core` that the manual was verified against. */
declare const __RSTEST_VERSION__: string;
