/** Extensions of text files, beside each of which the build writes a `.br` and a `.gz`. */
export const COMPRESSED_EXTENSIONS: readonly string[] = [
  'html',
  'css',
  'js',
  'mjs',
  'json',
  'webmanifest',
  'xml',
  'rss',
  'atom',
  'txt',
  'md',
  'svg',
];

/** Whether the build writes compressed copies beside this file. */
export function isCompressed(file: string): boolean {
  return COMPRESSED_EXTENSIONS.includes(file.slice(file.lastIndexOf('.') + 1).toLowerCase());
}
