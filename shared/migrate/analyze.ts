import type { CompatibilityRow, NameKind, Outcome } from '../facts/outcomes.ts';
import { maskText } from './mask.ts';

export type Peer = 'jest' | 'vitest';

/** A name of Jest or Vitest in a file, with what becomes of it. */
export interface Finding {
  /** Counted from 1. */
  line: number;
  name: string;
  outcome: Outcome;
  use: readonly string[];
  link?: string;
}

export interface Analysis {
  peer: Peer;
  /** Whether the file is a config rather than a test. */
  config: boolean;
  /** In the order of the file; a name counts once a line. */
  findings: Finding[];
  /** The text with every rename made that cannot change what a test means. */
  text: string;
  /** How many renames that are. */
  renames: number;
}

/** A place in the text that names something; `edit` replaces it. */
interface Use {
  start: number;
  end: number;
  kind: NameKind;
  name: string;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

const KIT = { jest: 'jest', vitest: 'vi' } as const;
const MODULES = { jest: /(?<=['"])@jest\/globals(?=['"])/g, vitest: /(?<=['"])vitest(?=['"])/g };
/** Longer imports are left as they are. */
const MAX_IMPORT = 2000;
const IMPORTS = /^[ \t]*(?:import|export)\b[^;\n]{0,400}?\bfrom\s*/;
/** `test('name', (done) =>`: contents of strings are masked. */
const DONE =
  /\b(?:[xf]?it|x?test|beforeEach|beforeAll|afterEach|afterAll)(?:\.\w{1,20})?\s{0,4}\((?:\s{0,8}(['"`])\s{0,300}\1\s{0,4},)?\s{0,8}(?:async\s{1,4})?(?:function\s{0,4}\w{0,40}\s{0,4})?\(?\s{0,4}(done|cb)\s{0,4}[),:=]/g;
/** Before a name that is no member of something else; `...jest` is a spread. */
const FREE = '(?<![\\w$]|(?<!\\.\\.)\\.)';
const KEY = /(?:^|[{,])[ \t]*(['"]?)([A-Za-z_]\w{1,40})\1[ \t]*:/gm;

/**
 * Lists what a Jest or Vitest file uses and makes the safe renames. `rows` are those of the
 * compatibility table; a file that names neither framework is read as one of `fallback`.
 */
export function analyze(
  text: string,
  rows: Record<Peer, readonly CompatibilityRow[]>,
  fallback: Peer = 'jest',
): Analysis {
  const masked = maskText(text);
  const peer = peerOf(text, masked) ?? fallback;
  const config = isConfig(text, masked);
  const table = new Map(rows[peer].map((row) => [`${row.kind} ${row.name}`, row]));
  const uses = config ? configUses(text, masked, table) : testUses(masked, peer, table);
  const edits = moduleEdits(text, peer, config);
  const findings: Finding[] = [];
  const seen = new Set<string>();
  const lineOf = lineCounter(text);
  for (const use of uses.sort((a, b) => a.start - b.start)) {
    const row = table.get(`${use.kind} ${use.name}`);
    if (!row) continue;
    const edit = config ? undefined : editOf(use, row, peer);
    if (edit) edits.push(edit);
    const line = lineOf(use.start);
    const key = `${line} ${use.name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const { outcome, use: instead = [], link } = row;
    findings.push({ line, name: use.name, outcome, use: instead, ...(link ? { link } : {}) });
  }
  return { peer, config, findings, text: apply(text, edits), renames: edits.length };
}

function peerOf(text: string, masked: string): Peer | undefined {
  const names = (kit: string) => new RegExp(`${FREE}${kit}\\s*\\.`).test(masked);
  if (/['"](?:vitest|@vitest)[/'"]/.test(text)) return 'vitest';
  if (/['"](?:@jest\/|jest['"])/.test(text) || names('jest')) return 'jest';
  return names('vi') ? 'vitest' : undefined;
}

function isConfig(text: string, masked: string): boolean {
  if (/\b(test|it|describe)(\.\w+)*\s*\(/.test(masked)) return false;
  return (
    /\bdefine(Config|Project|Workspace)\b|\bmodule\.exports\s*=|\bexport\s+default\b/.test(
      masked,
    ) || /^\s*\{/.test(text)
  );
}

/** Keys of an object, at any depth: a config is small and its keys have names of their own. */
function configUses(
  text: string,
  masked: string,
  table: ReadonlyMap<string, CompatibilityRow>,
): Use[] {
  const uses: Use[] = [];
  for (const match of text.matchAll(KEY)) {
    const [whole, quote = '', name = ''] = match;
    const start = match.index + whole.lastIndexOf(quote + name);
    // In a comment or a string the mask is blank at the colon.
    if (masked[match.index + whole.length - 1] !== ':' || !table.has(`config ${name}`)) continue;
    uses.push({ start, end: start + name.length, kind: 'config', name });
  }
  return uses;
}

function testUses(masked: string, peer: Peer, table: ReadonlyMap<string, CompatibilityRow>): Use[] {
  const uses: Use[] = [];
  const add = (kind: NameKind, name: string, start: number, end: number) => {
    if (table.has(`${kind} ${name}`)) uses.push({ kind, name, start, end });
  };
  const each = (pattern: RegExp, visit: (match: RegExpExecArray) => void) => {
    for (const match of masked.matchAll(pattern)) visit(match);
  };
  const kit = KIT[peer];
  each(new RegExp(`${FREE}${kit}\\s{0,20}\\.\\s{0,20}(\\w{1,60})`, 'g'), (match) =>
    add('kit', `${kit}.${match[1]}`, match.index, match.index + match[0].length),
  );
  each(new RegExp(`${FREE}(test|it|describe)\\.(\\w{1,30})`, 'g'), (match) => {
    const subject = match[1] === 'it' ? 'test' : match[1];
    add('test', `${subject}.${match[2]}`, match.index, match.index + match[0].length);
  });
  each(new RegExp(`${FREE}expect\\.(\\w{1,40})`, 'g'), (match) =>
    add('expect', `expect.${match[1]}`, match.index, match.index + match[0].length),
  );
  each(
    /\.((?:to[A-Z]|mock[A-Z])\w{1,50}|resolves|rejects|(?:last|nth)(?:Called|Returned)With)\b/g,
    (match) => {
      const [, name = ''] = match;
      const kind = name.startsWith('mock') ? 'mock' : 'matcher';
      add(kind, name, match.index + 1, match.index + 1 + name.length);
    },
  );
  each(
    /(?<![\w$.])(xit|xtest|xdescribe|fit|fdescribe|suite|bench|inject|expectTypeOf|assertType)(?=\s{0,4}[(.<])/g,
    (match) => add('global', match[1] ?? '', match.index, match.index + match[0].length),
  );
  each(/\bprocess\.env\.((?:JEST|VITEST)\w*)/g, (match) => {
    const name = match[1] ?? '';
    const end = match.index + match[0].length;
    add('env', name, end - name.length, end);
  });
  if (peer === 'jest')
    each(DONE, (match) => add('global', 'done callback', match.index, match.index + 1));
  return uses;
}

/** The rename of one use, if it cannot change what the test means. */
function editOf({ kind, start, end }: Use, row: CompatibilityRow, peer: Peer): Edit | undefined {
  const kit = KIT[peer];
  const instead = row.outcome === 'renamed' ? row.use?.[0] : undefined;
  if (kind === 'kit') {
    if (instead) return { start, end, text: instead };
    // What has no counterpart keeps its old name, so that it cannot be overlooked.
    if (!['same', 'different', 'unknown'].includes(row.outcome)) return undefined;
    return { start, end: start + kit.length, text: 'rs' };
  }
  // Vitest's are imported, so a rename would need another import.
  if (!instead || (kind === 'global' && peer === 'vitest')) return undefined;
  return { start, end, text: instead };
}

/** Names of packages and of the framework's object in imports. */
function moduleEdits(text: string, peer: Peer, config: boolean): Edit[] {
  if (config) return [];
  const edits: Edit[] = [];
  for (const match of text.matchAll(MODULES[peer])) {
    const before = importBefore(text, match.index);
    if (before === undefined) continue;
    const { index } = match;
    edits.push({ start: index, end: index + match[0].length, text: '@rstest/core' });
    const name = new RegExp(`(?<![\\w$])${KIT[peer]}(?![\\w$])`).exec(text.slice(before, index));
    if (name) {
      const start = before + name.index;
      edits.push({ start, end: start + KIT[peer].length, text: 'rs' });
    }
  }
  return edits;
}

/** Start of the import whose module name is at `end`; undefined if that is no import. */
function importBefore(text: string, end: number): number | undefined {
  if (!/\bfrom\s{0,20}$/.test(text.slice(Math.max(0, end - 40), end - 1))) return undefined;
  // A line of a bundle may be as long as the file.
  const from = Math.max(0, end - MAX_IMPORT);
  const near = text.slice(from, end - 1);
  for (let at = near.lastIndexOf('\n') + 1; ; at = near.lastIndexOf('\n', at - 2) + 1) {
    const part = near.slice(at);
    // The names of an import are not quoted: this is an earlier statement.
    if (/['"]/.test(part)) return undefined;
    if (IMPORTS.test(part) || /^[ \t]*import\b[\s\S]{0,2000}\bfrom\s*$/.test(part))
      return from + at;
    if (at < 2 || /;\s{0,40}$/.test(near.slice(Math.max(0, at - 80), at))) return undefined;
  }
}

/** Line of an offset, for offsets in rising order. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let end = text.indexOf('\n');
  return (offset) => {
    while (end >= 0 && end < offset) {
      line++;
      end = text.indexOf('\n', end + 1);
    }
    return line;
  };
}

function apply(text: string, edits: Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
