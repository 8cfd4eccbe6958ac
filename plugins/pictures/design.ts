import { type Face, outlineOf, widthOf } from './fonts.ts';
import { fit, type Run, type Token, tokens } from './wrap.ts';

/** What a picture shows. */
export interface Card {
  title: Run[];
  /** Section and group of the page, as its breadcrumbs name them. */
  crumbs: string[];
  /** Name of the language in itself. */
  language: string;
  /** Where the page is, without the protocol. */
  address: string;
  /** Name of the colour token that marks the section. */
  accent: string;
}

/** What all pictures of a site share. */
export interface Brand {
  name: string;
  /** SVG file of the logo; none is drawn when the site has none. */
  logo: string | undefined;
  /** Colours of the dark theme by token name. */
  colours: Map<string, string>;
}

export const WIDTH = 1200;
export const HEIGHT = 630;

const PAD = 80;
const INNER = WIDTH - 2 * PAD;
const TITLE = { width: INNER, maxLines: 3, sizes: [104, 96, 88, 80, 72, 64, 56, 48] };
const LINE = 1.18;
/** Middle of crumbs and title together, between logo and address. */
const MIDDLE = 334;
const CRUMBS = { size: 34, weight: 500, gap: 40 };
/** Height of capital letters, of the font size. */
const CAPITALS = 0.73;

const FLASK = 'M10 6h12M13 6v7.2L7.8 22.6A2.5 2.5 0 0 0 10 26.5h12a2.5 2.5 0 0 0 2.2-3.9L19 13.2V6';
const TICK = 'm12 20.2 3 2.9 5-5.6';

/** Every character that a card draws, to load fonts for. */
export function textsOf(card: Card, brand: Brand): string[] {
  const { title, crumbs, language, address } = card;
  return [...title.map(({ text }) => text), ...crumbs, language, address, brand.name, ' …'];
}

/** A card as SVG without text elements: what it looks like does not depend on installed fonts. */
export function drawCard(card: Card, brand: Brand): string {
  const colour = (name: string): string => brand.colours.get(name) ?? '#888';
  const text = (
    words: string,
    x: number,
    y: number,
    style: { size: number; weight: number; face?: Face; fill: string },
  ): string => {
    const outline = outlineOf(style.face ?? 'sans', style.weight, words, {
      x,
      y,
      size: style.size,
    });
    return `<path fill="${colour(style.fill)}" d="${outline}"/>`;
  };
  const language = { size: 30, weight: 500, fill: 'text-2' };
  const languageX = WIDTH - PAD - widthOf('sans', language.weight, card.language) * language.size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour('bg')}"/>`,
    artwork(colour('bg-soft'), colour('brand-soft')),
    `<rect width="14" height="${HEIGHT}" fill="${colour(card.accent)}"/>`,
    brand.logo ? logo(brand.logo) : '',
    text(brand.name, brand.logo ? PAD + 92 : PAD, 123, { size: 44, weight: 700, fill: 'text' }),
    text(card.language, languageX, 119, language),
    title(card, text),
    address(card.address, text),
    '</svg>',
  ].join('');
}

type Text = (
  words: string,
  x: number,
  y: number,
  style: { size: number; weight: number; face?: Face; fill: string },
) => string;

const faceOf = (token: { code: boolean }): { face: Face; weight: number } =>
  token.code ? { face: 'mono', weight: 600 } : { face: 'sans', weight: 700 };

function title(card: Card, text: Text): string {
  const measure = (token: Token): number => {
    const { face, weight } = faceOf(token);
    return widthOf(face, weight, token.text);
  };
  const space = widthOf('sans', 700, ' ');
  const { size, lines } = fit(tokens(card.title), TITLE, measure);
  const step = size * LINE;
  const above = card.crumbs.length > 0 ? CRUMBS.size * CAPITALS + CRUMBS.gap : 0;
  const height = above + size * CAPITALS + (lines.length - 1) * step;
  const top = MIDDLE - height / 2;
  let y = top + above + size * CAPITALS;
  const crumbsY = top + CRUMBS.size * CAPITALS;
  const parts = [text(card.crumbs.join(' / '), PAD, crumbsY, { ...CRUMBS, fill: card.accent })];
  for (const line of lines) {
    let x = PAD;
    for (const [index, token] of line.entries()) {
      if (index > 0 && token.spaced) x += space * size;
      const fill = token.code ? card.accent : 'text';
      parts.push(text(token.text, x, y, { size, ...faceOf(token), fill }));
      x += measure(token) * size;
    }
    y += step;
  }
  return parts.join('');
}

function address(words: string, text: Text): string {
  const width = widthOf('mono', 400, words);
  const size = Math.min(28, INNER / width);
  return text(words, PAD, 560, { size, weight: 400, face: 'mono', fill: 'text-2' });
}

/** The flask of the logo, large and hardly lighter than the ground behind it. */
function artwork(fill: string, stroke: string): string {
  const common = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return (
    '<g transform="translate(690 -10) rotate(12) scale(21)">' +
    `<path d="${FLASK}" ${common} stroke="${fill}" stroke-width="1.6"/>` +
    `<path d="${TICK}" ${common} stroke="${stroke}" stroke-width="2.2"/></g>`
  );
}

/** The logo's drawing, whatever size it has by itself and whatever precedes it in its file. */
function logo(svg: string): string {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const length = (name: string): number =>
    Number.parseFloat(new RegExp(`\\s${name}="([^"]*)"`).exec(root)?.[1] ?? '');
  const viewBox = /\sviewBox=/.test(root)
    ? ''
    : ` viewBox="0 0 ${length('width') || 100} ${length('height') || 100}"`;
  const open = root
    .replace(/\s(?:x|y|width|height)="[^"]*"/g, '')
    .replace(/^<svg/, `<svg x="${PAD}" y="72" width="72" height="72"${viewBox}`);
  return open + svg.slice(svg.indexOf(root) + root.length);
}
