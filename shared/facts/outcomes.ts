/** What becomes of a name of Jest or Vitest in Rstest. */
export type Outcome = 'same' | 'renamed' | 'different' | 'workaround' | 'missing' | 'unknown';

export type NameKind =
  | 'global'
  | 'kit'
  | 'expect'
  | 'matcher'
  | 'mock'
  | 'test'
  | 'config'
  | 'flag'
  | 'env';

export interface CompatibilityRow {
  kind: NameKind;
  /** As people write it, e.g. `jest.fn`, `toBe`, `--bail`. */
  name: string;
  outcome: Outcome;
  /** What to write in Rstest. */
  use?: string[];
  /** The section that explains the difference. */
  link?: string;
}

export interface Compatibility {
  /** Day on which the probes last changed an outcome. */
  date: string;
  versions: Record<'jest' | 'vitest' | 'rstest', string>;
  /** Number of probes that ran in all three. */
  probes: number;
  /** Number of small projects that show what an option or a flag does, where a framework has it. */
  projects: number;
  jest: CompatibilityRow[];
  vitest: CompatibilityRow[];
}

/** How many rows have each outcome. */
export function countOutcomes(rows: readonly CompatibilityRow[]): Record<Outcome, number> {
  const counts = { same: 0, renamed: 0, different: 0, workaround: 0, missing: 0, unknown: 0 };
  for (const { outcome } of rows) counts[outcome]++;
  return counts;
}
