import { posix } from 'node:path';
import type { Metadata } from 'sharp';
import type { Tree } from '../../../content/tree.ts';
import type { Finding } from '../../finding.ts';

/** Every file below `docs/` that is a picture by its name, types that browsers lack included. */
const PICTURE = /^docs\/.*\.(?:png|jpe?g|webp|avif|gif|svg|tiff?|bmp|heic|heif|psd|jxl|jp2)$/i;
/** The theme and the settings name pictures of `docs/public` as well. */
const BESIDE_PAGES = /^docs\/(?!public\/)/;
const PART = /^docs\/[^/]+\/(?:.*\/)?_[^/]+\.mdx$/;

/** What sharp calls the type of a picture, by the ending of its name. */
const TYPES: Record<string, string> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
  svg: 'svg',
  tif: 'tiff',
  tiff: 'tiff',
};
/** A comment may come first. */
const SVG_HEAD = 4096;
const MAX_BYTES = 1_000_000;
const MAX_PIXELS = 4000;

/** Pictures and parts beside the pages that no page names, drafts and other parts included. */
export function leftOver(tree: Tree): Finding[] {
  const files = tree.files.filter(
    (file) => PART.test(file) || (BESIDE_PAGES.test(file) && PICTURE.test(file)),
  );
  const texts = tree.files
    .filter((file) => files.length > 0 && /^docs\/.*\.mdx?$/.test(file))
    .map((file) => ({ file, text: tree.read(file).toLowerCase() }));
  return files.flatMap((file) => {
    // Pages name the light picture, and the build shows the dark one in its place. One that spells the
    // name otherwise is reported.
    const own = posix.basename(file).toLowerCase();
    const names = [own, own.replace(/-dark(?=\.\w+$)/, '-light')];
    const named = texts.some(
      (one) =>
        one.file !== file &&
        names.some(
          (name) => one.text.includes(name) || one.text.includes(encodeURI(name).toLowerCase()),
        ),
    );
    if (named) return [];
    const [message, fix] = PART.test(file)
      ? ['no page imports this part', 'import it on a page, or remove it']
      : ['no page shows this picture', 'show it on a page, or remove it'];
    return { file, line: 1, message, fix };
  });
}

/** Pictures that are not what their name says, that few browsers show, or that are too large. */
export async function pictureFindings(tree: Tree): Promise<Finding[]> {
  const found = await Promise.all(
    tree.files
      .filter((file) => PICTURE.test(file))
      .map(async (file) => ({ file, line: 1, ...(await problemOf(tree, file)) })),
  );
  return found.flatMap(({ message, ...rest }) => (message ? { message, ...rest } : []));
}

async function formOf(bytes: Uint8Array): Promise<Partial<Metadata>> {
  // A drawing is text, of which sharp wants to know more than browsers do.
  if (Buffer.from(bytes.subarray(0, SVG_HEAD)).includes('<svg')) return { format: 'svg' };
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes).metadata();
  } catch {
    return {};
  }
}

async function problemOf(tree: Tree, file: string): Promise<Partial<Finding>> {
  const ending = posix.extname(file).slice(1).toLowerCase();
  const type = TYPES[ending];
  if (!type) {
    const right = 'PNG, JPEG, WebP, AVIF, GIF or SVG';
    return { message: `browsers do not show .${ending}`, right, fix: 'save it as another type' };
  }
  const bytes = tree.bytes(file);
  const { format, width = 0, height = 0 } = await formOf(bytes);
  if (format !== type) {
    const message = `this file is not the picture that its name says: ${format ?? 'no picture at all'}`;
    return { message, right: `a picture of type ${type}`, fix: 'save it again, or rename it' };
  }
  const side = Math.max(width, height);
  if (side > MAX_PIXELS) {
    const message = `the picture has ${width} × ${height} pixels`;
    return { message, right: `at most ${MAX_PIXELS} a side`, fix: 'save it smaller' };
  }
  if (bytes.length > MAX_BYTES) {
    const message = `the picture has ${(bytes.length / 1e6).toFixed(1)} MB`;
    return { message, right: 'at most 1 MB', fix: 'save it smaller, or with fewer colors' };
  }
  return {};
}
