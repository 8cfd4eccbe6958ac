import { ConfigReader, type Entry, quote } from './configReader.ts';
import { aliasOf, globOf, ignoreGlobs } from './globs.ts';
import { bare, keyOf, type Node, propertiesOf, stringOf } from './parse.ts';

/** Jest's own default, which Rstest's does not cover: files in `__tests__` with any name. */
const JEST_INCLUDE = [
  '**/__tests__/**/*.?([mc])[jt]s?(x)',
  '**/?(*.)+(spec|test).?([mc])[jt]s?(x)',
];
/** Options with another name and the same values. */
const COPIED: ReadonlyMap<string, string> = new Map([
  ['collectCoverage', 'coverage.enabled'],
  ['coverageReporters', 'coverage.reporters'],
  ['injectGlobals', 'globals'],
  ['maxWorkers', 'pool.maxWorkers'],
  ['workerIdleMemoryLimit', 'pool.memoryLimit'],
]);
const SAME =
  /^(?:snapshotFormat|clearMocks|resetMocks|restoreMocks|passWithNoTests|silent|maxConcurrency|testNamePattern|logHeapUsage)$/;
const notNeeded = (names: string) => names.split(' ').map((name) => [name, 'not needed'] as const);
/** Options that Rstest needs no counterpart of, and why. */
const DROPPED: ReadonlyMap<string, string> = new Map([
  ...notNeeded('extensionsToTreatAsEsm modulePathIgnorePatterns watchPathIgnorePatterns'),
  ...notNeeded('cacheDirectory haste watchPlugins prettierPath'),
  ['randomize', 'no counterpart, tests run in the order of the file'],
  ['showSeed', 'no counterpart, tests run in the order of the file'],
  ['verbose', "not needed; reporters: ['verbose'] lists every test"],
  [
    'transformIgnorePatterns',
    'not needed: Node.js loads packages. List one that Node.js cannot load in output.bundleDependencies',
  ],
  [
    'moduleFileExtensions',
    'the default covers JavaScript, TypeScript and JSON; add others with resolve.extensions',
  ],
]);
/** The same for options that say with `false` what Rstest does. */
const SWITCHES: ReadonlyMap<string, string> = new Map([
  ...notNeeded('errorOnDeprecated detectLeaks notify watchman cache watch watchAll expand'),
  ['forceExit', 'not needed, workers end with the run'],
]);

/** The globs of a list that are not negated, and those that are. */
const positive = (list: readonly string[]): string[] => list.filter((one) => !one.startsWith('!'));
const negative = (list: readonly string[]): string[] =>
  list.filter((one) => one.startsWith('!')).map((one) => one.slice(1));

