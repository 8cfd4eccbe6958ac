import type { Compatibility, NameRow, Outcome, Peer } from '@rstest-docs/migrate/types';
import { EXPLAINED, KNOWN, UNDECIDED } from './known.ts';
import type { SurfaceName } from './names.ts';
import { OPTION_PROBES } from './optionProbes.ts';
import { PROBES } from './probes.ts';
import type { Answers } from './run.ts';

/** The names that `@rstest/core` has. */
export interface RstestNames {
  options: readonly { name: string }[];
  apis: readonly { name: string }[];
  commands: readonly { flags: readonly { names: readonly string[] }[] }[];
}

/** The name is not there, or the probe does not suit it. */
const NO_ANSWER = ['"throws TypeError"', '["throws","throws"]'];

/** Decides every name of a framework: what people know of it first, then what its probes answered. */
export function rowsOf(
  peer: Peer,
  surface: readonly SurfaceName[],
  answers: Record<Peer | 'rstest', Answers>,
  facts: RstestNames,
): NameRow[] {
  return surface.map(({ kind, name, canonical }): NameRow => {
    const short = kind === 'kit' || kind === 'expect' ? name.replace(/^\w+\./, '') : name;
    const known = KNOWN[peer][kind]?.[short];
    if (known) {
      const [outcome, link, ...use] = known;
      return {
        kind,
        name,
        outcome,
        ...(use.length > 0 ? { use } : {}),
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
  facts: RstestNames,
): Outcome {
  if (!exists(kind, canonical, facts, answers.rstest)) return 'missing';
  if (UNDECIDED[peer].includes(canonical)) return 'unknown';
  const pairs = answersOf(peer, kind, canonical, answers)
    // What the peer itself cannot do is no part of its suites.
    .filter(([own]) => own !== undefined && !NO_ANSWER.includes(own));
  if (pairs.length === 0) return 'unknown';
  return pairs.every(([own, ours]) => own === ours) ? 'same' : 'different';
}

/** What both frameworks answered to each probe of a name: `expect` as an option is not what tests call. */
function answersOf(
  peer: Peer,
  kind: SurfaceName['kind'],
  canonical: string,
  answers: Record<Peer | 'rstest', Answers>,
): (readonly [own: string | undefined, ours: string | undefined])[] {
  const { [peer]: own, rstest } = answers;
  if (kind === 'env') return [];
  if (kind === 'config' || kind === 'flag') {
    return OPTION_PROBES.flatMap(({ about: [of, ...names] }, id) =>
      of === kind && names.includes(canonical)
        ? [[own.options.get(id), rstest.options.get(id)] as const]
        : [],
    );
  }
  return PROBES.flatMap(({ names }, id) =>
    names.includes(canonical) ? [[own.values.get(id), rstest.values.get(id)] as const] : [],
  );
}

function exists(
  kind: SurfaceName['kind'],
  canonical: string,
  facts: RstestNames,
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
    const text = (row: NameRow | undefined) =>
      row ? [row.outcome, ...(row.use ?? []), row.link ?? ''].join(' ').trim() : 'gone';
    const key = (row: NameRow) => `${row.kind} ${row.name}`;
    const [a, b] = [before, after].map((all) => new Map(all[peer].map((row) => [key(row), row])));
    for (const name of new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])])) {
      const [left, right] = [a?.get(name), b?.get(name)];
      if (text(left) !== text(right))
        lines.push(`${peer} ${name}: ${left ? text(left) : 'new'} -> ${text(right)}`);
    }
  }
  return lines;
}
