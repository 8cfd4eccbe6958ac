import type { MeasuredNode, Node } from '@takumi-rs/wasm';

/** A piece of a title. */
export interface Run {
  text: string;
  code: boolean;
}

/** What a picture shows. */
export interface Card {
  title: Run[];
  /** Section and group of the page, as its breadcrumbs name them. */
  crumbs: string[];
  /** Name of the language in itself. */
  language: string;
  /** Where the page is, without the protocol. */
  address: string;
  /** Name of the color token that marks the section. */
  accent: string;
}

/** What all pictures of a site share. */
export interface Brand {
  name: string;
  /** SVG file of the logo; none is drawn when the site has none. */
  logo: string | undefined;
  /** Colors of the dark theme by token name. */
  colors: Map<string, string>;
}

export const WIDTH = 1200;
export const HEIGHT = 630;

const PAD = 80;
const INNER = WIDTH - 2 * PAD;
const LINE = 1.18;
const MAX_LINES = 3;
/** What logo, crumbs and address leave of the picture. */
const MAX_HEIGHT = 300;
/** Sizes of a title in pixels: the largest at which it fits is taken. */
export const TITLE_SIZES = [104, 96, 88, 80, 72, 64, 56, 48] as const;

const FLASK = 'M10 6h12M13 6v7.2L7.8 22.6A2.5 2.5 0 0 0 10 26.5h12a2.5 2.5 0 0 0 2.2-3.9L19 13.2V6';
const TICK = 'm12 20.2 3 2.9 5-5.6';

/** Every text of a card. */
export function textsOf(card: Card, brand: Brand): string[] {
  const { title, crumbs, language, address } = card;
  return [...title.map(({ text }) => text), ...crumbs, language, address, brand.name];
}

/** A card as a tree of boxes and texts. */
export function cardNode(card: Card, brand: Brand, titleSize: number): Node {
  const color = colorOf(brand);
  const text = (words: string, fontSize: number, fontWeight: number, fill: string): Node => ({
    type: 'text',
    text: words,
    style: { fontSize, fontWeight, color: color(fill), whiteSpace: 'nowrap' },
  });
  const address = text(
    card.address,
    Math.min(28, INNER / (0.6 * card.address.length)),
    400,
    'text-2',
  );
  return {
    type: 'container',
    style: {
      width: WIDTH,
      height: HEIGHT,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `72px ${PAD}px 62px`,
      backgroundColor: color('bg'),
      position: 'relative',
      zIndex: 0,
      fontFamily: 'sans, mono',
    },
    children: [
      // As backgrounds, which are blended, they take twice as long.
      { type: 'image', src: 'artwork', width: WIDTH, height: HEIGHT, style: corner },
      {
        type: 'container',
        style: { ...corner, width: 14, height: HEIGHT, backgroundColor: color(card.accent) },
      },
      row([
        ...(brand.logo ? [{ type: 'image' as const, src: 'logo', width: 72, height: 72 }] : []),
        text(brand.name, 44, 700, 'text'),
        { type: 'container', style: { flexGrow: 1 } },
        text(card.language, 30, 500, 'text-2'),
      ]),
      {
        type: 'container',
        style: { display: 'flex', flexDirection: 'column', gap: 4, marginTop: -14 },
        children: [
          text(card.crumbs.join(' / '), 34, 500, card.accent),
          titleNode(card, brand, titleSize),
        ],
      },
      { ...address, style: { ...address.style, fontFamily: 'mono, sans' } },
    ],
  };
}

const corner = { position: 'absolute', left: 0, top: 0, zIndex: -1 } as const;

const row = (children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', alignItems: 'center', gap: 20, height: 72 },
  children,
});

const colorOf =
  ({ colors }: Brand) =>
  (name: string): string =>
    colors.get(name) ?? '#888';

/** The title by itself. At the smallest size names break where they must, and an ellipsis ends it. */
export function titleNode({ title, accent }: Card, brand: Brand, size: number): Node {
  const color = colorOf(brand);
  const isSmallest = size === TITLE_SIZES.at(-1);
  return {
    type: 'container',
    style: {
      display: 'block',
      width: INNER,
      fontFamily: 'sans, mono',
      fontSize: size,
      lineHeight: LINE,
      textWrap: 'balance',
      ...(isSmallest && { overflowWrap: 'anywhere', lineClamp: MAX_LINES }),
    },
    children: title.map(({ text, code }) => ({
      type: 'text',
      text,
      style: {
        display: 'inline',
        ...(code
          ? { fontFamily: 'mono, sans', fontWeight: 600, color: color(accent) }
          : { fontWeight: 700, color: color('text') }),
      },
    })),
  };
}

/** Whether a title of this size stays within its lines and its box. */
export const fits = ({ height, runs }: MeasuredNode, size: number): boolean =>
  height <= MAX_HEIGHT &&
  Math.round(height / (size * LINE)) <= MAX_LINES &&
  runs.every(({ x, width }) => x + width <= INNER + 1);

/** The flask of the logo, large and hardly lighter than the ground behind it. */
export function artwork(brand: Brand): string {
  const color = colorOf(brand);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(690 -10) rotate(12) scale(21)">' +
    `<path d="${FLASK}" stroke="${color('bg-soft')}" stroke-width="1.6"/>` +
    `<path d="${TICK}" stroke="${color('brand-soft')}" stroke-width="2.2"/></g></svg>`
  );
}
