import { commandOf } from './commands.ts';
import { readConfig } from './configFile.ts';
import { emptyVerdict, lineCounter } from './edits.ts';
import { parseCode } from './parse.ts';
import type { ConfigOptions, Finding, Verdict } from './types.ts';

/** Reads a `package.json`: its scripts, and the config under the key `jest`. */
export function readPackage(
  text: string,
  { fallback, file, facts }: Omit<ConfigOptions, 'peer'> & { fallback: Verdict['peer'] },
): Verdict {
  const base = emptyVerdict(fallback, 'package', text);
  let data: { scripts?: Record<string, unknown>; jest?: unknown };
  try {
    data = JSON.parse(text) as typeof data;
  } catch (error) {
    return { ...base, role: 'unread', problem: `1:1 ${(error as Error).message}` };
  }
  const lineOf = lineCounter(text);
  const findings: Finding[] = [];
  let changed = text;
  let changes = 0;
  for (const [name, script] of Object.entries(data.scripts ?? {})) {
    if (typeof script !== 'string') continue;
    const next = commandOf(script);
    if (!next) continue;
    const stored = JSON.stringify(script);
    const line = lineOf(Math.max(0, text.indexOf(`${JSON.stringify(name)}`)));
    for (const { name: flag, use, link } of next.left)
      findings.push({
        line,
        name: flag,
        outcome: use.length > 0 ? 'workaround' : 'missing',
        level: 'look',
        use,
        ...(link ? { link } : {}),
      });
    if (next.text === script) continue;
    findings.push({
      line,
      name: `scripts.${name}`,
      outcome: 'renamed',
      level: 'done',
      use: [next.text],
    });
    const at = changed.indexOf(stored, Math.max(0, changed.indexOf(JSON.stringify(name))));
    if (at < 0) continue;
    changed = changed.slice(0, at) + JSON.stringify(next.text) + changed.slice(at + stored.length);
    changes++;
  }
  if (typeof data.jest !== 'object' || data.jest === null)
    return {
      ...base,
      role: findings.length > 0 ? 'package' : 'unrelated',
      findings,
      text: changed,
      changes,
      scripts: changed,
    };
  const source = `module.exports = ${JSON.stringify(data.jest, null, 2)};`;
  const parsed = parseCode(source, 'jest.config.js');
  if ('problem' in parsed) return { ...base, findings, text: changed, changes };
  const folder = /^(.*[\\/])/.exec(file)?.[1] ?? '';
  const config = readConfig(source, parsed, {
    peer: 'jest',
    file: `${folder}jest.config.js`,
    facts,
  });
  const start = lineOf(Math.max(0, text.indexOf('"jest"', text.search(/"jest"\s*:\s*\{/))));
  const moved = config.findings.map((one) => ({ ...one, line: start + one.line - 1 }));
  return {
    ...config,
    role: 'package',
    findings: [...findings, ...moved],
    changes: config.changes + changes,
    scripts: changed,
  };
}
