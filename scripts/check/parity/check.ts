import { posix } from 'node:path';
import { componentsOf } from '../../../content/elements.ts';
import { fencesOf } from '../../../content/fences.ts';
import { type Heading, headingsOf } from '../../../content/headings.ts';
import { mayLack, splitLang } from '../../../content/languages.ts';
import { linksOf } from '../../../content/links.ts';
import type { Page } from '../../../content/page.ts';
import { isPage } from '../../../content/pages.ts';
import { fileOfPlace } from '../../../content/routes.ts';
import type { Site } from '../../../content/site.ts';
import { lineOf, walk } from '../../../content/walk.ts';
import { DEFAULT_LANG, LANGS } from '../../../shared/site/locales.ts';
import { nearest } from '../../cli/nearest.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { compareNumbers } from './numbers.ts';
import { compareSections } from './sections.ts';

/** Keys whose values are prose and differ between languages. */
const PROSE_KEYS = new Set(['title', 'description', 'titleSuffix', 'tag', 'hero', 'head']);

/** Every page has its translation, with the same headings, ids, samples, components, numbers and keys. */
export const parityCheck: Check = {
  name: 'parity',
  about: 'both languages have the same pages, headings, ids, samples, components, numbers, keys',
  follows: 1,
  run({ site, pages }) {
    return [
      ...unknownLanguages(site),
      ...[...pages, ...site.partials].flatMap((page) => translationFindings(site, page)),
    ];
  },
};

function unknownLanguages(site: Site): Finding[] {
  const found = new Map<string, string>();
  for (const file of site.tree.files) {
    const folder = /^docs\/([^/]+)\/.*\.mdx?$/.exec(file)?.[1];
    if (!folder || found.has(folder) || !isPage(file)) continue;
    if (LANGS.some((lang) => lang === folder)) continue;
    found.set(folder, file);
  }
  return [...found].map(([folder, file]) => ({
    file,
    line: 1,
    message: `unknown language folder docs/${folder}`,
    right: `allowed: ${LANGS.map((lang) => `docs/${lang}`).join(', ')}`,
  }));
}

function translationFindings(site: Site, page: Page): Finding[] {
  const { file } = page;
  return LANGS.flatMap((lang): Finding[] => {
    if (lang === page.lang) return [];
    const translation = site.pageIn(lang, page);
    if (!translation && mayLack(lang, page.path)) return [];
    // A page that imports a part which is not there is reported itself.
    if (!translation && site.partials.includes(page)) return [];
    // Of a page that the first language lacks, that is all there is to say.
    if (!translation && lang !== DEFAULT_LANG && !site.pageIn(DEFAULT_LANG, page)) return [];
    if (!translation) {
      const right = `a file ${fileOfPlace({ lang, path: page.path })}`;
      const message = 'page has no translation';
      return [{ file, line: 1, message, right, fix: 'write it' }];
    }
    if (page.lang !== DEFAULT_LANG || page.error || translation.error) return [];
    return [
      ...compareKeys(page, translation),
      ...compareHeadings(page, translation),
      ...compareParts(page, translation),
      ...compareLinks(page, translation),
      ...compareNumbers(page, translation),
    ];
  });
}

function compareKeys(page: Page, translation: Page): Finding[] {
  if (page.frontmatter.error || translation.frontmatter.error) return [];
  const own = page.frontmatter.data;
  const other = translation.frontmatter.data;
  const findings: Finding[] = [];
  for (const key of new Set([...Object.keys(own), ...Object.keys(other)])) {
    const line = translation.frontmatter.lines.get(key) ?? 1;
    if (!(key in other)) {
      const right = `${page.file}:${page.frontmatter.lines.get(key) ?? 1} has it`;
      findings.push({ file: translation.file, line, message: `frontmatter has no ${key}`, right });
    } else if (!(key in own)) {
      const message = `frontmatter key ${key} is not on ${page.file}`;
      findings.push({
        file: translation.file,
        line,
        message,
        right: 'the same keys on both pages',
      });
    } else if (!PROSE_KEYS.has(key) && JSON.stringify(own[key]) !== JSON.stringify(other[key])) {
      const right = `${JSON.stringify(own[key])}, as on ${page.file}`;
      const message = `frontmatter ${key} is ${JSON.stringify(other[key])}`;
      findings.push({ file: translation.file, line, message, right });
    }
  }
  return findings;
}

const KINDS: Part['kind'][] = ['sample', 'component', 'container', 'table', 'picture'];

