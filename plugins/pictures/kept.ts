import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand, Card } from './design.ts';

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

/** A card of a page; `source` names the page in warnings. */
export interface Order {
  card: Card;
  source: string;
}

/** What to draw, and the folder in which pictures are kept. */
export interface Drawing {
  orders: readonly Order[];
  brand: Brand;
  cacheDir: string;
}

/** The file of each picture, in order. Its name covers all that goes into the picture. */
export function pictureFiles({ orders, brand, cacheDir }: Drawing): string[] {
  const common = [...drawingVersions(), brand.name, brand.logo, ...brand.colors];
  const code = readdirSync(import.meta.dirname)
    .sort()
    .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'));
  const key = JSON.stringify([common, code]);
  return orders.map(({ card }) => {
    const hash = createHash('sha256').update(key).update(JSON.stringify(card)).digest('hex');
    return path.join(cacheDir, `${hash}.png`);
  });
}

/** How many of the pictures are still to be drawn. */
export const missingPictures = (drawing: Drawing): number =>
  pictureFiles(drawing).filter((file) => !existsSync(file)).length;

/** Versions of all that turns text into pixels: part of the key of pictures that are kept. */
const drawingVersions = (): string[] =>
  [...Object.values(FONT_PACKAGES), '@takumi-rs/wasm', 'sharp'].map((name) => {
    const text = readFileSync(packageFile(name, 'package.json'), 'utf8');
    return `${name}@${(JSON.parse(text) as { version: string }).version}`;
  });
