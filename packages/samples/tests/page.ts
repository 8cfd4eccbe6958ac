import { parseMeta } from '../fence.ts';
import type { CodeBlock, ParsedPage } from '../types.ts';

const FENCE = /^(\s*)```(\S*)[ \t]*(.*)$/;

/** Blocks and headings of a page, as a site would find them. */
export function readPage(page: Omit<ParsedPage, 'fences' | 'headings'>): ParsedPage {
  const fences: CodeBlock[] = [];
  const headings: ParsedPage['headings'] = [];
  let open: CodeBlock | undefined;
  let code: string[] = [];
  for (const [index, row] of page.text.split('\n').entries()) {
    const [, indent = '', lang = '', info = ''] = FENCE.exec(row) ?? [];
    const isMark = FENCE.test(row);
    const [, title] = /^#+ (.*)$/.exec(row) ?? [];
    if (open && isMark && lang === '') {
      fences.push({ ...open, code: code.join('\n'), endLine: index + 1 });
      open = undefined;
    } else if (open) code.push(row.startsWith(open.indent) ? row.slice(open.indent.length) : row);
    else if (isMark) {
      const place = { line: index + 1, endLine: 0, section: headings.length };
      open = { lang: lang.toLowerCase(), meta: parseMeta(info), code: '', indent, ...place };
      code = [];
    } else if (title) headings.push({ id: title.toLowerCase(), text: title, line: index + 1 });
  }
  return { ...page, fences, headings };
}
