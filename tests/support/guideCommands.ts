import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BENCHMARKS, DOCS, fileOfSubcommand } from '../../scripts/cli/commands.ts';

export const ROOT = join(import.meta.dirname, '..', '..');
/** What tells newcomers which commands to type. */
export const GUIDES = ['README.md', 'CONTRIBUTING.md', 'AUTHORING.md', 'PERFORMANCE.md'];

export interface GuideCommand {
  /** As `--help` names it: `check`, `docs new`. */
  name: string;
  args: string[];
  /** All that follows `npm run`. */
  command: string;
}

/** `npm run name -- arguments` and `npm name` of a Markdown file, in the order written. */
export function commandsOf(file: string): GuideCommand[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = text.matchAll(/npm (?:run )?([\w:]+)(?: -- ([^`\n]*))?/g);
  return [...found].map(([, script = '', rest = '']) => {
    const words = rest.split(' ').filter(Boolean);
    const name = script in SUBCOMMANDS && words[0] ? `${script} ${words.shift()}` : script;
    return { name, args: words, command: rest ? `${script} -- ${rest}` : script };
  });
}

const scripts: Record<string, string> = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
).scripts;
const SUBCOMMANDS: Record<string, typeof DOCS> = { docs: DOCS, bench: BENCHMARKS };

/** File that a command runs; undefined when there is no such command. */
export function scriptOf(name: string): string | undefined {
  const [script = '', subcommand] = name.split(' ');
  if (subcommand) return SUBCOMMANDS[script]?.[subcommand] && fileOfSubcommand(script, subcommand);
  return /tsx (\S+)/.exec(scripts[script] ?? '')?.[1];
}
