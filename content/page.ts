import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { addressOf } from '../shared/site/addresses.ts';
import type { Lang } from '../shared/site/locales.ts';
import type { ParsedBody, ParsedPages } from './parsed.ts';
import { type PagePlace, routeOfPlace } from './routes.ts';
import { type BasePage, pageSource } from './source.ts';

/** One MDX page, parsed the way the site generator parses it. Offsets and lines are of `source`. */
export interface Page extends BasePage, PagePlace {
  lang: Lang;
  /** Syntax tree of the body; empty when the page cannot be parsed. */
  readonly tree: Root;
  /** Why it cannot be parsed. */
  readonly error?: ParsedBody['error'];
}

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough);

/** The site generator puts a backslash before `{#id}` of a heading by itself; so does the parse. */
const BARE_ID = /^(#{1,6}(?!#).*[^\\])\{(?=#[\w-]+\})/gm;

export function parsePage(
  file: string,
  place: PagePlace,
  source: string,
  cache?: ParsedPages,
): Page {
  const known = pageSource(source);
  const { frontmatter } = known;
  const head = source.slice(0, frontmatter.length).replace(/[^\r\n]/g, ' ');
  let parsed: ParsedBody | undefined;
  const body = () => {
    if (!parsed) {
      const text = head + source.slice(frontmatter.length);
      parsed = cache?.get(file, text);
      if (!parsed) {
        parsed = parseBody(text);
        cache?.set(file, text, parsed);
      }
    }
    return parsed;
  };
  return {
    ...place,
    ...known,
    file,
    route: routeOfPlace(place),
    bareRoute: `/${addressOf(place.path)}`,
    // Parsed when first asked for: who looks at one page does not wait for all.
    get tree() {
      return body().tree;
    },
    get error() {
      return body().error;
    },
  };
}

function parseBody(text: string): ParsedBody {
  try {
    return { tree: parser.parse(text) };
  } catch (error) {
    const tree = retryWithEscapedIds(text) ?? { type: 'root' as const, children: [] };
    return { tree, error: parseError(error) };
  }
}

/**
 * A bare `{#id}` is the most frequent mistake; the rest of such a page is still worth checking.
 * The brace is replaced by a full-width one, which keeps every offset.
 */
function retryWithEscapedIds(text: string): Root | undefined {
  if (text.search(BARE_ID) < 0) return undefined;
  try {
    return parser.parse(text.replace(BARE_ID, '$1\uff5b'));
  } catch {
    return undefined;
  }
}

/** What a parser threw: some put the place into the text alone. */
export function parseError(error: unknown): { line: number; message: string } {
  const { line, reason, message } = error as { line?: number; reason?: string; message?: string };
  const text = reason ?? message ?? String(error);
  const [, start] = /\((\d+):\d+-\d+:\d+\)/.exec(text) ?? [];
  return { line: line ?? Number(start ?? 1), message: text };
}
