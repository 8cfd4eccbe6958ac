import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type Brand, type Card, drawCard, HEIGHT, textsOf, WIDTH } from './design.ts';
import { loadFonts, missingCharacters } from './fonts.ts';
import { drawingVersions, packageFile } from './packages.ts';
import { palettePng } from './png.ts';

/** A card of a page; `source` names the page in warnings. */
export interface Order {
  card: Card;
  source: string;
}

let ready: Promise<void> | undefined;

const startRasteriser = (): Promise<void> => {
  ready ??= initWasm(readFileSync(packageFile('@resvg/resvg-wasm', 'index_bg.wasm')));
  return ready;
};

/**
 * PNG of each card, in order. Pictures that were drawn before are taken from `cacheDir`, whose
 * names cover all that goes into them. A character that no font has is left out, and `warn` is
 * called with a line about it.
 */
export async function drawAll(
  orders: readonly Order[],
  brand: Brand,
  cacheDir: string,
  warn: (line: string) => void = console.warn,
): Promise<Buffer[]> {
  const files = fileNames(orders, brand, cacheDir);
  const missing = orders.filter((_, index) => !existsSync(files[index] ?? ''));
  if (missing.length > 0) {
    mkdirSync(cacheDir, { recursive: true });
    await loadFonts(missing.flatMap(({ card }) => textsOf(card, brand)));
    await startRasteriser();
  }
  return orders.map(({ card, source }, index) => {
    const file = files[index] ?? '';
    if (existsSync(file)) return readFileSync(file);
    for (const char of missingCharacters(textsOf(card, brand))) {
      const code = char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      warn(`${source}: no font has '${char}' (U+${code}); the page's picture leaves it out`);
    }
    return keep(file, rasterise(drawCard(card, brand)));
  });
}

function rasterise(svg: string): Buffer {
  const resvg = new Resvg(svg, { font: { loadSystemFonts: false } });
  const image = resvg.render();
  try {
    return palettePng(image.pixels, WIDTH, HEIGHT);
  } finally {
    image.free();
    resvg.free();
  }
}

/** Written beside and renamed: another build never finds half a picture. */
function keep(file: string, png: Buffer): Buffer {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, png);
  renameSync(half, file);
  return png;
}

function fileNames(orders: readonly Order[], brand: Brand, cacheDir: string): string[] {
  const common = [...drawingVersions(), brand.name, brand.logo, ...brand.colours];
  const code = readdirSync(import.meta.dirname)
    .sort()
    .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'));
  const key = JSON.stringify([common, code]);
  return orders.map(({ card }) => {
    const hash = createHash('sha256').update(key).update(JSON.stringify(card)).digest('hex');
    return path.join(cacheDir, `${hash}.png`);
  });
}
