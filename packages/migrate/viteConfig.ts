import { ConfigReader, type Entry, quote } from './configReader.ts';
import { bare, itemsOf, keyOf, type Node, propertiesOf, stringOf } from './parse.ts';

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

/** Options that Rstest needs no counterpart of, and why. */
const DROPPED: ReadonlyMap<string, string> = new Map([
  ...'minWorkers typecheck watch cache teardownTimeout'
    .split(' ')
    .map((name) => [name, 'not needed'] as const),
  ...'benchmark ui open api'.split(' ').map((name) => [name, 'no counterpart'] as const),
  ['poolOptions', 'pool has maxWorkers, memoryLimit and execArgv for all types'],
  ['css', 'always on'],
]);
const BY_HAND =
  /^(?:deps|typecheck|dangerouslyIgnoreUnhandledErrors|onConsoleLog|onUnhandledError|browser|diff)$/;
/** Options of the same name whose values mean something else in places. */
const DIFFERENT = /^(?:restoreMocks|expect|forceRerunTriggers|resolveSnapshotPath)$/;

/** Reads a config of Vite with its options of Vitest. */
export class ViteConfig extends ConfigReader {
  protected override options(entries: readonly Entry[]): void {
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

  protected override inner(): ConfigReader {
    return new ViteConfig(this.source, this.tree, this.givenInside, true);
  }

  protected override defaults(): void {
    if (this.roots.length > 0 && this.output.get('include') === undefined)
      this.output.set('include', this.quoted(this.below(['**/*.{test,spec}.?(c|m)[jt]s?(x)'])));
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
        for (const one of propertiesOf(value)) {
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
        return this.find(name, at, 'fine', ['root']);
      case 'extends':
        return;
    }
    if (this.isProject && this.row(name)) this.vitest(name, value, at);
  }

  private alias(value: Node) {
    for (const one of value.type === 'ArrayExpression' ? itemsOf(value) : propertiesOf(value)) {
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
        if (target && name !== undefined)
          this.aliases.push(`${quote(name)}: ${this.rooted(target) ?? this.code(target)}`);
        else if (target && regex)
          this.aliases.push(
            `${quote((regex[1] ?? '') + (regex[2]?.includes('$') ? '$' : ''))}: ${this.rooted(target) ?? this.code(target)}`,
          );
        else
          this.output.comment(
            `alias: write ${this.code(one)} in resolve.alias (/config/build/resolve)`,
          );
      } else {
        const rooted = one.value && this.rooted(one.value as Node);
        const name = keyOf(one);
        this.aliases.push(
          rooted && name !== undefined ? `${quote(name)}: ${rooted}` : this.code(one),
        );
      }
    }
  }

  /** A path that Vite reads from its root, and Rstest from that of the disk. */
  private rooted(value: Node): string | undefined {
    const path = stringOf(bare(value));
    return path?.startsWith('/') ? this.target(`.${path}`) : undefined;
  }

  private plugins(value: Node, at: Node) {
    let left = false;
    for (const one of itemsOf(value)) {
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
    const copy = (to: string) => this.copy(name, at, value, to);
    const reason = DROPPED.get(name);
    if (reason && !(name === 'typecheck' && /true/.test(this.code(value))))
      return this.drop(name, at, reason);
    switch (name) {
      case 'dir':
        return this.done(name, at, 'include');
      case 'include':
        if (this.roots.length === 0 || list.length === 0) return copy('include');
        output.set('include', this.quoted(this.below(list)));
        return this.done(name, at, 'include');
      case 'exclude': {
        const own = itemsOf(value).filter((one) => one.type !== 'SpreadElement');
        output.push(
          'exclude',
          own.map((one) => this.code(one)),
        );
        return this.find(name, at, 'done', ['exclude']);
      }
      case 'environment':
        return this.environment(name, list[0], at);
      case 'environmentOptions':
        return this.environmentOptions(name, value, at);
      case 'setupFiles':
      case 'globalSetup':
        output.push(
          name,
          itemsOf(value).map((one) => this.code(one)),
        );
        return this.find(name, at, 'fine', [name]);
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
      case 'maxWorkers':
      case 'execArgv':
        return copy(`pool.${name}`);
      case 'vmMemoryLimit':
        return copy('pool.memoryLimit');
      case 'fileParallelism':
        if (value.value === false) output.set('pool.maxWorkers', '1');
        return this.done(name, at, 'pool.maxWorkers: 1');
      case 'server': {
        const inline = /inline:\s*(\[[^\]]*\]|true)/.exec(this.code(value))?.[1];
        if (!inline) return this.hand(name, at);
        output.set('output.bundleDependencies', inline);
        return this.done(name, at, 'output.bundleDependencies');
      }
      case 'snapshotSerializers':
        this.serializers(list);
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
          value.type === 'ObjectExpression'
            ? `give each reporter its own outputPath: ${this.code(value)}`
            : `use ['junit', { outputPath: ${this.code(value)} }] in reporters`,
        );
      case 'projects':
      case 'workspace':
        return this.projects(value, at);
      case 'name':
        if (value.type === 'ObjectExpression')
          return this.hand(name, at, 'a name has no color here');
        return copy('name');
    }
    if (BY_HAND.test(name)) return this.hand(name, at);
    const outcome = this.row(name)?.outcome;
    if (outcome === 'same' || outcome === 'unknown') return copy(name);
    if (!outcome || !DIFFERENT.test(name)) return this.hand(name, at);
    output.set(name, this.code(value));
    this.find(name, at, 'note', [name]);
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
    this.find('coverage', at, 'done', ['coverage']);
  }
}
