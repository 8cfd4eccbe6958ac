import { headingsOf } from '../../../content/headings.ts';
import type { Page } from '../../../content/page.ts';
import type { Finding } from '../../finding.ts';
import { type Part, partsBySection } from './sections.ts';

const KINDS: Part['kind'][] = ['sample', 'component', 'container', 'table', 'picture'];

/** Findings on samples, components, containers, tables and pictures of `translation` that differ. */
export function compareParts(page: Page, translation: Page): Finding[] {
  const own = partsBySection(page);
  const other = partsBySection(translation);
  const findings: Finding[] = [];
  for (const [section, parts] of own) {
    const counterparts = other.get(section);
    // A missing section is told by the comparison of headings.
    if (!counterparts) continue;
    for (const kind of KINDS) {
      const here = parts.filter((part) => part.kind === kind);
      const there = counterparts.filter((part) => part.kind === kind);
      findings.push(...compareKind(page, translation, kind, section, here, there));
    }
  }
  return findings;
}

function compareKind(
  page: Page,
  translation: Page,
  kind: Part['kind'],
  section: string,
  own: readonly Part[],
  other: readonly Part[],
): Finding[] {
  const findings: Finding[] = [];
  const where = section ? `#${section}` : 'the part above the first h2';
  if (own.length !== other.length) {
    const odd = own.find((part, index) => part.key !== other[index]?.key) ?? own[0];
    const line = other.find((part, index) => part.key !== own[index]?.key)?.line ?? other[0]?.line;
    return [
      {
        file: translation.file,
        line: line ?? lineOfSection(translation, section),
        message: `${other.length} ${kind}s in ${where}`,
        right: `${own.length}, as on ${page.file}`,
        fix:
          other.length < own.length && odd
            ? `add the ${kind} of line ${odd.line} there: ${odd.key}`
            : `remove the ${kind} that the English page does not have`,
      },
    ];
  }
  for (const [index, part] of own.entries()) {
    const counterpart = other[index];
    if (!counterpart) continue;
    const difference = differs(part, counterpart);
    if (!difference) continue;
    findings.push({
      file: translation.file,
      line: counterpart.line + difference.offset,
      message: `${kind} in ${where} differs: ${difference.found || 'nothing'}`,
      right: `${difference.expected || 'nothing'}, as on ${page.file}:${part.line + difference.offset}`,
    });
  }
  return findings;
}

function lineOfSection(page: Page, section: string): number {
  return headingsOf(page).find(({ id }) => id === section)?.line ?? 1;
}

function differs(
  own: Part,
  other: Part,
): { offset: number; found: string; expected: string } | undefined {
  if (own.key !== other.key) return { offset: 0, found: other.key, expected: own.key };
  if (own.content === other.content) return undefined;
  const ownRows = (own.content ?? '').split('\n');
  const otherRows = (other.content ?? '').split('\n');
  let row = 0;
  while (ownRows[row] === otherRows[row]) row++;
  return {
    offset: row + 1,
    found: (otherRows[row] ?? '').trim(),
    expected: (ownRows[row] ?? '').trim(),
  };
}
