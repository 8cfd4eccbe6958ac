import type { Compatibility, CompatibilityRow, Outcome } from '../../shared/facts/outcomes.ts';
import type { RstestFacts } from '../../shared/facts/types.ts';
import { EXPLAINED, KNOWN, UNDECIDED } from './known.ts';
import type { SurfaceName } from './names.ts';
import { PROBES } from './probes.ts';
import type { Answers } from './run.ts';

type Peer = 'jest' | 'vitest';

/** The name is not there, or the probe does not suit it. */
const NO_ANSWER = ['"throws TypeError"', '["throws","throws"]'];

/** Decides every name of a framework: what people know of it first, then what its probes answered. */
export function rowsOf(
  peer: Peer,
  surface: readonly SurfaceName[],
  answers: Record<Peer | 'rstest', Answers>,
  facts: RstestFacts,
): CompatibilityRow[] {
  return surface.map(({ kind, name, canonical }): CompatibilityRow => {
    const short = kind === 'kit' || kind === 'expect' ? name.replace(/^\w+\./, '') : name;
    const known = KNOWN[peer][kind]?.[short];
    if (known) {
      const { outcome, use, link } = known;
      return {
        kind,
        name,
        outcome,
        ...(use.length > 0 ? { use: [...use] } : {}),
        ...(link ? { link } : {}),
      };
    }
    const outcome = probed(peer, kind, canonical, answers, facts);
    const link = outcome === 'different' ? EXPLAINED[canonical] : undefined;
    return { kind, name, outcome, ...(link ? { link } : {}) };
  });
}

function probed(
  peer: Peer,
  kind: SurfaceName['kind'],
  canonical: string,
  answers: Record<Peer | 'rstest', Answers>,
  facts: RstestFacts,
): Outcome {
  if (!exists(kind, canonical, facts, answers.rstest)) return 'missing';
  if (UNDECIDED[peer].includes(canonical)) return 'unknown';
  // Probes are about what tests call: `expect` as a key of the config is something else.
  const called = !['config', 'flag', 'env'].includes(kind);
  const ids = PROBES.flatMap(({ names }, id) => (called && names.includes(canonical) ? [id] : []));
  const pairs = ids
    .map((id) => [answers[peer].values.get(id), answers.rstest.values.get(id)] as const)
    // What the peer itself cannot do is no part of its suites.
    .filter(([own]) => own !== undefined && !NO_ANSWER.includes(own));
  if (pairs.length === 0) return 'unknown';
  return pairs.every(([own, ours]) => own === ours) ? 'same' : 'different';
}

function exists(
  kind: SurfaceName['kind'],
  canonical: string,
  facts: RstestFacts,
  { names }: Answers,
): boolean {
  if (kind === 'config') return facts.options.some(({ name }) => name === canonical);
  if (kind === 'flag')
    return facts.commands.some(({ flags }) => flags.some((flag) => flag.names.includes(canonical)));
  if (kind === 'env') return names.env.includes(canonical);
  if (kind === 'global')
    return names.globals.includes(canonical) || names.exports.includes(canonical);
  return facts.apis.some(({ name }) => name === canonical);
}

/** Every outcome that differs, as one line each, by name. */
export function compareCompatibility(before: Compatibility, after: Compatibility): string[] {
  const lines: string[] = [];
  for (const part of ['jest', 'vitest', 'rstest'] as const)
    if (before.versions[part] !== after.versions[part])
      lines.push(`${part}: ${before.versions[part]} -> ${after.versions[part]}`);
  for (const peer of ['jest', 'vitest'] as const) {
    const text = (row: CompatibilityRow | undefined) =>
      row ? [row.outcome, ...(row.use ?? []), row.link ?? ''].join(' ').trim() : 'gone';
    const key = (row: CompatibilityRow) => `${row.kind} ${row.name}`;
    const [a, b] = [before, after].map((all) => new Map(all[peer].map((row) => [key(row), row])));
    for (const name of new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])])) {
      const [left, right] = [a?.get(name), b?.get(name)];
      if (text(left) !== text(right))
        lines.push(`${peer} ${name}: ${left ? text(left) : 'new'} -> ${text(right)}`);
    }
  }
  return lines;
}