/** Reads a config of Jest. */
export class JestConfig extends ConfigReader {
  protected override options(entries: readonly Entry[]): void {
    // The paths of other options depend on these.
    for (const [key, value] of entries) if (key === 'rootDir') this.rootDir(value);
    for (const [key, value] of entries)
      if (key === 'roots')
        this.roots = this.strings(value).map((one) => this.path(one).replace(/^\.\//, ''));
    const jest = entries.find(
      ([key, value]) => key === 'jest' && bare(value).type === 'ObjectExpression',
    );
    if (jest) this.object(bare(jest[1]));
    else for (const [key, value, at] of entries) this.option(key, bare(value), at);
  }

  protected override inner(): ConfigReader {
    return new JestConfig(this.source, this.tree, this.givenInside, true);
  }

  protected override defaults(): void {
    const { output } = this;
    if (output.get('globals') === undefined) output.set('globals', 'true');
    if (output.get('include') === undefined)
      output.set('include', this.quoted(this.below(JEST_INCLUDE)));
  }

  private rootDir(node: Node): void {
    const value = stringOf(bare(node));
    if (value !== undefined) this.root = value.replace(/^\.\/?/, '').replace(/\/$/, '');
  }

  private option(name: string, value: Node, at: Node) {
    const { output } = this;
    const list = this.strings(value);
    const isEmpty =
      (value.type === 'ArrayExpression' && value.elements.length === 0) ||
      value.type === 'NullLiteral';
    const copied = COPIED.get(name);
    if (copied?.startsWith('coverage.')) this.coverage();
    if (copied) return this.copy(name, at, value, copied);
    const isOff = value.value === false && (SWITCHES.has(name) || name === 'automock');
    if (isOff) return this.done(name, at);
    const reason = DROPPED.get(name) ?? SWITCHES.get(name);
    if (reason) return this.drop(name, at, reason);
    const level = this.row(name)?.outcome === 'different' ? 'note' : 'fine';
    if (SAME.test(name)) {
      output.set(name, this.code(value));
      return this.find(name, at, level, [name]);
    }
    switch (name) {
      case '$schema':
        return;
      case 'rootDir':
      case 'roots':
        if (list.length === 0) return this.hand(name, at);
        return this.done(name, at, 'include');
      case 'testMatch':
        if (list.length === 0) return this.hand(name, at);
        output.push('include', this.below(positive(list)).map(quote));
        output.push('exclude', this.below(negative(list)).map(quote));
        return this.done(name, at, 'include');
      case 'testRegex': {
        const isDefault = list.every((one) => /__tests__\/\.\*\|.*(?:test|spec)/.test(one));
        const globs = isDefault ? undefined : list.map(globOf);
        if (isDefault && list.length > 0)
          output.push('include', this.below(JEST_INCLUDE).map(quote));
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
          const all = value.elements as Node[];
          output.push(
            'setupFiles',
            all.map((one) => this.code(one)),
          );
        } else output.push('setupFiles', this.paths(list));
        return this.done(name, at, 'setupFiles');
      case 'globalSetup':
        output.push('globalSetup', this.paths(list));
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
      case 'collectCoverageFrom': {
        const yes = positive(list);
        if (yes.length > 0) output.set('coverage.include', this.quoted(this.below(yes)));
        output.push('coverage.exclude', this.below(negative(list)).map(quote));
        this.coverage();
        return this.done(name, at, 'coverage.include');
      }
      case 'coveragePathIgnorePatterns': {
        const globs = list.filter((one) => !/node_modules/.test(one)).map(ignoreGlobs);
        if (globs.includes(undefined)) return this.hand(name, at);
        output.push('coverage.exclude', (globs as string[][]).flat().map(quote));
        return this.done(name, at, 'coverage.exclude');
      }
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
      case 'coverageProvider':
        output.set('coverage.provider', list[0] === 'v8' ? "'v8'" : "'istanbul'");
        this.coverage();
        return this.done(name, at, 'coverage.provider');
      case 'coverageThreshold': {
        const all = propertiesOf(value);
        const global = all.find((one) => keyOf(one) === 'global');
        const others = all.filter((one) => one !== global).map((one) => this.code(one));
        const inside = propertiesOf(global && bare(global.value)).map((one) => this.code(one));
        if (inside.length + others.length === 0) return this.hand(name, at);
        output.set('coverage.thresholds', `{ ${[...inside, ...others].join(', ')} }`);
        this.coverage();
        return this.done(name, at, 'coverage.thresholds');
      }
      case 'testTimeout':
        output.set('testTimeout', this.code(value));
        output.set('hookTimeout', this.code(value));
        return this.done(name, at, 'testTimeout', 'hookTimeout');
      case 'bail':
        output.set(
          'bail',
          value.type === 'BooleanLiteral' ? (value.value ? '1' : '0') : this.code(value),
        );
        return this.done(name, at, 'bail: 1');
      case 'displayName': {
        const plain =
          list[0] ?? stringOf(propertiesOf(value).find((one) => keyOf(one) === 'name')?.value);
        if (plain === undefined) return this.hand(name, at);
        output.set('name', quote(plain));
        return this.done(name, at, 'name');
      }
      case 'globals': {
        const own = propertiesOf(value).filter((one) => keyOf(one) !== 'ts-jest');
        if (own.length > 0)
          output.setup.push(
            `Object.assign(globalThis, { ${own.map((one) => this.code(one)).join(', ')} });`,
          );
        return this.find(name, at, 'done', ['setupFiles'], '/config/test/setupFiles');
      }
      case 'snapshotSerializers':
        this.serializers(list.map((one) => (one.startsWith('<') ? this.path(one) : one)));
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
        return this.hand(name, at, 'write rs.mock(path) for each module');
      case 'preset':
        return this.preset(list[0] ?? this.code(value), at);
      case 'transform':
        return this.transform(value, at);
      case 'testRunner':
        if (/circus|jasmine/.test(this.code(value))) return this.drop(name, at, 'not needed');
        return this.hand(name, at);
      case 'reporters':
        return this.reporters(value, at);
      case 'projects':
        return this.projects(value, at);
      case 'resolver':
        if (/ts-jest-resolver/.test(this.code(value))) return this.drop(name, at, 'not needed');
        return this.hand(name, at);
      case 'slowTestThreshold':
        output.set(name, `${this.code(value)} * 1000`);
        return this.find(name, at, level, [name]);
    }
    if (isEmpty) return;
    if (this.row(name)) return this.hand(name, at);
    output.comment(`${name}: not an option of Jest`);
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
    this.find('moduleNameMapper', at, left ? 'look' : 'done');
  }

  private preset(value: string, at: Node) {
    if (/ts-jest|babel|swc|esbuild/.test(value))
      return this.drop('preset', at, `${value} is not needed, SWC compiles TypeScript`);
    if (/vue/.test(value)) {
      this.output.use('pluginVue', '@rsbuild/plugin-vue');
      return this.done('preset', at, 'plugins');
    }
    this.output.comment(`preset ${value}: no counterpart; write what it sets`);
    this.find('preset', at, 'look');
  }

  private transform(value: Node, at: Node) {
    let left = false;
    for (const one of propertiesOf(value)) {
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
    this.find('transform', at, left ? 'look' : 'done');
  }
}
