/// <reference types="@rsbuild/core/types" />

declare module 'virtual-social-links' {
  const icons: Record<string, string>;
  export default icons;
}

declare module 'virtual-i18n-text' {
  const texts: Record<string, Record<string, string>>;
  export default texts;
}

declare module 'virtual-site-data' {
  const site: { base: string };
  export default site;
}

declare module 'virtual-routes' {
  export const routes: Record<'path' | 'lang' | 'version', string>[];
}

/** `plugins/runtime/sections.ts` in a built site's browser, else `allSections.ts`. */
declare module 'site-sections' {
  export function loadSection(path: string): Promise<void>;
  export function searchAddress(): string | Promise<string> | undefined;
  export function hasSection(path: string): boolean;
  export function mayExist(path: string): boolean;
  export function pathsIn(lang: string, version: string): Promise<string[]>;
  export function sidebarsAt(
    path: string,
  ): import('./shared/site/sections.ts').Sidebars | undefined;
}

interface ImportMetaEnv {
  readonly SSG_MD: boolean;
  readonly SSR: boolean;
}

/** What editors complete and check in pages: see `mdx` in `tsconfig.json`. */
type MDXProvidedComponents = import('./content/components.ts').PageComponents;
