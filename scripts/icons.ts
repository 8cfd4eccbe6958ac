import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readArguments, runCommand } from './cli/arguments.ts';

const DRAWING = 'docs/public/favicon.svg';

/**
 * Draws the icons that browsers and phones ask for by name, from the site's drawing. The files are checked in, as they change only with the drawing.
 */
async function main(args: string[]): Promise<number> {
  readArguments(args, {}, 0);
  await initWasm(
    readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  );
  const drawing = readFileSync(DRAWING, 'utf8');
  // A phone cuts the corners itself, and would show what is behind ours.
  const square = drawing.replace(/ rx="8"/, '');
  write('docs/public/apple-touch-icon.png', png(square, 180));
  write('docs/public/favicon.ico', ico(png(drawing, 32), 32));
  return 0;
}

const png = (svg: string, width: number): Buffer =>
  Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());

/** An icon file with one picture in it. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // Kind 1 (icon), one entry: size, planes, bits per pixel, length and place of the picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

function write(file: string, bytes: Buffer): void {
  writeFileSync(file, bytes);
  console.log(`wrote ${file} (${(bytes.length / 1000).toFixed(1)} kB)`);
}

await runCommand(
  { name: 'docs icons', about: `Draws the favicon and the phone icon from ${DRAWING}.` },
  main,
);
