import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');
/** What tells newcomers which commands to type. */
export const GUIDES = ['README.md', 'CONTRIBUTING.md', 'PERFORMANCE.md'];

export interface GuideCommand {
  /** As in `npm run <name>`. */
  name: string;
  /** After the two dashes. */
  args: string[];
}

/** `npm run name -- arguments` and `npm name` of a Markdown file, in the order written. */
export function commandsOf(file: string): GuideCommand[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = text.matchAll(/npm (?:run )?([\w:]+)(?: -- ([^`\n]*))?/g);
  return [...found].map(([, name = '', args = '']) => ({
    name,
    args: args.split(' ').filter(Boolean),
  }));
}
