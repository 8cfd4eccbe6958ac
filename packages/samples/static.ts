import ts from 'typescript';
import { JSON_LANGS, placeInFence } from './blocks.ts';
import { keptLines, SHELL_LANGS } from './fence.ts';
import type { Finding } from './finding.ts';
import type { CodeBlock, KnownCommand, ParsedPage } from './types.ts';

const WORKFLOW_LANGS = ['yaml', 'yml', 'dockerfile'];

/** What can be checked without running anything: JSON syntax, and flags in shell, script and CI lines. */
export function checkStatic(page: ParsedPage, commands: KnownCommand[]): Finding[] {
  const problems: Finding[] = [];
  const report = (fence: CodeBlock, line: number, message: string, fix?: string) =>
    problems.push({ ...placeInFence(page.file, fence, line + 1), message, fix });
  for (const fence of page.fences) {
    if (SHELL_LANGS.includes(fence.lang)) {
      if (fence.meta.norun) continue;
      for (const { line, message } of checkShell(fence.code, commands))
        report(fence, line, message);
    } else if (WORKFLOW_LANGS.includes(fence.lang)) {
      const lines = fence.code.replace(/^(\s*)(- )?(run:|RUN|CMD)/gm, '$1').replace(/^\s+/gm, '');
      for (const { line, message } of checkShell(lines, commands)) report(fence, line, message);
    } else if (JSON_LANGS.includes(fence.lang)) {
      checkJson(fence, commands, report);
    }
  }
  return problems;
}

type Report = (fence: CodeBlock, line: number, message: string, fix?: string) => void;

function checkJson(fence: CodeBlock, commands: KnownCommand[], report: Report): void {
  const strict =
    fence.lang === 'json' && !/(^|\/)(tsconfig[^/]*|jsconfig)\.json$/.test(fence.meta.title ?? '');
  const kept = keptLines(fence.code);
  const code = kept.map(({ text }) => text).join('\n');
  const parsed = ts.parseConfigFileTextToJson('block.json', code);
  if (parsed.error) {
    const before = code.slice(0, parsed.error.start ?? 0).split('\n').length;
    const text = ts.flattenDiagnosticMessageText(parsed.error.messageText, ' ');
    report(fence, (kept[before - 1]?.line ?? 1) - 1, `JSON: ${text}`);
    return;
  }
  if (strict) {
    try {
      JSON.parse(code);
    } catch (error) {
      const fix = 'use a `jsonc` block if comments or trailing commas are meant';
      report(fence, 0, `JSON: ${(error as Error).message}`, fix);
      return;
    }
  }
  const scripts = (parsed.config as { scripts?: unknown } | undefined)?.scripts;
  if (!scripts || typeof scripts !== 'object') return;
  for (const [name, script] of Object.entries(scripts)) {
    if (typeof script !== 'string') continue;
    const line = fence.code.split('\n').findIndex((row) => row.includes(JSON.stringify(name)));
    for (const { message } of checkShell(script, commands))
      report(fence, Math.max(line, 0), message);
  }
}

const RUNNERS = new Set(['npx', 'pnpm', 'yarn', 'bunx', 'pnpx', 'exec', 'dlx', 'bun', 'x', '--']);
const ASSIGNMENT = /^\w+=/;

interface ShellProblem {
  /** 0-based line in the text. */
  line: number;
  message: string;
}

/** Calls of `rstest` in shell lines whose command or flags the installed version does not know. */
export function checkShell(text: string, commands: KnownCommand[]): ShellProblem[] {
  const problems: ShellProblem[] = [];
  let joined = '';
  let start = 0;
  text.split('\n').forEach((raw, line) => {
    if (joined === '') start = line;
    if (raw.endsWith('\\')) {
      joined += `${raw.slice(0, -1)} `;
      return;
    }
    for (const message of checkLine(joined + raw, commands))
      problems.push({ line: start, message });
    joined = '';
  });
  return problems;
}

function checkLine(line: string, commands: KnownCommand[]): string[] {
  const messages: string[] = [];
  for (const part of splitCommands(line)) {
    const words = tokenize(part);
    const at = rstestAt(words);
    if (at >= 0) messages.push(...checkCall(words.slice(at + 1), commands));
  }
  return messages;
}

function checkCall(args: string[], commands: KnownCommand[]): string[] {
  const named = commands.find(({ name }) => name !== '' && name === args[0]);
  const command = named ?? commands.find(({ name }) => name === '');
  if (!command) return [];
  const known = command.flags.flatMap(({ names }) => names).concat('--help', '-h');
  if (!named) known.push('--version', '-v');
  const messages: string[] = [];
  for (const arg of args) {
    if (arg === '--') break;
    if (!arg.startsWith('-') || arg === '-') continue;
    const flag = arg.replace(/=.*$/, '');
    if (isKnown(flag, known)) continue;
    const label = `rstest${named ? ` ${named.name}` : ''}`;
    messages.push(`\`${label}\` has no flag \`${flag}\`${nearest(flag, known)}`);
  }
  return messages;
}

function isKnown(flag: string, known: string[]): boolean {
  const positive = flag.replace(/^--no-/, '--');
  if (known.includes(flag) || known.includes(positive)) return true;
  return known.some((name) => name.endsWith('.*') && positive.startsWith(name.slice(0, -1)));
}

function nearest(flag: string, known: string[]): string {
  const wanted = flag.toLowerCase().replace(/^-+/, '');
  const near = known.filter((name) => {
    const bare = name.toLowerCase().replace(/^-+/, '');
    return bare.length > 2 && wanted.length > 2 && (bare.includes(wanted) || wanted.includes(bare));
  });
  return near.length > 0 ? `; did you mean ${near.slice(0, 3).join(', ')}?` : '';
}

/** Index of the word `rstest` if the line calls it, directly or through a package runner. */
function rstestAt(words: string[]): number {
  for (const [index, word] of words.entries()) {
    if (word === 'rstest' || word === '@rstest/core') return index;
    if (word !== '$' && !RUNNERS.has(word) && !ASSIGNMENT.test(word) && word !== 'cross-env')
      return -1;
  }
  return -1;
}

function splitCommands(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let quote = '';
  for (let index = 0; index < line.length; index++) {
    const char = line[index] ?? '';
    if (quote) {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") {
      quote = char;
    } else if (char === '#' && (index === 0 || /\s/.test(line[index - 1] ?? ''))) {
      break;
    } else if (/[;&|]/.test(char)) {
      parts.push(part);
      part = '';
      continue;
    }
    part += char;
  }
  return [...parts, part];
}

function tokenize(part: string): string[] {
  return [...part.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replace(/["']/g, ''),
  );
}
