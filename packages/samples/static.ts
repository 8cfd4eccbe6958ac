import ts from 'typescript';
import { JSON_LANGS, placeInFence, SHELL_LANGS } from './blocks.ts';
import { keptLines } from './fence.ts';
import type { Finding } from './finding.ts';
import { checkShell } from './shell.ts';
import type { Fence, KnownCommand, ParsedPage } from './types.ts';

const WORKFLOW_LANGS = ['yaml', 'yml', 'dockerfile'];

/** What can be checked without running anything: JSON syntax, and flags in shell, script and CI lines. */
export function checkStatic(page: ParsedPage, commands: KnownCommand[]): Finding[] {
  const problems: Finding[] = [];
  const report = (fence: Fence, line: number, message: string, fix?: string) =>
    problems.push({ ...placeInFence(page.file, fence, line + 1), message, fix });
  for (const fence of page.fences) {
    if (SHELL_LANGS.includes(fence.lang)) {
      if (fence.meta.norun) continue;
      for (const { line, message } of checkShell(fence.code, commands))
        report(fence, line, message);
    } else if (WORKFLOW_LANGS.includes(fence.lang)) {
      const lines = fence.code.replace(/^(\s*)(- )?(run:|RUN|CMD)/gm, '$1').replace(/^\s+/gm, '');
      for (const { line, message } of checkShell(lines, commands)) report(fence, line, message);
    } else if (JSON_LANGS.includes(fence.lang)) {
      checkJson(fence, commands, report);
    }
  }
  return problems;
}

type Report = (fence: Fence, line: number, message: string, fix?: string) => void;

function checkJson(fence: Fence, commands: KnownCommand[], report: Report): void {
  const strict =
    fence.lang === 'json' && !/(^|\/)(tsconfig[^/]*|jsconfig)\.json$/.test(fence.meta.title ?? '');
  const kept = keptLines(fence.code);
  const code = kept.map(({ text }) => text).join('\n');
  const parsed = ts.parseConfigFileTextToJson('block.json', code);
  if (parsed.error) {
    const before = code.slice(0, parsed.error.start ?? 0).split('\n').length;
    const text = ts.flattenDiagnosticMessageText(parsed.error.messageText, ' ');
    report(fence, (kept[before - 1]?.line ?? 1) - 1, `JSON: ${text}`);
    return;
  }
  if (strict) {
    try {
      JSON.parse(code);
    } catch (error) {
      const fix = 'use a `jsonc` block if comments or trailing commas are meant';
      report(fence, 0, `JSON: ${(error as Error).message}`, fix);
      return;
    }
  }
  const scripts = (parsed.config as { scripts?: unknown } | undefined)?.scripts;
  if (!scripts || typeof scripts !== 'object') return;
  for (const [name, script] of Object.entries(scripts)) {
    if (typeof script !== 'string') continue;
    const line = fence.code.split('\n').findIndex((row) => row.includes(JSON.stringify(name)));
    for (const { message } of checkShell(script, commands))
      report(fence, Math.max(line, 0), message);
  }
}
