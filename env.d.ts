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

/** `plugins/runtime/sections.ts` in a built site's browser, else `all-sections.ts`. */
declare module 'site-sections' {
  export function loadSection(path: string): Promise<void>;
  export function searchAddress(): string | Promise<string> | undefined;
  export function hasSection(path: string): boolean;
  export function mayExist(path: string): boolean;
  export function pathsIn(lang: string, version: string): Promise<string[]>;
  export function sidebarsAt(path: string): Record<string, unknown> | undefined;
}

interface ImportMetaEnv {
  readonly SSG_MD: boolean;
  readonly SSR: boolean;
}

/** The part of the package that the social pictures use; its own release brings no types. */
declare module 'opentype.js' {
  interface TextOptions {
    variation?: Record<string, number>;
  }
  interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }
  interface Glyph {
    index: number;
  }
  interface Font {
    unitsPerEm: number;
    charToGlyph(char: string): Glyph;
    getAdvanceWidth(text: string, size: number): number;
    getKerningValue(left: Glyph, right: Glyph): number;
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
      options?: TextOptions,
    ): { commands: PathCommand[] };
  }
  const opentype: { parse(bytes: ArrayBufferLike): Font };

  export type { Font, PathCommand };
  export default opentype;
}

declare module 'wawoff2' {
  const wawoff2: { decompress(bytes: Uint8Array): Promise<Uint8Array> };
  export default wawoff2;
}

/** What editors complete and check in pages: see `mdx` in `tsconfig.json`. */
type MDXProvidedComponents = import('./content/components.ts').PageComponents;
