import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type PageText, readIndexedPages } from '@rstest-docs/search';
import { emitIndex } from '../../plugins/search/emitIndex.ts';
import { FACTS } from '../../plugins/search/factsText.ts';
import { searchPages } from '../../plugins/search/pageText.ts';
import { judgedRoute, type Lang } from './score.ts';

/** Most bytes under gzip of index, engine and synonyms for the route table (KiB). */
export const SIZE_LIMIT_KIB: Record<Lang, number> = { en: 45, zh: 50 };

export interface Sizes {
  /** Engine and lunr. */
  engine: number;
  /** Index with its synonyms: of the whole site, and of the specification's route table. */
  site: number;
  table: number;
  pages: number;
  tablePages: number;
}

/** As nginx packs when it is told nothing else. */
export const packed = (content: string | Buffer) => gzipSync(content, { level: 6 }).length;

/** All pages of a language as search reads them. */
export const pagesOf = (lang: Lang) =>
  searchPages(join('docs', lang), lang === 'zh' ? '/zh' : '', FACTS);

/**
 * Bytes under gzip of the engine, and of an index in one piece: more than a reader loads, and
 * comparable from year to year.
 */
export function measureSizes(dist: string, engineFile: string, lang: Lang): Sizes {
  const list = JSON.parse(readFileSync(join(dist, 'search-indexes.json'), 'utf8'));
  const site = readFileSync(join(dist, list.folder, list.indexes[lang]), 'utf8');
  const trails = new Map(
    readIndexedPages(JSON.parse(site)).pages.map(({ route, trail }) => [route, trail]),
  );
  const texts = pagesOf(lang).map((text) => ({ ...text, trail: trails.get(text.routePath) }));
  const inTable = texts.filter(({ routePath }) => ROUTE_TABLE.has(judgedRoute(routePath)));
  const whole = (own: PageText[]) =>
    packed(JSON.stringify(emitIndex(lang, own, { hashed: true }).whole));
  return {
    engine: packed(readFileSync(join(dist, engineFile))),
    site: whole(texts),
    table: whole(inTable),
    pages: texts.length,
    tablePages: inTable.length,
  };
}

const in_ = (folder: string, names: string) => names.split(' ').map((name) => folder + name);

/** Pages of the specification's route table: those that the judgements know, by English route. */
const ROUTE_TABLE: ReadonlySet<string> = new Set(
  [
    ...in_('/guide/', 'start/ start/quick-start basic/cli basic/configure-rstest'),
    ...in_('/guide/', 'advanced/debug-mode advanced/profiling'),
    ...in_('/config/test/', 'include exclude includeSource globals setupFiles testEnvironment'),
    ...in_('/config/test/', 'testNamePattern testTimeout hookTimeout retry root name isolate pool'),
    ...in_('/config/test/', 'passWithNoTests printConsoleTrace onConsoleLog update clearMocks'),
    ...in_('/config/test/', 'disableConsoleIntercept resetMocks restoreMocks unstubEnvs'),
    ...in_('/config/test/', 'unstubGlobals maxConcurrency slowTestThreshold'),
    ...in_('/config/build/', 'plugins source output resolve tools dev performance'),
    ...in_('/api/test-api/', 'test describe hooks'),
    ...in_('/api/rstest/', 'mockFunctions mockInstance fakeTimers utilities'),
    '/config/',
    '/api/',
    '/api/rstest/',
  ].map(judgedRoute),
);
