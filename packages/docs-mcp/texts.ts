import { CallError } from './arguments.ts';
import type { CopyText, Section } from './sections.ts';

/** Most characters of a text in one answer; a reader asks for the next part. */
export const TEXT_CHARS = 6000;
/** Most characters of a section that an answer quotes beside other things. */
export const QUOTE_CHARS = 3000;
/** Most lines of a list in an answer. */
const LIST_LINES = 80;
/** A longer line is not one that a person wrote. */
const LINE_CHARS = 300;

/** What a text is and where it is from, above each answer. */
export function head({ about }: CopyText, section = ''): string {
  const address = section ? `${about.url}#${section}` : about.url;
  return `${about.title}\n${address} (${about.version}, ${about.language})\n\n`;
}

/** One part of a text, cut between lines, with a line that says how to go on. */
export function partOf(text: string, part: number, room: number): string {
  const parts: string[] = [];
  for (let rest = text; rest; ) {
    const piece = rest.length <= room ? rest : upToLine(rest, room);
    parts.push(piece.trim());
    rest = rest.slice(piece.length);
  }
  if (part > Math.max(1, parts.length)) {
    throw new CallError(`part: this text has ${parts.length}`);
  }
  const more =
    part < parts.length ? `\n\n(part ${part} of ${parts.length}; read part ${part + 1})` : '';
  return (parts[part - 1] ?? '') + more;
}

/** A list under its title, cut to a bounded size; nothing if it is empty. */
export function listed(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const shown = lines
    .slice(0, LIST_LINES)
    .map((line) => (line.length > LINE_CHARS ? `${line.slice(0, LINE_CHARS)}…` : line));
  const more = lines.length - shown.length;
  return [[title, ...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n')];
}

/** The start of a text, up to the end of a line. */
export const cut = (text: string, room: number): string =>
  text.length <= room ? text : `${upToLine(text, room).trim()}\n…`;

/** Sections as one text. */
export const textOf = (sections: readonly Section[]): string =>
  sections.map(({ text }) => text).join('\n\n');

function upToLine(text: string, room: number): string {
  const end = text.lastIndexOf('\n', room);
  return text.slice(0, end > room / 2 ? end : room);
}
