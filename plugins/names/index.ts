import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteMeta } from '@rspress/core';
import { readFrontmatter } from '../../content/frontmatter.ts';
import { type CodeName, type CodeNames, codeNamesFile } from '../../shared/site/codeNames.ts';
import { type FindPlace, findPlaces, type Place } from '../facts/places.ts';
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
  private routes: RouteMeta[] = [];
  private find: FindPlace = () => undefined;
  /** What was found in each block, by its text: both languages and all bundles share samples. */
  private readonly found = new Map<string, Occurrence[]>();

  /** Reads where the manual explains each name. */
  read(routes: RouteMeta[]): void {
    this.routes = routes;
    // Those of the newest version in the original language.
    const own = routes.filter(
      ({ routePath, pureRoutePath, absolutePath }) =>
        routePath === pureRoutePath && /\.mdx?$/.test(absolutePath),
    );
    this.find = findPlaces(
      own.map(({ pureRoutePath, absolutePath }) => {
        return { bareRoute: pureRoutePath, body: bodyOf(absolutePath) };
      }),
    );
  }

  /** Whether a block has names that the manual explains. An arrow function, as plugins take options apart. */
  readonly hasNames = (shown: string, code: string, lang: string): boolean => {
    const known = this.found.get(shown);
    if (known) return known.length > 0;
    const found = analyze(code, lang).filter(({ name }) => this.placeOf(name));
    this.found.set(shown, found);
    return found.length > 0;
  };

  /** The section that explains a name; one that only mentions it does not. */
  private placeOf(name: string): Place | undefined {
    const place = this.find(name.startsWith('option ') ? name : `api ${name}`);
    return place?.has === 'mention' ? undefined : place;
  }

  /** The step that writes the files. */
  writeFiles(): FinishHtml {
    return ({ outDir, site, pages }) => {
      const byRoute = new Map(this.routes.map((route) => [route.routePath, route]));
      const built = new Map(pages.map((page) => [page.route, page]));
      const base = (site.base ?? '/').replace(/\/$/, '');
      const bodies = new Map<string, string>();
      const sentences = new Map<string, string>();
      const explain = (name: string, prefix: string): CodeName => {
        const { route: bareRoute, section: id, has } = this.placeOf(name) as Place;
        const own = has !== 'part';
        // An older version may lack the section.
        const target = [prefix + bareRoute, bareRoute]
          .flatMap((one) => byRoute.get(one) ?? [])
          .find(({ routePath }) => hasId(built.get(routePath), id));
        if (!target) {
          const place = `${bareRoute}${id && `#${id}`}`;
          throw new Error(`names in code: ${name} is explained at ${place}, which does not exist`);
        }
        const key = `${target.routePath}#${id}`;
        if (own && !sentences.has(key)) {
          const { absolutePath } = target;
          const body = bodies.get(absolutePath) ?? bodyOf(absolutePath);
          bodies.set(absolutePath, body);
          sentences.set(key, firstSentence(body, id));
        }
        return {
          name: name.replace(/^option /, ''),
          type: shortType(name) || undefined,
          text: (own && sentences.get(key)) || undefined,
          link: encodeURI(base + target.routePath) + (id && `#${id}`),
        };
      };
      let written = 0;
      for (const { route, html } of pages) {
        const blocks = namedBlocks(html);
        if (blocks.length === 0) continue;
        written++;
        const page = byRoute.get(route);
        const bare = page?.pureRoutePath ?? route;
        const prefix = route.slice(0, route.length - bare.length);
        const data = this.dataOf(route, blocks, (name) => explain(name, prefix));
        const file = path.join(outDir, codeNamesFile(route));
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(data));
      }
      if (written === 0 && [...this.found.values()].some((names) => names.length > 0)) {
        throw new Error('names in code: no page has a block that was marked while it was compiled');
      }
      return ({ html }) => html;
    };
  }

  private dataOf(
    route: string,
    blocks: readonly string[],
    explain: (name: string) => CodeName,
  ): CodeNames {
    const order = new Map<string, number>();
    return {
      blocks: blocks.map((code) => {
        const found = this.found.get(code);
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

function bodyOf(file: string): string {
  const source = readFileSync(file, 'utf8');
  return source.slice(readFrontmatter(source).length);
}
