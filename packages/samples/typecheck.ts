import { execFile } from 'node:child_process';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { CODE_LANGS } from './blocks.ts';
import type { Finding } from './finding.ts';
import { configOf, isSkipped, placeOf, writeFile, writeFiles } from './layout.ts';
import { inParallel, WIDTH } from './process.ts';
import type { Group, SampleFile } from './types.ts';

const COMPILER = 'node_modules/typescript-7/bin/tsc';
/** Plain JavaScript has no annotations; a run is its check. */
const BASE_OPTIONS = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'ESNext.Disposable', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowJs: true,
  checkJs: false,
  moduleDetection: 'force',
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  esModuleInterop: true,
};
const TYPES = ['node', '@rstest/core/importMeta'];
const ASSETS = ['css', 'less', 'scss', 'svg', 'png', 'jpg', 'webp', 'wasm'];

/**
 * Type-checks every group below `folder`. Groups that change global types, or bring a tsconfig of
 * their own, get a program for themselves; all others share one.
 */
export async function typecheck(root: string, folder: string, groups: Group[]): Promise<Finding[]> {
  writeFiles(folder, []);
  writeFile(folder, 'assets.d.ts', assetTypes());
  writeFile(folder, 'tsconfig.base.json', JSON.stringify({ compilerOptions: BASE_OPTIONS }));
  const shared: Group[] = [];
  const globals: Group[] = [];
  const alone: Group[] = [];
  for (const group of groups) {
    const files = group.files.filter(
      ({ lang, path }) => CODE_LANGS.includes(lang) || /\.json$/.test(path),
    );
    if (!files.some(({ lang }) => CODE_LANGS.includes(lang))) continue;
    for (const { path, code } of files) writeFile(join(folder, group.name), path, code);
    if (changesGlobals(group)) alone.push(group);
    else if (usesGlobals(group)) globals.push(group);
    else shared.push(group);
  }
  const programs = [
    program('shared', shared, []),
    program('globals', globals, ['@rstest/core/globals']),
    ...alone.map((group) =>
      program(group.name, [group], usesGlobals(group) ? ['@rstest/core/globals'] : []),
    ),
  ].filter(({ groups: list }) => list.length > 0);
  const tasks = programs.map((item) => () => checkProgram(root, folder, item));
  const diagnostics = (await inParallel(tasks, WIDTH)).flat();
  return groups.flatMap((group) =>
    judge(
      group,
      diagnostics.filter((d) => d.group === group.name),
    ),
  );
}

interface Program {
  name: string;
  groups: Group[];
  types: string[];
}

const program = (name: string, groups: Group[], types: string[]): Program => ({
  name,
  groups,
  types,
});

/** The type checker stops at syntax errors; the groups without any get a second pass. */
async function checkProgram(root: string, folder: string, item: Program): Promise<Diagnostic[]> {
  const config = writeTsconfig(folder, item.name, item.groups, item.types);
  const found = await runTsc(root, folder, config);
  const broken = new Set(found.filter(({ code }) => /^TS1\d{3}$/.test(code)).map((d) => d.group));
  const rest = item.groups.filter(({ name }) => !broken.has(name));
  if (broken.size === 0 || rest.length === 0) return found;
  const again = writeTsconfig(folder, `${item.name}-rest`, rest, item.types);
  const second = await runTsc(root, folder, again);
  return [...found.filter(({ group }) => broken.has(group)), ...second];
}

/** A group's own tsconfig is laid over ours, and its `types` are added to ours. */
function writeTsconfig(folder: string, name: string, groups: Group[], types: string[]): string {
  const [only] = groups;
  const own = only?.files.find(({ path }) => path === 'tsconfig.json');
  if (groups.length === 1 && only && own) {
    const path = `${only.name}/tsconfig.samples.json`;
    const content = {
      extends: ['../tsconfig.base.json', './tsconfig.json'],
      compilerOptions: { noEmit: true, types: [...TYPES, ...types, ...typesOf(own.code)] },
      include: ['../assets.d.ts', './**/*'],
      exclude: ['./**/node_modules'],
    };
    writeFile(folder, path, JSON.stringify(content));
    return path;
  }
  const path = `tsconfig.${name}.json`;
  const content = {
    extends: './tsconfig.base.json',
    compilerOptions: { types: [...TYPES, ...types] },
    include: ['assets.d.ts', ...groups.map((group) => `${group.name}/**/*`)],
    exclude: groups.map((group) => `${group.name}/**/node_modules`),
  };
  writeFile(folder, path, JSON.stringify(content));
  return path;
}

function typesOf(tsconfig: string): string[] {
  const parsed = ts.parseConfigFileTextToJson('tsconfig.json', tsconfig).config as
    | { compilerOptions?: { types?: string[] } }
    | undefined;
  return parsed?.compilerOptions?.types ?? [];
}