/** Findings on samples, components, containers, tables and pictures of `translation` that differ. */
function compareParts(page: Page, translation: Page): Finding[] {
  return compareSections(page, translation, partsOf, (own, { line, where, parts }) =>
    KINDS.flatMap((kind) => {
      const here = own.parts.filter((part) => part.kind === kind);
      const there = parts.filter((part) => part.kind === kind);
      return compareKind(page, { file: translation.file, line, where }, kind, here, there);
    }),
  );
}

function compareKind(
  page: Page,
  translation: { file: string; line: number; where: string },
  kind: Part['kind'],
  own: readonly Part[],
  other: readonly Part[],
): Finding[] {
  const findings: Finding[] = [];
  const { file, where } = translation;
  if (own.length !== other.length) {
    const odd = own.find((part, index) => part.key !== other[index]?.key) ?? own[0];
    const line = other.find((part, index) => part.key !== own[index]?.key)?.line ?? other[0]?.line;
    return [
      {
        file,
        line: line ?? translation.line,
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
      file,
      line: counterpart.line + difference.offset,
      message: `${kind} in ${where} differs: ${difference.found || 'nothing'}`,
      right: `${difference.expected || 'nothing'}, as on ${page.file}:${part.line + difference.offset}`,
    });
  }
  return findings;
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

/** Something that both translations of a page must have alike. */
interface Part {
  kind: 'sample' | 'component' | 'container' | 'table' | 'picture';
  /** What must be equal; for a sample language and first line without its content. */
  key: string;
  /** Content of a sample, compared line by line. */
  content?: string;
  line: number;
}

/** Attributes whose values are prose and differ between languages. */
const PROSE_ATTRIBUTES = new Set(['alt', 'title', 'label', 'caption', 'description', 'href', 'to']);

function partsOf(page: Page): Part[] {
  const parts: Part[] = fencesOf(page).map(({ lang, meta, content, line }) => ({
    kind: 'sample',
    key: `${lang} ${meta}`.trim(),
    content,
    line,
  }));
  for (const { name, attributes, line } of componentsOf(page)) {
    const kept = Object.entries(attributes).filter(([key]) => !PROSE_ATTRIBUTES.has(key));
    const written = kept.map(([key, value]) => `${key}="${value}"`);
    parts.push({ kind: 'component', key: [name, ...written].join(' '), line });
  }
  walk(page.tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'table') {
      const columns = node.children[0]?.children.length ?? 0;
      const key = `${node.children.length} rows of ${columns} cells`;
      parts.push({ kind: 'table', key, line });
    }
    if (node.type === 'image') {
      // A picture beside an English page is further away from the translation.
      const key = node.url.startsWith('.') ? posix.basename(node.url) : node.url;
      parts.push({ kind: 'picture', key, line });
    }
    if (node.type === 'text') parts.push(...containersIn(node.value, line));
  });
  return parts.toSorted((a, b) => a.line - b.line);
}

function containersIn(text: string, line: number): Part[] {
  return text.split('\n').flatMap((row, index) => {
    const kind = /^:::\s*(\w+)/.exec(row)?.[1];
    return kind ? [{ kind: 'container' as const, key: kind, line: line + index }] : [];
  });
}

/** Findings on headings of `translation` that differ from `page`, which is in the site's first language. */
function compareHeadings(page: Page, translation: Page): Finding[] {
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

/** Findings on links that one language has under a heading and the other does not. */
function compareLinks(page: Page, translation: Page): Finding[] {
  return [
    ...missingLinks(page, translation, 'add the link'),
    ...missingLinks(translation, page, 'add the link, or remove it there'),
  ];
}

function missingLinks(from: Page, to: Page, fix: string): Finding[] {
  return compareSections(from, to, addressesOf, (own, { line, where, parts }) =>
    [...new Map(own.parts.map((link) => [link.address, link.line]))]
      .filter(([address]) => !parts.some((link) => link.address === address))
      .map(([address, place]) => ({
        file: to.file,
        line,
        message: `no link to ${address} in ${where}`,
        right: `the links of ${from.file}:${place}`,
        fix,
      })),
  );
}

function addressesOf(page: Page): { address: string; line: number }[] {
  const links = linksOf(page).filter(({ kind }) => kind === 'link');
  return links.map(({ url, line }) => ({
    address: url.startsWith('/') ? splitLang(url).path : url,
    line,
  }));
}
