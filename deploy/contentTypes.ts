/** Extensions (without dot) that hosts must know, and their types. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

const extensionOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1).toLowerCase();

/** Content-Type of a file by its extension; unknown ones are plain bytes. */
export function contentType(file: string): string {
  const extension = extensionOf(file);
  const known = Object.hasOwn(CONTENT_TYPES, extension) ? CONTENT_TYPES[extension] : undefined;
  return known ?? 'application/octet-stream';
}

/** Extensions of text files, beside each of which the build writes a `.br` and a `.gz`. */
export const COMPRESSED_EXTENSIONS: readonly string[] = Object.keys(CONTENT_TYPES).filter(
  (extension) => /charset|svg/.test(CONTENT_TYPES[extension] ?? ''),
);

/** Whether the build writes compressed copies beside this file. */
export const isCompressed = (file: string): boolean =>
  COMPRESSED_EXTENSIONS.includes(extensionOf(file));
