import { lineCounter } from './edits.ts';
import { environmentOf } from './file.ts';
import { aliasOf, globOf, ignoreGlobs } from './globs.ts';
import { KINDS } from './kinds.ts';
import { bare, isFunction, keyOf, type Node, type Parsed, stringOf } from './parse.ts';
import type { Finding, Level, NameRow, NameTable, Peer, Verdict } from './types.ts';

/** What is known of the project beside the config itself. */
export interface ProjectFacts {
  /** Names of all packages that `package.json` lists. */
  dependencies?: readonly string[];
  /** Whether `tsconfig.json` has `experimentalDecorators`. */
  decorators?: boolean;
  /** Whether snapshots have the format of Jest 28 and older. */
  oldSnapshots?: boolean;
  /** A setup file that the engine writes, first in the list. */
  setupFile?: string;
}

export interface ConfigOptions {
  table: NameTable;
  peer: Peer;
  file: string;
  facts: ProjectFacts;
}

/** Jest's own default, which Rstest's does not cover: files in `__tests__` with any name. */
const JEST_INCLUDE =
  "['**/__tests__/**/*.?([mc])[jt]s?(x)', '**/?(*.)+(spec|test).?([mc])[jt]s?(x)']";
/** The plugin that does what one of Vite does. */
const PLUGINS: Record<string, readonly [name: string, pack: string]> = {
  '@vitejs/plugin-react': ['pluginReact', '@rsbuild/plugin-react'],
  '@vitejs/plugin-react-swc': ['pluginReact', '@rsbuild/plugin-react'],
  '@vitejs/plugin-react-oxc': ['pluginReact', '@rsbuild/plugin-react'],
  '@preact/preset-vite': ['pluginPreact', '@rsbuild/plugin-preact'],
  '@vitejs/plugin-vue': ['pluginVue', '@rsbuild/plugin-vue'],
  '@sveltejs/vite-plugin-svelte': ['pluginSvelte', '@rsbuild/plugin-svelte'],
  'vite-plugin-solid': ['pluginSolid', '@rsbuild/plugin-solid'],
  'vite-plugin-svgr': ['pluginSvgr', '@rsbuild/plugin-svgr'],
};
/** They do what Rstest does without a plugin. */
const NEEDLESS =
  /^(?:vite-tsconfig-paths|vite-plugin-dts|unplugin-swc|vite-plugin-eslint|vite-plugin-checker|vite-plugin-static-copy)$/;

/** An object of options on its way to a config: values by path, and comments. */
class Output {
  private readonly values = new Map<string, string>();
  private readonly comments: string[] = [];
  readonly imports = new Map<string, string>();
  readonly packages = new Set<string>();
  readonly setup: string[] = [];

  set(path: string, code: string): void {
    this.values.set(path, code);
  }
  get(path: string): string | undefined {
    return this.values.get(path);
  }
  /** Adds items to a list. */
  push(path: string, items: readonly string[]): void {
    if (items.length === 0) return;
    const before = this.values.get(path);
    const all = [...(before ? [before.slice(1, -1)] : []), ...items];
    this.values.set(path, `[${all.join(', ')}]`);
  }
  comment(text: string): void {
    this.comments.push(text.replace(/\s+/g, ' '));
  }
  use(name: string, module: string): void {
    this.imports.set(name, module);
    this.packages.add(module);
    const call = `${name}()`;
    if (!this.values.get('plugins')?.includes(call)) this.push('plugins', [call]);
  }
  text(indent: string): string {
    const lines: string[] = [];
    for (const one of this.comments) lines.push(`// ${one}`);
    lines.push(...nested([...this.values].map(([path, code]) => [path.split('.'), code] as const)));
    return lines.map((line) => (line ? indent + line : line)).join('\n');
  }
}

/** Lines of an object literal's inside; a dotted path becomes objects in objects. */
function nested(values: readonly (readonly [path: readonly string[], code: string])[]): string[] {
  const lines: string[] = [];
  const done = new Set<string>();
  for (const [path, code] of values) {
    const [key = '', ...rest] = path;
    if (done.has(key)) continue;
    if (rest.length === 0) {
      lines.push(...`${key}: ${code},`.split('\n'));
      continue;
    }
    done.add(key);
    const inner = values
      .filter(([other]) => other[0] === key && other.length > 1)
      .map(([other, text]) => [other.slice(1), text] as const);
    lines.push(`${key}: {`, ...nested(inner).map((line) => `  ${line}`), '},');
  }
  return lines;
}

/** Whether a file is a config by its name; undefined if the name does not tell. */
export const isConfigName = (file: string): boolean | undefined =>
  /(?:^|[\\/])(?:jest|vitest|vite)(?:\.[\w-]+)?\.(?:config|workspace|projects)(?:\.[\w-]+)?\.[cm]?[jt]s(?:on)?$|(?:^|[\\/])(?:jest|vitest)\.(?:config|workspace|setup-config)\.[cm]?[jt]s(?:on)?$/.test(
    file,
  )
    ? true
    : undefined;

/** The objects of options that a config exports, later ones over earlier ones; empty if it has none. */
export function configObjects(tree: Node): Node[] {
  const body = tree.body as Node[];
  const exported = body.flatMap((one): Node[] => {
    if (one.type === 'ExportDefaultDeclaration') return [one.declaration];
    if (one.type === 'TSExportAssignment') return [one.expression];
    if (one.type === 'ExpressionStatement' && one.expression.type === 'AssignmentExpression') {
      const { left, right } = one.expression;
      if (
        left.type === 'MemberExpression' &&
        left.object.name === 'module' &&
        keyOf(left) === 'exports'
      )
        return [right];
    }
    // A JSON file or a pasted object.
    if (one.type === 'ExpressionStatement' && one.expression.type === 'ObjectExpression')
      return [one.expression];
    return [];
  });
  return exported.flatMap((one) => objectsOf(one, body, 0));
}

