import type { PageText, SectionText } from '@rstest-docs/search';
import { readLines } from '../../content/lines.ts';
import { plainInline, plainLine } from '../../content/plainText.ts';
import { replaceTags } from '../../content/tags.ts';
import { rowNames } from './tableRow.ts';

/** What a component says that the build renders: names that readers look for, and code. */
export type ComponentText = (attributes: Record<string, string>) => {
  names: string;
  code: string;
  /** Version that added what the box is about; undefined where that is not known. */
  since?: string | undefined;
};

export interface PageSource {
  routePath: string;
  /** Markdown or MDX without its frontmatter; imported parts already put in. */
  markdown: string;
  /** Title and description of the frontmatter, if any. */
  title?: string;
  description?: string;
}

/** `- [label](/path#anchor) — what the page is about` */
const LINK_ITEM = /^\s*[-*+]\s+\[([^\]]+)\]\((\/[^)#\s]*)(?:#[^)\s]*)?\)\s*[—–:：-]+\s*(.+)$/;
const CONTAINER = /^\s*:::+\s*(?:\w+)?\s*/;
const ALERT = /^\s*>\s*\[!\w+\]\s*$/;
const TABLE_RULE = /^\s*\|?[\s:|-]*-[\s:|-]*$/;

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
  let { title = '' } = source;
  const here = () => sections.at(-1) as SectionText;
  for (const line of readLines(source.markdown)) {
    if (line.kind === 'code') here().code += `${line.text}\n`;
    else if (line.kind === 'text') addText(line.text, components, here());
    else if (line.depth === 1) title ||= line.text;
    else if (line.depth < 4) sections.push(section(line.text, line.id, line.depth as 2 | 3));
    else here().body += `${line.text}\n`;
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

function addText(line: string, components: Record<string, ComponentText>, into: SectionText): void {
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
    const text = components[name]?.(attributes);
    if (text) {
      into.names += `${text.names}\n`;
      into.code += `${text.code}\n`;
      if (text.names) into.since = commonSince(into.since, text.since);
    }
    return '';
  });
  const row = rowNames(withoutTags);
  if (row?.names.length) into.names += `${row.names.join(' ')}\n`;
  if (row?.elsewhere?.about) into.aliases.push(row.elsewhere);
  into.body += `${plainLine(withoutTags)}\n`;
}

/** Of all boxes of a section: undefined before the first one, '' where they differ. */
const commonSince = (before: string | undefined, since = ''): string =>
  before === undefined || before === since ? since : '';
