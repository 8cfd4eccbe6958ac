import type { LinkText } from '@rstest-docs/search';
import { plainLine } from '../../content/plainText.ts';

/** First cell of a table's row that holds flags: the row documents them. */
const FLAG_CELL = /^\s*\|\s*((?:`-[^`]+`[\s,、/]*)+)\|/;
/** First cell of code alone: `toBe(expected)`, `testMatch`. */
const CODE_CELL = /^\s*\|\s*((?:`[^`]+`[\s,、/]*)+)\|(.*)$/;
const FLAG = /(?<![\w-])--?[A-Za-z][\w.-]*/g;
const NAME = /^`[\w$]+(?:\.[\w$]+)*(?=[`(])/;
const CALL = /^`[\w$]+(?:\.[\w$]+)*(?=\()/;
const PAGE_LINK = /\]\((\/[^)#\s]*)/g;

/** What a row of a table documents: names of its own page, or what another page's subject is called elsewhere. */
export interface RowNames {
  names: string[];
  elsewhere?: LinkText;
}

/** Reads a line of Markdown; undefined when it is no row that begins with names. */
export function rowNames(line: string): RowNames | undefined {
  const flags = FLAG_CELL.exec(line)?.[1]?.match(FLAG);
  if (flags) return { names: flags };
  const [, first, rest] = CODE_CELL.exec(line) ?? [];
  if (first === undefined || rest === undefined) return undefined;
  const spans = first.match(/`[^`]+`/g) ?? [];
  const named = (form: RegExp) =>
    spans.map((span) => form.exec(span)?.[0].slice(1)).filter((name) => name !== undefined);
  const targets = new Set([...rest.matchAll(PAGE_LINK)].map(([, route]) => route as string));
  const [routePath] = targets;
  if (routePath === undefined) return { names: named(CALL) };
  // a row that leads to several pages is about none of them in particular
  if (targets.size > 1) return undefined;
  return {
    names: [],
    elsewhere: { routePath, label: plainLine(rest), about: named(NAME).join(' ') },
  };
}
