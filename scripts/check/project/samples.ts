import ts from 'typescript';
import type { Site } from '../../docs/site.ts';
import { CODE_LANGS } from '../../samples/blocks.ts';
import { groupSamples } from '../../samples/groups.ts';
import { parsePage } from '../../samples/pages.ts';
import type { Fence, ParsedPage } from '../../samples/types.ts';
import type { Check } from '../check.ts';
import type { Finding } from '../finding.ts';

/** What can be told about samples without running them; `npm run test:samples` does the rest. */
export const samplesCheck: Check = {
  name: 'samples',
  about: 'samples can be parsed and carry known attributes (test:samples runs them)',
  run({ site }) {
    const pages = parsedPages(site);
    return [
      ...groupSamples(pages).problems.map(({ fix, ...problem }) => ({
        ...problem,
        fix: fix || undefined,
      })),
      ...pages.flatMap((page) => page.fences.flatMap((fence) => syntaxFindings(page.file, fence))),
    ];
  },
};

function parsedPages(site: Site): ParsedPage[] {
  return site.pages.map(({ file, locale, path, source }) =>
    parsePage({
      file,
      lang: locale,
      route: `/${path.replace(/(^|\/)index$/, '$1')}`,
      text: source,
    }),
  );
}

/** Syntax errors of a code block; one that must not compile may have them. */
function syntaxFindings(file: string, fence: Fence): Finding[] {
  if (!CODE_LANGS.includes(fence.lang) || fence.meta.errors !== undefined) return [];
  const name = fence.lang.endsWith('x') ? 'sample.tsx' : `sample.${fence.lang}`;
  const { diagnostics = [] } = ts.transpileModule(fence.code, {
    fileName: name,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve },
  });
  return diagnostics.map(({ start = 0, messageText }) => ({
    file,
    line: fence.line + fence.code.slice(0, start).split('\n').length,
    message: `sample cannot be parsed: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  }));
}
