import type { Outcome } from '../facts/outcomes.ts';
import type { Analysis } from './analyze.ts';

const WORDS: Record<Outcome, string> = {
  same: 'works as it is',
  renamed: 'another name',
  different: 'behaves differently',
  workaround: 'a way round',
  missing: 'no counterpart',
  unknown: 'same name, not compared',
};

/** One line for each name that needs a person, then the count of the others. */
export function formatFindings(file: string, { peer, findings, renames }: Analysis): string[] {
  const open = findings.filter(({ outcome }) => outcome !== 'same');
  const lines = open.map(({ line, name, outcome, use, link }) => {
    const instead = use.length > 0 ? `: ${use.join(', ')}` : '';
    return `${file}:${line}  ${name}  ${WORDS[outcome]}${instead}${link ? `  ${link}` : ''}`;
  });
  const same = findings.length - open.length;
  const from = peer === 'jest' ? 'Jest' : 'Vitest';
  return [
    ...lines,
    `${findings.length} names of ${from}: ${same} work as they are, ${open.length} to look at, ${renames} renames`,
  ];
}
