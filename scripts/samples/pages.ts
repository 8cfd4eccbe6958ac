import { dirname, join } from 'node:path';
import type { CodeBlock, ParsedPage } from '@rstest-docs/samples';
import { parseMeta } from '@rstest-docs/samples/fence';
import { fencesOf } from '../../content/fences.ts';
import { type Heading, headingsOf } from '../../content/headings.ts';
import { splitLang } from '../../content/languages.ts';
import { type MarkdownLine, readLines } from '../../content/lines.ts';
import type { Page } from '../../content/page.ts';
import { parsedPages } from '../../content/parsed.ts';
import { withParts } from '../../content/parts.ts';
import { loadSite } from '../../content/site.ts';
import { diskTree } from '../../content/tree.ts';
import { lineAt } from '../../content/walk.ts';
import { addressOfSource } from '../../shared/site/addresses.ts';
import type { Lang } from '../../shared/site/locales.ts';
import { UserError } from '../cli/errors.ts';
import { didYouMean } from '../cli/nearest.ts';

/** A page of the manual as the runs of samples, the proofs and the facts see it. */
export interface SamplePage extends ParsedPage {
  lang: Lang;
  /** Markdown below the frontmatter. */
  body: string;
  headings: Heading[];
}

/** What `--only` means: a route or a part of one, with or without language, or a page's file. */
export function routePart(only: string): string {
  const file = /^(?:\.?\/)?(?:docs\/[^/]+|tests\/answers)\/(.+)\.(?:mdx?|ts)$/.exec(only);
  return file ? addressOfSource(`/${file[1]}`) : only.startsWith('/') ? splitLang(only).path : only;
}

/** The pages that a command is about; all unless it names some. */
export interface Selection {
  /** Parts of routes, of which a page has one. */
  only?: readonly string[];
  /** Whole routes without language. */
  of?: readonly string[] | undefined;
  /** The others need not be parsed. */
  lang?: Lang;
}

/** What `--only` and `--of` say, each given several times or with commas. */
export const selectionOf = (values: { only: string[]; of?: string | undefined }): Selection => ({
  only: values.only.flatMap((one) => one.split(',')).map(routePart),
  of: values.of?.split(',').filter(Boolean),
});

export const isChosen = (route: string, { only = [], of }: Selection): boolean =>
  (only.length === 0 || only.some((part) => route.includes(part))) && (of?.includes(route) ?? true);

/**
 * The published pages of all languages that are chosen, in a stable order. A part of a route that
 * no page has is an error, since nothing would be checked.
 */
export function samplePages(root: string, chosen: Selection = {}): SamplePage[] {
  const all = loadSite(diskTree(root), undefined, parsedPages(root)).pages;
  const routes = new Set(all.map(({ bareRoute }) => bareRoute));
  for (const part of chosen.only ?? []) {
    if ([...routes].some((route) => route.includes(part))) continue;
    throw new UserError(`no page matches --only ${part}${didYouMean(part, routes, '; ')}`);
  }
  return all
    .filter((page) => (chosen.lang ?? page.lang) === page.lang && isChosen(page.bareRoute, chosen))
    .map(samplePage);
}

/** A page with its blocks and headings, which are found once. */
export function samplePage(page: Page): SamplePage {
  const made = known.get(page) ?? {
    lang: page.lang,
    route: page.bareRoute,
    file: page.file,
    text: page.source,
    body: page.body,
    fences: sampleFences(page),
    headings: headingsOf(page),
  };
  known.set(page, made);
  return made;
}

const known = new WeakMap<Page, SamplePage>();

/** Lines of a page, with those of the parts that it imports in their place. */
export const linesOf = (root: string, { body, file }: SamplePage): MarkdownLine[] => [
  ...readLines(withParts(body, dirname(join(root, file)))),
];

/** Id of the heading below which a line is; '' in front of the first section. */
export const headingAbove = ({ headings }: SamplePage, line: number): string =>
  headings.findLast((one) => one.level > 1 && one.line < line)?.id ?? '';

/** Fenced blocks with attributes, and by heading. */
function sampleFences(page: Page): CodeBlock[] {
  const headings = headingsOf(page).map(({ line }) => line);
  const lines = page.source.split(/\r?\n/);
  return fencesOf(page).map(({ lang, meta, content, line, span }) => ({
    lang: lang.toLowerCase(),
    meta: parseMeta(meta),
    code: content,
    line,
    endLine: lineAt(page.source, span.end),
    indent: /^\s*/.exec(lines[line - 1] ?? '')?.[0] ?? '',
    section: headings.filter((start) => start < line).length,
  }));
}
