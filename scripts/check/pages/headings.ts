import { slug } from 'github-slugger';
import { type Heading, headingsOf } from '../../../content/headings.ts';
import { headingLines } from '../../../content/lines.ts';
import type { Page } from '../../../content/page.ts';
import { plainText } from '../../../content/walk.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { wrongCapitals } from './sentenceCase.ts';

export const NAMES_FILE = 'docs/names.txt';

/** One h1 equal to the title, no skipped level, unique ids, sentence case, no full stop. */
export const headingsCheck: Check = {
  name: 'headings',
  about: 'one h1 equal to the title, levels, unique ids, sentence case',
  run({ site, pages }) {
    const names = site.tree.has(NAMES_FILE) ? readNames(site.tree.read(NAMES_FILE)) : [];
    return pages.flatMap((page) => headingFindings(page, names));
  },
};

/** Names, one per line; `#` starts a comment. */
export function readNames(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}

/** Whether the theme draws the heading, so that the page must not have an h1. */
export const drawsOwnHeading = ({ type }: Page): boolean => type !== 'doc';

function headingFindings(page: Page, names: readonly string[]): Finding[] {
  const headings = headingsOf(page);
  return [
    ...firstHeading(page, headings),
    ...levels(page, headings),
    ...form(page, headings),
    ...ids(page, headings),
    ...wording(page, headings, names),
  ];
}

function firstHeading(page: Page, headings: readonly Heading[]): Finding[] {
  const { file } = page;
  const first = headings.filter((heading) => heading.level === 1);
  if (drawsOwnHeading(page)) {
    return first.map(({ line }) => ({
      file,
      line,
      message: 'a second h1: the theme already draws one from the title of this type of page',
      fix: 'remove the # line',
    }));
  }
  const findings: Finding[] = first.slice(1).map(({ line }) => ({
    file,
    line,
    message: 'more than one h1',
    fix: 'make it an h2 (##)',
  }));
  const [h1] = first;
  const { title } = page.frontmatter.data;
  if (!h1) {
    const fix = `write # ${String(title ?? 'Title')} below the frontmatter`;
    if (!page.error) findings.push({ file, line: 1, message: 'no h1', fix });
  } else if (typeof title === 'string' && h1.text !== title.replaceAll('`', '')) {
    findings.push({
      file,
      line: h1.line,
      message: `h1 "${h1.text}" differs from the title "${title}"`,
      right: 'both say the same',
    });
  }
  return findings;
}

function levels(page: Page, headings: readonly Heading[]): Finding[] {
  let previous = 1;
  return headings.flatMap(({ level, line, text }) => {
    const skipped = level > previous + 1;
    const right = `h${previous + 1} or higher`;
    previous = level;
    if (level > 4) {
      return { file: page.file, line, message: `h${level} "${text}"`, right: 'h2 to h4' };
    }
    if (!skipped) return [];
    return { file: page.file, line, message: `h${level} "${text}" skips a level`, right };
  });
}

/** Search and lists of pages read headings line by line, so they have to find the same ones. */
function form(page: Page, headings: readonly Heading[]): Finding[] {
  if (page.error) return [];
  const lines = headingLines(page.body, [1, 2, 3, 4, 5, 6]);
  const other = headings.find(({ text }, index) => text !== lines[index]?.[1]);
  if (!other) return [];
  return [
    {
      file: page.file,
      line: other.line,
      message: `heading "${other.text}" has a form that search does not read`,
      right: 'one line that begins with #, outside of lists and quotes',
    },
  ];
}

function ids(page: Page, headings: readonly Heading[]): Finding[] {
  const seen = new Map<string, number>();
  return headings.flatMap(({ text, writtenId, line }) => {
    if (writtenId !== undefined && !/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i.test(writtenId)) {
      const right = 'letters, digits and single hyphens';
      return { file: page.file, line, message: `heading id "${writtenId}"`, right };
    }
    // A second heading of the same text gets a number from the site generator.
    const base = writtenId || slug(text);
    const before = seen.get(base);
    seen.set(base, line);
    if (before === undefined) return [];
    return {
      file: page.file,
      line,
      message: `heading "${text}" has the id of line ${before}, #${base}`,
      right: 'every heading of a page has its own id',
      fix: 'name it by what sets it apart',
    };
  });
}

function wording(page: Page, headings: readonly Heading[], names: readonly string[]): Finding[] {
  return headings.flatMap((heading) => {
    const { line, text, level } = heading;
    const findings: Finding[] = [];
    if (text === '') findings.push({ file: page.file, line, message: `empty h${level}` });
    if (/[.,:;。，：；]$/.test(text)) {
      findings.push({
        file: page.file,
        line,
        message: `heading "${text}" ends with punctuation`,
        fix: 'drop it',
      });
    }
    // A single word is the name of an option or a function.
    if (page.lang !== 'en' || /^[\w$.()[\]<>]+$/.test(text)) return findings;
    const prose = heading.node.children
      .map((child) => (child.type === 'inlineCode' ? '\uE000' : plainText(child)))
      .join('');
    for (const { message, right } of wrongCapitals(prose, names)) {
      const fix = `a name belongs in ${NAMES_FILE}, code in backticks`;
      findings.push({
        file: page.file,
        line,
        message: `heading "${text}": ${message}`,
        right,
        fix,
      });
    }
    return findings;
  });
}
