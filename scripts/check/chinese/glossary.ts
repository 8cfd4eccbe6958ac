import { literalPattern } from '../../../content/literal.ts';
import type { Page } from '../../../content/page.ts';
import { type Prose, proseOf } from '../../../content/prose.ts';
import type { Tree } from '../../../content/tree.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { covers } from '../covers.ts';
import { relatedLine } from '../links/related.ts';
import { readJsonFile } from '../schema/jsonFile.ts';
import { hasHan } from './characters.ts';

const FILE = 'docs/glossary.json';

/** One term of the glossary; `schemas/glossary.schema.json` explains the keys. */
export interface GlossaryTerm {
  term: string;
  zh: string;
  note: string;
  avoid?: string[];
  allow?: string[];
  gloss?: boolean;
}

/** Chinese pages use the glossary's renderings. */
export const glossaryCheck: Check = {
  name: 'glossary',
  about: 'Chinese pages use the renderings of docs/glossary.json',
  run({ site, pages }) {
    if (!site.tree.has(FILE)) return [{ file: FILE, line: 1, message: 'glossary is missing' }];
    const { findings, value } = readJsonFile(site.tree, FILE, 'glossary');
    if (findings.length > 0) return findings;
    const terms = value as GlossaryTerm[];
    const chinese = [...pages, ...site.partials].filter(({ lang }) => lang === 'zh');
    return [
      ...consistency(site.tree, terms),
      ...chinese.flatMap((page) => termFindings(page, terms)),
      ...chinese.flatMap((page) => glossFindings(page, terms)),
    ];
  },
};

function consistency(tree: Tree, terms: readonly GlossaryTerm[]): Finding[] {
  const { lineOf } = readJsonFile(tree, FILE);
  const findings: Finding[] = [];
  terms.forEach(({ term, avoid = [] }, index) => {
    const line = lineOf([index]);
    if (terms.findIndex((other) => other.term === term) < index) {
      findings.push({
        file: FILE,
        line,
        message: `term "${term}" is listed twice`,
        fix: 'merge them',
      });
    }
    for (const wrong of avoid) {
      const clash = terms.find(({ zh }) => zh.includes(wrong));
      if (!clash) continue;
      const message = `"${wrong}" is to be avoided, but is part of the rendering of "${clash.term}"`;
      findings.push({ file: FILE, line, message });
    }
  });
  return findings;
}

function termFindings(page: Page, terms: readonly GlossaryTerm[]): Finding[] {
  return proseOf(page).flatMap((prose) => {
    if (!hasHan(prose.text)) return [];
    const text = withoutGlosses(prose.text, terms);
    return terms.flatMap((term) =>
      misuses(text, term, prose.kind === 'picture').map(({ index, found }) => ({
        file: page.file,
        line: prose.lineOf(index),
        message: `"${found}" for the term ${term.term}`,
        right: term.note ? `${term.zh} (${term.note})` : term.zh,
        fix: `an exception belongs in "allow" of ${FILE}, a name in backticks`,
      })),
    );
  });
}

/** The same text with blanks for the English of `内联快照（inline snapshot）`, which is right. */
function withoutGlosses(text: string, terms: readonly GlossaryTerm[]): string {
  return terms
    .filter(({ gloss }) => gloss)
    .map(({ term, zh }) => `${zh}（${term}）`)
    .reduce((rest, gloss) => rest.replaceAll(gloss, ' '.repeat(gloss.length)), text);
}

/** The English term follows the first use in the text of a page, and no other. */
function glossFindings(page: Page, terms: readonly GlossaryTerm[]): Finding[] {
  const related = relatedLine(page);
  // Titles, headings and the list of related pages repeat names, which read better without.
  const text = proseOf(page).filter(
    (prose) => GLOSSED.has(prose.kind) && prose.lineOf(0) < related,
  );
  return terms.flatMap(({ term, zh, gloss }) => {
    if (!gloss) return [];
    const uses = text.flatMap((prose) =>
      [...prose.text.matchAll(new RegExp(literalPattern(zh), 'g'))].map(({ index }) => ({
        line: prose.lineOf(index),
        glossed: prose.text.startsWith(`（${term}`, index + zh.length),
      })),
    );
    return uses.flatMap(({ line, glossed }, index) => {
      if (glossed === (index === 0)) return [];
      const message = glossed ? `"${zh}（${term}）" again` : `first "${zh}" without its English`;
      return [{ file: page.file, line, message, right: glossed ? zh : `${zh}（${term}）` }];
    });
  });
}

const GLOSSED = new Set<Prose['kind']>(['paragraph', 'cell']);

interface Misuse {
  pattern: RegExp;
  allow: readonly string[];
}

const compiled = new WeakMap<GlossaryTerm, { avoided: Misuse[]; english: Misuse[] }>();

/** Patterns of a term, made once: a manual has thousands of runs of prose. */
function patternsOf(term: GlossaryTerm): { avoided: Misuse[]; english: Misuse[] } {
  const known = compiled.get(term);
  if (known) return known;
  const { allow = [], avoid = [], zh } = term;
  const word = literalPattern(term.term).replaceAll(' ', '[\\s-]');
  const leftEnglish = !zh.toLowerCase().includes(term.term);
  const alone = new RegExp(`(?<![\\w@/.\\-])${word}(?:s|es)?(?![\\w/\\-]|\\.\\w)`, 'gi');
  const patterns = {
    avoided: avoid.map((wrong) => ({ pattern: new RegExp(literalPattern(wrong), 'gi'), allow })),
    // The first use on a page gives the English term in parentheses: 快照（snapshot）.
    english: leftEnglish ? [{ pattern: alone, allow: [...allow, zh, `（${term.term}）`] }] : [],
  };
  compiled.set(term, patterns);
  return patterns;
}

/**
 * Places at which a text uses an avoided rendering, or English where there is a rendering; a drawn
 * picture may use English.
 */
export function misuses(
  text: string,
  term: GlossaryTerm,
  drawn = false,
): { index: number; found: string }[] {
  const { avoided, english } = patternsOf(term);
  const lower = text.toLowerCase();
  return [...avoided, ...(drawn ? [] : english)].flatMap(({ pattern, allow }) =>
    [...text.matchAll(pattern)]
      .map((match) => ({ index: match.index, found: match[0] }))
      .filter(
        ({ index, found }) =>
          !allow.some((phrase) => covers(lower, phrase.toLowerCase(), index, found.length)),
      ),
  );
}
