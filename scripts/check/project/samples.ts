import { CODE_LANGS, type Fence, groupSamples, placeInFence } from '@rstest-docs/samples';
import { keptLines } from '@rstest-docs/samples/fence';
import ts from 'typescript';
import { CODE_LANGUAGES } from '../../../shared/site/codeLanguages.ts';
import { nearest } from '../../cli/nearest.ts';
import type { Finding } from '../../finding.ts';
import { type SamplePage, samplePage } from '../../samples/pages.ts';
import type { Check } from '../check.ts';
import { recommendedFindings } from './samplesRecommended.ts';

const LANGUAGES: readonly string[] = [...CODE_LANGUAGES, 'ansi', 'text', 'txt'];

/** What can be told about samples without running them; `npm run docs -- samples` does the rest. */
export const samplesCheck: Check = {
  name: 'samples',
  about:
    'samples can be parsed, show their command or failure, and do as the recommended config does',
  reads: /^docs\//,
  run({ site, pages: judged }) {
    const pages = judged.map(samplePage);
    return [
      ...groupSamples(pages).problems,
      ...pages.flatMap((page) =>
        page.fences.flatMap((fence) => languageFindings(page.file, fence)),
      ),
      ...pages.flatMap(formFindings),
      ...recommendedFindings(pages, site.pages.map(samplePage)),
      ...pages.flatMap((page) => page.fences.flatMap((fence) => syntaxFindings(page.file, fence))),
    ];
  },
};

/** A language that the highlighter does not load stops the build. */
function languageFindings(file: string, { lang, line }: Fence): Finding[] {
  if (LANGUAGES.includes(lang)) return [];
  const meant = nearest(lang, LANGUAGES);
  const right = meant ? `did you mean ${meant}?` : `allowed: ${LANGUAGES.join(', ')}`;
  return [
    { file, line, message: lang ? `unknown language ${lang}` : 'code without a language', right },
  ];
}

/** The first syntax error of a code block, which others follow from; one that must not compile may have it. */
function syntaxFindings(file: string, fence: Fence): Finding[] {
  if (!CODE_LANGS.includes(fence.lang) || fence.meta.errors !== undefined) return [];
  const kept = keptLines(fence.code);
  const code = kept.map(({ text }) => text).join('\n');
  return syntaxErrors(fence.lang, code)
    .slice(0, 1)
    .map(({ start, messageText }) => ({
      ...placeInFence(file, fence, kept[code.slice(0, start).split('\n').length - 1]?.line ?? 1),
      message: `sample cannot be parsed: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    }));
}

/** The parser keeps its errors on the tree, where its types do not name them. */
function syntaxErrors(lang: string, code: string): readonly ts.DiagnosticWithLocation[] {
  const name = lang.endsWith('x') ? 'sample.tsx' : `sample.${lang}`;
  const tree = ts.createSourceFile(name, code, ts.ScriptTarget.Latest);
  const { parseDiagnostics } = tree as unknown as {
    parseDiagnostics: readonly ts.DiagnosticWithLocation[];
  };
  return parseDiagnostics;
}

/** What readers must be able to see: the command of an output, and why a sample fails on purpose. */
function formFindings(page: SamplePage): Finding[] {
  return page.fences.flatMap((fence) => {
    const at = { file: page.file, line: fence.line };
    if (fence.lang === 'ansi' && fence.meta.output === undefined) {
      const fix = 'write output="npx rstest …" after ansi';
      return [{ ...at, message: 'the output does not say which command prints it', fix }];
    }
    const failing = fence.meta.fails !== undefined || fence.meta.errors !== undefined;
    if (!failing || isShown(page, fence) || isExplained(page, fence)) return [];
    return [
      {
        ...at,
        message: 'the sample fails on purpose, but its section neither shows nor explains it',
        fix: 'add an ansi block with output="npx rstest" below it, or a sentence that says why it fails',
      },
    ];
  });
}

const isShown = (page: SamplePage, { section }: Fence): boolean =>
  page.fences.some((fence) => fence.section === section && fence.lang === 'ansi');

/** Whether the section has a sentence besides its heading and its blocks. */
function isExplained(page: SamplePage, fence: Fence): boolean {
  const lines = page.headings.map(({ line }) => line);
  const start = lines.filter((line) => line < fence.line).at(-1) ?? 0;
  const end = lines.find((line) => line > fence.line) ?? Number.POSITIVE_INFINITY;
  const inBlock = (line: number): boolean =>
    page.fences.some((block) => line >= block.line && line <= block.endLine);
  return page.text.split('\n').some((text, index) => {
    const line = index + 1;
    return line > start && line < end && /^[^<:|]*\p{L}{2}/u.test(text) && !inBlock(line);
  });
}
