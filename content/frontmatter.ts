import { LineCounter, parseDocument } from 'yaml';

export interface Frontmatter {
  /** Values by key; empty when the page has no frontmatter or it cannot be read. */
  data: Record<string, unknown>;
  /** 1-based line in the page of each top-level key, in the order written. */
  lines: Map<string, number>;
  /** Offset in the page at which the value of a top-level scalar starts, quotes included. */
  offsets: Map<string, number>;
  /** Why it cannot be read, with its line. */
  error?: { line: number; message: string };
  /** Number of characters from the start of the page to the end of the closing line. */
  length: number;
}

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)(?:^---[ \t]*(?:\r?\n|$))/my;

/** Reads the YAML between the two `---` lines at the top of a page. */
export function readFrontmatter(source: string): Frontmatter {
  const none: Frontmatter = { data: {}, lines: new Map(), offsets: new Map(), length: 0 };
  if (source.startsWith('\uFEFF')) {
    // What follows is read all the same, so that nothing else seems to be wrong.
    const rest = readFrontmatter(source.slice(1));
    return {
      ...rest,
      offsets: new Map([...rest.offsets].map(([key, offset]) => [key, offset + 1])),
      length: rest.length && rest.length + 1,
      error: { line: 1, message: 'the file begins with a byte order mark (BOM)' },
    };
  }
  if (!source.startsWith('---')) return none;
  FENCED.lastIndex = 0;
  const match = FENCED.exec(source);
  if (!match) {
    return { ...none, error: { line: 1, message: 'frontmatter is not closed by a line ---' } };
  }
  const start = source.indexOf('\n') + 1;
  const counter = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter: counter, prettyErrors: false });
  const length = match[0].length;
  const lineOf = (offset: number) => counter.linePos(offset).line + 1;
  const problem = document.errors[0];
  const pairs = pairsOf(document.contents);
  if (problem) {
    // A quote that is not closed goes on to the end; what matters is where it begins.
    const open = problem.code === 'MISSING_CHAR' ? pairs.at(-1)?.value?.range?.[0] : undefined;
    const line = lineOf(open ?? problem.pos[0]);
    return { ...none, length, error: { line, message: inWords(problem.message) } };
  }
  const data: unknown = document.toJS();
  if (data === null || data === undefined) return { ...none, length };
  if (typeof data !== 'object' || Array.isArray(data)) {
    return { ...none, length, error: { line: 2, message: 'frontmatter is not a list of keys' } };
  }
  const result: Frontmatter = { ...none, data: data as Record<string, unknown>, length };
  for (const pair of pairs) {
    if (!pair.key?.range) continue;
    const key = String(pair.key.value);
    result.lines.set(key, lineOf(pair.key.range[0]));
    if (pair.value?.range) result.offsets.set(key, start + pair.value.range[0]);
  }
  return result;
}

/** The most frequent mistakes, in words that name them. */
function inWords(message: string): string {
  if (message.startsWith('Nested mappings are not allowed'))
    return 'a text that contains a colon and a space is not in quotes';
  return message.startsWith('Missing closing') ? 'a quote is not closed' : message;
}

const pairsOf = (contents: object | null): { key?: Ranged; value?: Ranged }[] =>
  contents && 'items' in contents ? (contents.items as { key?: Ranged; value?: Ranged }[]) : [];

interface Ranged {
  value?: unknown;
  range?: [number, number, number] | null;
}
