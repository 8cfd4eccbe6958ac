import { isConfigName } from './configFile.ts';
import { NEED_JEST } from './file.ts';
import { checkFile } from './index.ts';
import type { KindName } from './kinds.ts';
import { renameSnapshots } from './snapshots.ts';
import type { Finding, Peer, ProjectFacts, Verdict } from './types.ts';

/** A repository as the engine sees it. */
export interface Project {
  /** Paths with `/`, relative to the root. */
  files: readonly string[];
  /** Undefined if it cannot be read as text. */
  read(file: string): string | undefined;
}

/** What has to be written to move a project, and what is left. */
export interface Plan {
  peer: Peer;
  /** New text by path; a path that did not exist is a new file. */
  writes: Map<string, string>;
  /** The verdict on each file that names the framework. */
  verdicts: { file: string; verdict: Verdict }[];
  /** Packages to install that `package.json` does not list. */
  packages: string[];
  /** Snapshots that got their new name, and entries for which no test was found. */
  snapshots: { renamed: number; left: string[] };
}

const CODE = /\.[cm]?[jt]sx?$/;
const TEST =
  /(?:^|\/)(?:__tests__|__mocks__|tests?|spec)\/|[.-](?:test|spec)\.[cm]?[jt]sx?$|(?:^|\/)(?:test|spec)\.[cm]?[jt]sx?$/;