/** The objects that an expression stands for. */
function objectsOf(node: Node, body: readonly Node[], depth: number): Node[] {
  if (depth > 6) return [];
  const at = bare(node);
  const next = (one: Node) => objectsOf(one, body, depth + 1);
  switch (at.type) {
    case 'ObjectExpression':
      return [at];
    case 'ArrayExpression':
      return (at.elements as (Node | null)[]).some(
        (one) => one && bare(one).type === 'ObjectExpression',
      )
        ? [at]
        : [];
    case 'AwaitExpression':
      return next(at.argument);
    case 'Identifier': {
      for (const one of body) {
        const statement = one.type === 'ExportNamedDeclaration' ? one.declaration : one;
        if (statement?.type === 'VariableDeclaration')
          for (const { id, init } of statement.declarations)
            if (id.name === at.name && init) return next(init);
        if (statement?.type === 'FunctionDeclaration' && statement.id?.name === at.name)
          return next(statement);
      }
      return [];
    }
    case 'CallExpression': {
      const own = (at.arguments as Node[]).flatMap(next);
      return own.length > 0
        ? own
        : at.callee.type === 'CallExpression'
          ? next(at.callee)
          : isFunction(bare(at.callee))
            ? next(at.callee)
            : [];
    }
    case 'NewExpression':
      return [];
  }
  if (!isFunction(at)) return [];
  if (at.body.type !== 'BlockStatement') return next(at.body);
  const inner = [...(at.body.body as Node[]), ...body];
  const returned = (at.body.body as Node[]).findLast(({ type }) => type === 'ReturnStatement');
  return returned?.argument ? objectsOf(returned.argument, inner, depth + 1) : [];
}

/** Writes the config of Rstest that does what a config of Jest or Vitest did. */
export function readConfig(
  text: string,
  parsed: Extract<Parsed, { tree: Node }>,
  options: ConfigOptions,
): Verdict {
  const { tree } = parsed;
  const converter = new Converter(text, tree, options);
  const objects = configObjects(tree);
  for (const one of objects) converter.object(one);
  converter.finish();
  return {
    peer: options.peer,
    role: 'config',
    findings: converter.findings,
    text: converter.text(),
    changes: converter.findings.filter(({ level }) => level === 'done').length,
    packages: [...converter.output.packages],
    setup: converter.output.setup,
    output: outputName(options.file),
  };
}

/** `rstest.config.ts` in place of `jest.config.js`, in the same directory. */
function outputName(file: string): string {
  const folder = /^(.*[\\/])/.exec(file)?.[1] ?? '';
  const extra = /(?:jest|vitest|vite)(?:\.config)?\.([\w-]+)\.(?:config\.)?[cm]?[jt]s/.exec(
    file,
  )?.[1];
  const middle = extra && extra !== 'config' && extra !== 'workspace' ? `.${extra}` : '';
  return `${folder}rstest${middle}.config.${/\.m?js(?:on)?$|\.cjs$/.test(file) ? 'mjs' : 'ts'}`;
}

class Converter {
  readonly output = new Output();
  readonly findings: Finding[] = [];
  private readonly rows: ReadonlyMap<string, NameRow>;
  private readonly lineOf: (offset: number) => number;
  private root = '';
  private roots: string[] = [];
  private readonly aliases: string[] = [];

  private readonly source: string;
  private readonly tree: Node;
  private readonly options: ConfigOptions;
  private readonly isProject: boolean;

  constructor(source: string, tree: Node, options: ConfigOptions, isProject = false) {
    this.source = source;
    this.tree = tree;
    this.options = options;
    this.isProject = isProject;
    this.rows = new Map(
      options.table[options.peer]
        .filter(({ kind }) => kind === 'config')
        .map((row) => [row.name, row]),
    );
    this.lineOf = lineCounter(source);
  }

