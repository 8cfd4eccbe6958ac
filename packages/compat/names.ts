import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { NameKind } from '@rstest-docs/migrate/types';
import { plainEnv } from '@rstest-docs/samples/runner';
import ts from 'typescript';
import type { Framework } from './frameworks.ts';
import type { RuntimeSurface } from './run.ts';

/** A name of the public surface of Jest or Vitest. */
export interface SurfaceName {
  kind: NameKind;
  /** As people write it. */
  name: string;
  /** As the facts of Rstest spell it, e.g. `rs.fn` for `jest.fn`. */
  canonical: string;
}

const CONFIG_TYPES: Record<string, readonly [file: string, type: string]> = {
  jest: ['@jest/types/build/index.d.ts', 'InitialOptions'],
  vitest: ['vitest/dist/node.d.ts', 'InlineConfig'],
};
const ENV_PREFIX: Record<string, RegExp> = { jest: /^JEST_/, vitest: /^VITEST/ };
/** Exported by the package for its own use, or by name only what is also a member. */
const GLOBALS =
  /^(test|it|describe|suite|expect|assert|chai|bench|inject|expectTypeOf|assertType|(before|after|around)(All|Each)|onTest(Finished|Failed)|x(it|test|describe)|f(it|describe)|vi|vitest|jest)$/;

/** Every public name of a framework: of its objects while it runs, of the types of its config, and of its help. */
export function surfaceOf(
  framework: Framework,
  names: RuntimeSurface,
  packages: string,
): SurfaceName[] {
  const { id, kit } = framework;
  const found: SurfaceName[] = [];
  const add = (kind: NameKind, name: string, canonical: string) => {
    if (!found.some((one) => one.kind === kind && one.name === name))
      found.push({ kind, name, canonical });
  };
  for (const name of [...names.globals, ...names.exports])
    if (GLOBALS.test(name)) add('global', name, name);
  if (id === 'jest') add('global', 'done callback', 'done');
  for (const name of names.kit) add('kit', `${kit}.${name}`, `rs.${name}`);
  for (const name of names.test) add('test', `test.${name}`, `test.${name}`);
  for (const name of names.describe) add('test', `describe.${name}`, `describe.${name}`);
  for (const name of names.context) add('test', `context.${name}`, `context.${name}`);
  // Jest puts its snapshot matchers there as well, for its own use.
  const own = /^(to(Match|Throw)|extractExpected)/;
  for (const name of names.expect)
    if (!own.test(name)) add('expect', `expect.${name}`, `expect.${name}`);
  for (const name of names.assertion) add('matcher', name, `expect().${name}`);
  for (const name of names.mock) add('mock', name, `mock.${name}`);
  for (const name of names.mockContext) add('mock', `mock.${name}`, `mock.mock.${name}`);
  for (const name of configKeys(id, packages)) add('config', name, name);
  for (const name of flagsOf(framework, packages)) add('flag', name, name);
  for (const name of names.env) if (ENV_PREFIX[id]?.test(name)) add('env', name, name);
  return found;
}

/** Top-level keys of the config, from the types. */
function configKeys(id: string, packages: string): string[] {
  const [path, type] = CONFIG_TYPES[id] as readonly [string, string];
  const file = join(packages, 'node_modules', path);
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    skipLibCheck: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const main = source && checker.getSymbolAtLocation(source);
  if (!main) throw new Error(`no types at ${file}`);
  const exports = checker.getExportsOfModule(main).map((one) => resolve(checker, one));
  // Jest keeps the type in a namespace.
  const spaces = exports.filter(({ flags }) => flags & ts.SymbolFlags.Module);
  const symbol = [...exports, ...spaces.flatMap((one) => checker.getExportsOfModule(one))].find(
    ({ name }) => name === type,
  );
  if (!symbol) throw new Error(`${file} does not export ${type}`);
  const whole = checker.getDeclaredTypeOfSymbol(resolve(checker, symbol));
  const keys = whole.getProperties().map(({ name }) => name);
  if (keys.length < 20) throw new Error(`${type} of ${id} has ${keys.length} keys only`);
  return keys.filter((key) => !key.startsWith('_')).sort();
}

const resolve = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Every spelling of every flag, from `--help`. */
function flagsOf({ id, bin }: Framework, packages: string): string[] {
  const args = [join(packages, bin), '--help', ...(id === 'vitest' ? ['--expand-help'] : [])];
  const help = execFileSync(process.execPath, args, {
    encoding: 'utf8',
    env: plainEnv({ NO_COLOR: '1' }),
  });
  const flags = help
    .split('\n')
    .flatMap((line) => /^ {2,}(-[^\s,]+(?:, -[^\s,]+)*)/.exec(line)?.[1]?.split(', ') ?? [])
    .filter((flag) => !/^(-h|-v|--help|--version)$/.test(flag))
    // `--no-color` is the default's opposite; the page is about names.
    .map((flag) => flag.replace(/[,=].*$/, ''));
  if (flags.length < 40) throw new Error(`${bin} --help lists ${flags.length} flags only`);
  return [...new Set(flags)];
}
