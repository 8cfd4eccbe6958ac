import { inflateSync } from 'node:zlib';
import { describe, expect, test } from '@rstest/core';
import { palettePng } from '../../../../plugins/pictures/png.ts';

/** Opaque pixels from `rrggbb` colors. */
const pixelsOf = (colors: readonly string[]): Uint8Array =>
  Uint8Array.from(colors.flatMap((color) => [...Buffer.from(color, 'hex'), 255]));

/** Size and pixels of a PNG with a palette, read as a browser would. */
function decode(png: Buffer): { width: number; height: number; colors: string[] } {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const head = chunks.get('IHDR') as Buffer;
  const palette = chunks.get('PLTE') as Buffer;
  const rows = inflateSync(chunks.get('IDAT') as Buffer);
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const colors = Array.from({ length: width * height }, (_, index) => {
    const entry = rows[index + Math.floor(index / width) + 1] ?? 0;
    return palette.toString('hex', entry * 3, entry * 3 + 3);
  });
  return { width, height, colors };
}

describe('pictures with a palette', () => {
  test('keep size and colors', () => {
    const colors = ['0a7355', '0a7355', 'ffffff', '121615', 'ffffff', '0a7355'];
    expect(decode(palettePng(pixelsOf(colors), 3, 2))).toEqual({ width: 3, height: 2, colors });
  });

  test('keep the color of areas; shades of edges share entries', () => {
    const area = Array.from({ length: 1000 }, () => '121615');
    const near = Array.from({ length: 1000 }, () => '131716');
    const shades = Array.from(
      { length: 200 },
      (_, index) => `${index.toString(16).padStart(2, '0')}8888`,
    );
    const { colors } = decode(palettePng(pixelsOf([...area, ...near, ...shades]), 2200, 1));
    expect(new Set(colors.slice(0, 1000))).toEqual(new Set(['121615']));
    expect(new Set(colors.slice(1000, 2000))).toEqual(new Set(['131716']));
    expect(new Set(colors).size).toBeLessThanOrEqual(56);
    for (const [index, color] of colors.slice(2000).entries()) {
      expect(Math.abs(Number.parseInt(color.slice(0, 2), 16) - index)).toBeLessThan(12);
    }
  });
});