  /** Reads one object of options. */
  object(node: Node): void {
    const { peer } = this.options;
    if (node.type === 'ArrayExpression') {
      this.projects(node);
      return;
    }
    const entries = this.entries(node);
    if (peer === 'jest') {
      // The paths of other options depend on these.
      for (const [key, value] of entries) if (key === 'rootDir') this.rootDir(value);
      for (const [key, value] of entries)
        if (key === 'roots')
          this.roots = this.strings(value).map((one) => this.path(one).replace(/^\.\//, ''));
      const jest = entries.find(
        ([key, value]) => key === 'jest' && bare(value).type === 'ObjectExpression',
      );
      for (const [key, value, at] of jest ? this.entries(bare(jest[1])) : entries)
        this.jest(key, bare(value), at);
      return;
    }
    for (const [key, value, at] of entries) {
      if (key === 'test' && bare(value).type === 'ObjectExpression') {
        const inner = this.entries(bare(value));
        for (const [name, one] of inner)
          if (name === 'dir')
            this.roots = this.strings(one).map((dir) => dir.replace(/^\.?\//, ''));
        for (const [name, one, place] of inner) this.vitest(name, bare(one), place);
      } else this.vite(key, bare(value), at);
    }
  }

  /** Keys and values, with those of objects of the file that are spread. */
  private entries(node: Node): [key: string, value: Node, at: Node][] {
    return (node.properties as Node[]).flatMap((one): [string, Node, Node][] => {
      if (one.type === 'SpreadElement') {
        const inner = objectsOf(one.argument, this.tree.body, 0);
        const code = this.code(one.argument);
        if (inner.length === 0 && !/[Pp]reset|configDefaults|defaults/.test(code)) {
          this.output.comment(`${code} was spread here: add what it sets`);
          this.find('...', one, 'look', [], undefined);
        }
        return inner
          .filter(({ type }) => type === 'ObjectExpression')
          .flatMap((object) => this.entries(object));
      }
      const key = keyOf(one);
      if (key === undefined) return [];
      return [[key, one.type === 'ObjectMethod' ? one : one.value, one]];
    });
  }

  private find(
    name: string,
    at: Node,
    level: Level,
    use: readonly string[],
    link: string | undefined,
  ): void {
    const row = this.rows.get(name);
    const outcome = row?.outcome ?? 'unknown';
    const to = use.length > 0 ? use : (row?.use ?? []);
    const target = link ?? row?.link;
    this.findings.push({
      line: this.lineOf(at.start),
      name,
      outcome,
      level,
      use: to,
      ...(target ? { link: target } : {}),
    });
  }

  private done(name: string, at: Node, ...use: string[]): void {
    this.find(name, at, use.length === 1 && use[0] === name ? 'fine' : 'done', use, undefined);
  }

  /** An option that the new config cannot have, with the reason as a comment. */
  private hand(name: string, at: Node, reason = ''): void {
    const row = this.rows.get(name);
    const use = row?.use?.join(', ');
    const words = reason || (use ? `use ${use}` : 'no counterpart');
    this.output.comment(`${name}: ${words}${row?.link ? ` (${row.link})` : ''}`);
    this.find(name, at, 'look', [], undefined);
  }

  /** An option that Rstest needs no counterpart of. */
  private drop(name: string, at: Node, reason: string): void {
    this.output.comment(`${name}: ${reason}`);
    this.find(name, at, 'done', [], undefined);
  }

  private code(node: Node): string {
    return this.source.slice(node.start, node.end);
  }

  private strings(node: Node): string[] {
    const at = bare(node);
    if (at.type === 'ArrayExpression')
      return (at.elements as Node[]).flatMap((one) => {
        const value = one && stringOf(bare(one));
        return value === undefined ? [] : [value];
      });
    const value = stringOf(at);
    return value === undefined ? [] : [value];
  }

  private rootDir(node: Node): void {
    const value = stringOf(bare(node));
    if (value !== undefined) this.root = value.replace(/^\.\/?/, '').replace(/\/$/, '');
  }

  /** A path of Jest: relative to `rootDir`, which the new config names in each path. */
  private path(value: string): string {
    const inside = value.replace(/^<rootDir>\/?/, './');
    if (!/^\.{1,2}(?:\/|$)/.test(inside)) return inside;
    const parts: string[] = [];
    for (const part of `${this.root ? `${this.root}/` : ''}${inside}`.split('/')) {
      if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
      else if (part !== '.' && part !== '') parts.push(part);
    }
    return parts[0] === '..' ? parts.join('/') : `./${parts.join('/')}`;
  }

  /** The target of an alias, which is relative to the directory where Rstest starts. */
  private target(path: string): string {
    if (!/^\.{1,2}(?:\/|$)/.test(path)) return quote(path);
    if (!/[\\/]/.test(this.options.file)) return quote(this.path(path));
    this.output.imports.set('path', 'node:path');
    return `path.resolve(import.meta.dirname, ${quote(this.path(path))})`;
  }

  private quoted(values: readonly string[]): string {
    return `[${values.map(quote).join(', ')}]`;
  }

  /** Patterns below `roots` or `rootDir`. */
  private below(patterns: readonly string[]): string[] {
    const folders = this.roots.length > 0 ? this.roots : this.root ? [this.root] : [''];
    return patterns.flatMap((pattern) => {
      const rooted = /^<rootDir>\/(.*)$/.exec(pattern);
      if (rooted?.[1]) return [this.path(pattern).replace(/^\.\//, '')];
      const plain = pattern.replace(/^\.\//, '');
      return folders.map((folder) =>
        folder && folder !== '.' && !plain.startsWith(`${folder}/`) ? `${folder}/${plain}` : plain,
      );
    });
  }

  private jest(name: string, value: Node, at: Node) {
    const { output } = this;
    const list = this.strings(value);
    const isEmpty =
      (value.type === 'ArrayExpression' && value.elements.length === 0) ||
      value.type === 'NullLiteral';
    switch (name) {
      case '$schema':
        return;
      case 'rootDir':
      case 'roots':
        if (list.length === 0) return this.hand(name, at);
        return this.done(name, at, 'include');
      case 'testMatch':
        if (list.length === 0) return this.hand(name, at);
        output.push('include', this.below(list.filter((one) => !one.startsWith('!'))).map(quote));
        output.push(
          'exclude',
          this.below(list.filter((one) => one.startsWith('!')).map((one) => one.slice(1))).map(
            quote,
          ),
        );
        return this.done(name, at, 'include');
      case 'testRegex': {
        const isDefault = list.every((one) => /__tests__\/\.\*\|.*(?:test|spec)/.test(one));
        const globs = isDefault ? undefined : list.map(globOf);
        if (isDefault && list.length > 0)
          output.push(
            'include',
            this.below(
              JEST_INCLUDE.slice(1, -1)
                .split(', ')
                .map((one) => one.slice(1, -1)),
            ).map(quote),
          );
        else if (!globs || globs.length === 0 || globs.includes(undefined))
          return this.hand(name, at, `write ${this.code(value)} as a glob in include`);
        else output.push('include', this.below(globs as string[]).map(quote));
        return this.done(name, at, 'include');
      }
      case 'testPathIgnorePatterns': {
        const globs = list
          .filter((one) => !/^\/?(?:<rootDir>\/)?node_modules\/?$/.test(one))
          .map(ignoreGlobs);
        if (globs.includes(undefined))
          return this.hand(name, at, `write ${this.code(value)} as globs in exclude`);
        output.push(
          'exclude',
          (globs as string[][])
            .flat()
            .map((one) => quote(this.root && !one.startsWith('**') ? `${this.root}/${one}` : one)),
        );
        return this.done(name, at, 'exclude');
      }
      case 'setupFiles':
      case 'setupFilesAfterEnv':
      case 'setupTestFrameworkScriptFile':
        if (value.type === 'ArrayExpression' && list.length < value.elements.length) {
          output.push(
            'setupFiles',
            (value.elements as Node[]).map((one) => this.code(one)),
          );
        } else
          output.push(
            'setupFiles',
            list.map((one) => quote(this.path(one))),
          );
        return this.done(name, at, 'setupFiles');
      case 'globalSetup':
        output.push(
          'globalSetup',
          list.map((one) => quote(this.path(one))),
        );
        return list.length > 0 ? this.done(name, at, 'globalSetup') : this.hand(name, at);
      case 'globalTeardown':
        return this.hand(
          name,
          at,
          `export ${this.code(value)} as teardown from the file of globalSetup`,
        );
      case 'testEnvironment':
        return this.environment(name, list[0], at);
      case 'testEnvironmentOptions':
        return this.environmentOptions(name, value, at);
      case 'testURL':
        output.set('testEnvironment.options', `{ url: ${this.code(value)} }`);
        return this.done(name, at, 'testEnvironment.options');
      case 'moduleNameMapper':
        return this.mapper(value, at);
      case 'moduleDirectories':
      case 'modulePaths': {
        const own = list
          .filter((one) => one !== 'node_modules')
          .map((one) => this.path(one.startsWith('<') ? one : `./${one}`));
        if (own.length > 0) {
          output.imports.set('path', 'node:path');
          output.set(
            'tools.rspack.resolve.modules',
            `['node_modules', ${own.map((one) => `path.resolve(import.meta.dirname, ${quote(one)})`).join(', ')}]`,
          );
        }
        return this.done(name, at, 'tools.rspack');
      }
      case 'moduleFileExtensions':
        return this.drop(
          name,
          at,
          'the default covers JavaScript, TypeScript and JSON; add others with resolve.extensions',
        );
      case 'collectCoverageFrom': {
        const [no, yes] = [
          list.filter((one) => one.startsWith('!')),
          list.filter((one) => !one.startsWith('!')),
        ];
        if (yes.length > 0) output.set('coverage.include', this.quoted(this.below(yes)));
        if (no.length > 0)
          output.push('coverage.exclude', this.below(no.map((one) => one.slice(1))).map(quote));
        this.coverage();
        return this.done(name, at, 'coverage.include');
      }
      case 'coveragePathIgnorePatterns': {
        const globs = list.filter((one) => !/node_modules/.test(one)).map(ignoreGlobs);
        if (globs.includes(undefined)) return this.hand(name, at);
        output.push('coverage.exclude', (globs as string[][]).flat().map(quote));
        return this.done(name, at, 'coverage.exclude');
      }
      case 'collectCoverage':
        output.set('coverage.enabled', this.code(value));
        this.coverage();
        return this.done(name, at, 'coverage.enabled');
      case 'coverageDirectory':
        output.set(
          'coverage.reportsDirectory',
          list[0] === undefined
            ? this.code(value)
            : quote(
                this.path(list[0].startsWith('<') ? list[0] : this.root ? `./${list[0]}` : list[0]),
              ),
        );
        this.coverage();
        return this.done(name, at, 'coverage.reportsDirectory');
      case 'coverageReporters':
        output.set('coverage.reporters', this.code(value));
        this.coverage();
        return this.done(name, at, 'coverage.reporters');
      case 'coverageProvider':
        output.set('coverage.provider', list[0] === 'v8' ? "'v8'" : "'istanbul'");
        this.coverage();
        return this.done(name, at, 'coverage.provider');
      case 'coverageThreshold': {
        const all = value.type === 'ObjectExpression' ? (value.properties as Node[]) : [];
        const global = all.find((one) => keyOf(one) === 'global');
        const others = all.filter((one) => one !== global).map((one) => this.code(one));
        const inside =
          global && bare(global.value).type === 'ObjectExpression'
            ? (bare(global.value).properties as Node[]).map((one) => this.code(one))
            : [];
        if (inside.length + others.length === 0) return this.hand(name, at);
        output.set('coverage.thresholds', `{ ${[...inside, ...others].join(', ')} }`);
        this.coverage();
        return this.done(name, at, 'coverage.thresholds');
      }
      case 'testTimeout':
        output.set('testTimeout', this.code(value));
        output.set('hookTimeout', this.code(value));
        return this.done(name, at, 'testTimeout', 'hookTimeout');
      case 'maxWorkers':
        output.set('pool.maxWorkers', this.code(value));
        return this.done(name, at, 'pool.maxWorkers');
      case 'workerIdleMemoryLimit':
        output.set('pool.memoryLimit', this.code(value));
        return this.done(name, at, 'pool.memoryLimit');
      case 'bail':
        output.set(
          'bail',
          value.type === 'BooleanLiteral' ? (value.value ? '1' : '0') : this.code(value),
        );
        return this.done(name, at, 'bail: 1');
      case 'displayName': {
        const plain =
          list[0] ??
          (value.type === 'ObjectExpression'
            ? stringOf((value.properties as Node[]).find((one) => keyOf(one) === 'name')?.value)
            : undefined);
        if (plain === undefined) return this.hand(name, at);
        output.set('name', quote(plain));
        return this.done(name, at, 'name');
      }
      case 'injectGlobals':
        output.set('globals', this.code(value));
        return this.done(name, at, 'globals');
      case 'globals': {
        const own =
          value.type === 'ObjectExpression'
            ? (value.properties as Node[]).filter((one) => keyOf(one) !== 'ts-jest')
            : [];
        if (own.length > 0)
          output.setup.push(
            `Object.assign(globalThis, { ${own.map((one) => this.code(one)).join(', ')} });`,
          );
        return this.find(name, at, 'done', ['setupFiles'], '/config/test/setupFiles');
      }
      case 'snapshotSerializers':
        for (const [index, one] of list.entries())
          output.setup.push(
            `import serializer${index} from ${quote(one.startsWith('<') ? this.path(one) : one)};\nexpect.addSnapshotSerializer(serializer${index});`,
          );
        return isEmpty || list.length > 0
          ? this.done(name, at, 'expect.addSnapshotSerializer')
          : this.hand(name, at);
      case 'fakeTimers':
      case 'timers': {
        const code = this.code(value);
        if (/enableGlobally:\s*true|['"](?:fake|modern)['"]/.test(code))
          output.setup.push('rs.useFakeTimers();');
        return this.done(name, at, 'rs.useFakeTimers()');
      }
      case 'resetModules':
        if (value.value === true)
          output.setup.push('beforeEach(() => {\n  rs.resetModules();\n});');
        return this.done(name, at, 'rs.resetModules()');
      case 'automock':
      case 'errorOnDeprecated':
      case 'detectLeaks':
      case 'notify':
      case 'forceExit':
      case 'watchman':
      case 'cache':
      case 'watch':
      case 'watchAll':
      case 'expand':
        if (value.value === false) return this.done(name, at);
        if (name === 'automock') return this.hand(name, at, 'write rs.mock(path) for each module');
        return this.drop(
          name,
          at,
          name === 'forceExit' ? 'not needed, workers end with the run' : 'not needed',
        );
      case 'preset':
        return this.preset(list[0] ?? this.code(value), at);
      case 'transform':
        return this.transform(value, at);
      case 'transformIgnorePatterns':
        return this.drop(
          name,
          at,
          'not needed: Node.js loads packages. List one that Node.js cannot load in output.bundleDependencies',
        );
      case 'extensionsToTreatAsEsm':
      case 'modulePathIgnorePatterns':
      case 'watchPathIgnorePatterns':
      case 'cacheDirectory':
      case 'haste':
      case 'testRunner':
      case 'watchPlugins':
      case 'prettierPath':
      case 'randomize':
      case 'showSeed':
      case 'verbose':
        if (name === 'testRunner' && !/circus|jasmine/.test(this.code(value)))
          return this.hand(name, at);
        return this.drop(
          name,
          at,
          name === 'verbose' ? "not needed; reporters: ['verbose'] lists every test" : 'not needed',
        );
      case 'reporters':
        return this.reporters(value, at);
      case 'projects':
        return this.projects(value, at);
      case 'resolver':
        if (/ts-jest-resolver/.test(this.code(value))) return this.drop(name, at, 'not needed');
        return this.hand(name, at);
      case 'snapshotFormat':
      case 'clearMocks':
      case 'resetMocks':
      case 'restoreMocks':
      case 'passWithNoTests':
      case 'silent':
      case 'maxConcurrency':
      case 'testNamePattern':
      case 'slowTestThreshold':
      case 'logHeapUsage':
        output.set(
          name,
          name === 'slowTestThreshold' ? `${this.code(value)} * 1000` : this.code(value),
        );
        return this.find(
          name,
          at,
          this.rows.get(name)?.outcome === 'different' ? 'note' : 'fine',
          [name],
          undefined,
        );
    }
    if (isEmpty) return;
    if (this.rows.has(name)) return this.hand(name, at);
    output.comment(`${name}: not an option of Jest`);
  }

  private coverage(): void {
    const provider = this.output.get('coverage.provider') === "'v8'" ? 'v8' : 'istanbul';
    this.output.packages.delete('@rstest/coverage-istanbul');
    this.output.packages.add(`@rstest/coverage-${provider}`);
  }

  private environment(name: string, value: string | undefined, at: Node) {
    const known = value === undefined ? undefined : environmentOf(value);
    if (known === undefined) {
      this.output.comment(`${name} ${value ?? this.code(at)}: ${KINDS.environment.en}`);
      return this.find(name, at, 'look', [], undefined);
    }
    if (known !== 'node') {
      this.output.set('testEnvironment', quote(known));
      this.output.packages.add(known);
    }
    this.done(name, at, 'testEnvironment');
  }

  private environmentOptions(name: string, value: Node, at: Node) {
    const own =
      value.type === 'ObjectExpression'
        ? (value.properties as Node[]).filter(
            (one) => !/^customExportConditions$|^globalsCleanup$/.test(keyOf(one) ?? ''),
          )
        : [];
    const nestedOptions =
      own.length === 1 && /^(?:jsdom|happyDOM)$/.test(keyOf(own[0] as Node) ?? '')
        ? (own[0] as Node).value
        : undefined;
    if (nestedOptions) this.output.set('environmentOptions', this.code(nestedOptions));
    else if (own.length > 0)
      this.output.set('environmentOptions', `{ ${own.map((one) => this.code(one)).join(', ')} }`);
    this.done(name, at, 'testEnvironment.options');
  }

  private mapper(value: Node, at: Node) {
    if (value.type !== 'ObjectExpression') {
      if (/pathsToModuleNameMapper/.test(this.code(value)))
        return this.drop('moduleNameMapper', at, 'not needed, paths of tsconfig.json are read');
      return this.hand('moduleNameMapper', at);
    }
    let left = false;
    for (const one of value.properties as Node[]) {
      if (one.type === 'SpreadElement') {
        if (/pathsToModuleNameMapper/.test(this.code(one))) continue;
        this.output.comment(`moduleNameMapper: ${this.code(one)}`);
        left = true;
        continue;
      }
      const pattern = keyOf(one) ?? '';
      const target = this.strings(one.value)[0];
      const found = target === undefined ? undefined : aliasOf(pattern, target);
      if (found === 'asset' || found === 'extension') {
        this.output.comment(
          `moduleNameMapper ${quote(pattern)}: not needed, ${found === 'asset' ? 'styles and images can be imported' : '.js finds .ts'}`,
        );
      } else if (found) this.aliases.push(`${quote(found.name)}: ${this.target(found.path)}`);
      else {
        this.output.comment(
          `moduleNameMapper: write ${this.code(one)} in resolve.alias (/config/build/resolve)`,
        );
        left = true;
      }
    }
    this.find('moduleNameMapper', at, left ? 'look' : 'done', [], undefined);
  }

  private preset(value: string, at: Node) {
    if (/ts-jest|babel|swc|esbuild/.test(value))
      return this.drop('preset', at, `${value} is not needed, SWC compiles TypeScript`);
    if (/vue/.test(value)) {
      this.output.use('pluginVue', '@rsbuild/plugin-vue');
      return this.done('preset', at, 'plugins');
    }
    this.output.comment(`preset ${value}: no counterpart; write what it sets`);
    this.find('preset', at, 'look', [], undefined);
  }

  private transform(value: Node, at: Node) {
    let left = false;
    for (const one of value.type === 'ObjectExpression' ? (value.properties as Node[]) : []) {
      const code = one.type === 'SpreadElement' ? '' : this.code(one.value);
      const pattern = keyOf(one) ?? '';
      if (
        /babel-jest|ts-jest|@swc\/jest|esbuild|sucrase|react-scripts|next\/|tsJest|[Bb]abel/.test(
          code,
        ) ||
        code === ''
      )
        continue;
      if (/vue/.test(code)) this.output.use('pluginVue', '@rsbuild/plugin-vue');
      else if (/svelte/.test(code)) this.output.use('pluginSvelte', '@rsbuild/plugin-svelte');
      else if (/css|svg|png|jpe?g|gif|file/i.test(pattern)) continue;
      else {
        this.output.comment(
          `transform ${quote(pattern)}: ${code} has to become a loader in tools.rspack (/config/build/tools)`,
        );
        left = true;
      }
    }
    this.find('transform', at, left ? 'look' : 'done', [], undefined);
  }

  private reporters(value: Node, at: Node) {
    const kept: string[] = [];
    let left = false;
    for (const one of value.type === 'ArrayExpression' ? (value.elements as Node[]) : [value]) {
      const item = bare(one);
      const name = item.type === 'ArrayExpression' ? stringOf(item.elements[0]) : stringOf(item);
      if (name && /^(?:default|verbose|dot|junit|json|github-actions|blob|basic)$/.test(name))
        kept.push(
          name === 'basic'
            ? "'default'"
            : item.type === 'ArrayExpression'
              ? this.code(item).replace(/outputFile/g, 'outputPath')
              : this.code(item),
        );
      else if (name === 'jest-junit') {
        const given =
          item.type === 'ArrayExpression' && item.elements[1]?.type === 'ObjectExpression'
            ? (item.elements[1].properties as Node[])
            : [];
        const read = (key: string) => stringOf(given.find((entry) => keyOf(entry) === key)?.value);
        const folder = read('outputDirectory');
        const file = read('outputName') ?? 'junit.xml';
        kept.push(
          `['junit', { outputPath: ${quote(`${folder ? `${folder.replace(/^<rootDir>\/?/, './').replace(/\/$/, '')}/` : './'}${file}`)} }]`,
        );
      } else if (name && /^(?:hanging-process|tree|tap|tap-flat|html|summary)$/.test(name)) {
        this.output.comment(`reporters: no ${name} here`);
      } else {
        this.output.comment(`reporters: ${this.code(one)} does not work here`);
        left = true;
      }
    }
    if (kept.length > 0) this.output.set('reporters', `[${kept.join(', ')}]`);
    this.find('reporters', at, left ? 'look' : 'done', ['reporters'], undefined);
  }

  private projects(value: Node, at: Node = value) {
    const items: string[] = [];
    let left = false;
    for (const one of value.type === 'ArrayExpression' ? (value.elements as Node[]) : []) {
      const item = bare(one);
      const text = stringOf(item);
      if (text !== undefined) {
        items.push(
          quote(
            this.path(text.replace(/\/(?:jest|vitest|vite)\.config\.[\w]+$/, '')).replace(
              /^\.\/(?=\S)/,
              '',
            ),
          ),
        );
        continue;
      }
      const objects = objectsOf(item, this.tree.body, 0);
      const inner = new Converter(
        this.source,
        this.tree,
        { ...this.options, facts: { ...this.options.facts, dependencies: [] } },
        true,
      );
      if (objects.length === 0) {
        this.output.comment(`projects: ${this.code(item)}`);
        left = true;
        continue;
      }
      for (const object of objects) inner.object(object);
      inner.finish();
      this.findings.push(...inner.findings);
      for (const pack of inner.output.packages) this.output.packages.add(pack);
      for (const [name, module] of inner.output.imports) this.output.imports.set(name, module);
      this.output.setup.push(...inner.output.setup);
      items.push(`{\n${inner.output.text('  ')}\n}`);
    }
    this.output.set(
      'projects',
      `[\n${items.map((item) => `${item.replace(/^/gm, '  ')},`).join('\n')}\n]`,
    );
    this.find('projects', at, left ? 'look' : 'done', ['projects'], undefined);
  }

  /** Options beside `test` in a config of Vite. */
  private vite(name: string, value: Node, at: Node) {
    const { output } = this;
    switch (name) {
      case 'plugins':
        return this.plugins(value, at);
      case 'define':
        output.set('source.define', this.code(value));
        return this.find(name, at, 'done', ['source.define'], '/config/build/source');
      case 'resolve': {
        for (const one of value.type === 'ObjectExpression' ? (value.properties as Node[]) : []) {
          const key = keyOf(one);
          if (key === 'alias') this.alias(bare(one.value));
          else if (key === 'conditions') output.set('resolve.conditionNames', this.code(one.value));
          else if (key === 'extensions') output.set('resolve.extensions', this.code(one.value));
          else if (key === 'dedupe') output.set('resolve.dedupe', this.code(one.value));
          else
            output.comment(
              `resolve.${key}: look for a counterpart in resolve (/config/build/resolve)`,
            );
        }
        return this.find(name, at, 'done', ['resolve.alias'], '/config/build/resolve');
      }
      case 'root':
        output.set('root', this.code(value));
        return this.find(name, at, 'fine', ['root'], undefined);
      case 'extends':
        return;
    }
    if (this.isProject && this.rows.has(name)) this.vitest(name, value, at);
  }

  private alias(value: Node) {
    for (const one of value.type === 'ObjectExpression'
      ? (value.properties as Node[])
      : ((value.elements ?? []) as Node[])) {
      if (one.type === 'ObjectExpression') {
        const read = (key: string) =>
          (one.properties as Node[]).find((entry) => keyOf(entry) === key)?.value as
            | Node
            | undefined;
        const find = read('find');
        const target = read('replacement');
        const name = find && stringOf(find);
        const regex =
          find?.type === 'RegExpLiteral'
            ? /^\^([\w@~/-]+?)(\/?\$?)$/.exec(find.pattern.replaceAll('\\', ''))
            : undefined;
        if (target && name !== undefined) this.aliases.push(`${quote(name)}: ${this.code(target)}`);
        else if (target && regex)
          this.aliases.push(
            `${quote((regex[1] ?? '') + (regex[2]?.includes('$') ? '$' : ''))}: ${this.code(target)}`,
          );
        else
          this.output.comment(
            `alias: write ${this.code(one)} in resolve.alias (/config/build/resolve)`,
          );
      } else this.aliases.push(this.code(one));
    }
  }

  private plugins(value: Node, at: Node) {
    let left = false;
    for (const one of value.type === 'ArrayExpression'
      ? ((value.elements as (Node | null)[]).filter(Boolean) as Node[])
      : [value]) {
      const local = /^[\w$]+/.exec(this.code(one))?.[0] ?? '';
      const module = this.importedFrom(local);
      const known = module && Object.hasOwn(PLUGINS, module) ? PLUGINS[module] : undefined;
      if (known) this.output.use(...known);
      else if (module && NEEDLESS.test(module)) continue;
      else {
        this.output.comment(
          `plugins: ${this.code(one)} is a plugin of Vite; look for one of Rsbuild (/config/build/plugins)`,
        );
        left = true;
      }
    }
    this.find('plugins', at, left ? 'look' : 'done', ['plugins'], '/config/build/plugins');
  }

  private importedFrom(local: string): string | undefined {
    for (const one of this.tree.body as Node[]) {
      if (
        one.type === 'ImportDeclaration' &&
        (one.specifiers as Node[]).some((item) => item.local.name === local)
      )
        return one.source.value;
    }
    return undefined;
  }

  private vitest(name: string, value: Node, at: Node) {
    const { output } = this;
    const list = this.strings(value);
    const copy = (to: string) => {
      output.set(to, this.code(value));
      this.find(name, at, to === name ? 'fine' : 'done', [to], undefined);
    };
    switch (name) {
      case 'dir':
        return this.done(name, at, 'include');
      case 'include':
        if (this.roots.length === 0 || list.length === 0) return copy('include');
        output.set('include', this.quoted(this.below(list)));
        return this.done(name, at, 'include');
      case 'exclude': {
        const own =
          value.type === 'ArrayExpression'
            ? (value.elements as Node[]).filter((one) => one.type !== 'SpreadElement')
            : [value];
        output.push(
          'exclude',
          own.map((one) => this.code(one)),
        );
        return this.find(name, at, 'done', ['exclude'], undefined);
      }
      case 'environment':
        return this.environment(name, list[0], at);
      case 'environmentOptions':
        return this.environmentOptions(name, value, at);
      case 'setupFiles':
        output.push(
          'setupFiles',
          value.type === 'ArrayExpression'
            ? (value.elements as Node[]).map((one) => this.code(one))
            : [this.code(value)],
        );
        return this.find(name, at, 'fine', [name], undefined);
      case 'globalSetup':
        output.push(
          'globalSetup',
          value.type === 'ArrayExpression'
            ? (value.elements as Node[]).map((one) => this.code(one))
            : [this.code(value)],
        );
        return this.find(name, at, 'fine', [name], undefined);
      case 'alias':
        this.alias(value);
        return this.done(name, at, 'resolve.alias');
      case 'coverage':
        return this.vitestCoverage(value, at);
      case 'mockReset':
        return copy('resetMocks');
      case 'pool':
        if (list[0] && /^(?:forks|threads|vmForks|vmThreads)$/.test(list[0]))
          return copy('pool.type');
        return this.hand(name, at);
      case 'poolOptions':
        return this.drop(name, at, 'pool has maxWorkers, memoryLimit and execArgv for all types');
      case 'maxWorkers':
      case 'execArgv':
        return copy(`pool.${name}`);
      case 'vmMemoryLimit':
        return copy('pool.memoryLimit');
      case 'minWorkers':
      case 'typecheck':
      case 'benchmark':
      case 'ui':
      case 'open':
      case 'api':
      case 'watch':
      case 'cache':
      case 'teardownTimeout':
      case 'deps':
        if (name === 'deps' || (name === 'typecheck' && /true/.test(this.code(value))))
          return this.hand(name, at);
        return this.drop(name, at, 'not needed');
      case 'fileParallelism':
        if (value.value === false) output.set('pool.maxWorkers', '1');
        return this.done(name, at, 'pool.maxWorkers: 1');
      case 'server': {
        const inline = /inline:\s*(\[[^\]]*\]|true)/.exec(this.code(value))?.[1];
        if (!inline) return this.hand(name, at);
        output.set('output.bundleDependencies', inline);
        return this.done(name, at, 'output.bundleDependencies');
      }
      case 'css':
        return this.drop(name, at, 'always on');
      case 'snapshotSerializers':
        for (const [index, one] of list.entries())
          output.setup.push(
            `import serializer${index} from ${quote(one)};\nexpect.addSnapshotSerializer(serializer${index});`,
          );
        return this.done(name, at, 'expect.addSnapshotSerializer');
      case 'sequence':
        if (!/concurrent|shuffle:\s*true|sequencer/.test(this.code(value)))
          return this.drop(name, at, 'the default order of hooks is the same');
        return this.hand(name, at);
      case 'reporters':
        return this.reporters(value, at);
      case 'outputFile':
        return this.hand(
          name,
          at,
          `use ['junit', { outputPath: ${this.code(value)} }] in reporters`,
        );
      case 'projects':
      case 'workspace':
        return this.projects(value, at);
      case 'name':
        if (value.type === 'ObjectExpression')
          return this.hand(name, at, 'a name has no color here');
        return copy('name');
      case 'dangerouslyIgnoreUnhandledErrors':
      case 'onConsoleLog':
      case 'onUnhandledError':
      case 'browser':
      case 'diff':
        return this.hand(name, at);
    }
    const row = this.rows.get(name);
    if (row && (row.outcome === 'same' || row.outcome === 'unknown')) return copy(name);
    if (row && /^(?:restoreMocks|expect|forceRerunTriggers|resolveSnapshotPath)$/.test(name)) {
      output.set(name, this.code(value));
      return this.find(name, at, 'note', [name], undefined);
    }
    this.hand(name, at);
  }

  private vitestCoverage(value: Node, at: Node) {
    if (value.type !== 'ObjectExpression') return this.hand('coverage', at);
    for (const [key, one] of this.entries(value)) {
      if (key === 'reporter')
        this.output.set(
          'coverage.reporters',
          stringOf(one) === undefined ? this.code(one) : `[${this.code(one)}]`,
        );
      else if (key === 'all') continue;
      else if (key === 'exclude')
        this.output.push(
          'coverage.exclude',
          ((bare(one).elements as Node[] | undefined) ?? [])
            .filter((item) => item.type !== 'SpreadElement')
            .map((item) => this.code(item)),
        );
      else if (
        /^(?:enabled|provider|include|reportsDirectory|reportOnFailure|clean|allowExternal|thresholds)$/.test(
          key,
        )
      )
        this.output.set(`coverage.${key}`, this.code(one));
      else if (/^(?:lines|functions|branches|statements|perFile)$/.test(key))
        this.output.set(`coverage.thresholds.${key}`, this.code(one));
      else this.output.comment(`coverage.${key}: no counterpart`);
    }
    const provider = this.output.get('coverage.provider');
    if (provider === undefined) this.output.set('coverage.provider', "'v8'");
    this.coverage();
    this.find('coverage', at, 'done', ['coverage'], undefined);
  }

  /** What follows from the whole config and the project. */
  finish(): void {
    const { output, options } = this;
    const { facts, peer } = options;
    const environment = output.get('environmentOptions');
    if (environment) {
      const name = output.get('testEnvironment') ?? "'jsdom'";
      output.set('testEnvironment', `{ name: ${name}, options: ${environment} }`);
    }
    (output as unknown as { values: Map<string, string> }).values.delete('environmentOptions');
    if (this.aliases.length > 0) output.set('resolve.alias', `{ ${this.aliases.join(', ')} }`);
    const isGroup = output.get('projects') !== undefined;
    if (peer === 'jest' && !isGroup) {
      if (output.get('globals') === undefined) output.set('globals', 'true');
      if (output.get('include') === undefined)
        output.set(
          'include',
          this.quoted(
            this.below(
              JEST_INCLUDE.slice(1, -1)
                .split(', ')
                .map((one) => one.slice(1, -1)),
            ),
          ),
        );
    }
    if (peer === 'vitest' && this.roots.length > 0 && output.get('include') === undefined)
      output.set('include', this.quoted(this.below(['**/*.{test,spec}.?(c|m)[jt]s?(x)'])));
    const has = (name: string) => facts.dependencies?.includes(name) ?? false;
    if (has('react') && !output.get('plugins')) output.use('pluginReact', '@rsbuild/plugin-react');
    else if (has('vue') && !output.get('plugins')) output.use('pluginVue', '@rsbuild/plugin-vue');
    if (facts.decorators) output.set('source.decorators', "{ version: 'legacy' }");
    if (facts.oldSnapshots && output.get('snapshotFormat') === undefined)
      output.set('snapshotFormat', '{ printBasicPrototype: true, escapeString: true }');
    if (facts.setupFile && !isGroup) {
      const before = output.get('setupFiles');
      output.set(
        'setupFiles',
        before
          ? `[${quote(facts.setupFile)}, ${before.slice(1, -1)}]`
          : `[${quote(facts.setupFile)}]`,
      );
    }
  }

  text(): string {
    const inside = this.output.text('  ');
    const kept = this.keptStatements(inside);
    const imports = [...this.output.imports].map(([name, module]) =>
      module.startsWith('node:')
        ? `import ${name} from '${module}';`
        : `import { ${name} } from '${module}';`,
    );
    const setup =
      this.output.setup.length > 0 && !this.options.facts.setupFile
        ? `${this.output.setup.map((one) => `// In a setup file: ${one.replace(/\s*\n\s*/g, ' ')}`).join('\n')}\n`
        : '';
    const head = [
      ...new Set([...imports, "import { defineConfig } from '@rstest/core';", ...kept.imports]),
    ].join('\n');
    const rest = kept.others.length > 0 ? `${kept.others.join('\n')}\n\n` : '';
    return `${head}\n\n${rest}${setup}export default defineConfig({\n${inside}\n});\n`;
  }

  /** Imports and constants that the new config still uses. */
  private keptStatements(code: string): { imports: string[]; others: string[] } {
    const imports: string[] = [];
    const others: string[] = [];
    let needed = code.replace(/^\s*\/\/.*$/gm, '');
    const names = (node: Node): string[] =>
      node.type === 'Identifier'
        ? [node.name]
        : node.type === 'ObjectPattern'
          ? (node.properties as Node[]).flatMap((one) => names((one.value ?? one.argument) as Node))
          : [];
    const isUsed = (name: string) =>
      !this.output.imports.has(name) &&
      new RegExp(`(?<![\\w$.'"/-])${name.replace(/\$/g, '\\$')}(?![\\w$'":])`).test(needed);
    for (const one of [...(this.tree.body as Node[])].reverse()) {
      const text = this.code(one);
      if (one.type === 'ImportDeclaration') {
        if (/^(?:vitest|jest|@jest|vite)(?:\/|$)|^ts-jest/.test(one.source.value)) continue;
        if ((one.specifiers as Node[]).some((item) => isUsed(item.local.name))) {
          imports.unshift(text);
          needed += text;
        }
        continue;
      }
      if (one.type === 'VariableDeclaration') {
        const used = (one.declarations as Node[]).some((item) => names(item.id).some(isUsed));
        if (!used) continue;
        const [only] = one.declarations as Node[];
        const module =
          only?.init?.type === 'CallExpression' && only.init.callee.name === 'require'
            ? stringOf(only.init.arguments[0])
            : undefined;
        if (module && only)
          imports.unshift(`import ${this.code(only.id).replace(/:/g, ' as')} from '${module}';`);
        else others.unshift(text.replace(/\b__dirname\b/g, 'import.meta.dirname'));
        needed += text;
      } else if (one.type === 'FunctionDeclaration' && one.id && isUsed(one.id.name)) {
        others.unshift(text);
        needed += text;
      }
    }
    return { imports, others };
  }
}

function quote(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
