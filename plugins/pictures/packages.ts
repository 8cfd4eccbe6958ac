import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Families whose outlines the pictures are drawn with; both under the SIL Open Font License. */
export const FONT_PACKAGES = {
  sans: '@fontsource-variable/noto-sans-sc',
  mono: '@fontsource-variable/jetbrains-mono',
} as const;

const NODE_MODULES = path.resolve(import.meta.dirname, '../../node_modules');

/** A file of an installed package, whether or not the package exports it. */
export function packageFile(name: string, ...parts: string[]): string {
  return path.join(NODE_MODULES, name, ...parts);
}

/** Versions of all that turns text into pixels: part of the key of pictures that are kept. */
export const drawingVersions = (): string[] =>
  [...Object.values(FONT_PACKAGES), '@takumi-rs/wasm'].map((name) => {
    const text = readFileSync(packageFile(name, 'package.json'), 'utf8');
    return `${name}@${(JSON.parse(text) as { version: string }).version}`;
  });
