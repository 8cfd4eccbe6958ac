import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FindPlace, Place } from '../../content/places.ts';
import type { SitePage } from '../../content/sitePages.ts';
import { type FactKey, parseKey } from '../../shared/facts/keys.ts';
import { prefixOfBase } from '../../shared/site/addresses.ts';
import { type CodeName, type CodeNames, codeNamesFile } from '../../shared/site/codeNames.ts';
import type { BuiltPage, FinishHtml } from '../html/stage.ts';
import { namedBlocks } from '../mdx/codeFigures.ts';
import { analyze, type Occurrence } from './analyze.ts';
import { firstSentence } from './sentence.ts';
import { shortType } from './types.ts';

/**
 * Names in samples: marks blocks that have some while pages are compiled, and writes a file beside
 * each such page that says what they are. Its links are checked against the finished pages.
 */
export class SampleNames {
  private pages: readonly SitePage[] = [];
  private find: FindPlace = () => undefined;
  /** What was found in each block, by language and text: translations and bundles share samples. */
  private readonly found = new Map<string, Occurrence[]>();
  /** The same of blocks with names by their text alone, which is what finished pages have of them. */
  private readonly named = new Map<string, Occurrence[]>();

  /** The pages of the site, and where they explain each name. */
  read(pages: readonly SitePage[], find: FindPlace): void {
    this.pages = pages;
    this.find = find;
  }

  /** Whether a block has names that the manual explains. An arrow function, as plugins take options apart. */
  readonly hasNames = (shown: string, code: string, lang: string): boolean => {
    const key = `${lang} ${shown}`;
    const known =
      this.found.get(key) ?? analyze(code, lang).filter(({ name }) => this.placeOf(name));
    this.found.set(key, known);
    if (known.length > 0) this.named.set(shown, known);
    return known.length > 0;
  };

  /** The section that explains a name; one that only mentions it does not. */
  private placeOf(name: FactKey): Place | undefined {
    const place = this.find(name);
    return place?.has === 'mention' ? undefined : place;
  }

  /** The step that writes the files. */
  writeFiles(): FinishHtml {
    return ({ outDir, site, pages }) => {
      const byRoute = new Map(this.pages.map((page) => [page.route, page]));
      const built = new Map(pages.map((page) => [page.route, page]));
      const base = prefixOfBase(site.base);
      const sentences = new Map<string, string>();
      const explain = (key: FactKey, prefix: string): CodeName => {
        const { route: bareRoute, section: id, has } = this.placeOf(key) as Place;
        const own = has !== 'part';
        // An older version may lack the section.
        const target = [prefix + bareRoute, bareRoute]
          .flatMap((one) => byRoute.get(one) ?? [])
          .find(({ route }) => hasId(built.get(route), id));
        if (!target) {
          const place = `${bareRoute}${id && `#${id}`}`;
          throw new Error(`names in code: ${key} is explained at ${place}, which does not exist`);
        }
        const heading = `${target.route}#${id}`;
        if (own && !sentences.has(heading)) {
          sentences.set(heading, firstSentence(target.body, id));
        }
        return {
          name: parseKey(key).name,
          type: shortType(key) || undefined,
          text: (own && sentences.get(heading)) || undefined,
          link: encodeURI(base + target.route) + (id && `#${id}`),
        };
      };
      let written = 0;
      for (const { route, html } of pages) {
        const blocks = namedBlocks(html);
        if (blocks.length === 0) continue;
        written++;
        const bare = byRoute.get(route)?.bareRoute ?? route;
        const prefix = route.slice(0, route.length - bare.length);
        const data = this.dataOf(route, blocks, (name) => explain(name, prefix));
        const file = path.join(outDir, codeNamesFile(route));
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(data));
      }
      if (written === 0 && this.named.size > 0) {
        throw new Error('names in code: no page has a block that was marked while it was compiled');
      }
      return ({ html }) => html;
    };
  }

  private dataOf(
    route: string,
    blocks: readonly string[],
    explain: (name: FactKey) => CodeName,
  ): CodeNames {
    const order = new Map<FactKey, number>();
    return {
      blocks: blocks.map((code) => {
        const found = this.named.get(code);
        if (!found)
          throw new Error(
            `${route}: a block of code was changed after its names were found:\n${code}`,
          );
        const places = found.flatMap(({ start, name }) => {
          if (!order.has(name)) order.set(name, order.size);
          return [start, order.get(name) as number];
        });
        return [code.length, ...places];
      }),
      names: [...order.keys()].map(explain),
    };
  }
}

const hasId = (page: BuiltPage | undefined, id: string): boolean =>
  page !== undefined && (id === '' || page.html.includes(` id="${id}"`));
