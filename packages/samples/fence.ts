/** Attributes of a fence's info string after its language; bare words have the value ''. */
export type FenceMeta = Record<string, string>;

/** Languages whose blocks are commands to type into a terminal. */
export const SHELL_LANGS = ['bash', 'sh', 'shell', 'zsh', 'console'];

/** The command of an output block that names none. */
export const DEFAULT_COMMAND = 'npx rstest';

const ATTRIBUTE = /([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+)))?|\{[^}]*\}/g;

/** `title="a.ts" wrapCode` becomes `{ title: 'a.ts', wrapCode: '' }`; line ranges `{1,3}` are skipped. */
export function parseMeta(info: string): FenceMeta {
  const meta: FenceMeta = {};
  for (const match of info.matchAll(ATTRIBUTE)) {
    const [, key, double, single, braced, bare] = match;
    if (key) meta[key] = double ?? single ?? braced ?? bare ?? '';
  }
  return meta;
}

/** The command that printed a block, if the block is an output. */
export function commandOf({ output }: FenceMeta): string | undefined {
  return output === undefined ? undefined : output || DEFAULT_COMMAND;
}

export const isConfigFile = (path: string): boolean =>
  /(^|\/)rstest\.config\.[cm]?[jt]s$/.test(path);

/** What a sample that is not meant to work does instead, as a key of `i18n.json` and its detail. */
export interface Failure {
  key: 'samples.testFails' | 'samples.runFails' | 'samples.noCompile';
  detail: string;
}

/** How the sample fails on purpose, or nothing. */
export function failuresOf({ fails, errors, title = '' }: FenceMeta): Failure[] {
  const failures: Failure[] = [];
  if (errors) failures.push({ key: 'samples.noCompile', detail: errors });
  if (fails) {
    const key = isConfigFile(title) ? 'samples.runFails' : 'samples.testFails';
    failures.push({ key, detail: fails });
  }
  return failures;
}

/** What a comment such as `// [!code ++]` says about a line. */
export type Mark = 'added' | 'removed' | 'plain';

export interface MarkedLine {
  text: string;
  mark: Mark;
  /** 1-based line in the block as it is written. */
  line: number;
}

const MARK_COMMENT =
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
    const match = MARK_COMMENT.exec(row);
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
