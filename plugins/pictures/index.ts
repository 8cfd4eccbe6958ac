import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import type { SitePage } from '../../content/sitePages.ts';
import { fileBeside, prefixOfBase } from '../../shared/site/addresses.ts';
import type { KnownSite, LongStep } from '../html/stage.ts';
import { Job, PAGES_OF_A_JOB } from '../jobs.ts';
import { brandOf, cardOf } from './cards.ts';
import { HEIGHT, WIDTH } from './design.ts';
import { type Drawing, missingPictures, pictureFiles } from './kept.ts';
import { addTags, previewTags } from './tags.ts';

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
    async finish({ outDir, site, sources }) {
      await job?.result();
      const tags = await write(outDir, site, docsDir, sources);
      return ({ route, html }) => {
        const own = tags.get(route);
        return own ? addTags(html, own) : html;
      };
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

/** Writes the pictures; returns the tags of each page, by route. */
async function write(
  outDir: string,
  site: UserConfig,
  docsDir: string,
  pages: SitePage[],
): Promise<Map<string, string>> {
  const origin = (site.siteOrigin ?? '') + prefixOfBase(site.base);
  const drawing = drawingOf({ site, sources: pages }, docsDir);
  const { orders, brand } = drawing;
  if (missingPictures(drawing) > 0) {
    // Its packages are large.
    const { drawMissing } = await import('./draw.ts');
    await drawMissing(drawing);
  }
  const files = pictureFiles(drawing);
  const found = new Map<string, string>();
  for (const [index, page] of pages.entries()) {
    const { crumbs } = orders[index]?.card ?? { crumbs: [] };
    const png = readFileSync(files[index] ?? '');
    const picture = `/static/og${fileBeside(page.route, `.${digest(png)}.png`)}`;
    const file = path.join(outDir, picture);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, png);
    const tags = previewTags({
      picture: origin + picture,
      alt: [brand.name, ...crumbs, page.title].join(' / '),
      width: WIDTH,
      height: HEIGHT,
      lang: page.lang,
      otherLangs: pages
        .filter(({ bareRoute, lang }) => bareRoute === page.bareRoute && lang !== page.lang)
        .map(({ lang }) => lang),
    });
    found.set(page.route, tags);
  }
  return found;
}

const digest = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8);
