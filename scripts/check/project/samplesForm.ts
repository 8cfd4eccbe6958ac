import type { Fence } from '@rstest-docs/samples';
import type { Finding } from '../../finding.ts';
import type { SamplePage } from '../../samples/pages.ts';

/** What readers must be able to see: the command of an output, and why a sample fails on purpose. */
export function formFindings(page: SamplePage): Finding[] {
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
