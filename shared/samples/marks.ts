/** What a comment such as `// [!code ++]` says about a line. */
export type Mark = 'added' | 'removed' | 'plain';

export interface MarkedLine {
  text: string;
  mark: Mark;
  /** 1-based line in the block as it is written. */
  line: number;
}

const COMMENT =
  /[ \t]*(?:\/\/|#|\/\*|<!--|\{\/\*)[ \t]*\[!code ([^\]\s]+)\][ \t]*(?:\*\/\}|\*\/|-->)?[ \t]*$/;
const MARKS: Record<string, Mark> = { '++': 'added', '--': 'removed' };

/**
 * Lines of a block without the comments that mark them. As in the highlighter, a mark may cover
 * several lines (`[!code ++:3]`), and a comment on a line of its own belongs to the lines below it.
 */
export function markedLines(code: string): MarkedLine[] {
  const lines: MarkedLine[] = [];
  const covered = new Map<number, Mark>();
  code.split('\n').forEach((row, index) => {
    const match = COMMENT.exec(row);
    const text = match ? row.slice(0, match.index) : row;
    const alone = match !== null && text.trim() === '';
    if (match) {
      const [name = '', count = '1'] = (match[1] ?? '').split(':');
      const first = alone ? index + 1 : index;
      for (let at = first; at < first + Number(count); at++) {
        covered.set(at, MARKS[name] ?? covered.get(at) ?? 'plain');
      }
    }
    if (!alone) lines.push({ text, mark: 'plain', line: index + 1 });
  });
  return lines.map((item) => ({ ...item, mark: covered.get(item.line - 1) ?? 'plain' }));
}

/** The lines that a reader ends up with, and that run: without marks and removed lines. */
export function keptLines(code: string): MarkedLine[] {
  return markedLines(code).filter(({ mark }) => mark !== 'removed');
}
