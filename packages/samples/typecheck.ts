import { execFile } from 'node:child_process';
import { join } from 'node:path';
import ts from 'typescript';
import { CODE_LANGS } from './blocks.ts';
import { type Diagnostic, judge, parseDiagnostics } from './diagnostics.ts';
import type { Finding } from './finding.ts';
import { configOf, writeFile, writeFiles } from './layout.ts';
import { inParallel, WIDTH } from './pool.ts';
import type { Group } from './types.ts';

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
