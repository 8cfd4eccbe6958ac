import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PageText } from '../../shared/search/types.ts';
import { splitFrontmatter } from './docs-tree.ts';
import { emitIndex, STATIC_FOLDER } from './emit-index.ts';
import { type ComponentText, pageText } from './page-text.ts';
import { groupPages, type SearchPage } from './search-pages.ts';

/** The texts of the pages as their files are now, for the dev server. */
export class LiveIndex {
  pages: SearchPage[] = [];
  private readonly components: Record<string, ComponentText>;
  private readonly started = Date.now();
  private made: { stamp: string; files: Map<string, string> } | undefined;

  constructor(components: Record<string, ComponentText>) {
    this.components = components;
  }

  /** Texts of pages as they were when the build read them. */
  texts(pages: readonly SearchPage[]): PageText[] {
    return pages.map((page) => pageText(page, this.components));
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
    const stamp = this.pages.map(({ file }) => `${file}:${changedAt(file)}`).join('\n');
    if (this.made?.stamp !== stamp) {
      const made = groupPages(this.pages).flatMap(({ key, pages }) => {
        const texts = pages.map((page) => pageText(this.current(page), this.components));
        return [...emitIndex(key, texts, { hashed: false }).files];
      });
      this.made = { stamp, files: new Map(made) };
    }
    return this.made.files;
  }

  private current(page: SearchPage): SearchPage {
    if (changedAt(page.file) <= this.started) return page;
    try {
      const { attributes, markdown } = splitFrontmatter(readFileSync(page.file, 'utf8'));
      return {
        ...page,
        title: attributes.title ?? '',
        description: attributes.description ?? '',
        markdown: withFragments(markdown, path.dirname(page.file)),
      };
    } catch {
      return page; // a file in the middle of being saved; the next request sees it
    }
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

const FRAGMENT = /^import\s+(\w+)\s+from\s+['"](\.[^'"]+\.mdx?)['"];?\s*$/gm;

/** Puts relative Markdown fragments where the page uses them. */
export function withFragments(markdown: string, folder: string): string {
  let text = markdown;
  for (const [line, name, file] of markdown.matchAll(FRAGMENT)) {
    const fragment = splitFrontmatter(readFileSync(path.join(folder, file as string), 'utf8'));
    text = text
      .replace(line, '')
      .replace(new RegExp(`<${name}\\s*/>`, 'g'), () => fragment.markdown);
  }
  return text;
}
