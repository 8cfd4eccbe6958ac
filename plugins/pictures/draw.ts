import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Renderer } from '@takumi-rs/wasm/node';
import sharp from 'sharp';
import { keepFile } from '../../content/keepFile.ts';
import {
  artwork,
  type Brand,
  type Card,
  cardNode,
  fits,
  HEIGHT,
  TITLE_SIZES,
  textsOf,
  titleNode,
  WIDTH,
} from './design.ts';
import { type Drawing, FONT_PACKAGES, packageFile, pictureFiles } from './kept.ts';

/** Enough for smooth edges: each entry more makes the edges, and so the file, larger. */
const MAX_COLORS = 56;
/** No font will ever have it. */
const NO_CHARACTER = '\u{10ffff}';

/**
 * Draws the pictures that are not kept yet. A character that no font has is left out, and `warn` is
 * called with a line about it.
 */
export async function drawMissing(
  drawing: Drawing,
  warn: (line: string) => void = console.warn,
): Promise<void> {
  const { orders, brand } = drawing;
  const files = pictureFiles(drawing);
  const pending = orders.filter((_, index) => !existsSync(files[index] ?? ''));
  if (pending.length === 0) return;
  const renderer = await withFonts();
  const missing = await missingIn(
    pending.flatMap(({ card }) => textsOf(card, brand)),
    renderer,
  );
  for (const [index, { card, source }] of orders.entries()) {
    const file = files[index] ?? '';
    if (existsSync(file)) continue;
    keepFile(file, await drawCard(renderer, without(missing, card), brand));
    // Afterwards: who goes on after a failure does not warn again.
    for (const char of new Set(textsOf(card, brand).join(''))) {
      if (!missing.has(char)) continue;
      const code = char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      warn(`${source}: no font has '${char}' (U+${code}); the page's picture leaves it out`);
    }
    // Lets a process notice that nobody waits for it any more.
    await setImmediate();
  }
}

/** A renderer with all parts of both families. */
async function withFonts(): Promise<Renderer> {
  const renderer = new Renderer();
  for (const [name, family] of Object.entries(FONT_PACKAGES)) {
    const parts = readFileSync(packageFile(family, 'unicode.json'), 'utf8');
    for (const [part, list] of Object.entries(JSON.parse(parts) as Record<string, string>)) {
      const file = `${path.basename(family)}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`;
      await renderer.registerFont({
        name,
        data: readFileSync(packageFile(family, 'files', file)),
        unicodeRange: list.split(',').map((range): [number, number] => {
          const [from = '', to = from] = range.trim().slice('U+'.length).split('-');
          return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
        }),
      });
    }
  }
  return renderer;
}

/** Characters of texts that are drawn as the box that stands for a character which no font has. */
async function missingIn(texts: readonly string[], renderer: Renderer): Promise<Set<string>> {
  const shapeOf = (text: string): Promise<Uint8Array> =>
    renderer.render({ type: 'text', text }, { width: 32, height: 32, format: 'raw' });
  const box = Buffer.from(await shapeOf(NO_CHARACTER));
  const missing = new Set<string>();
  for (const char of new Set(texts.join(''))) {
    if (box.equals(await shapeOf(char))) missing.add(char);
  }
  return missing;
}

/** A card without these characters. */
function without(chars: ReadonlySet<string>, card: Card): Card {
  const cut = (text: string): string => [...text].filter((char) => !chars.has(char)).join('');
  return {
    ...card,
    title: card.title.map(({ text, code }) => ({ text: cut(text), code })),
    crumbs: card.crumbs.map(cut),
  };
}

async function drawCard(renderer: Renderer, card: Card, brand: Brand): Promise<Buffer> {
  let size: number = TITLE_SIZES[0];
  for (size of TITLE_SIZES) {
    if (fits(await renderer.measure(titleNode(card, brand, size)), size)) break;
  }
  const images = [{ src: 'artwork', data: Buffer.from(artwork(brand)) }];
  if (brand.logo) images.push({ src: 'logo', data: Buffer.from(brand.logo) });
  const pixels = await renderer.render(cardNode(card, brand, size), {
    width: WIDTH,
    height: HEIGHT,
    images,
    format: 'raw',
  });
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: MAX_COLORS, dither: 0, effort: 1 })
    .toBuffer();
}
