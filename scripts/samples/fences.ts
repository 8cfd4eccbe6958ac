import type { Fence, FenceMeta } from './types.ts';

const OPENING = /^(\s*)(`{3,}|~{3,})\s*([^\s`{]*)\s*(.*)$/;
const HEADING = /^#{1,6}\s+\S/;
const ATTRIBUTE = /([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+)))?|\{[^}]*\}/g;

/**
 * Fenced blocks of a page. MDX has no indented code, so a fence may stand at any depth: in a list
 * item or inside a component; its own indentation is taken off its lines.
 */
export function parseFences(text: string): Fence[] {
  const lines = text.split(/\r?\n/);
  const fences: Fence[] = [];
  let section = 0;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (HEADING.test(line)) section++;
    const opening = OPENING.exec(line);
    if (!opening) continue;
    const [, indent = '', marker = '', lang = '', info = ''] = opening;
    const close = new RegExp(`^\\s*${marker[0]}{${marker.length},}\\s*$`);
    let end = index + 1;
    while (end < lines.length && !close.test(lines[end] ?? '')) end++;
    const code = lines.slice(index + 1, end).map((row) => unindent(row, indent));
    fences.push({
      lang: lang.toLowerCase(),
      meta: parseMeta(info),
      code: code.join('\n'),
      line: index + 1,
      endLine: end + 1,
      indent,
      section,
    });
    index = end;
  }
  return fences;
}

/** `title="a.ts" wrapCode` becomes `{ title: 'a.ts', wrapCode: '' }`; line ranges `{1,3}` are skipped. */
export function parseMeta(info: string): FenceMeta {
  const meta: FenceMeta = {};
  for (const match of info.matchAll(ATTRIBUTE)) {
    const [, key, double, single, braced, bare] = match;
    if (key) meta[key] = double ?? single ?? braced ?? bare ?? '';
  }
  return meta;
}

function unindent(line: string, indent: string): string {
  let cut = 0;
  while (cut < indent.length && (line[cut] === ' ' || line[cut] === '\t')) cut++;
  return line.slice(cut);
}
