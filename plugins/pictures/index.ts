import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileBeside, prefixOfBase } from '../../shared/site/addresses.ts';
import { localeInfo } from '../../shared/site/locales.ts';
import { FILES } from '../../theme/contract.ts';
import type { KnownSite, LongStep } from '../html/stage.ts';
import { Job, PAGES_OF_A_JOB } from '../jobs.ts';
import { brandOf, cardOf } from './cards.ts';
import { HEIGHT, WIDTH } from './design.ts';
import { type Drawing, missingPictures, pictureFiles } from './kept.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TOKENS = path.join(ROOT, 'theme', FILES.tokens);
const CACHE = path.join(ROOT, '.cache/pictures');
const PROCESS = path.join(import.meta.dirname, 'process.ts');

/**
 * A picture for each page, drawn while the bundler works, and the tags that show it where the page
 * is shared. 404 pages have none.
 */
export const socialPictures = (docsDir: string): LongStep => ({
  begin(known) {
    const pages = known.languages.flatMap((language) => language.pages);
    const drawing: Drawing = {
      orders: pages.map(({ page, trail }) => ({
        card: cardOf(page, trail, known.site),
        source: path.relative(process.cwd(), page.file),
      })),
      brand: brandOf(known.site, docsDir, readFileSync(TOKENS, 'utf8')),
      cacheDir: CACHE,
    };
    const pictures = new Map(
      pictureFiles(drawing).map((kept, index): [string, string] => {
        return [pages[index]?.page.route ?? '', kept];
      }),
    );
    const job =
      missingPictures(drawing) < PAGES_OF_A_JOB
        ? undefined
        : new Job<void>('pictures of pages', PROCESS, drawing);
    return {
      head: tagsOf(known, drawing.brand.name, pictures),
      async finish({ outDir }) {
        await job?.result();
        if (missingPictures(drawing) > 0) {
          // Its packages are large.
          const { drawMissing } = await import('./draw.ts');
          await drawMissing(drawing);
        }
        for (const [route, kept] of pictures) {
          const file = path.join(outDir, addressOfPicture(route, kept));
          mkdirSync(path.dirname(file), { recursive: true });
          copyFileSync(kept, file);
        }
        return ({ html }) => html;
      },
    };
  },
});

/** The name says what was drawn, so that it is known before it is drawn. */
const addressOfPicture = (route: string, kept: string): string =>
  `/static/og${fileBeside(route, `.${path.basename(kept).slice(0, 8)}.png`)}`;

/** The tags of each page, by route. */
function tagsOf(
  { site, sources, languages }: KnownSite,
  name: string,
  pictures: ReadonlyMap<string, string>,
): (route: string) => string {
  const origin = (site.siteOrigin ?? '') + prefixOfBase(site.base);
  const tags = new Map<string, string>();
  for (const { page, trail } of languages.flatMap(({ pages }) => pages)) {
    const { route, bareRoute, lang, title } = page;
    const preview = {
      picture: origin + addressOfPicture(route, pictures.get(route) ?? ''),
      alt: [name, ...trail.map(({ text }) => text), title].join(' / '),
      width: WIDTH,
      height: HEIGHT,
      lang,
      otherLangs: sources
        .filter((other) => other.bareRoute === bareRoute && other.lang !== lang)
        .map((other) => other.lang),
    };
    tags.set(route, previewTags(preview));
  }
  return (route) => tags.get(route) ?? '';
}

/** What the head of a page says about it to sites that show a preview of it. */
interface Preview {
  /** Absolute address of the picture. */
  picture: string;
  alt: string;
  width: number;
  height: number;
  lang: string;
  /** Languages of the page's translations. */
  otherLangs: string[];
}

/** Previews want a territory beside the language. */
const openGraphLocale = (lang: string): string => localeInfo(lang)?.openGraph ?? lang;

/**
 * Open Graph tags that the theme does not write itself. No `twitter:` copies of them: X reads the
 * Open Graph ones where its own are missing, and each byte comes before first paint.
 */
export function previewTags(preview: Preview): string {
  const { picture, alt, width, height, lang, otherLangs } = preview;
  const tags: [name: string, content: string | number][] = [
    ['locale', openGraphLocale(lang)],
    ...otherLangs.map((other): [string, string] => ['locale:alternate', openGraphLocale(other)]),
    ['image', picture],
    ['image:width', width],
    ['image:height', height],
    ['image:alt', alt],
  ];
  return tags
    .map(
      ([name, content]) => `<meta property="og:${name}" content="${escapeHtml(String(content))}">`,
    )
    .join('');
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
