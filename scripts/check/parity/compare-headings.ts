import { type Heading, headingsOf } from '../../../content/headings.ts';
import type { Page } from '../../../content/page.ts';
import { nearest } from '../../cli/nearest.ts';
import type { Finding } from '../../finding.ts';

/** Findings on headings of `translation` that differ from `page`, which is in the site's first language. */
export function compareHeadings(page: Page, translation: Page): Finding[] {
  const own = headingsOf(page).filter(({ level }) => level > 1);
  const other = headingsOf(translation).filter(({ level }) => level > 1);
  const bare = other.filter(
    ({ writtenId, id }) => writtenId === undefined && !own.some((heading) => heading.id === id),
  );
  if (bare.length > 0) {
    const aligned = own.length === other.length;
    return bare.map((heading) => {
      const id = aligned ? own[other.indexOf(heading)]?.id : undefined;
      return {
        file: translation.file,
        line: heading.line,
        message: `heading "${heading.text}" has no English id`,
        right: `${'#'.repeat(heading.level)} ${heading.text} \\{#${id ?? 'id of the English heading'}}`,
        ...(id ? { fix: 'npm run fix' } : {}),
      };
    });
  }
  const missing = own.filter(({ id }) => !other.some((heading) => heading.id === id));
  const extra = other.filter(({ id }) => !own.some((heading) => heading.id === id));
  const findings = extra.map((heading) => unknownHeading(page, translation, heading, missing));
  const renamed = new Set(
    extra.map(({ id }) =>
      nearest(
        id,
        missing.map((one) => one.id),
      ),
    ),
  );
  for (const heading of missing) {
    if (renamed.has(heading.id)) continue;
    findings.push(missingHeading(page, translation, heading, own, other));
  }
  if (findings.length > 0) return findings;
  return compareInOrder(page, translation, own, other);
}

function unknownHeading(
  page: Page,
  translation: Page,
  heading: Heading,
  missing: readonly Heading[],
): Finding {
  const meant = nearest(
    heading.id,
    missing.map(({ id }) => id),
  );
  return {
    file: translation.file,
    line: heading.line,
    message: `heading id #${heading.id} is not on ${page.file}`,
    right: meant ? `#${meant}` : 'the same headings as on the English page',
  };
}

function missingHeading(
  page: Page,
  translation: Page,
  heading: Heading,
  own: readonly Heading[],
  other: readonly Heading[],
): Finding {
  const before = own[own.indexOf(heading) - 1];
  const line = other.find(({ id }) => id === before?.id)?.line ?? 1;
  return {
    file: translation.file,
    line,
    message: `heading #${heading.id} ("${heading.text}") is missing`,
    right: `the heading of ${page.file}:${heading.line}`,
    fix: `add ${'#'.repeat(heading.level)} … \\{#${heading.id}} after this line's section`,
  };
}

function compareInOrder(
  page: Page,
  translation: Page,
  own: readonly Heading[],
  other: readonly Heading[],
): Finding[] {
  const findings: Finding[] = [];
  for (const [index, heading] of own.entries()) {
    const counterpart = other[index];
    if (!counterpart) break;
    const { line, id, level } = counterpart;
    if (id !== heading.id) {
      const right = `#${heading.id} comes here, as on ${page.file}:${heading.line}`;
      return [
        ...findings,
        { file: translation.file, line, message: `heading #${id} out of order`, right },
      ];
    }
    if (level !== heading.level) {
      const right = `h${heading.level}, as on ${page.file}:${heading.line}`;
      findings.push({
        file: translation.file,
        line,
        message: `heading #${id} is an h${level}`,
        right,
      });
    }
  }
  return findings;
}
