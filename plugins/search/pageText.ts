import type { LinkText, PageText, SectionText } from '@rstest-docs/search';
import { readLines } from '../../content/lines.ts';
import { CLI } from '../../content/places.ts';
import { plainInline, plainLine, withoutColors } from '../../content/plainText.ts';
import { folderPages } from '../../content/sitePages.ts';
import type { PageSource } from '../../content/source.ts';
import { replaceTags } from '../../content/tags.ts';
import { FACTS } from './factsText.ts';

/** `- [label](/path#anchor) — what the page is about` */
const LINK_ITEM = /^\s*[-*+]\s+\[([^\]]+)\]\((\/[^)#\s]*)(?:#[^)\s]*)?\)\s*[—–:：-]+\s*(.+)$/;
const CONTAINER = /^\s*:::+\s*(?:\w+)?\s*/;
const ALERT = /^\s*>\s*\[!\w+\]\s*$/;
const TABLE_RULE = /^\s*\|?[\s:|-]*-[\s:|-]*$/;

/** First cell of a table's row that holds flags; on the page of the command line the row documents them. */
const FLAG_CELL = /^\s*\|\s*((?:`-[^`]+`[\s,、/]*)+)\|/;
/** First cell of code alone: `toBe(expected)`, `testMatch`. */
const CODE_CELL = /^\s*\|\s*((?:`[^`]+`[\s,、/]*)+)\|(.*)$/;
const FLAG = /(?<![\w-])--?[A-Za-z][\w.-]*/g;
const NAME = /^`[\w$]+(?:\.[\w$]+)*(?=[`(])/;
const CALL = /^`[\w$]+(?:\.[\w$]+)*(?=\()/;
const PAGE_LINK = /\]\((\/[^)#\s]*)/g;

/**
 * Takes a page apart into its sections. Everything a reader sees is kept, code with its imports
 * too; module lines, tags and Markdown marks are dropped. Headings below depth 3 stay in the
 * section they stand in, as text.
 */
export function pageText(
  { title, description, body }: Pick<PageSource, 'title' | 'description' | 'body'>,
  routePath: string,
): PageText {
  const sections: SectionText[] = [section('', '', 2)];
  const here = () => sections.at(-1) as SectionText;
  for (const line of readLines(body)) {
    if (line.kind === 'code') here().code += `${withoutColors(line.text)}\n`;
    else if (line.kind === 'text') addText(line.text, here(), routePath.endsWith(CLI));
    else if (line.depth === 2 || line.depth === 3)
      sections.push(section(line.text, line.id, line.depth));
    else if (line.depth > 3) here().body += `${line.text}\n`;
  }
  for (const one of sections) {
    one.body = one.body.replace(/\n{3,}/g, '\n\n').trim();
    one.code = one.code.trim();
    one.names = one.names.trim();
  }
  return { routePath, title, description, ...withoutLinkLists(sections) };
}

/** Of a section of links alone, such as `Related`, only the links remain. */
function withoutLinkLists(all: SectionText[]): Pick<PageText, 'sections' | 'links'> {
  const isList = ({ body, code, names, links }: SectionText, i: number): boolean =>
    i > 0 && links.length > 0 && !body && !code && !names;
  return {
    sections: all.filter((one, i) => !isList(one, i)),
    links: all.filter(isList).flatMap(({ links }) => links),
  };
}

const section = (heading: string, id: string, depth: 2 | 3): SectionText => ({
  heading,
  id,
  depth,
  body: '',
  code: '',
  names: '',
  links: [],
  aliases: [],
});

function addText(line: string, into: SectionText, documentsFlags: boolean): void {
  const [, label, routePath = '', about = ''] = LINK_ITEM.exec(line) ?? [];
  if (label) {
    into.links.push({ routePath, label: plainInline(label), about: plainInline(about) });
    return;
  }
  if (ALERT.test(line) || (line.includes('|') && TABLE_RULE.test(line))) {
    into.body += '\n';
    return;
  }
  const withoutTags = replaceTags(line.replace(CONTAINER, ''), ({ name, attributes }) => {
    const text = FACTS[name]?.(attributes);
    if (text) {
      into.names += `${text.names}\n`;
      into.code += `${text.code}\n`;
      if (text.names) into.since = commonSince(into.since, text.since);
    }
    return '';
  });
  const row = rowNames(withoutTags, documentsFlags);
  if (row?.names.length) into.names += `${row.names.join(' ')}\n`;
  if (row?.elsewhere?.about) into.aliases.push(row.elsewhere);
  into.body += `${plainLine(withoutTags)}\n`;
}

/** Of all boxes of a section: undefined before the first one, '' where they differ. */
const commonSince = (before: string | undefined, since = ''): string =>
  before === undefined || before === since ? since : '';

/** What a row of a table documents: names of its own page, or what another page's subject is called elsewhere. */
interface RowNames {
  names: string[];
  elsewhere?: LinkText;
}

/** Reads a line of Markdown; undefined when it is no row that begins with names. */
function rowNames(line: string, documentsFlags: boolean): RowNames | undefined {
  const flags = documentsFlags && FLAG_CELL.exec(line)?.[1]?.match(FLAG);
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

/** A page as search reads it; undefined for one that it does not know. */
export const searchableText = (page: PageSource, routePath: string): PageText | undefined =>
  page.isListed && page.type !== 'home' ? pageText(page, routePath) : undefined;

/** All pages below a folder that search should know, in a fixed order. */
export const searchPages = (folder: string, prefix: string): PageText[] =>
  folderPages(folder, '', prefix).flatMap((page) => searchableText(page, page.route) ?? []);
