import { slug, uniqueId } from '@rstest-docs/search';
import { plainInline } from './plainText.ts';

/** A line of a page: a heading, a line of code (a sample begins with its file name), or other text. */
export type MarkdownLine =
  | { kind: 'heading'; depth: number; text: string; id: string }
  | { kind: 'code'; text: string }
  | { kind: 'text'; text: string };

const FENCE = /^\s*(?:>\s*)?(`{3,}|~{3,})\s*(\S*)\s*(.*)$/;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
const CUSTOM_ID = /\s*\\?\{#([^}\s\\]+)\\?\}\s*$/;
const ESM = /^(?:import|export)\s/;

/**
 * Reads the body of a page line by line, without module lines and the marks of fences. It knows
 * what our pages use of Markdown, and takes a fiftieth of the time of `parsePage`, which is for those
 * who need offsets or a tree. The check of headings compares the two on every page.
 */
export function* readLines(markdown: string): Generator<MarkdownLine> {
  const ids = new Map<string, number>();
  let fence: string | undefined;
  let esm = false;
  for (const line of withWholeTags(markdown.replace(/\r\n?/g, '\n').split('\n'))) {
    const mark = FENCE.exec(line);
    if (fence !== undefined) {
      if (mark && closes(mark, fence)) fence = undefined;
      else yield { kind: 'code', text: line };
    } else if (mark) {
      fence = mark[1] as string;
      const name = /title="([^"]*)"/.exec(mark[3] ?? '')?.[1];
      if (name) yield { kind: 'code', text: name };
    } else if (esm || ESM.test(line)) {
      esm = !/;\s*$|from\s+['"].*['"]\s*$|^\s*$/.test(line);
    } else {
      const [, marks = '', written = ''] = HEADING.exec(line) ?? [];
      if (marks) {
        const text = plainInline(written.replace(CUSTOM_ID, ''));
        const id = uniqueId(ids, CUSTOM_ID.exec(written)?.[1] ?? slug(text));
        yield { kind: 'heading', depth: marks.length, text, id };
      } else yield { kind: 'text', text: line };
    }
  }
}

/** Id and text of the headings of these depths. */
export function headingLines(markdown: string, depths: readonly number[]): [string, string][] {
  return [...readLines(markdown)].flatMap((line) =>
    line.kind === 'heading' && depths.includes(line.depth) ? [[line.id, line.text]] : [],
  );
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

const closes = (mark: RegExpExecArray, fence: string): boolean =>
  (mark[1] as string).startsWith(fence) && !mark[2];
