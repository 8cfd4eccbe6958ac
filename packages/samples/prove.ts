import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEFAULT_COMMAND } from './fence.ts';
import { stripColors } from './normalize.ts';
import { type Ended, runShell } from './process.ts';
import type { Answer } from './types.ts';
import { type WarmChild, warmCommand } from './warm.ts';

const LIMIT_MS = 60_000;
const SHOWN_LINES = 40;

/** All that a proof's result depends on, besides what `openCache` knows. */
export function subjectOf({ files, command, exitCode, output, absent }: Answer): unknown {
  const texts = (list: Answer['output'] = []) => list.map(show);
  return ['proof', files, command, exitCode, texts(output), texts(absent)];
}

const commandOf = ({ command = DEFAULT_COMMAND }: Answer): string => command;

/** Whether a process that ran other proofs before can run this one: it doesn't see other packages. */
export const canRunWarm = (answer: Answer): boolean =>
  !answer.libraries && warmCommand(commandOf(answer), answer.files) !== undefined;

/** What a run of a proof printed, and where; `wrong` says why it proves nothing. */
export interface Run {
  wrong?: string | undefined;
  printed: string;
  project: string;
}

/** Where proofs find packages. */
export interface Packages {
  /** Folder above all projects, whose `node_modules` they find. */
  root: string;
  /** A `node_modules` that those with `libraries` find before. */
  libraries?: string | undefined;
}

/** Runs the proof of an answer in a new folder. With `warm`, in that process where the command allows it. */
export async function prove(
  answer: Answer,
  folder: string,
  { root, libraries }: Packages,
  warm?: WarmChild,
): Promise<Run> {
  const cwd = join(folder, 'project');
  mkdirSync(cwd, { recursive: true });
  if (answer.libraries && libraries) symlinkSync(libraries, join(cwd, 'node_modules'), 'junction');
  for (const [path, content] of Object.entries(answer.files)) {
    const target = join(cwd, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  const command = commandOf(answer);
  const way = warm && warmCommand(command, answer.files);
  const log = join(folder, 'output.log');
  const inShell = (ask?: string) =>
    runShell(command, { cwd, root, log, limitMs: LIMIT_MS }, { ask });
  const ended = !way
    ? await inShell()
    : way.direct
      ? await warm.run(way.direct, cwd, LIMIT_MS)
      : await warm.serve(Object.values(answer.files).join('\n'), LIMIT_MS, inShell);
  return { wrong: judge(answer, ended, command, cwd), printed: ended.output, project: cwd };
}

/** Compares a run with what the answer says about it. */
export function judge(
  answer: Answer,
  ended: Ended,
  command: string,
  cwd: string,
): string | undefined {
  const { exitCode = 0, output = [], absent = [] } = answer;
  const text = stripColors(ended.output).replaceAll(cwd, '.');
  const wrong: string[] = [];
  if (ended.code === -1) wrong.push(`did not end within ${LIMIT_MS / 1000} s`);
  else if (ended.code !== exitCode)
    wrong.push(`exit status ${exitCode} expected, got ${ended.code}`);
  for (const wanted of output)
    if (!contains(text, wanted)) wrong.push(`not printed: ${show(wanted)}`);
  for (const unwanted of absent)
    if (contains(text, unwanted)) wrong.push(`printed: ${show(unwanted)}`);
  if (wrong.length === 0) return undefined;
  const lines = text.trim().split('\n');
  const cut = lines.length > SHOWN_LINES ? [`… ${lines.length - SHOWN_LINES} more lines`] : [];
  return [
    answer.question,
    ...wrong,
    `$ ${command}`,
    ...lines.slice(0, SHOWN_LINES).map((line) => `| ${line}`),
    ...cut,
  ].join('\n');
}

/** White space differs with widths and colors; any run of it counts as one space in plain strings. */
function contains(text: string, wanted: string | RegExp): boolean {
  if (wanted instanceof RegExp) return wanted.test(text);
  return text.includes(wanted) || squeeze(text).includes(squeeze(wanted));
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ');
const show = (wanted: string | RegExp) =>
  wanted instanceof RegExp ? String(wanted) : `"${wanted}"`;
