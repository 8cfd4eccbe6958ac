import { CODE_LANGS, type CodeBlock, groupSamples, placeInFence } from '@rstest-docs/samples';
import { keptLines } from '@rstest-docs/samples/fence';
import ts from 'typescript';
import { CODE_LANGUAGES } from '../../../shared/site/codeLanguages.ts';
import { didYouMean } from '../../cli/nearest.ts';
import type { Finding } from '../../finding.ts';
import { type SamplePage, samplePage } from '../../samples/pages.ts';
import type { Check } from '../check.ts';

const LANGUAGES: readonly string[] = [...CODE_LANGUAGES, 'ansi', 'text', 'txt'];

/** What can be said about samples without running them; `npm run docs -- samples` does the rest. */
export const samplesCheck: Check = {
  name: 'samples',
  about:
    'samples can be parsed, show their command or failure, and do as the recommended config does',
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
function languageFindings(file: string, { lang, line }: CodeBlock): Finding[] {
  if (LANGUAGES.includes(lang)) return [];
  const right = (lang && didYouMean(lang, LANGUAGES)) || `allowed: ${LANGUAGES.join(', ')}`;
  return [
    { file, line, message: lang ? `unknown language ${lang}` : 'code without a language', right },
  ];
}

/** The first syntax error of a code block, which others follow from; one that must not compile may have it. */
function syntaxFindings(file: string, fence: CodeBlock): Finding[] {
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

const isShown = (page: SamplePage, { section }: CodeBlock): boolean =>
  page.fences.some((fence) => fence.section === section && fence.lang === 'ansi');

/** Whether the section has a sentence besides its heading and its blocks. */
function isExplained(page: SamplePage, fence: CodeBlock): boolean {
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

/** The page that adds up what the manual recommends. */
const RECOMMENDED = '/guide/start/recommended-config';

/** What no sample that is run contains, wherever it is. */
const HABITS: readonly { pattern: RegExp; message: string; right: string }[] = [
  {
    pattern: /@ts-expect-error install/,
    message: 'the sample has a comment that only its check needs',
    right: 'norun="needs <package>" in the fence',
  },
  {
    pattern: /(['"`/])(?:b|book|order)-\d+\b/,
    message: 'an id that the sample world does not have',
    right: "books are 'B-1', orders are 'o-1'",
  },
  {
    pattern: /^ {2}retry: /,
    message: 'the config retries every test',
    right: `retry at one test; ${RECOMMENDED} says why`,
  },
];

/** A setting at the top level of a config. */
const SETTING = /^ {2}(\w+): (true|false|'[^']*'),/;

/** Samples of `pages` that do something else than the recommended config, which `all` may hold. */
function recommendedFindings(pages: SamplePage[], all: SamplePage[]): Finding[] {
  const recommended = sharedSettings(all);
  return pages.flatMap((page) =>
    page.fences
      .filter(({ meta }) => meta.norun === undefined)
      .flatMap((fence) => [
        ...directoryFindings(page, fence),
        ...lineFindings(page, fence, recommended),
      ]),
  );
}

/** Settings that more than one of the recommended configs has, with their values. */
function sharedSettings(pages: SamplePage[]): Map<string, string> {
  const page = pages.find(({ route }) => route === RECOMMENDED);
  const seen = (page?.fences ?? []).flatMap(({ code }) =>
    code.split('\n').flatMap((line) => {
      const [, name, value] = SETTING.exec(line) ?? [];
      return name && value ? [[name, value] as const] : [];
    }),
  );
  return new Map(seen.filter(([name], at) => seen.findIndex(([one]) => one === name) < at));
}

function directoryFindings({ file }: SamplePage, { meta, line }: CodeBlock): Finding[] {
  if (!/^(?:tests|spec|specs)\//.test(meta.title ?? '')) return [];
  const message = `the sample is in another directory than the manual recommends: ${meta.title}`;
  return [{ file, line, message, right: 'beside the code in src/, or in test/' }];
}

function lineFindings(
  { file, route }: SamplePage,
  fence: CodeBlock,
  recommended: ReadonlyMap<string, string>,
): Finding[] {
  return fence.code.split('\n').flatMap((text, index) => {
    const at = placeInFence(file, fence, index + 1);
    const name = /^ {2}(\w+): /.exec(text)?.[1];
    // The page of an option shows the option, whatever its value.
    if (name && route.endsWith(`/${name}`)) return [];
    const habits = HABITS.filter(({ pattern }) => pattern.test(text));
    const [, setting, value] = SETTING.exec(text) ?? [];
    const right = setting && recommended.get(setting);
    const other = right !== undefined && right !== '' && right !== value;
    return [
      ...habits.map(({ message, right }) => ({ ...at, message, right })),
      ...(other && fence.meta.title?.startsWith('rstest.config')
        ? [
            {
              ...at,
              message: `the config sets ${setting} to ${value}`,
              right: `${right}, as on ${RECOMMENDED}`,
            },
          ]
        : []),
    ];
  });
}
