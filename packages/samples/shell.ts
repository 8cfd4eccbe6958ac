import type { KnownCommand } from './types.ts';

const RUNNERS = new Set(['npx', 'pnpm', 'yarn', 'bunx', 'pnpx', 'exec', 'dlx', 'bun', 'x', '--']);
const ASSIGNMENT = /^\w+=/;

export interface ShellProblem {
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
