import { constants, crc32, deflateSync } from 'node:zlib';

/** Enough for smooth edges: each entry more makes the edges, and so the file, larger. */
const MAX_COLORS = 56;
/** A color of so many pixels is an area, which keeps its exact color; others are edges. */
const AREA_PIXELS = 600;

/**
 * A PNG with a palette from opaque RGBA pixels of flat artwork: shades of edges that are too close
 * to tell apart share an entry. Run lengths alone compress it: no other way is as quick, and the
 * others give other bytes on other processors.
 */
export function palettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const all = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
  const { palette, indexOf } = paletteOf(all);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    const row = y * (width + 1) + 1;
    for (const [color, start, end] of runs(all, y * width, (y + 1) * width)) {
      rows.fill(indexOf.get(color) ?? 0, row + start - y * width, row + end - y * width);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9, strategy: constants.Z_RLE })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Pixels are read as little-endian numbers: red is the lowest byte. */
const channels = (color: number): number[] => [
  color & 255,
  (color >> 8) & 255,
  (color >> 16) & 255,
];

/** Stretches of one color between two pixels. Without opacity, which is always full. */
function* runs(
  all: Uint32Array,
  from: number,
  to: number,
): Generator<[color: number, start: number, end: number]> {
  for (let start = from; start < to; ) {
    const color = all[start];
    let end = start + 1;
    while (end < to && all[end] === color) end++;
    yield [(color ?? 0) & 0xffffff, start, end];
    start = end;
  }
}

function groupOf(color: number, step: number): number {
  const red = Math.round((color & 255) / step);
  const green = Math.round(((color >> 8) & 255) / step);
  return (red << 16) | (green << 8) | Math.round(((color >> 16) & 255) / step);
}

function paletteOf(all: Uint32Array): { palette: number[]; indexOf: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const [color, start, end] of runs(all, 0, all.length)) {
    counts.set(color, (counts.get(color) ?? 0) + end - start);
  }
  const frequent = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  for (let step = 1; ; step += 5) {
    const groups = new Map<number, number>();
    const palette: number[] = [];
    const indexOf = new Map<number, number>();
    for (const [color, count] of frequent) {
      const group = groupOf(color, step);
      let index = groups.get(group);
      if (index === undefined || count >= AREA_PIXELS) {
        index = palette.push(color) - 1;
        if (!groups.has(group)) groups.set(group, index);
      }
      indexOf.set(color, index);
    }
    if (palette.length <= MAX_COLORS) return { palette, indexOf };
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
