import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileBeside, prefixOfBase } from '../../shared/site/addresses.ts';
import type { KnownSite, LongStep } from '../html/stage.ts';
import { Job, PAGES_OF_A_JOB } from '../jobs.ts';
import { brandOf, cardOf } from './cards.ts';
import { HEIGHT, WIDTH } from './design.ts';
import { type Drawing, missingPictures, pictureFiles } from './kept.ts';
import { previewTags } from './tags.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TOKENS = path.join(ROOT, 'theme/styles/tokens.css');
const CACHE = path.join(ROOT, '.cache/pictures');
const PROCESS = path.join(import.meta.dirname, 'process.ts');

/**
 * A picture for each page, drawn while the bundler works, and the tags that show it where the page
 * is shared. 404 pages have none.
 */
export function socialPictures(docsDir: string): LongStep {
  let job: Job<void> | undefined;
  return {
    begin(known) {
      const drawing = drawingOf(known, docsDir);
      if (missingPictures(drawing) < PAGES_OF_A_JOB) return;
      job = new Job('pictures of pages', PROCESS, drawing);
    },
    head: (known) => tagsOf(known, drawingOf(known, docsDir)),
    async finish({ outDir, site, sources }) {
      await job?.result();
      const drawing = drawingOf({ site, sources }, docsDir);
      if (missingPictures(drawing) > 0) {
        // Its packages are large.
        const { drawMissing } = await import('./draw.ts');
        await drawMissing(drawing);
      }
      for (const [index, kept] of pictureFiles(drawing).entries()) {
        const file = path.join(outDir, addressOfPicture(sources[index]?.route ?? '', kept));
        mkdirSync(path.dirname(file), { recursive: true });
        copyFileSync(kept, file);
      }
      return ({ html }) => html;
    },
  };
}

function drawingOf({ site, sources }: KnownSite, docsDir: string): Drawing {
  return {
    orders: sources.map((page) => ({
      card: cardOf(page, site),
      source: path.relative(process.cwd(), page.file),
    })),
    brand: brandOf(site, docsDir, readFileSync(TOKENS, 'utf8')),
    cacheDir: CACHE,
  };
}

/** The name says what was drawn, so that it is known before it is drawn. */
const addressOfPicture = (route: string, kept: string): string =>
  `/static/og${fileBeside(route, `.${path.basename(kept).slice(0, 8)}.png`)}`;

/** The tags of each page, by route. */
function tagsOf({ site, sources }: KnownSite, drawing: Drawing): (route: string) => string {
  const origin = (site.siteOrigin ?? '') + prefixOfBase(site.base);
  const files = pictureFiles(drawing);
  const tags = sources.map(({ route, bareRoute, lang, title }, index): [string, string] => {
    const { crumbs } = drawing.orders[index]?.card ?? { crumbs: [] };
    const preview = {
      picture: origin + addressOfPicture(route, files[index] ?? ''),
      alt: [drawing.brand.name, ...crumbs, title].join(' / '),
      width: WIDTH,
      height: HEIGHT,
      lang,
      otherLangs: sources
        .filter((other) => other.bareRoute === bareRoute && other.lang !== lang)
        .map((other) => other.lang),
    };
    return [route, previewTags(preview)];
  });
  const byRoute = new Map(tags);
  return (route) => byRoute.get(route) ?? '';
}
