import { dirname, join, sep } from 'node:path';
import { packageFolder, readManifest, typesOf } from '@rstest-docs/samples/runner';
import ts from 'typescript';

/** The package's declarations with a checker over them. */
export interface Declarations {
  checker: ts.TypeChecker;
  main: ts.Symbol;
  api: ts.Symbol;
  /** Whether a declaration is the package's own rather than one of its dependencies'. */
  isOwn: (node: ts.Node) => boolean;
  /** Exports that a version lacks are of type `any` instead of an error. */
  lenient: boolean;
}

/** Loads the types of the `@rstest/core` that is installed below `root`. */
export function loadDeclarations(root: string, lenient = false): Declarations {
  const folder = packageFolder(root);
  const manifest = readManifest(folder);
  const mainTypes = typesOf(manifest, '.') ?? 'dist/index.d.ts';
  // Up to 0.11 the Node API is exported with the rest.
  const files = [mainTypes, typesOf(manifest, './api') ?? mainTypes].map((file) =>
    join(folder, file),
  );
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [join(import.meta.dirname, '../../node_modules/@types/node')],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
  const program = ts.createProgram(files, options, hostOf(options, folder));
  const checker = program.getTypeChecker();
  const [main, api] = files.map((file) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) throw new Error(`no types at ${file}; is @rstest/core installed?`);
    return symbol;
  });
  if (!main || !api) throw new Error('@rstest/core has no types');
  const own = `${join(folder, dirname(mainTypes))}${sep}`.split(sep).join('/');
  return {
    checker,
    main,
    api,
    isOwn: (node) => node.getSourceFile().fileName.startsWith(own),
    lenient,
  };
}

const parsed = new Map<string, ts.SourceFile | undefined>();

/** A compiler host that parses what is outside `folder` once for all versions. */
function hostOf(options: ts.CompilerOptions, folder: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read: ts.CompilerHost['getSourceFile'] = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (file.startsWith(folder)) return read(file, ...rest);
    if (!parsed.has(file)) parsed.set(file, read(file, ...rest));
    return parsed.get(file);
  };
  return host;
}

/** Type that a module exports by name, such as an interface. */
export const exportedType = (
  declarations: Declarations,
  module: ts.Symbol,
  name: string,
): ts.Type => typeOf(declarations, module, name, 'getDeclaredTypeOfSymbol');

/** Type of a value that a module exports. */
export const exportedValue = (
  declarations: Declarations,
  module: ts.Symbol,
  name: string,
): ts.Type => typeOf(declarations, module, name, 'getTypeOfSymbol');

function typeOf(
  { checker, lenient }: Declarations,
  module: ts.Symbol,
  name: string,
  ask: 'getDeclaredTypeOfSymbol' | 'getTypeOfSymbol',
): ts.Type {
  const symbol = checker.getExportsOfModule(module).find((item) => item.name === name);
  if (symbol) return checker[ask](symbol);
  if (lenient) return checker.getAnyType();
  throw new Error(`@rstest/core does not export ${name} any more`);
}
