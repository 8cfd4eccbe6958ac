import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One question to a framework. `$` is its object (`jest`, `vi`, `rs`); the answer is what the code returns, or that it throws.
 */
export interface Probe {
  /** Names that the answer is about, as the facts spell them, e.g. `rs.fn`, `expect().toBe`, `test.each`. */
  names: readonly string[];
  code: string;
  /** The code is a whole test file, which calls `record(value)` itself. */
  file?: boolean;
}

const linesOf = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'));

/** Whether the call holds, and whether the one that should fail does. */
function matcherProbe(line: string): Probe {
  const [, name, holds, fails] = /^(\w+): (.+) ✗ (.+)$/.exec(line) ?? [];
  if (!fails) throw new Error(`matchers.txt: "${line}" is not <name>: <call> ✗ <call>`);
  const asked = [holds, fails].map((call) => `await holds(async () => { await ${call} })`);
  return {
    names: [`expect().${name}`],
    code: `const box = { n: 1 }; return [${asked.join(', ')}]`,
  };
}

function questionsOf(lines: readonly string[]): Probe[] {
  const found: Probe[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const [, kind, names = '', code = ''] =
      /^(file |timers )?((?:[\w.()]+ ?)+):(?: (.*))?$/.exec(line) ?? [];
    if (!names) throw new Error(`probes.txt: "${line}" is not <names>: <code>`);
    if (kind === 'file ') {
      const end = lines.indexOf('', at);
      found.push({
        names: names.split(' '),
        code: lines.slice(at + 1, end).join('\n'),
        file: true,
      });
      at = end;
    } else {
      const timed = `$.useFakeTimers(); try { ${code} } finally { $.useRealTimers(); }`;
      found.push({ names: names.split(' '), code: kind ? timed : code });
    }
  }
  return found;
}

/** All probes; the number of one is its place and changes when the lists do. */
export const PROBES: readonly Probe[] = [
  ...linesOf('matchers.txt').filter(Boolean).map(matcherProbe),
  ...questionsOf(linesOf('probes.txt')),
];
