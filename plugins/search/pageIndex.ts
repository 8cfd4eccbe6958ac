import { statSync } from 'node:fs';
import path from 'node:path';
import type { RouteMeta } from '@rspress/core';
import type { PageText } from '@rstest-docs/search';
import { indexKey, type QuickLinks } from '@rstest-docs/search';
import { withParts } from '../../content/parts.ts';
import { readSource } from '../../content/source.ts';
import type { TrailStep } from '../../shared/site/trail.ts';
import { type EmittedIndex, emitIndex, STATIC_FOLDER } from './emitIndex.ts';
import { searchableText } from './pageText.ts';
import { isQuickLink, quickLinks } from './quickLinks.ts';

type TrailOf = (route: string, lang: string) => readonly TrailStep[];

/** What another process needs to make the files of a built site. */
export interface IndexTask {
  routes: readonly RouteMeta[];
  trails: Record<string, readonly TrailStep[]>;
}

/** The text of a page as its file was at a time; none for a page that search does not know. */
interface ReadPage {
  changed: number;
  text: PageText | undefined;
}

/**
 * Search over the pages as their files are. In the dev server nothing but the quick links is read
 * before the first question, and an answer after a save reads the saved page alone.
 */
export class PageIndex {
  private readonly trailOf: TrailOf;
  private routes: readonly RouteMeta[] = [];
  private readonly read = new Map<string, ReadPage>();
  private made: { stamp: string; files: Map<string, string> } | undefined;

  constructor(trailOf: TrailOf) {
    this.trailOf = trailOf;
  }

  /** The pages that there are. */
  watch(routes: readonly RouteMeta[]): void {
    const byRoute = (a: RouteMeta, b: RouteMeta) => (a.routePath < b.routePath ? -1 : 1);
    this.routes = routes
      .filter(({ absolutePath }) => /\.mdx?$/.test(absolutePath))
      .toSorted(byRoute);
  }

  task(): IndexTask {
    const trails = this.routes.map(
      ({ routePath, lang }) => [routePath, this.trailOf(routePath, lang)] as const,
    );
    return { routes: this.routes, trails: Object.fromEntries(trails) };
  }

  /** The files of a built site. Throws where a page cannot be read. */
  build(): EmittedIndex[] {
    const pages = this.routes.flatMap(({ absolutePath, routePath, lang, version }) => {
      const text = this.textOf(absolutePath, routePath);
      if (!text) return [];
      return [
        { key: indexKey(lang, version), text: { ...text, trail: this.trail(routePath, lang) } },
      ];
    });
    return [...new Set(pages.map(({ key }) => key))].sort().map((own) => {
      const texts = pages.filter(({ key }) => key === own).map(({ text }) => text);
      return emitIndex(own, texts, { hashed: true });
    });
  }

  /** Keys and names of the dev server's index files, without their contents. */
  indexes(): EmittedIndex[] {
    return this.keys().map((key) => emitIndex(key, [], { hashed: false }));
  }

  /** The pages that are offered before anything is typed, as they are called now. */
  quickLinks(): QuickLinks {
    const read = this.routes
      .filter(({ routePath }) => isQuickLink(routePath))
      .map((route) => ({ route, text: this.current(route).text }));
    return Object.fromEntries(
      this.keys().map((key) => {
        const own = read.filter(({ route }) => indexKey(route.lang, route.version) === key);
        return [key, quickLinks(own.map(({ text }) => text).filter((text) => text !== undefined))];
      }),
    );
  }

  private keys(): string[] {
    return [...new Set(this.routes.map(({ lang, version }) => indexKey(lang, version)))].sort();
  }

  /** Answers requests for index files and records, unhashed, from the files as they are now. */
  serve() {
    return ({ server }: { server?: { middlewares: Middlewares } }) => {
      server?.middlewares.use((request, response, next) => {
        const found = this.file(decodeURI((request.url ?? '').split('?')[0] as string));
        if (found === undefined) return next();
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.end(found);
      });
    };
  }

  /** Text of an index file or record by the path it is asked for under. */
  file(url: string): string | undefined {
    const at = url.indexOf(`/${STATIC_FOLDER}search_index.`);
    if (at < 0) return undefined;
    const name = url.slice(at + 1 + STATIC_FOLDER.length);
    return this.files().get(name);
  }

  private files(): Map<string, string> {
    const pages = this.routes.map((route) => ({ route, ...this.current(route) }));
    // The bar and the sidebars are read later than this may be asked, and change too.
    const stamp = pages
      .map(({ route, changed }) =>
        [route.routePath, changed, this.trail(route.routePath, route.lang)].join(':'),
      )
      .join('\n');
    if (this.made?.stamp !== stamp) {
      const made = this.keys().flatMap((key) => {
        const own = pages.filter(({ route }) => indexKey(route.lang, route.version) === key);
        const texts = own
          .map(
            ({ route, text }) =>
              text && { ...text, trail: this.trail(route.routePath, route.lang) },
          )
          .filter((text) => text !== undefined);
        return [...emitIndex(key, texts, { hashed: false }).files];
      });
      this.made = { stamp, files: new Map(made) };
    }
    return this.made.files;
  }

  private current({ absolutePath, routePath }: RouteMeta): ReadPage {
    const changed = changedAt(absolutePath);
    const known = this.read.get(absolutePath);
    if (known?.changed === changed) return known;
    try {
      const text = this.textOf(absolutePath, routePath);
      this.read.set(absolutePath, { changed, text });
      return { changed, text };
    } catch {
      // A file in the middle of being saved; the next request sees it.
      return known ?? { changed: 0, text: undefined };
    }
  }

  /** What a page is in, in words. */
  private trail(route: string, lang: string): string {
    return this.trailOf(route, lang)
      .map(({ text }) => text)
      .join(' › ');
  }

  private textOf(file: string, routePath: string): PageText | undefined {
    const page = readSource(file);
    const body = withParts(page.body, path.dirname(file));
    return searchableText({ ...page, body }, routePath);
  }
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

type Middlewares = { use: (handler: Handler) => void };
type Handler = (
  request: { url?: string },
  response: { setHeader: (name: string, value: string) => void; end: (text: string) => void },
  next: () => void,
) => void;