const NAMES =
  /['"](?:vitest|@vitest|@jest)[/'"]|\bjest\s*[.)]|\bvi\s*\.|import\.meta\.vitest|types=["'](?:jest|vitest)|jest-dom|namespace jest/;
/** Tests of another runner. */
const OTHERS =
  /from\s+['"](?:node:test|bun:test|@playwright\/test|ava|uvu|tap|@storybook\/test-runner|@wdio\/globals)['"]|require\(['"](?:node:test|@playwright\/test|ava|tap)['"]\)/;
const SKIPPED =
  /(?:^|\/)(?:node_modules|dist|coverage|\.yarn|vendor|cypress|playwright)\/|\.min\.js$|\.d\.[cm]?ts$/;
const LIMIT = 2_000_000;
const isManifest = (file: string): boolean => /(?:^|\/)package\.json$/.test(file);

/** Plans the move of a whole project; writes nothing. */
export function planProject({ files, read }: Project): Plan {
  const texts = new Map<string, string>();
  const text = (file: string): string => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const found = read(file) ?? '';
    texts.set(file, found);
    return found;
  };
  const has = new Set(files);
  const dependencies = [...has]
    .filter((file) => isManifest(file) && !SKIPPED.test(file))
    .flatMap((file) => packagesOf(text(file)));
  const peer: Peer =
    dependencies.includes('vitest') && !dependencies.includes('jest') ? 'vitest' : 'jest';
  const code = files.filter(
    (file) =>
      CODE.test(file) && !SKIPPED.test(file) && !/(?:^|\/)rstest[.\w-]*\.[cm]?[jt]s$/.test(file),
  );
  const configs = files.filter(
    (file) =>
      !SKIPPED.test(file) &&
      isConfigName(file) &&
      (/\b(?:jest|vitest)\b/.test(file) || /\btest\s*:/.test(text(file))),
  );
  const writes = new Map<string, string>();
  const verdicts: Plan['verdicts'] = [];
  const packages = new Set<string>(['@rstest/core']);
  const setup = new Set<string>();
  let timers = false;
  let library = false;
  let execArgv = false;
  for (const file of code) {
    if (configs.includes(file)) continue;
    const before = text(file);
    if (before.length > LIMIT) continue;
    if (!TEST.test(file) && /process\.execArgv|\bfork\(/.test(before)) execArgv = true;
    if (!(TEST.test(file) || NAMES.test(before)) || OTHERS.test(before)) continue;
    if (/useFakeTimers/.test(before)) timers = true;
    if (/['"]@testing-library\/(?!jest-dom|user-event)/.test(before)) library = true;
    const verdict = checkFile(before, { fallback: peer, file });
    if (verdict.role === 'unrelated' || verdict.role === 'empty' || verdict.role === 'done')
      continue;
    verdicts.push({ file, verdict });
    for (const one of verdict.packages) packages.add(one);
    for (const one of verdict.setup) setup.add(one);
    if (verdict.text !== before) writes.set(file, verdict.text);
  }
  const isJest = peer === 'jest';
  if (
    isJest &&
    ((timers && library) ||
      configs.some((file) => NEED_JEST_ANY.test(text(file))) ||
      files.some(
        (file) =>
          isManifest(file) &&
          NEED_JEST_ANY.test(/"jest"\s*:\s*\{[\s\S]*/.exec(text(file))?.[0] ?? ''),
      ))
  )
    setup.add('jest');
  if (
    isJest &&
    (execArgv ||
      verdicts.some(({ verdict }) => verdict.findings.some(({ kind }) => kind === 'exec-argv')))
  )
    setup.add('process.execArgv = [];');
  for (const one of mockedPackages(files, dependencies, text)) if (isJest) setup.add(one);
  const snapshots = moveSnapshots(files, text, peer, writes);
  const oldSnapshots =
    isJest &&
    (snapshots.old ||
      verdicts.some(({ verdict }) =>
        verdict.findings.some(({ kind }) => kind === 'snapshot-format'),
      ));
  const isTyped = has.has('tsconfig.json');
  const facts: ProjectFacts = {
    dependencies,
    decorators: /"experimentalDecorators"\s*:\s*true/.test(text('tsconfig.json')),
    oldSnapshots,
  };
  const moved = moveConfigs({
    files,
    configs,
    text,
    has,
    peer,
    facts,
    isTyped,
    setup,
    writes,
    verdicts,
    packages,
  });
  const done: KindName[] = [
    ...(moved.setup ? (['timers-and-testing-library', 'needs-jest', 'exec-argv'] as const) : []),
    ...(oldSnapshots && moved.config ? (['snapshot-format'] as const) : []),
    ...(snapshots.left.length === 0 ? (['snapshot-names'] as const) : []),
  ];
  for (const { verdict } of verdicts) settle(verdict.findings, done);
  for (const file of files)
    if (/(?:^|\/)tsconfig[.\w-]*\.json$/.test(file) && !SKIPPED.test(file)) {
      const before = text(file);
      const after = before.replace(
        /("types"\s*:\s*\[)([^\]]*)\]/,
        (_, start: string, list: string) =>
          `${start}${list.replace(/"(?:jest|vitest|vitest\/globals|@types\/jest)"/g, '"@rstest/core/globals"').replace(/"vitest\/importMeta"/g, '"@rstest/core/importMeta"')}]`,
      );
      if (after !== before) writes.set(file, after);
    }
  return {
    peer,
    writes,
    verdicts,
    packages: [...packages].filter((name) => !dependencies.includes(name)),
    snapshots: { renamed: snapshots.renamed, left: snapshots.left },
  };
}

const NEED_JEST_ANY = new RegExp(`['"]${NEED_JEST.source.slice(1).replace('(?:\\/|$)', '')}`);

/** What the plan does itself for the whole project needs no hand any more. */
function settle(findings: Finding[], kinds: readonly string[]): void {
  for (const one of findings)
    if (one.kind && kinds.includes(one.kind) && one.level === 'look') one.level = 'done';
}

function packagesOf(text: string): string[] {
  try {
    const data = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
    return ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].flatMap(
      (key) => Object.keys(data[key] ?? {}),
    );
  } catch {
    return [];
  }
}

/** Jest uses a mock of a package next to `node_modules` unasked; here a setup file has to ask. */
function mockedPackages(
  files: readonly string[],
  dependencies: readonly string[],
  text: (file: string) => string,
): string[] {
  return files.flatMap((file) => {
    const name = /^__mocks__\/(.+)\.[cm]?[jt]sx?$/.exec(file)?.[1];
    if (!name || !dependencies.includes(name)) return [];
    const isRequired = files.some(
      (one) =>
        /\.c?js$/.test(one) && !SKIPPED.test(one) && text(one).includes(`require('${name}')`),
    );
    return [isRequired ? `rs.mockRequire('${name}');` : `rs.mock('${name}');`];
  });
}

function moveSnapshots(
  files: readonly string[],
  text: (file: string) => string,
  peer: Peer,
  writes: Map<string, string>,
) {
  const result = { renamed: 0, left: [] as string[], old: false };
  if (peer !== 'jest') return result;
  for (const file of files) {
    const [, folder = '', name = ''] = /^((?:.*\/)?)__snapshots__\/(.+)\.snap$/.exec(file) ?? [];
    if (!name) continue;
    const before = text(file);
    if (/^(?:Object \{|Array \[)/m.test(before)) result.old = true;
    const test = folder + name;
    if (!files.includes(test)) continue;
    const { text: after, renamed, left } = renameSnapshots(before, text(test), test);
    result.renamed += renamed;
    result.left.push(...left.map((one) => `${file}: ${one}`));
    if (after !== before) writes.set(file, after);
  }
  return result;
}

interface Move {
  files: readonly string[];
  configs: readonly string[];
  text(file: string): string;
  has: ReadonlySet<string>;
  peer: Peer;
  facts: ProjectFacts;
  isTyped: boolean;
  setup: Set<string>;
  writes: Map<string, string>;
  verdicts: Plan['verdicts'];
  packages: Set<string>;
}

/** Writes the new configs, the setup file that they need, and the scripts. */
function moveConfigs(move: Move): { config: boolean; setup: boolean } {
  const { files, text, has, peer, facts, isTyped, setup, writes, verdicts, packages } = move;
  let moved = false;
  const own = [...move.configs].sort((a, b) => Number(/vite\./.test(a)) - Number(/vite\./.test(b)));
  const sources = own.filter(
    (file) =>
      !(
        /(?:^|\/)vite\.config/.test(file) &&
        own.some((other) => /vitest\.config/.test(other) && folderOf(other) === folderOf(file))
      ),
  );
  const setupFile = `rstest.setup.${isTyped ? 'ts' : 'mjs'}`;
  const manifests = files.filter((file) => isManifest(file) && !SKIPPED.test(file));
  const convert = (withSetup: boolean): Plan['verdicts'] =>
    [...sources, ...manifests].flatMap((file) => {
      const depth = folderOf(file).split('/').filter(Boolean).length;
      const path = `./${'../'.repeat(depth)}${setupFile}`.replace(/^\.\/\.\./, '..');
      const own = { ...facts, setupFile: withSetup ? path : undefined };
      const verdict = checkFile(text(file), { fallback: peer, file, facts: own });
      return isManifest(file) && verdict.role !== 'package' ? [] : [{ file, verdict }];
    });
  let wanted = convert(false);
  for (const { verdict } of wanted) for (const one of verdict.setup) setup.add(one);
  const withSetup = setup.size > 0;
  if (withSetup) wanted = convert(true);
  for (const { file, verdict } of wanted) {
    verdicts.push({ file, verdict });
    if (
      verdict.role === 'package' &&
      verdict.scripts !== undefined &&
      verdict.scripts !== text(file)
    )
      writes.set(file, verdict.scripts);
    if (verdict.output === undefined) continue;
    const output = isTyped ? verdict.output.replace(/\.mjs$/, '.ts') : verdict.output;
    verdict.output = output;
    moved = true;
    if (exists(output, has)) continue;
    for (const one of verdict.packages) packages.add(one);
    writes.set(output, verdict.text);
  }
  const isUsed = verdicts.length > 0;
  const root = `rstest.config.${isTyped ? 'ts' : 'mjs'}`;
  if (isUsed && !moved && !exists(root, has) && (peer === 'jest' || withSetup)) {
    const verdict = checkFile(
      peer === 'jest' ? 'module.exports = {};' : 'export default { test: {} };',
      {
        file: peer === 'jest' ? 'jest.config.js' : 'vitest.config.ts',
        facts: { ...facts, setupFile: withSetup ? `./${setupFile}` : undefined },
      },
    );
    for (const one of verdict.packages) packages.add(one);
    writes.set(root, verdict.text);
    moved = true;
  }
  if (withSetup && !has.has(setupFile) && moved) writes.set(setupFile, setupText(setup));
  return { config: moved, setup: withSetup };
}

const exists = (output: string, has: ReadonlySet<string>): boolean =>
  ['ts', 'mts', 'js', 'mjs', 'cjs'].some((end) => has.has(output.replace(/\.\w+$/, `.${end}`)));

const folderOf = (file: string): string => /^(.*\/)/.exec(file)?.[1] ?? '';

/** The setup file that stands in for what the old framework did unasked. */
function setupText(setup: ReadonlySet<string>): string {
  const lines = [...setup].map((one) =>
    one === 'jest'
      ? '// Testing Library and packages made for Jest look for this global.\nObject.assign(globalThis, { jest: rs });'
      : one,
  );
  const code = lines.join('\n\n');
  const imports: string[] = [];
  const rest = code.replace(/^import .*;\n/gm, (line) => {
    imports.push(line.trim());
    return '';
  });
  const names = ['beforeEach', 'expect', 'rs'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(rest),
  );
  const own = names.length > 0 ? [`import { ${names.join(', ')} } from '@rstest/core';`] : [];
  return `${[...own, ...imports].join('\n')}${own.length + imports.length > 0 ? '\n\n' : ''}${rest}\n`;
}
