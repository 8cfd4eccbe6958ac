import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Image, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { keepFile } from '../content/keepFile.ts';
import { darkPicture } from '../content/used.ts';

const CACHE = path.resolve(import.meta.dirname, '../.cache/page-pictures');
/** Formats that are turned into WebP; drawings and animations stay as they are. */
const RASTER = /\.(?:png|jpe?g|webp|avif|tiff?)$/i;
/** Widths in pixels that readers can choose from; none is larger than the picture itself. */
const WIDTHS = [640, 1280, 1920];
const QUALITY = 84;
/** The text column, in which pictures are shown. */
const SIZES = '(max-width: 54rem) 100vw, 52rem';
/** Part of each name, so that a change of what is above changes the addresses. */
const RECIPE = JSON.stringify([1, WIDTHS, QUALITY]);

interface Size {
  width: number;
  height: number;
  /** Address below the site's base. */
  url: string;
  bytes: Buffer;
}

/** Address at which a picture of a page is published, at its largest. */
export function pictureUrl(file: string): string {
  return addressOfPicture(file, readFileSync(file));
}

export const isRaster = (url: string): boolean => RASTER.test(url) && !/^(?:\w+:|\/\/)/.test(url);

/**
 * Pictures of pages, beside the page or under `docs/public`, become WebP in several widths, with
 * width and height so that nothing moves when they arrive. The dev server shows them as they are.
 */
export function pagePictures(docsDir: string): RspressPlugin {
  const made = new Map<string, Buffer>();
  const transform = () => async (tree: Root, file: VFile) => {
    if (process.env.NODE_ENV === 'development') return;
    for (const { url, bytes } of await replacePictures(tree, file, docsDir)) made.set(url, bytes);
  };
  return {
    name: 'page-pictures',
    markdown: { remarkPlugins: [transform] },
    afterBuild(config, isProd) {
      if (!isProd) return;
      for (const [url, bytes] of made) {
        const target = path.join(path.resolve(config.outDir ?? 'doc_build'), url);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, bytes);
      }
    },
  };
}

/** Replaces the pictures of a page in its tree; returns the files that they need. */
export async function replacePictures(tree: Root, page: VFile, docsDir: string): Promise<Size[]> {
  const imports = importsOf(tree);
  const found: { parent: { children: RootContent[] }; index: number; picture: Picture }[] = [];
  const visit = (parent: { children: RootContent[] }): void => {
    parent.children.forEach((child, index) => {
      const picture = pictureOf(child, imports);
      if (picture && isRaster(picture.url)) found.push({ parent, index, picture });
      else if ('children' in child) visit(child as { children: RootContent[] });
    });
  };
  visit(tree);
  const sizes: Size[] = [];
  // From the end, since a picture that has a dark one becomes two.
  for (const { parent, index, picture } of found.reverse()) {
    const file = picture.url.startsWith('/')
      ? path.join(docsDir, 'public', picture.url)
      : path.resolve(path.dirname(page.path ?? ''), decodeURI(picture.url));
    const dark = darkPicture(file);
    const images: Image[] = [];
    for (const one of dark ? [file, dark] : [file]) {
      if (!existsSync(one)) page.fail(`picture ${picture.url} does not exist: ${one}`);
      const made = await resized(one);
      sizes.push(...made);
      const className = one === dark ? 'only-dark' : 'only-light';
      images.push(
        imageOf(
          dark ? { ...picture, properties: { ...picture.properties, className } } : picture,
          made,
        ),
      );
    }
    parent.children.splice(index, 1, ...images);
    if (picture.imported) dropImport(tree, picture.imported);
  }
  return sizes;
}

interface Picture {
  url: string;
  alt: string;
  properties: Record<string, string>;
  /** Variable that the framework imports the file as. */
  imported?: string;
}

interface Jsx {
  type: string;
  name?: string | null;
  attributes?: { name?: string; value?: string | { value?: string; data?: unknown } | null }[];
}

/** A Markdown picture, or an `<img>` with nothing but texts as attributes. */
function pictureOf(node: RootContent, imports: ReadonlyMap<string, string>): Picture | undefined {
  if (node.type === 'image') return { url: node.url, alt: node.alt ?? '', properties: {} };
  const { type, name, attributes = [] } = node as Jsx;
  if (!type.startsWith('mdxJsx') || name !== 'img') return undefined;
  const picture: Picture = { url: '', alt: '', properties: {} };
  for (const { name: key = '', value } of attributes) {
    if (key === 'src' && value && typeof value === 'object') {
      picture.imported = value.value ?? '';
      picture.url = imports.get(picture.imported) ?? '';
    } else if (typeof value !== 'string') return undefined;
    else if (key === 'src') picture.url = value;
    else if (key === 'alt') picture.alt = value;
    else picture.properties[key] = value;
  }
  return picture;
}

function imageOf({ url, alt, properties }: Picture, sizes: readonly Size[]): Image {
  const largest = sizes.at(-1);
  const hProperties = {
    width: String(largest?.width),
    height: String(largest?.height),
    ...(sizes.length > 1 && {
      srcSet: sizes.map((size) => `${size.url} ${size.width}w`).join(', '),
      sizes: SIZES,
    }),
    ...properties,
  };
  return { type: 'image', url: largest?.url ?? url, alt, data: { hProperties } };
}

/** Variable to file of each default import of the page; the framework adds one for each picture. */
function importsOf(tree: Root): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of tree.children) {
    const [, name, file] = /^import (\w+) from "(.+)"$/.exec(esm(node)) ?? [];
    if (name && file) found.set(name, JSON.parse(`"${file}"`));
  }
  return found;
}

/** The picture itself is not published, so it must not be bundled either. */
function dropImport(tree: Root, name: string): void {
  tree.children = tree.children.filter((node) => !esm(node).startsWith(`import ${name} from `));
}

const esm = (node: RootContent): string =>
  (node.type as string) === 'mdxjsEsm' ? (node as unknown as { value: string }).value : '';

/** A picture in all its widths, smallest first; kept by content, so that it is encoded once. */
async function resized(file: string): Promise<Size[]> {
  const bytes = readFileSync(file);
  // Its library is large, and most pages have no picture.
  const { default: sharp } = await import('sharp');
  const { autoOrient } = await sharp(bytes).metadata();
  const widths = [...WIDTHS.filter((width) => width < autoOrient.width), autoOrient.width].filter(
    (width) => width <= (WIDTHS.at(-1) ?? width),
  );
  const encode = (width: number) =>
    sharp(bytes).autoOrient().resize({ width }).webp({ quality: QUALITY, smartSubsample: true });
  const largest = Math.max(...widths);
  const sizes: Size[] = [];
  for (const width of widths) {
    const url = addressOfPicture(file, bytes, width === largest ? undefined : width);
    sizes.push({
      width,
      height: Math.round((autoOrient.height * width) / autoOrient.width),
      url,
      bytes: await cached(path.join(CACHE, path.basename(url)), () => encode(width).toBuffer()),
    });
  }
  return sizes;
}

function addressOfPicture(file: string, bytes: Buffer, width?: number): string {
  const digest = createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 8);
  const name = path.basename(file, path.extname(file)).replace(/[^\w-]+/g, '-');
  return `/static/pictures/${name}${width ? `-${width}` : ''}.${digest}.webp`;
}

async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  keepFile(file, bytes);
  return bytes;
}
