/** What becomes of each name of Jest and Vitest in Rstest, from probes that run in all three. */
import { readFileSync } from 'node:fs';
import type { Compatibility, NameRow } from '@rstest-docs/migrate/types';
import { FRAMEWORKS, versionOf } from './frameworks.ts';
import { surfaceOf } from './names.ts';
import { OPTION_PROBES } from './optionProbes.ts';
import { PROBES } from './probes.ts';
import { type Answers, runProbes } from './run.ts';
import { type RstestNames, rowsOf } from './table.ts';

export { KNOWN } from './known.ts';
export { OPTION_PROBES } from './optionProbes.ts';
export { PROBES } from './probes.ts';
export { compareCompatibility, type RstestNames, rowsOf } from './table.ts';

export interface Places {
  /** Folder with `@rstest/core` in its packages, and with `.cache`, where the probes run. */
  root: string;
  /** Folder in which this package's own dependencies are installed. */
  peers: string;
}

/** Runs all probes in the three frameworks, one after the other: each uses all cores. */
export async function measure(names: RstestNames, { root, peers }: Places): Promise<Compatibility> {
  const packagesOf = (id: string) => (id === 'rstest' ? root : peers);
  const answers = {} as Record<'jest' | 'vitest' | 'rstest', Answers>;
  for (const framework of FRAMEWORKS) {
    console.log(`${PROBES.length} probes and projects of options in ${framework.id} …`);
    answers[framework.id] = await runProbes(framework, root, packagesOf(framework.id));
  }
  const rows = (id: 'jest' | 'vitest'): NameRow[] => {
    const framework = FRAMEWORKS.find((one) => one.id === id);
    if (!framework) return [];
    return rowsOf(id, surfaceOf(framework, answers[id].names, peers), answers, names);
  };
  return {
    date: new Date().toISOString().slice(0, 10),
    versions: {
      jest: versionOf(peers, 'jest'),
      vitest: versionOf(peers, 'vitest'),
      rstest: versionOf(root, '@rstest/core'),
    },
    probes: PROBES.length,
    projects: OPTION_PROBES.length,
    jest: rows('jest'),
    vitest: rows('vitest'),
  };
}

/** The table of a file; one line for each row, so that a change is one line in a diff. */
export const readTable = (file: string): Compatibility =>
  JSON.parse(readFileSync(file, 'utf8')) as Compatibility;

/** @see readTable */
export function formatTable({ jest, vitest, ...head }: Compatibility): string {
  const list = (rows: NameRow[]) =>
    `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n ]`;
  const start = JSON.stringify(head, null, 1).replace(/\n}$/, '');
  return `${start},\n "jest": ${list(jest)},\n "vitest": ${list(vitest)}\n}\n`;
}
