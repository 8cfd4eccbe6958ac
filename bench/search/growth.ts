import { searchPages } from '../../plugins/search/docs-tree.ts';
import { emitIndex } from '../../plugins/search/emit-index.ts';
import { FACTS } from '../../plugins/search/facts-text.ts';
import { SearchEngine } from '../../shared/search/engine.ts';
import { normalise } from '../../shared/search/normalise.ts';
import { termsOf } from '../../shared/search/terms.ts';
import type { PageText } from '../../shared/search/types.ts';
import type { Lang } from './browser.ts';
import { percentile } from './latency.ts';
import type { JudgedQuery } from './score.ts';
import { packed } from './sizes.ts';

export interface Growth {
  times: number;
  pages: number;
  /** KiB of text in all pages, plain; of the index, under gzip. */
  text: number;
  index: number;
  build: number;
  load: number;
  p50: number;
  p95: number;
}

/** Size and time with many times the pages, on Node, unslowed. */
export function measureGrowth(lang: Lang, times: number, queries: readonly JudgedQuery[]): Growth {
  const pages = multiplied(searchPages(`docs/${lang}`, lang === 'zh' ? '/zh' : '', FACTS), times);
  const built = performance.now();
  const { name, files } = emitIndex(lang, pages, { hashed: true });
  const build = performance.now() - built;
  const json = files.get(name) as string;
  const loaded = performance.now();
  const engine = new SearchEngine(JSON.parse(json));
  const load = performance.now() - loaded;
  const pass = () =>
    queries.map(({ query }) => {
      const start = performance.now();
      engine.rank(query);
      return performance.now() - start;
    });
  // the best of three, as other work on the machine would be counted else
  const passes = [pass(), pass(), pass()];
  const spent = queries.map((_, i) => Math.min(...passes.map((one) => one[i] ?? 0)));
  const chars = pages.flatMap(({ sections }) => sections.map(({ body, code }) => body + code));
  return {
    times,
    pages: pages.length,
    text: Buffer.byteLength(chars.join('')) / 1024,
    index: packed(json) / 1024,
    build,
    load,
    p50: percentile(spent, 0.5),
    p95: percentile(spent, 0.95),
  };
}

/**
 * Copies of a site in which each copy has names of its own: words of one page alone get a number.
 * What the copies share packs better than fresh text would, so sizes are a lower bound.
 */
function multiplied(pages: PageText[], times: number): PageText[] {
  const pagesOf = new Map<string, number>();
  for (const { sections } of pages) {
    const text = sections.map(({ body, code }) => `${body}\n${code}`).join('\n');
    const words = new Set(termsOf(text, 'prose').map(normalise));
    for (const word of words) pagesOf.set(word, (pagesOf.get(word) ?? 0) + 1);
  }
  const copied = (text: string, copy: number) =>
    copy === 0
      ? text
      : text.replace(/[A-Za-z]\w{3,}/g, (word) =>
          pagesOf.get(normalise(word)) === 1 ? `${word}${copy}` : word,
        );
  return Array.from({ length: times }, (_, copy) =>
    pages.map((page) => ({
      ...page,
      routePath: copy === 0 ? page.routePath : `${page.routePath.replace(/\/$/, '')}-${copy}`,
      sections: page.sections.map((section) => ({
        ...section,
        body: copied(section.body, copy),
        code: copied(section.code, copy),
      })),
    })),
  ).flat();
}
