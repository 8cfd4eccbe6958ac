import { dirname, join } from 'node:path';
import { groupSamples, testsToRun } from '@rstest-docs/samples';
import { readFrontmatter } from '../../content/frontmatter.ts';
import { readLines } from '../../content/lines.ts';
import { withParts } from '../../content/parts.ts';
import { plainInline, plainLine } from '../../content/plainText.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';
import type { SamplePage } from '../samples/pages.ts';
import { flat, type PageProofs, sayings } from './proofs.ts';

/**
 * A sentence that states behavior: it quotes what is printed, or says what happens. Advice,
 * definitions and what leads to a sample state none.
 */
const STATES =
  /\b(?:fails?|throws?|rejects?|prints?|ignore[sd]?|exits?|runs?|stays?|stops?|skip(?:s|ped)|applies|overrides?|replaces?|adds?|returns?|resolves?|gives?|becomes?|writes?|keeps?|removes?|undone|restore[sd]?|counts?|reads?|passes|marks?|waits?|warns?|reports?|has no effect|(?:is|are) (?:not|never|ignored|skipped|restored|undone|printed|called|lost|kept|removed|shared)|isn't|aren't|doesn't|don't|by default)\b/;
const NONE =
  /^(?:We recommend|Use|See|Here|Set|Write|Put|Pass|Add|Read|Give|Import|Call|Install|Start|Open|Choose|To|Then|If you|Don't|Also|For example|You)\b|:$|\?$/;

/** A sentence of a page, and whether a proof or a sample of its section shows that it is so. */
export interface Statement {
  line: number;
  text: string;
  shown: boolean;
}

/**
 * The sentences of a page that state behavior. One is shown by a proof that names words of it, or by
 * a sample that runs below the same heading.
 */
export function statementsOf(
  root: string,
  page: SamplePage,
  proofs: PageProofs | undefined,
): Statement[] {
  const said = (proofs?.answers ?? []).flatMap((answer) =>
    sayings(answer).map((words) => flat(plainInline(words))),
  );
  const sampled = new Set(
    groupSamples([page])
      .groups.filter((group) => testsToRun(group).length > 0)
      .map(({ files }) => headingAbove(page, files[0]?.places[0]?.line ?? 0)),
  );
  const front = readFrontmatter(page.text).length;
  const body = withParts(page.text.slice(front), dirname(join(root, page.file)));
  const statements: Statement[] = [];
  let section = '';
  for (const part of readLines(body)) {
    if (part.kind === 'heading') section = part.depth > 1 ? part.id : '';
    if (
      section === 'related' ||
      part.kind !== 'text' ||
      /^\s*(?:<|\/>|:::|[\w-]+=|\|[\s:|-]+$)/.test(part.text)
    )
      continue;
    for (const text of sentencesOf(part.text)) {
      if (!STATES.test(text) || NONE.test(text)) continue;
      const words = flat(text);
      const proved = said.some((one) => one.includes(words) || (one && words.includes(one)));
      const line = page.text.split('\n').findIndex((one) => one.includes(part.text)) + 1 || 1;
      statements.push({ line, text, shown: proved || sampled.has(section) });
    }
  }
  return statements;
}

const headingAbove = ({ headings }: SamplePage, line: number): string =>
  headings.findLast((one) => one.level > 1 && one.line < line)?.id ?? '';

/** Code may hold what looks like the end of a sentence. */
function sentencesOf(line: string): string[] {
  const spans: string[] = [];
  return plainLine(
    line.replace(/(`+)(.+?)\1(?!`)/g, (code) => {
      spans.push(code);
      return `\uE000${spans.length - 1}\uE000`;
    }),
  )
    .split(/(?<=[.!?])\s+(?=[A-Z\uE000"(])/)
    .map((text) =>
      text.replace(/\uE000(\d+)\uE000/g, (_, index) => plainInline(spans[index] ?? '')),
    )
    .filter((text) => text.split(/\s+/).length > 2);
}

/** Pages by section of the manual, such as `guide/basic`, with the share of what is shown. */
export function shares(
  statements: ReadonlyMap<SamplePage, readonly Statement[]>,
): [section: string, shown: number, all: number][] {
  const sums = new Map<string, [number, number]>();
  for (const [{ route, lang }, own] of statements) {
    if (lang !== DEFAULT_LANG) continue;
    for (const name of [route.split('/').slice(1, 3).join('/') || 'home', 'all']) {
      const [shown, all] = sums.get(name) ?? [0, 0];
      sums.set(name, [shown + own.filter((one) => one.shown).length, all + own.length]);
    }
  }
  return [...sums].map(([name, [shown, all]]) => [name, shown, all]);
}
