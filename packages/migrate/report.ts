import { KINDS, type KindName } from './kinds.ts';

export { KINDS, type KindName } from './kinds.ts';
export type { Verdict } from './types.ts';

import type { Finding, NameRow, Outcome, Verdict } from './types.ts';

/** What an outcome means, in words. */
export const OUTCOMES: Record<Outcome, string> = {
  same: 'works as it is',
  renamed: 'another name',
  different: 'behaves differently',
  workaround: 'workaround',
  missing: 'no counterpart',
  unknown: 'same name, not compared',
};

/** How many rows have each outcome. */
export function countOutcomes(rows: readonly NameRow[]): Record<Outcome, number> {
  const counts = { same: 0, renamed: 0, different: 0, workaround: 0, missing: 0, unknown: 0 };
  for (const { outcome } of rows) counts[outcome]++;
  return counts;
}

/** All places that need the same thing, once. */
export interface Group {
  name: string;
  finding: Finding;
  /** `file:line`, or the line alone where there is one file. */
  places: string[];
}

/** What needs a person, grouped by what has to be done; most places first. */
export function groupFindings(
  all: readonly { file: string; findings: readonly Finding[] }[],
  levels: readonly Finding['level'][] = ['look'],
): Group[] {
  const groups = new Map<string, Group>();
  for (const { file, findings } of all)
    for (const finding of findings) {
      if (!levels.includes(finding.level)) continue;
      const key = finding.kind ?? `${finding.name} ${finding.use.join()}`;
      const group = groups.get(key) ?? { name: finding.name, finding, places: [] };
      if (!groups.has(key)) groups.set(key, group);
      else if (
        group.name !== finding.name &&
        !group.name.split(', ').includes(finding.name) &&
        group.name.length < 60
      )
        group.name += `, ${finding.name}`;
      group.places.push(file ? `${file}:${finding.line}` : String(finding.line));
    }
  return [...groups.values()].sort((a, b) => b.places.length - a.places.length);
}

/** What a group asks for, in one sentence. */
export function sentenceOf({ kind, outcome, use }: Finding): string {
  const own = kind ? KINDS[kind as KindName] : undefined;
  if (own) return own.en;
  return use.length > 0 ? `${OUTCOMES[outcome]}: ${use.join(', ')}` : OUTCOMES[outcome];
}

/** The lines of a report on one file: what to look at, once for each kind, then the counts. */
export function formatVerdict(file: string, verdict: Verdict): string[] {
  const { role, problem, findings, peer, changes, packages, output } = verdict;
  const from = peer === 'jest' ? 'Jest' : 'Vitest';
  if (role === 'empty') return [`${file}: nothing to check, the text is empty`];
  if (role === 'unread')
    return [`${file}:${problem}: this cannot be read, so nothing is known about it`];
  if (role === 'done') return [`${file}: it uses @rstest/core and nothing of ${from} any more`];
  if (role === 'unrelated')
    return [`${file}: neither a test nor a config: it names nothing of ${from}`];
  const count = (level: Finding['level']) => findings.filter((one) => one.level === level).length;
  return [
    ...formatGroups(groupFindings([{ file: '', findings }], ['look', 'note'])),
    ...(packages.length > 0 ? [`packages to install: ${packages.join(' ')}`] : []),
    ...(output && output !== file ? [`the new config is ${output}`] : []),
    `${from} ${role === 'test' ? 'test' : 'config'}: ${findings.length} names, ${count('fine')} work as they are, ${count('done')} changed, ${count('note')} to read about, ${count('look')} to change by hand (${changes} edits)`,
  ];
}

/** One entry for each group: what, where (the first places alone), why and the section. */
export function formatGroups(groups: readonly Group[], site = '', most = 5): string[] {
  return groups.map(({ name, finding, places }) => {
    const shown = places.slice(0, most).join(', ');
    const more = places.length > most ? ` and ${places.length - most} more` : '';
    const lead = /^\d/.test(places[0] ?? '') ? `line${places.length > 1 ? 's' : ''} ` : '';
    const word = finding.level === 'note' ? 'note: ' : '';
    return `${name}: ${word}${sentenceOf(finding)}\n  ${lead}${shown}${more}${finding.link ? `\n  ${site}${finding.link}` : ''}`;
  });
}