/** Every outcome but 'no errors' and 'errors that it lists' means that nothing was checked. */
export async function runTsc(
  root: string,
  folder: string,
  config: string,
  tsc = join(root, COMPILER),
): Promise<Diagnostic[]> {
  const args = [tsc, '-p', join(folder, config), '--pretty', 'false'];
  const { status, stdout, stderr } = await new Promise<TscRun>((resolve) => {
    const options = { cwd: root, maxBuffer: 1 << 26 };
    execFile(process.execPath, args, options, (error, out, err) => {
      resolve({ status: error ? (error.code ?? error.signal ?? 1) : 0, stdout: out, stderr: err });
    });
  });
  const found = parseDiagnostics(stdout, root, folder);
  if (status === 0 || (typeof status === 'number' && status < 128 && found.length > 0)) {
    return found;
  }
  const said = (stderr || stdout).split('\n').filter((row) => row.trim() !== '');
  const why = said.find((row) => /Error/.test(row)) ?? said.at(-1) ?? 'it printed nothing';
  throw new Error(`the samples' type check broke off with status ${status}: ${why.trim()}`);
}

interface TscRun {
  /** Exit status, or the signal that ended the compiler. */
  status: number | string;
  stdout: string;
  stderr: string;
}

function usesGlobals(group: Group): boolean {
  return /\bglobals:\s*true/.test(configOf(group)?.code ?? '');
}

function changesGlobals(group: Group): boolean {
  return group.files.some(
    ({ path, code }) =>
      path === 'tsconfig.json' || /^\s*declare (global|module)\b|^\/\/\/ <reference/m.test(code),
  );
}

function assetTypes(): string {
  const plain = ASSETS.map(
    (type) => `declare module '*.${type}' { const url: string; export default url; }`,
  );
  const modules = ['css', 'less', 'scss'].map(
    (type) =>
      `declare module '*.module.${type}' { const names: Record<string, string>; export default names; }`,
  );
  const queries = ['raw', 'inline', 'url'].map(
    (query) => `declare module '*?${query}' { const text: string; export default text; }`,
  );
  return [...modules, ...plain, ...queries].join('\n');
}

const DIAGNOSTIC = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/;
const MISSING_MODULE = /^(TS2307|TS7016|TS2882)$/;

/** One error of the type checker in a file of a group; `line` is 1-based in that file. */
interface Diagnostic {
  group: string;
  path: string;
  line: number;
  code: string;
  message: string;
}

/** Reads the type checker's plain output; an error outside the groups' files is thrown. */
function parseDiagnostics(stdout: string, root: string, folder: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const row of stdout.split('\n')) {
    const match = DIAGNOSTIC.exec(row);
    if (!match) {
      const last = found.at(-1);
      if (last && row.startsWith('  ')) last.message += ` ${row.trim()}`;
      else if (/error TS\d+/.test(row)) throw new Error(`type check of the samples: ${row}`);
      continue;
    }
    const [, file = '', line = '', code = '', message = ''] = match;
    const inside = relative(folder, join(root, file)).split(sep);
    const [group = '', ...path] = inside;
    if (group.startsWith('..') || path.length === 0) {
      throw new Error(`type check of the samples: ${row}`);
    }
    found.push({ group, path: path.join('/'), line: Number(line), code, message });
  }
  return found;
}

/** Problems of a group, given the diagnostics of its files. */
export function judge(group: Group, diagnostics: Diagnostic[]): Finding[] {
  return group.files.flatMap((file) =>
    judgeFile(
      file,
      diagnostics.filter((d) => d.path === file.path),
    ),
  );
}

/** What of a file's diagnostics was not asked for, and which expected codes did not come. */
function judgeFile(file: SampleFile, diagnostics: Diagnostic[]): Finding[] {
  const [codes = '', quoted = ''] = file.meta.errors?.split(/: (.*)/s) ?? [];
  const expected: string[] = codes.match(/TS\d+/g) ?? [];
  const problems: Finding[] = [];
  for (const { line, code, message } of diagnostics) {
    if (expected.includes(code)) continue;
    if (isSkipped(file) && MISSING_MODULE.test(code) && !/'\.{1,2}\//.test(message)) continue;
    const fix = MISSING_MODULE.test(code)
      ? 'add the file as a titled block under the same heading, or the package to the project'
      : undefined;
    problems.push({ ...placeOf(file, line), message: `${code}: ${message}`, fix });
  }
  for (const code of expected) {
    if (diagnostics.some((d) => d.code === code)) continue;
    const others = [...new Set(diagnostics.map((d) => d.code))].join(', ');
    const instead = others ? `and fails with ${others} instead` : 'but it does';
    const message = `the block should not compile with ${code}, ${instead}`;
    problems.push({ ...placeOf(file, 0), message, fix: 'correct or drop `errors`' });
  }
  const found = diagnostics.filter(({ code }) => expected.includes(code));
  if (found.length > 0 && !found.some(({ message }) => message.includes(quoted))) {
    const got = found.map(({ message }) => message).join('; ');
    const message = `the block should not compile with "${quoted}", but the message is: ${got}`;
    problems.push({ ...placeOf(file, 0), message, fix: 'correct the message in `errors`' });
  }
  return problems;
}
