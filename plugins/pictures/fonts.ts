import { readFileSync } from 'node:fs';
import path from 'node:path';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import wawoff2 from 'wawoff2';
import { FONT_PACKAGES, packageFile } from './packages.ts';

/** What one of them lacks is taken from the other. */
export type Face = keyof typeof FONT_PACKAGES;

interface Family {
  name: string;
  dir: string;
  /** Unicode ranges by part of the family, as the package lists them. */
  parts: [part: string, ranges: [from: number, to: number][]][];
}

const families = new Map<Face, Family>();
const fonts = new Map<string, Font>();

/** Loads the parts of the families that hold the characters of these texts. */
export async function loadFonts(texts: Iterable<string>): Promise<void> {
  for (const char of new Set([...texts].join(''))) {
    for (const face of ['sans', 'mono'] as const) {
      for (const file of filesWith(face, char)) {
        if (!fonts.has(file)) fonts.set(file, await readFont(file));
      }
    }
  }
}

async function readFont(file: string): Promise<Font> {
  const bytes = await wawoff2.decompress(readFileSync(file));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

function familyOf(face: Face): Family {
  let family = families.get(face);
  if (!family) {
    const ranges = JSON.parse(
      readFileSync(packageFile(FONT_PACKAGES[face], 'unicode.json'), 'utf8'),
    ) as Record<string, string>;
    family = {
      name: path.basename(FONT_PACKAGES[face]),
      dir: packageFile(FONT_PACKAGES[face], 'files'),
      parts: Object.entries(ranges).map(([part, list]) => [
        part.replace(/[[\]]/g, ''),
        list.split(',').map((range) => {
          const [from = '', to = from] = range.trim().slice(2).split('-');
          return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
        }),
      ]),
    };
    families.set(face, family);
  }
  return family;
}

function filesWith(face: Face, char: string): string[] {
  const code = char.codePointAt(0) ?? 0;
  const { name, dir, parts } = familyOf(face);
  return parts
    .filter(([, ranges]) => ranges.some(([from, to]) => code >= from && code <= to))
    .map(([part]) => path.join(dir, `${name}-${part}-wght-normal.woff2`));
}

/** The font that a character is drawn with; undefined when none has it. */
function fontOf(face: Face, char: string): Font | undefined {
  for (const one of face === 'mono' ? (['mono', 'sans'] as const) : (['sans', 'mono'] as const)) {
    for (const file of filesWith(one, char)) {
      const font = fonts.get(file);
      if (font && font.charToGlyph(char).index !== 0) return font;
    }
  }
  return undefined;
}

/** Characters of loaded texts that no font has, each once: they are left out of pictures. */
export function missingCharacters(texts: Iterable<string>): string[] {
  return [...new Set([...texts].join(''))].filter((char) => !fontOf('sans', char));
}

/** Outline of a character at size 1, its baseline at 0. */
interface Glyph {
  font: Font;
  commands: readonly PathCommand[];
  advance: number;
}

const DESIGN_SIZE = 1000;
const glyphs = new Map<string, Glyph>();

function glyphOf(face: Face, weight: number, char: string): Glyph | undefined {
  const key = `${face} ${weight} ${char}`;
  let glyph = glyphs.get(key);
  if (!glyph) {
    const font = fontOf(face, char);
    if (!font) return undefined;
    // In this order: the library's widths are those of the weight that was outlined last.
    const { commands } = font.getPath(char, 0, 0, DESIGN_SIZE, { variation: { wght: weight } });
    glyph = { font, commands, advance: font.getAdvanceWidth(char, DESIGN_SIZE) / DESIGN_SIZE };
    glyphs.set(key, glyph);
  }
  return glyph;
}

/** Characters with where each begins, at size 1, pairs drawn together; and where the next would. */
function place(
  face: Face,
  weight: number,
  text: string,
): { glyphs: [Glyph, number][]; end: number } {
  const placed: [Glyph, number][] = [];
  let end = 0;
  let before: { char: string; font: Font } | undefined;
  for (const char of text) {
    const glyph = glyphOf(face, weight, char);
    if (!glyph) continue;
    const { font } = glyph;
    if (before?.font === font) {
      const pair = [font.charToGlyph(before.char), font.charToGlyph(char)] as const;
      end += font.getKerningValue(...pair) / font.unitsPerEm;
    }
    placed.push([glyph, end]);
    end += glyph.advance;
    before = { char, font };
  }
  return { glyphs: placed, end };
}

/** Width of a text at size 1. */
export function widthOf(face: Face, weight: number, text: string): number {
  return place(face, weight, text).end;
}

/** Outlines of a text as SVG path data; `y` is the baseline. */
export function outlineOf(
  face: Face,
  weight: number,
  text: string,
  at: { x: number; y: number; size: number },
): string {
  const scale = at.size / DESIGN_SIZE;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return place(face, weight, text)
    .glyphs.map(([{ commands }, left]) => {
      const point = (x = 0, y = 0): string =>
        `${round(at.x + left * at.size + x * scale)} ${round(at.y + y * scale)}`;
      return commands.map((command) => segment(command, point)).join('');
    })
    .join('');
}

function segment(
  { type, x, y, x1, y1, x2, y2 }: PathCommand,
  point: (x?: number, y?: number) => string,
): string {
  if (type === 'Z') return 'Z';
  if (type === 'C') return `C${point(x1, y1)} ${point(x2, y2)} ${point(x, y)}`;
  return type === 'Q' ? `Q${point(x1, y1)} ${point(x, y)}` : `${type}${point(x, y)}`;
}
