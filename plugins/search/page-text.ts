import { slug } from '../../shared/search/slug.ts';
import type { PageText, SectionText } from '../../shared/search/types.ts';
import { plainInline, plainLine } from './plain-inline.ts';
import { rowNames } from './table-row.ts';

/** What a component says that the build renders: names that readers look for, and code. */
export type ComponentText = (attributes: Record<string, string>) => {
  names: string;
  code: string;
};

export interface PageSource {
  routePath: string;
  /** Markdown or MDX without its frontmatter; imported fragments already put in. */
  markdown: string;
  /** Title and description of the frontmatter, if any. */
  title?: string;
  description?: string;
}

const FENCE = /^\s*(?:>\s*)?(`{3,}|~{3,})\s*(\S*)\s*(.*)$/;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
const CUSTOM_ID = /\s*\\?\{#([^}\s]+)\\?\}\s*$/;
/** `- [label](/path#anchor) — what the page is about` */
const LINK_ITEM = /^\s*[-*+]\s+\[([^\]]+)\]\((\/[^)#\s]*)(?:#[^)\s]*)?\)\s*[—–:：-]+\s*(.+)$/;
const ESM = /^(?:import|export)\s/;
const CONTAINER = /^\s*:::+\s*(?:\w+)?\s*/;
const ALERT = /^\s*>\s*\[!\w+\]\s*$/;
const TABLE_RULE = /^\s*\|?[\s:|-]*-[\s:|-]*$/;
const COMPONENT = /<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)*)\s*\/?>/g;
const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})/g;

/**
 * Takes a page apart into its sections. Everything a reader sees is kept, code with its imports
 * too; module lines, tags and Markdown marks are dropped. Headings below depth 3 stay in the
 * section they stand in, as text.
 */
export function pageText(
  source: PageSource,
  components: Record<string, ComponentText> = {},
): PageText {
  const sections: SectionText[] = [section('', '', 2)];
  const ids = new Map<string, number>();
  let title = source.title ?? '';
  let fence: string | undefined;
  let esm = false;
  const here = () => sections.at(-1) as SectionText;
  const lines = withWholeTags(source.markdown.replace(/\r\n?/g, '\n').split('\n'));

  for (const line of lines) {
    const mark = FENCE.exec(line);
    if (fence !== undefined) {
      if (mark && closes(mark, fence)) fence = undefined;
      else here().code += `${line}\n`;
      continue;
    }
    if (mark) {
      fence = mark[1] as string;
      const name = /title="([^"]*)"/.exec(mark[3] ?? '')?.[1];
      if (name) here().code += `${name}\n`;
      continue;
    }
    if (esm || ESM.test(line)) {
      esm = !/;\s*$|from\s+['"].*['"]\s*$|^\s*$/.test(line);
      continue;
    }
    const heading = HEADING.exec(line);
    const link = LINK_ITEM.exec(line);
    if (link) {
      const [, label = '', routePath = '', about = ''] = link;
      here().links.push({ routePath, label: plainInline(label), about: plainInline(about) });
      continue;
    }
    if (!heading) {
      here().body += bodyLine(line, components, here());
      continue;
    }
    const depth = (heading[1] as string).length;
    const written = heading[2] as string;
    const text = plainInline(written.replace(CUSTOM_ID, ''));
    const id = uniqueId(ids, CUSTOM_ID.exec(written)?.[1] ?? slug(text));
    if (depth === 1) title ||= text;
    else if (depth < 4) sections.push(section(text, id, depth as 2 | 3));
    else here().body += `${text}\n`;
  }
  for (const one of sections) {
    one.body = one.body.replace(/\n{3,}/g, '\n\n').trim();
    one.code = one.code.trim();
    one.names = one.names.trim();
  }
  const { routePath, description = '' } = source;
  return { routePath, title, description, sections };
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

function uniqueId(ids: Map<string, number>, id: string): string {
  const times = ids.get(id);
  ids.set(id, (times ?? -1) + 1);
  return times === undefined ? id : `${id}-${times + 1}`;
}

/** A tag that goes on in the next lines. */
const OPEN_TAG = /<[A-Za-z][\w.]*(?:\s[^<>]*)?$/;

// Puts a tag and its attributes on one line, so that they are read as such; code stays as it is.
function withWholeTags(lines: readonly string[]): string[] {
  const whole: string[] = [];
  let fence: string | undefined;
  let open = false;
  for (const line of lines) {
    if (open) whole[whole.length - 1] += ` ${line.trim()}`;
    else whole.push(line);
    const mark = FENCE.exec(line);
    if (mark && !open)
      fence = fence === undefined ? mark[1] : closes(mark, fence) ? undefined : fence;
    const outside = (whole.at(-1) as string).replace(/`[^`]*`|"[^"]*"/g, '').replace(/=>/g, '');
    open = fence === undefined && line.trim() !== '' && OPEN_TAG.test(outside);
  }
  return whole;
}

const closes = (mark: RegExpExecArray, fence: string) =>
  (mark[1] as string).startsWith(fence) && !mark[2];

function bodyLine(
  line: string,
  components: Record<string, ComponentText>,
  into: SectionText,
): string {
  if (ALERT.test(line) || (line.includes('|') && TABLE_RULE.test(line))) return '\n';
  const withoutTags = line.replace(CONTAINER, '').replace(COMPONENT, (_, name, attributes) => {
    const text = components[name]?.(readAttributes(attributes));
    if (text) {
      into.names += `${text.names}\n`;
      into.code += `${text.code}\n`;
    }
    return '';
  });
  const row = rowNames(withoutTags);
  if (row?.names.length) into.names += `${row.names.join(' ')}\n`;
  if (row?.elsewhere?.about) into.aliases.push(row.elsewhere);
  return `${plainLine(withoutTags)}\n`;
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, double, single, braces] of text.matchAll(ATTRIBUTE)) {
    attributes[name as string] = double ?? single ?? braces ?? '';
  }
  return attributes;
}
