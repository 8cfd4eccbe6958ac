import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isConfigFile } from './fence.ts';
import type { Finding } from './finding.ts';
import { configOf, testsToRun, writeFile, writeFiles } from './layout.ts';
import { isSameOutput, normalizeOutput, stripColors } from './normalize.ts';
import { runShell } from './process.ts';
import type { CodeBlock, Group, OutputFence, SampleFile } from './types.ts';
import { type WarmChild, warmCommand } from './warm.ts';

/** A block whose text is not what the command prints now. */
export interface StaleOutput {
  page: string;
  fence: CodeBlock;
  text: string;
  /** The command failed, although no sample of its project is meant to. */
  unexpected: boolean;
}

export interface OutputResult {
  stale: StaleOutput[];
  problems: Finding[];
  passed: number;
  /** The run was a plain one and shows that every test file did what its block says. */
  proves: boolean;
}

const LIMIT_MS = 60_000;

/**
 * Runs the command of an output block in a new copy of its project and compares; `fresh` asks for
 * what it prints now even when only durations differ. With `warm`, in that process where it may be.
 */
export async function checkOutput(
  root: string,
  folder: string,
  group: Group,
  output: OutputFence,
  fresh: boolean,
  warm?: WarmChild,
): Promise<OutputResult> {
  const captured = await capture(root, join(folder, 'project'), group, output.command, warm);
  if (captured instanceof Error) {
    const message = `\`${output.command}\`: ${captured.message}`;
    const problems = [{ ...placeOf(output), message }];
    return { stale: [], problems, passed: 0, proves: false };
  }
  const unexpected = captured.code !== 0 && !group.files.some(isMeantToFail);
  const stale = staleBlocks(output, captured.text, fresh).map((block) => ({
    ...block,
    unexpected,
  }));
  const proves = provesGroup(group, output.command, captured);
  return { stale, problems: [], passed: stale.length === 0 ? 1 : 0, proves };
}

/** Where a command's output is shown first. */
export function placeOf({ shown: [first] }: OutputFence): { file: string; line: number } {
  return { file: first?.page ?? '', line: first?.fence.line ?? 1 };
}

/**
 * Blocks to rewrite. If the first block still shows what the command prints, up to durations, its
 * text stays and translations take it over, so that an update does not change every page. With
 * `fresh` it does not stay: the sample changed, and durations belong to it.
 */
export function staleBlocks(
  output: OutputFence,
  captured: string,
  fresh: boolean,
): Omit<StaleOutput, 'unexpected'>[] {
  const [first] = output.shown;
  const current = first?.fence.code ?? '';
  const same = !fresh && isSameOutput(current, captured);
  const text = same ? current : captured;
  return output.shown
    .filter(({ fence }) => fence.code !== text)
    .map(({ page, fence }) => ({ page, fence, text }));
}

const isMeantToFail = ({ meta }: SampleFile): boolean =>
  meta.fails !== undefined || meta.errors !== undefined;

interface Captured {
  text: string;
  /** Exit status. */
  code: number;
}

/**
 * Whether a captured plain run says as much as a run of the group among others would: each test
 * file is listed with the mark that its block asks for. Saves half of the runs of such groups.
 */
export function provesGroup(group: Group, command: string, { text, code }: Captured): boolean {
  if (command !== 'npx rstest' || configOf(group)?.meta.fails !== undefined) return false;
  const lines = stripColors(text).split('\n');
  const mark = (file: SampleFile) =>
    /^ *([✓✗]) /.exec(lines.find((line) => line.includes(` ${file.path} (`)) ?? '')?.[1];
  const tests = testsToRun(group);
  const asAsked = tests.every((file) => {
    const { fails } = file.meta;
    if (fails === undefined) return mark(file) === '✓';
    return mark(file) === '✗' && lines.some((line) => line.includes(fails));
  });
  const failing = tests.some(({ meta }) => meta.fails !== undefined);
  const others = group.files.filter((file) => file.isTest && !tests.includes(file));
  return asAsked && failing === (code !== 0) && others.every((file) => mark(file) === undefined);
}

/** Several test files finish in any order unless the sample itself is about workers. */
function mayRace({ files }: Group, command: string): boolean {
  const about = /\b(pool|maxWorkers)\b/;
  return (
    files.filter(({ isTest }) => isTest).length > 1 &&
    !about.test(command) &&
    !files.some(({ path, code }) => isConfigFile(path) && about.test(code))
  );
}

async function capture(
  root: string,
  place: string,
  group: Group,
  command: string,
  warm?: WarmChild,
): Promise<Captured | Error> {
  mkdirSync(place, { recursive: true });
  writeFiles(
    place,
    group.files.filter(({ typesOnly }) => !typesOnly),
  );
  if (!group.files.some(({ path }) => path === 'package.json')) {
    writeFile(place, 'package.json', '{ "type": "module" }');
  }
  const log = `${place}.log`;
  const start = { cwd: place, log, root, limitMs: LIMIT_MS, color: true };
  const oneWorker = mayRace(group, command);
  const files = Object.fromEntries(group.files.map(({ path, code }) => [path, code]));
  const run = (ask?: string) => runShell(command, start, { oneWorker, ask });
  const ended =
    warm && warmCommand(command, files)
      ? await warm.serve(Object.values(files).join('\n'), LIMIT_MS, run)
      : await run();
  if (ended.code === -1) return new Error(`did not end within ${LIMIT_MS / 1000} s`);
  if (ended.code >= 128) return new Error(`was killed, with status ${ended.code}`);
  if (ended.code === 127) return new Error(`command not found: ${ended.output.trim()}`);
  const text = normalizeOutput(ended.output, { project: place, root });
  return text === '' ? new Error('printed nothing') : { text, code: ended.code };
}
