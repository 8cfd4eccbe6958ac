import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { drawCard, HEIGHT, textsOf, WIDTH } from './design.ts';
import { loadFonts, missingCharacters } from './fonts.ts';
import { type Drawing, pictureFiles } from './kept.ts';
import { packageFile } from './packages.ts';
import { palettePng } from './png.ts';

let ready: Promise<void> | undefined;

const startRasteriser = (): Promise<void> => {
  ready ??= initWasm(readFileSync(packageFile('@resvg/resvg-wasm', 'index_bg.wasm')));
  return ready;
};

/**
 * Draws the pictures that are not kept yet. A character that no font has is left out, and `warn` is
 * called with a line about it.
 */
export async function drawMissing(
  drawing: Drawing,
  warn: (line: string) => void = console.warn,
): Promise<void> {
  const { orders, brand, cacheDir } = drawing;
  const files = pictureFiles(drawing);
  const missing = orders.filter((_, index) => !existsSync(files[index] ?? ''));
  if (missing.length === 0) return;
  mkdirSync(cacheDir, { recursive: true });
  await loadFonts(missing.flatMap(({ card }) => textsOf(card, brand)));
  await startRasteriser();
  for (const [index, { card, source }] of orders.entries()) {
    const file = files[index] ?? '';
    if (existsSync(file)) continue;
    const lacking = missingCharacters(textsOf(card, brand));
    keep(file, rasterise(drawCard(card, brand)));
    // Afterwards: who goes on after a failure does not warn again.
    for (const char of lacking) {
      const code = char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      warn(`${source}: no font has '${char}' (U+${code}); the page's picture leaves it out`);
    }
    // Lets a process notice that nobody waits for it any more.
    await setImmediate();
  }
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
function keep(file: string, png: Buffer): void {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, png);
  renameSync(half, file);
}
